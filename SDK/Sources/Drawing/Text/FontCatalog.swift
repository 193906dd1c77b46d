import Foundation

/// The fonts that stand for Apple's, by fixed path and face index: the same picture on every machine needs the same files in the same
/// order. All come from Debian packages; none is looked for.
package enum FontCatalog {
    /// A font that a Debian package brings.
    struct Entry {
        let file: FontFile
        let package: String

        init(_ path: String, index: Int = 0, rounding: Double = 0, boldness: Double = 0, scale: Double = 1, _ package: String) {
            file = FontFile(path: path, index: index, rounding: rounding, boldness: boldness, scale: scale)
            self.package = package
        }
    }

    private static let weights = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
    /// The faces of a Noto CJK collection, in the collection's own order.
    private static let regions = ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"]

    // Where each group begins.
    private static let inter = 0, noto = 18, notoSerif = 28, other = 38, serif = 40, mono = 44
    private static let symbols = mono + 2 * monospacedWeights
    private static let colors = symbols + 3
    private static let rounded = colors + 1
    private static let scripts = rounded + noto
    private static let serifWeights = scripts + 4 * FontScript.all.count
    /// Inter is drawn smaller, so that its capitals are as high as SF's: 1,443 of 2,048 units, not 1,490. Its small letters are then 0.5 %
    /// higher than SF's, not 3.7 %.
    private static let interScale = 1443.0 / 1490
    /// Noto's Arabic is drawn smaller: words are 5.4 % narrower in a picture by Apple's renderer (stadiamaps/ferrostar).
    private static let arabicScale = 0.946
    /// JetBrains Mono has no black.
    private static let monospacedWeights = weights.count - 1

    static let entries: [Entry] = {
        let noto = "/usr/share/fonts/opentype/noto/Noto", trueType = "/usr/share/fonts/truetype/"
        func named(_ stem: String, _ weights: ArraySlice<String>, _ package: String) -> [Entry] {
            let isInter = stem.contains("inter")
            return weights.map { Entry("\(stem)-\($0)\(isInter ? ".otf" : ".ttf")", scale: isInter ? interScale : 1, package) }
        }
        func italics(_ stem: String, _ weights: ArraySlice<String>, _ package: String) -> [Entry] {
            named(stem, ArraySlice(weights.map { ($0 == "Regular" ? "" : $0) + "Italic" }), package)
        }
        let sans = "/usr/share/fonts/opentype/inter/Inter", fixed = trueType + "jetbrains-mono/JetBrainsMono"
        let asian = ["SansCJK-Regular", "SansCJK-Bold", "SerifCJK-Regular", "SerifCJK-Bold"].flatMap { name in
            regions.indices.map { Entry(noto + name + ".ttc", index: $0, "fonts-noto-cjk") }
        }
        let core = trueType + "noto/Noto"
        var all = named(sans, weights[...], "fonts-inter") + italics(sans, weights[...], "fonts-inter") + asian
        all += ["", "-Bold"].map { Entry(trueType + "dejavu/DejaVuSans" + $0 + ".ttf", "fonts-dejavu-core") }
        all += ["Regular", "Bold", "Italic", "BoldItalic"].map { Entry(core + "Serif-" + $0 + ".ttf", "fonts-noto-core") }
        all += named(fixed, weights.prefix(monospacedWeights), "fonts-jetbrains-mono")
        all += italics(fixed, weights.prefix(monospacedWeights), "fonts-jetbrains-mono")
        all += ["SansSymbols2", "SansSymbols", "SansMath"].map { Entry(core + $0 + "-Regular.ttf", "fonts-noto-core") }
        all.append(Entry(core + "ColorEmoji.ttf", "fonts-noto-color-emoji"))
        // Inter once more. SF Rounded's stems end in half circles, so that a heavier weight has rounder corners.
        all += (all.prefix(FontCatalog.noto)).enumerated().map { place, entry in
            Entry(
                entry.file.path, rounding: 0.03 + 0.01 * Double(place % weights.count), scale: entry.file.scale, entry.package)
        }
        all += FontScript.all.flatMap { script in
            [script.sans, script.serif].flatMap { name in
                let scale = name == "SansArabic" ? arabicScale : 1
                return ["Regular", "Bold"].map { Entry("\(core)\(name)-\($0).ttf", scale: scale, "fonts-noto-core") }
            }
        }
        // Noto Serif's weights that no package of a bearable size has (`fonts-noto-extra` takes 334 MB), made of the nearer of its two:
        // stems are 0.101 em thick in the one and 0.158 in the other, 0.019 for each of the three steps.
        all += ["", "Italic"].flatMap { slope in
            serifSteps.map { step in
                let name = step.isBold ? "Bold" + slope : slope.isEmpty ? "Regular" : slope
                return Entry("\(core)Serif-\(name).ttf", boldness: 0.019 * Double(step.weights), "fonts-noto-core")
            }
        }
        return all
    }()

    /// Medium, semibold, heavy and black: from which of the two weights, and how many weights away.
    private static let serifSteps: [(isBold: Bool, weights: Int)] = [(false, 1), (true, -1), (true, 1), (true, 2)]

    /// New York has six weights, of which regular is the lightest.
    private static func serifFace(_ font: FontDescription) -> Int {
        let made = [500: 0, 600: 1, 800: 2, 900: 3][font.weight.rawValue]
        if let made { return serifWeights + made + (font.italic ? serifSteps.count : 0) }
        return serif + (isBold(font) ? 1 : 0) + (font.italic ? 2 : 0)
    }

    /// Every face, where `FontFace.rawValue` is its place.
    package static var faces: [FontFile] { entries.map(\.file) }

    /// The file of a face; nil when the number is none of the catalogue's.
    @Sendable package static func file(_ face: FontFace) -> FontFile? {
        if face.isCustom { return CustomFonts.file(face) }
        return place(face).map { entries[$0].file }
    }

    /// The place of a face in the catalogue; nil for a number that is none of its.
    private static func place(_ face: FontFace) -> Int? {
        face.rawValue < UInt64(entries.count) ? Int(face.rawValue) : nil
    }

    /// The faces in which to look for a character, best first; never empty. The first has the look that was asked for.
    ///
    /// Inter stands for SF Pro at every size: its display cut is farther from SF's widths than its text cut. DejaVu Sans and the symbol
    /// fonts have arrows and signs that neither Inter nor Noto has.
    static func faces(for font: FontDescription, language: String) -> [FontFace] {
        let own = font.face.flatMap { CustomFonts.find($0) == nil ? nil : [$0] } ?? []
        let bold = isBold(font) ? 1 : 0
        let region = region(language) + bold * regions.count
        // Letters made narrower have thinner stems, which the next weight makes up for.
        let weight = min(font.weight.rawValue / 100 - (font.width < -0.1 ? 0 : 1), weights.count - 1)
        let sans = (font.design == .rounded ? rounded : inter) + weight + (font.italic ? weights.count : 0)
        let first: [Int] =
            switch font.design {
            case .default, .rounded: [sans]
            case .serif: [serifFace(font), notoSerif + region, sans]
            case .monospaced:
                [mono + min(font.weight.rawValue / 100, monospacedWeights) - 1 + (font.italic ? monospacedWeights : 0), sans]
            }
        return own
            + (first + [noto + region, other + bold, symbols, symbols + 1, symbols + 2, colors]).map { FontFace(rawValue: UInt64($0)) }
    }

    /// The face for the letters of a script that Inter does not write; nil for all other characters.
    static func face(of scalar: Unicode.Scalar, for font: FontDescription) -> FontFace? {
        guard let script = FontScript.index(of: scalar) else { return nil }
        return FontFace(rawValue: UInt64(scripts + 4 * script + (font.design == .serif ? 2 : 0) + (isBold(font) ? 1 : 0)))
    }

    /// Whether a face's glyphs have colours of their own.
    package static func hasColors(_ face: FontFace) -> Bool { face == emoji }

    /// The factor from the size of the letters to that of a face among them.
    ///
    /// Japanese beside SF is Hiragino's cut for interfaces, set at 93.5 % of the size: measured on five strings of iOS 18 and 26.
    static func scale(of face: FontFace, at size: Double, language: String) -> Double {
        if face == emoji { return EmojiSize.scale(at: size) }
        let isJapanese = language.hasPrefix("ja") && (face.rawValue == UInt64(noto) || face.rawValue == UInt64(noto + regions.count))
        return isJapanese ? 0.935 : 1
    }

    /// The face of emoji in colour.
    static let emoji = FontFace(rawValue: UInt64(colors))

    /// Apple's tracking is for SF, for which Inter stands; letters of other fonts are set as they are. So are widths: SF alone has them.
    static func isTracked(_ face: FontFace) -> Bool { place(face).map { (inter..<noto).contains($0) } ?? false || isRounded(face) }

    /// Whether the face is JetBrains Mono, which stands for SF Mono.
    static func isMonospaced(_ face: FontFace) -> Bool { place(face).map { (mono..<symbols).contains($0) } ?? false }

    private static func isRounded(_ face: FontFace) -> Bool { place(face).map { (rounded..<scripts).contains($0) } ?? false }

    private static func isBold(_ font: FontDescription) -> Bool { font.weight.rawValue >= FontWeight.semibold.rawValue }

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

    /// Sentences for what a font has that is drawn in another's letters.
    static func substitutions(_ font: FontDescription) -> [String] {
        var sentences: [String] = []
        switch font.design {
        case .default: break
        case .rounded: sentences.append("The rounded design is drawn in Inter with its corners rounded, which stands for SF Rounded.")
        case .serif:
            sentences.append(
                "The serif design is drawn in Noto Serif, which stands for New York; weights but regular and bold are made of these.")
        case .monospaced: sentences.append("The monospaced design is drawn in JetBrains Mono, which stands for SF Mono.")
        }
        if font.width != 0 { sentences.append("Widths are drawn by stretching the letters of Inter, which stands for SF's own widths.") }
        if font.smallCaps != .none { sentences.append("Small capitals are drawn as capitals in a smaller size.") }
        return sentences
    }

    /// A sentence for a face whose file is not there.
    static func missing(_ face: FontFace) -> String {
        guard let place = place(face) else { return "A font of the archive is not there." }
        let entry = entries[place]
        return "The font \(entry.file.path) is missing; install the Debian package \(entry.package)."
    }
}
