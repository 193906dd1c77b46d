/// A script with fonts of its own: Noto's, a sans and a serif, each regular and bold.
struct FontScript {
    let sans: String
    let serif: String
    private let blocks: [ClosedRange<UInt32>]

    private init(_ sans: String, _ serif: String, _ blocks: ClosedRange<UInt32>...) {
        self.sans = sans
        self.serif = serif
        self.blocks = blocks
    }

    static let all = [
        FontScript(
            "SansArabic", "NaskhArabic", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE),
        FontScript("SansHebrew", "SerifHebrew", 0x590...0x5FF, 0xFB1D...0xFB4F),
        FontScript("SansDevanagari", "SerifDevanagari", 0x900...0x97F, 0xA8E0...0xA8FF),
        FontScript("SansBengali", "SerifBengali", 0x980...0x9FF),
        FontScript("SansGurmukhi", "SerifGurmukhi", 0xA00...0xA7F),
        FontScript("SansGujarati", "SerifGujarati", 0xA80...0xAFF),
        FontScript("SansOriya", "SansOriya", 0xB00...0xB7F),
        FontScript("SansTamil", "SerifTamil", 0xB80...0xBFF),
        FontScript("SansTelugu", "SerifTelugu", 0xC00...0xC7F),
        FontScript("SansKannada", "SerifKannada", 0xC80...0xCFF),
        FontScript("SansMalayalam", "SerifMalayalam", 0xD00...0xD7F),
        FontScript("SansSinhala", "SerifSinhala", 0xD80...0xDFF),
        FontScript("SansThai", "SerifThai", 0xE00...0xE7F),
        FontScript("SansLao", "SerifLao", 0xE80...0xEFF),
        FontScript("SerifTibetan", "SerifTibetan", 0xF00...0xFFF),
        FontScript("SansMyanmar", "SerifMyanmar", 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
        FontScript("SansGeorgian", "SerifGeorgian", 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
        FontScript("SansEthiopic", "SerifEthiopic", 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB01...0xAB2F),
        FontScript("SansKhmer", "SerifKhmer", 0x1780...0x17FF, 0x19E0...0x19FF),
        FontScript("SansArmenian", "SerifArmenian", 0x530...0x58F, 0xFB13...0xFB17),
    ]

    /// The place in `all` of the script that a character belongs to.
    static func index(of scalar: Unicode.Scalar) -> Int? {
        guard scalar.value >= 0x530 else { return nil }
        return all.firstIndex { script in script.blocks.contains { $0.contains(scalar.value) } }
    }
}
