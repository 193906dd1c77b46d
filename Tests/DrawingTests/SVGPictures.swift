import Foundation
import HeadlessBrowser

@testable import VitrineDrawing

/// Draws SVG documents by a browser, which shares nothing with our rasteriser.
enum SVGPictures {
    /// One picture for each document, all of `size` points, at 2 pixels a point.
    static func draw(_ documents: [String], size: CGSize) throws -> [Bitmap] {
        let browser = try HeadlessBrowser(width: Int(size.width), height: Int(size.height) * documents.count, scale: 2)
        defer { browser.close() }
        let images = documents.map { document in
            "<img width=\"\(Int(size.width))\" height=\"\(Int(size.height))\" src=\"data:image/svg+xml;base64,"
                + "\(Data(document.utf8).base64EncodedString())\" style=\"display:block\">"
        }
        let page = browser.folder.appendingPathComponent("page.html")
        try Data("<!doctype html><body style=\"margin:0\">\(images.joined())".utf8).write(to: page)
        try browser.load(page.absoluteString)
        let sheet = try Bitmap(decoding: [UInt8](browser.picture()))
        let (width, height) = (Int(size.width) * 2, Int(size.height) * 2)
        guard sheet.width == width, sheet.height >= height * documents.count else {
            throw HeadlessBrowser.Failure("The browser drew \(sheet.width) × \(sheet.height) pixels.")
        }
        return (0..<documents.count).map { index in
            var cell = Bitmap(width: width, height: height)
            let start = index * height * width * 4
            cell.pixels = Array(sheet.pixels[start..<start + width * height * 4])
            return cell
        }
    }
}
