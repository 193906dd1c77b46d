import Foundation

/// The fonts that stand for Apple's, by fixed path and face index: the same picture on every machine needs the same files in the same
/// order. All come from Debian packages; none is looked for.
public enum FontCatalog {
    /// A font that a Debian package brings.
    struct Entry {
        let file: FontFile
        let package: String
    }

    private static let weights = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
    /// The faces of a Noto CJK collection, in the collection's own order.
    private static let regions = ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"]

    static let entries: [Entry] = {
        let inter = "/usr/share/fonts/opentype/inter/Inter-"
        let noto = "/usr/share/fonts/opentype/noto/NotoSansCJK-"
        let upright = weights.map { Entry(file: FontFile(path: inter + $0 + ".otf"), package: "fonts-inter") }
        let italic = weights.map { weight in
            Entry(file: FontFile(path: inter + (weight == "Regular" ? "" : weight) + "Italic.otf"), package: "fonts-inter")
        }
        let asian = ["Regular", "Bold"].flatMap { weight in
            regions.indices.map { Entry(file: FontFile(path: noto + weight + ".ttc", index: $0), package: "fonts-noto-cjk") }
        }
        return upright + italic + asian
    }()

    /// Every face, where `FontFace.rawValue` is its place.
    public static var faces: [FontFile] { entries.map(\.file) }

    /// The file of a face; nil when the number is none of the catalogue's.
    @Sendable public static func file(_ face: FontFace) -> FontFile? {
        entries.indices.contains(Int(face.rawValue)) ? entries[Int(face.rawValue)].file : nil
    }

    /// Inter stands for SF Pro at every size: its display cut is farther from SF's widths than its text cut.
    static func system(weight: FontWeight, italic: Bool) -> FontFace {
        FontFace(rawValue: UInt16(weight.rawValue / 100 - 1 + (italic ? weights.count : 0)))
    }

    static func isSystem(_ face: FontFace) -> Bool { Int(face.rawValue) < 2 * weights.count }

    /// The face for Chinese, Japanese and Korean: a language writes some shared characters its own way. Japanese where none is told.
    static func asian(language: String, weight: FontWeight) -> FontFace {
        let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map { $0.lowercased() }
        let region: Int =
            switch parts.first {
            case "ko": 1
            case "zh" where parts.contains("hk") || parts.contains("mo"): 4
            case "zh" where parts.contains("hant") || parts.contains("tw"): 3
            case "zh": 2
            default: 0
            }
        let bold = weight.rawValue >= FontWeight.semibold.rawValue
        return FontFace(rawValue: UInt16(2 * weights.count + region + (bold ? regions.count : 0)))
    }

    /// A sentence for a face whose file is not there.
    static func missing(_ face: FontFace) -> String {
        let entry = entries[Int(face.rawValue)]
        return "The font \(entry.file.path) is missing; install the Debian package \(entry.package)."
    }
}
