import Foundation
import VitrineCoreGraphics
import VitrineDrawing

/// A document of pages as they are drawn. Each page is a picture of three pixels a point on white: letters and lines in it are no longer
/// such, as they would be on iOS.
final class PDFDocument {
    struct Page {
        var bounds: CGRect
        var context: CGContext
        var links: [(area: CGRect, address: String)] = []
    }

    static let scale: CGFloat = 3
    let bounds: CGRect
    let information: [String: Any]
    private(set) var page: Page?
    private var done: [(page: Page, jpeg: [UInt8], width: Int, height: Int)] = []

    /// - Parameter bounds: of a page that says nothing else; an empty one is a sheet of letter paper.
    init(bounds: CGRect, information: [String: Any]) {
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
        self.information = information
    }

    /// Ends the page before, and begins one that is drawn into from now on; nil where it would have too many pixels.
    func begin(_ wanted: CGRect? = nil) -> CGContext? {
        end()
        let bounds = wanted.map { $0.isEmpty ? self.bounds : $0.standardized } ?? self.bounds
        guard
            let context = CGContext(
                pixelWidth: pixels(bounds.width, Self.scale), pixelHeight: pixels(bounds.height, Self.scale), scale: Self.scale,
                isOpaque: true)
        else { return nil }
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(origin: .zero, size: bounds.size))
        context.setFillColor(gray: 0, alpha: 1)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        page = Page(bounds: bounds, context: context)
        return context
    }

    func link(_ area: CGRect, to address: String) { page?.links.append((area, address)) }

    private func end() {
        guard let ended = page else { return }
        page = nil
        guard let bitmap = ended.context.makeImage()?.bitmap, let jpeg = try? JPEG.encode(bitmap, quality: 95) else { return }
        done.append((ended, jpeg, bitmap.width, bitmap.height))
    }

    /// The whole document.
    func data() -> Data {
        end()
        var file = PDFFile()
        let catalogue = file.reserve(), tree = file.reserve()
        var kids: [String] = []
        for (page, jpeg, width, height) in done {
            let size = page.bounds.size
            let picture = file.add(
                "<< /Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace /DeviceRGB /BitsPerComponent 8"
                    + " /Filter /DCTDecode /Length \(jpeg.count) >>", stream: jpeg)
            let drawing = Array("q \(size.width) 0 0 \(size.height) 0 0 cm /Page Do Q".utf8)
            let content = file.add("<< /Length \(drawing.count) >>", stream: drawing)
            let links = page.links.map { area, address in
                // Up is positive in the document.
                let left = area.minX - page.bounds.minX, top = size.height - (area.minY - page.bounds.minY)
                let place = "\(left) \(top - area.height) \(left + area.width) \(top)"
                return "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [\(place)] /A << /S /URI /URI \(PDFFile.text(address)) >> >>"
            }
            let number = file.add(
                "<< /Type /Page /Parent \(tree) 0 R /MediaBox [0 0 \(size.width) \(size.height)]"
                    + " /Resources << /XObject << /Page \(picture) 0 R >> >> /Contents \(content) 0 R"
                    + (links.isEmpty ? "" : " /Annots [\(links.joined(separator: " "))]") + " >>")
            kids.append("\(number) 0 R")
        }
        file.set(tree, "<< /Type /Pages /Count \(kids.count) /Kids [\(kids.joined(separator: " "))] >>")
        file.set(catalogue, "<< /Type /Catalog /Pages \(tree) 0 R >>")
        let said = information.compactMap { key, value in
            (value as? String).map { "/\(key.replacingOccurrences(of: "kCGPDFContext", with: "")) \(PDFFile.text($0))" }
        }
        let about = said.isEmpty ? nil : file.add("<< \(said.sorted().joined(separator: " ")) >>")
        return file.data(root: catalogue, information: about)
    }
}

/// The objects of a document's file, with the table of where each begins.
private struct PDFFile {
    private var objects: [[UInt8]] = []

    /// A number for an object that is written later.
    mutating func reserve() -> Int {
        objects.append([])
        return objects.count
    }

    mutating func set(_ number: Int, _ words: String) { objects[number - 1] = Array(words.utf8) }

    mutating func add(_ words: String, stream: [UInt8]? = nil) -> Int {
        let number = reserve()
        set(number, words)
        if let stream { objects[number - 1] += Array("\nstream\n".utf8) + stream + Array("\nendstream".utf8) }
        return number
    }

    /// A text as the file writes it: in hexadecimal figures of UTF-16.
    static func text(_ words: String) -> String {
        "<FEFF"
            + words.utf16.map { unit in String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16) }
            .joined() + ">"
    }

    func data(root: Int, information: Int?) -> Data {
        var bytes = Array("%PDF-1.7\n".utf8), places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(bytes.count)
            bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
        }
        let table = bytes.count
        bytes += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
        for place in places {
            let figures = String(place)
            bytes += Array((String(repeating: "0", count: max(10 - figures.count, 0)) + figures + " 00000 n \n").utf8)
        }
        let about = information.map { " /Info \($0) 0 R" } ?? ""
        bytes += Array("trailer\n<< /Size \(objects.count + 1) /Root \(root) 0 R\(about) >>\nstartxref\n\(table)\n%%EOF\n".utf8)
        return Data(bytes)
    }
}
