import Foundation

@testable import Drawing

/// Draws SVG documents by a browser, which shares nothing with our rasteriser.
enum Chromium {
    static let executable = "/usr/bin/chromium"
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// One picture for each document, all of `size` points, at 2 pixels a point.
    static func pictures(of documents: [String], size: CGSize) throws -> [Bitmap] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("svg-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let images = documents.map { document in
            "<img width=\"\(Int(size.width))\" height=\"\(Int(size.height))\" src=\"data:image/svg+xml;base64,"
                + "\(Data(document.utf8).base64EncodedString())\" style=\"display:block\">"
        }
        let page = folder.appendingPathComponent("page.html"), shot = folder.appendingPathComponent("shot.png")
        try Data("<!doctype html><body style=\"margin:0\">\(images.joined())".utf8).write(to: page)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--hide-scrollbars",
            "--force-device-scale-factor=2", "--force-color-profile=srgb", "--user-data-dir=\(folder.path)/profile",
            "--window-size=\(Int(size.width)),\(Int(size.height) * documents.count)", "--screenshot=\(shot.path)",
            "file://\(page.path)",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard let bytes = FileManager.default.contents(atPath: shot.path) else { throw Failure(description: "The browser drew nothing.") }
        let sheet = try Bitmap(decoding: [UInt8](bytes))
        let (width, height) = (Int(size.width) * 2, Int(size.height) * 2)
        guard sheet.width == width, sheet.height >= height * documents.count else {
            throw Failure(description: "The browser drew \(sheet.width) × \(sheet.height) pixels.")
        }
        return (0..<documents.count).map { index in
            var cell = Bitmap(width: width, height: height)
            let start = index * height * width * 4
            cell.pixels = Array(sheet.pixels[start..<start + width * height * 4])
            return cell
        }
    }
}
