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

    private static let inter = 0, noto = 18, serif = 28, other = 38, mono = 40

    static let entries: [Entry] = {
        let inter = "/usr/share/fonts/opentype/inter/Inter-"
        let noto = "/usr/share/fonts/opentype/noto/Noto"
        let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans"
        let upright = weights.map { Entry(file: FontFile(path: inter + $0 + ".otf"), package: "fonts-inter") }
        let italic = weights.map { weight in
            Entry(file: FontFile(path: inter + (weight == "Regular" ? "" : weight) + "Italic.otf"), package: "fonts-inter")
        }
        let asian = ["SansCJK-Regular", "SansCJK-Bold", "SerifCJK-Regular", "SerifCJK-Bold"].flatMap { name in
            regions.indices.map { Entry(file: FontFile(path: noto + name + ".ttc", index: $0), package: "fonts-noto-cjk") }
        }
        let last = ["", "-Bold", "Mono", "Mono-Bold"].map {
            Entry(file: FontFile(path: dejaVu + $0 + ".ttf"), package: "fonts-dejavu-core")
        }
        return upright + italic + asian + last
    }()

    /// Every face, where `FontFace.rawValue` is its place.
    public static var faces: [FontFile] { entries.map(\.file) }

    /// The file of a face; nil when the number is none of the catalogue's.
    @Sendable public static func file(_ face: FontFace) -> FontFile? {
        entries.indices.contains(Int(face.rawValue)) ? entries[Int(face.rawValue)].file : nil
    }

    /// Where to look for a character, best first; never empty.
    ///
    /// Inter stands for SF Pro at every size: its display cut is farther from SF's widths than its text cut. DejaVu Sans has what neither
    /// Inter nor Noto has: Arabic, Hebrew, Georgian, arrows and signs.
    static func faces(for font: FontDescription, language: String) -> [FontFace] {
        let isBold = font.weight.rawValue >= FontWeight.semibold.rawValue
        let region = region(language) + (isBold ? regions.count : 0)
        let usual = [
            FontFace(rawValue: UInt16(inter + font.weight.rawValue / 100 - 1 + (font.italic ? weights.count : 0))),
            FontFace(rawValue: UInt16(noto + region)),
            FontFace(rawValue: UInt16(other + (isBold ? 1 : 0))),
        ]
        switch font.design {
        case .default, .rounded: return usual
        case .serif: return [FontFace(rawValue: UInt16(serif + region))] + usual
        case .monospaced: return [FontFace(rawValue: UInt16(mono + (isBold ? 1 : 0)))] + usual
        }
    }

    /// Apple's tracking is for SF, for which Inter stands; letters of other fonts are set as they are.
    static func isTracked(_ face: FontFace) -> Bool { Int(face.rawValue) < noto }

    /// A language writes some of the characters that Chinese, Japanese and Korean share its own way. Japanese where none of them is told.
    private static func region(_ language: String) -> Int {
        let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map { $0.lowercased() }
        return switch parts.first {
        case "ko": 1
        case "zh" where parts.contains("hk") || parts.contains("mo"): 4
        case "zh" where parts.contains("hant") || parts.contains("tw"): 3
        case "zh": 2
        default: 0
        }
    }

    /// A sentence for a design that is drawn in another font's; nil for the default one.
    static func substitution(_ design: FontDescription.Design) -> String? {
        switch design {
        case .default: nil
        case .rounded: "The rounded design is drawn in Inter, whose ends are not round."
        case .serif: "The serif design is drawn in Noto Serif, which stands for New York."
        case .monospaced: "The monospaced design is drawn in DejaVu Sans Mono, which stands for SF Mono."
        }
    }

    /// A sentence for a face whose file is not there.
    static func missing(_ face: FontFace) -> String {
        let entry = entries[Int(face.rawValue)]
        return "The font \(entry.file.path) is missing; install the Debian package \(entry.package)."
    }
}
