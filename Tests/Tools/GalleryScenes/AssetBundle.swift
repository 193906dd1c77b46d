import CoreText
import Foundation
import UIKit
import VitrineDrawing

/// A bundle as Xcode's projects have them, written when the gallery is drawn: catalogues, plural texts, a font.
enum AssetBundle {
    /// Nothing is found in it where it cannot be written, and the pictures show that.
    static let bundle: Bundle = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "gallery-assets-\(ProcessInfo.processInfo.processIdentifier).bundle", isDirectory: true)
        atexit {
            let name = "gallery-assets-\(ProcessInfo.processInfo.processIdentifier).bundle"
            try? FileManager.default.removeItem(at: FileManager.default.temporaryDirectory.appendingPathComponent(name))
        }
        for (path, data) in files {
            let file = folder.appendingPathComponent(path)
            try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? data.write(to: file)
        }
        CTFontManagerRegisterFontsForURL(folder.appendingPathComponent("DejaVuSerif.ttf") as NSURL, .process, nil)
        CTFontManagerRegisterFontsForURL(folder.appendingPathComponent("DejaVuSerif-Bold.ttf") as NSURL, .process, nil)
        return Bundle(path: folder.path) ?? .main
    }()

    private static var files: [String: Data] {
        var files: [String: Data] = [
            "Assets.xcassets/Ink.colorset/Contents.json": colors(light: "0x1B,0x3A,0x6B", dark: "0x9C,0xC2,0xFF"),
            "Assets.xcassets/Sun.colorset/Contents.json": colors(light: "0.95,0.62,0.10", dark: "1.000,0.780,0.300", space: "display-p3"),
            "Assets.xcassets/Brand/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
            "Assets.xcassets/Brand/Leaf.colorset/Contents.json": colors(light: "40,140,90", dark: "110,210,150"),
            "Assets.xcassets/Warning.colorset/Contents.json": Data(
                #"{"colors": [{"idiom": "universal", "color": {"platform": "universal", "reference": "systemRedColor"}}]}"#.utf8),
            "Assets.xcassets/Badge.imageset/Contents.json": Data(badge.utf8),
            "Assets.xcassets/Badge.imageset/badge@2x.png": bubble(24, scale: 2),
            "Assets.xcassets/Mask.imageset/Contents.json": Data(
                """
                {"images": [{"idiom": "universal", "scale": "2x", "filename": "mask.png"}],
                "properties": {"template-rendering-intent": "template"}}
                """.utf8),
            "Assets.xcassets/Mask.imageset/mask.png": bubble(24, scale: 2),
            "Assets.xcassets/Compass.imageset/Contents.json": Data(
                #"{"images": [{"idiom": "universal", "filename": "compass.svg"}], "properties": {"preserves-vector-representation": true}}"#
                    .utf8),
            "Assets.xcassets/Compass.imageset/compass.svg": Data(compass.utf8),
            "Localizable.xcstrings": Data(words.utf8),
        ]
        for name in ["DejaVuSerif", "DejaVuSerif-Bold"] {
            files["\(name).ttf"] = FileManager.default.contents(atPath: "/usr/share/fonts/truetype/dejavu/\(name).ttf")
        }
        return files
    }

    private static func colors(light: String, dark: String, space: String = "srgb") -> Data {
        func color(_ text: String) -> String {
            let parts = text.split(separator: ",")
            let components = zip(["red", "green", "blue"], parts).map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
            return "\"color\": {\"color-space\": \"\(space)\", \"components\": {\(components), \"alpha\": \"1.000\"}}"
        }
        let appearance = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        return Data(
            "{\"colors\": [{\"idiom\": \"universal\", \(color(light))}, {\"idiom\": \"universal\", \(appearance), \(color(dark))}]}".utf8)
    }

    /// A bubble with round corners and a band, whose caps keep their size.
    private static let badge = """
        {"images": [{"idiom": "universal", "scale": "2x", "filename": "badge@2x.png", "resizing": {"mode": "9-part",
        "center": {"mode": "stretch", "width": 2, "height": 2}, "cap-insets": {"top": 20, "left": 20, "bottom": 20, "right": 20}}}]}
        """

    private static func bubble(_ points: Int, scale: Int) -> Data {
        let side = points * scale, radius = Double(side) * 0.4
        var bitmap = Bitmap(width: side, height: side)
        for y in 0..<side {
            for x in 0..<side {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
                let dx = max(radius - px, px - (Double(side) - radius), 0), dy = max(radius - py, py - (Double(side) - radius), 0)
                let depth = radius - (dx * dx + dy * dy).squareRoot()
                let cover = min(max(depth, 0), 1), isBand = min(depth, px, py, Double(side) - px, Double(side) - py) < 4
                let color: [Double] = isBand ? [60, 90, 200] : [205, 220, 255]
                let place = (y * side + x) * 4
                for channel in 0..<3 { bitmap.pixels[place + channel] = UInt8(color[channel] * cover) }
                bitmap.pixels[place + 3] = UInt8(255 * cover)
            }
        }
        return Data(PNG.encode(bitmap))
    }

    private static let compass = """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="10" fill="#eef3ff" stroke="#3c5ac8" stroke-width="2"/>
        <g transform="rotate(35 12 12)"><path d="M12 4l3 8H9z" fill="#e0492f"/><path d="M12 20l3-8H9z" fill="#3c5ac8"/></g>
        </svg>
        """

    private static let words: String = {
        func forms(_ pairs: [(String, String)]) -> String {
            let rows = pairs.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}" }
            return "{\"variations\": {\"plural\": {\(rows.joined(separator: ", "))}}}"
        }
        let languages: [(String, [(String, String)])] = [
            ("en", [("one", "%lld night"), ("other", "%lld nights")]),
            ("pl", [("one", "%lld noc"), ("few", "%lld noce"), ("many", "%lld nocy"), ("other", "%lld nocy")]),
            ("ru", [("one", "%lld ночь"), ("few", "%lld ночи"), ("many", "%lld ночей"), ("other", "%lld ночей")]),
            ("ar", [("one", "ليلة واحدة"), ("two", "ليلتان"), ("few", "%lld ليالٍ"), ("many", "%lld ليلة"), ("other", "%lld ليلة")]),
            ("ja", [("other", "%lld泊")]),
        ]
        let rows = languages.map { "\"\($0)\": \(forms($1))" }
        return """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld nights": {"localizations": {\(rows.joined(separator: ", "))}}}}
            """
    }()
}
