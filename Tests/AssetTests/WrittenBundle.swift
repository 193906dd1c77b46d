import Foundation
import UIKit

/// A bundle in a folder of its own, written by a test and gone after it.
final class WrittenBundle {
    let folder: URL
    private(set) lazy var bundle: Bundle = Bundle(path: folder.path) ?? .main

    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("written-\(UUID().uuidString).bundle", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ data: Data, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// A PNG of one colour.
    func writePicture(_ path: String, _ width: Int, _ height: Int, _ color: UIColor) throws {
        try write(Self.picture(width, height) { _ in color }, to: path)
    }

    /// A PNG whose columns have a colour each.
    static func picture(_ width: Int, _ height: Int, _ column: (Int) -> UIColor) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            for x in 0..<width {
                column(x).setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: height))
            }
        }
        return image.pngData() ?? Data()
    }
}

extension String {
    /// A colour of a set in sRGB.
    static func color(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000", _ more: String = "") -> String {
        """
        {"color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}, \
        "idiom": "universal"\(more.isEmpty ? "" : ", " + more)}
        """
    }

    static func colors(_ entries: String...) -> String {
        "{\"colors\": [\(entries.joined(separator: ", "))], \"info\": {\"author\": \"xcode\", \"version\": 1}}"
    }

    static func images(_ entries: String..., properties: String = "{}") -> String {
        "{\"images\": [\(entries.joined(separator: ", "))], \"properties\": \(properties), \"info\": {\"version\": 1}}"
    }

    static let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    static let light = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"light\"}]"
    static let contrast = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
    static let darkContrast =
        "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}, {\"appearance\": \"contrast\", \"value\": \"high\"}]"
}
