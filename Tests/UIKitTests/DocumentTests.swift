import Testing
import UIKit

/// A document as its bytes say it.
private struct Document {
    let bytes: [UInt8]
    var words: String { String(decoding: bytes, as: Unicode.ASCII.self) }

    /// The objects of the document from where each begins, as the table at the end says.
    func objects() throws -> [String] {
        let start = try #require(words.range(of: "startxref\n", options: .backwards).map { words[$0.upperBound...] })
        let table = try #require(Int(start.prefix { $0.isNumber }))
        let lines = String(decoding: bytes[table...], as: Unicode.ASCII.self).split(separator: "\n")
        #expect(lines[0] == "xref")
        let count = try #require(Int(lines[1].split(separator: " ")[1]))
        return try lines[3..<(2 + count)].map { line in
            let place = try #require(Int(line.prefix(10)))
            return String(decoding: bytes[place...], as: Unicode.ASCII.self)
        }
    }

    /// The pictures of its pages.
    func pictures() throws -> [UIImage] {
        var found: [UIImage] = [], left = bytes[...]
        while let begin = left.firstRange(of: [0xFF, 0xD8, 0xFF]), let end = left[begin.lowerBound...].firstRange(of: [0xFF, 0xD9]) {
            found.append(try #require(UIImage(data: Data(left[begin.lowerBound..<end.upperBound]))))
            left = left[end.upperBound...]
        }
        return found
    }
}

@Suite("A document") struct DocumentTests {
    @Test("xcode.12: has a page for each that was begun, of its size and with what was drawn on it, and links") func pages() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = ["Title": "Zwei Seiten"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 20), format: format)
        let document = Document(
            bytes: [UInt8](
                renderer.pdfData { context in
                    UIColor.black.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
                    context.beginPage()
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                    if let url = URL(string: "https://example.com") { context.setURL(url, for: CGRect(x: 0, y: 0, width: 20, height: 5)) }
                    context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 10, height: 30), pageInfo: [:])
                    #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 10, height: 30))
                    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 15)).fill()
                }))
        #expect(document.words.hasPrefix("%PDF-1.") && document.words.hasSuffix("%%EOF\n"))
        let objects = try document.objects()
        for (index, object) in objects.enumerated() { #expect(object.hasPrefix("\(index + 1) 0 obj\n")) }
        let boxes = document.words.components(separatedBy: "/MediaBox ").dropFirst().map { $0.prefix { $0 != "]" } }
        #expect(boxes == ["[0 0 40.0 20.0", "[0 0 10.0 30.0"])
        // The link's rectangle in the document, where up is positive.
        #expect(document.words.contains("/Rect [0.0 15.0 20.0 20.0]"))
        let address = "https://example.com".utf16.map { String(repeating: "0", count: 2) + String($0, radix: 16) }.joined()
        #expect(document.words.contains("/URI <FEFF\(address)>"))
        let pictures = try document.pictures()
        #expect(pictures.map(\.size) == [CGSize(width: 120, height: 60), CGSize(width: 30, height: 90)])
        func near(_ pixel: [UInt8], _ other: [UInt8]) -> Bool { zip(pixel, other).allSatisfy { abs(Int($0) - Int($1)) < 12 } }
        #expect(near(pictures[0].pixel(20, 30), red) && near(pictures[0].pixel(100, 30), white))
        #expect(near(pictures[1].pixel(15, 80), white) && !near(pictures[1].pixel(15, 20), white))
    }

    @Test("xcode.12: is written by the older commands too") func older() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 8, height: 8), nil)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
        let document = Document(bytes: [UInt8](Data(referencing: data)))
        let pictures = try document.pictures()
        #expect(document.words.contains("/Count 2") && pictures.count == 2)
    }
}
