import Foundation
import FoundationMissing
import SeededGenerators
import VitrineAssetCatalog
import VitrineDrawing

/// Catalogues, tables of texts, vector pictures and fonts that are damaged, or say what nobody means.
public struct HostileAssets: HostileInput {
    public static let name = "fuzz-assets"

    private let font: [UInt8]
    private let rasterizer = Rasterizer(fonts: FontCatalog.file)

    /// Sound images are for others.
    public init(samples: [[UInt8]]) {
        font = FileManager.default.contents(atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf").map { [UInt8]($0) } ?? []
    }

    public mutating func feed(_ seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        switch chance.below(20) {
        case 0: readFont(&chance)
        case 1...4: readTexts(&chance)
        case 5...9: readVector(&chance)
        case 10...14: readColors(&chance)
        default: readImages(&chance)
        }
    }

    private func spoiled(_ text: String, _ chance: inout SeededGenerator) -> Data {
        var bytes = Array(text.utf8)
        // A value that is another kind of value is worse than a bit that is another bit.
        if chance.once(in: 2) {
            let words = [
                "null", "1e999", "-1", "[]", "{}", "\"\"", "true", "\"0x\"", "9223372036854775808", "\"%99$#@a@\"", "nan", "\"\u{0}\"",
            ]
            let places = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") || bytes[$0] == UInt8(ascii: "=") }
            if let place = places.isEmpty ? nil : chance.pick(places) {
                bytes.replaceSubrange(place + 1..<min(bytes.count, place + 1 + chance.below(12)), with: Array(chance.pick(words).utf8))
            }
            return Data(bytes)
        }
        return Data(Mutation.mutate(bytes, &chance))
    }

    private func surroundings(_ chance: inout SeededGenerator) -> AssetSurroundings {
        var surroundings = AssetSurroundings()
        surroundings.isDark = chance.once(in: 2)
        surroundings.isContrastIncreased = chance.once(in: 2)
        surroundings.isRightToLeft = chance.once(in: 2)
        surroundings.scale = chance.number()
        surroundings.languages = chance.once(in: 2) ? ["de-CH", "de"] : []
        return surroundings
    }

    private func readColors(_ chance: inout SeededGenerator) {
        guard let set = try? ColorSet(contents: spoiled(Self.colors, &chance), name: "C") else { return }
        for _ in 0..<4 { _ = try? set.value(in: surroundings(&chance)) }
    }

    private func readImages(_ chance: inout SeededGenerator) {
        let folder = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu", isDirectory: true)
        guard let set = try? ImageSet(contents: spoiled(Self.images, &chance), folder: folder, name: "P") else { return }
        for _ in 0..<4 {
            if let variant = try? set.variant(in: surroundings(&chance)) { _ = try? set.data(of: variant) }
        }
    }

    private func readTexts(_ chance: inout SeededGenerator) {
        let entries: [LocalizedEntry] =
            switch chance.below(3) {
            case 0: Array(TableFile.strings(spoiled(Self.strings, &chance), "f").values)
            case 1: Array(TableFile.plurals(spoiled(Self.plurals, &chance), "f").values)
            default: TableFile.catalog(spoiled(Self.catalog, &chance), "f").values.flatMap(\.values)
            }
        for entry in entries {
            let found = FoundText(entry: entry, language: chance.pick(["en", "ar", "Base", "", "xx"]))
            let numbers = (0..<3).map { _ in chance.number() }
            _ = found.format(locale: Locale(identifier: chance.pick(["en", "pl_PL", "zz"]))) {
                numbers.indices.contains($0) ? numbers[$0] : nil
            }
            _ = found.kinds
        }
        _ = UnreadTables.take()
    }

    private func readVector(_ chance: inout SeededGenerator) {
        guard let image = try? VectorImage(svg: Array(spoiled(Self.vector, &chance))) else { return }
        _ = rasterizer.draw(image.list(size: CGSize(width: 30, height: 30)), scale: 1)
    }

    private func readFont(_ chance: inout SeededGenerator) {
        var bytes = font
        for _ in 0..<3 { bytes = Mutation.mutate(bytes, &chance) }
        guard let read = try? FontData.reading(bytes) else { return }
        var description = FontDescription(size: 20)
        description.family = .custom("Spoiled")
        description.face = read.face(chance.below(2))
        let paragraph = TextParagraph(spans: [TextSpan("Zi & ffi Ö 12:34", font: description, paint: .color(.black))])
        let text = TextSetter().set(paragraph, width: 100, height: 60, scale: 2)
        let list = DisplayList(size: CGSize(width: 100, height: 60), items: text.items(at: .zero, width: 100), fonts: [read])
        _ = Rasterizer(fonts: FontCatalog.file).draw(list, scale: 2)
    }

    // MARK: Sound ones, to spoil

    private static let colors = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.500", "blue": "12", \
        "alpha": "1.000"}}}, {"idiom": "iphone", "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", \
        "value": "high"}], "color": {"color-space": "display-p3", "components": {"red": 0.3, "green": "1e-3", "blue": "0x0", "alpha": 1}}}, \
        {"idiom": "ipad", "display-gamut": "sRGB", "color": {"color-space": "gray-gamma-22", "components": {"white": "0.2"}}}, \
        {"color": {"platform": "ios", "reference": "labelColor"}, "locale": "de"}], "info": {"version": 1}}
        """
    private static let images = """
        {"images": [{"idiom": "universal", "filename": "DejaVuSans.ttf", "scale": "1x", "language-direction": "left-to-right", "resizing": \
        {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 2}, "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}}, \
        {"idiom": "iphone", "filename": "a.pdf", "scale": "3x"}, {"scale": "2x", "width-class": "compact"}], \
        "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}, "info": {"version": 1}}
        """
    private static let strings = """
        /* a "note" */ "key" = "text \\U00e9 \\ud83d\\ude00 %1$@ %lld"; // more
        bare.key = 'other'; "last";
        """
    private static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>%lld rooms</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@rooms@ &amp; %#@beds@</string>
        <key>rooms</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>%lld room %#@rooms@</string><key>other</key><string>%1$lld rooms of %2$@</string></dict></dict>
        <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Hi</string></dict></dict></dict></plist>
        """
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld rooms": {"extractionState": "manual", "localizations": {"en": \
        {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld room"}}, "other": {"stringUnit": \
        {"state": "new", "value": "%arg rooms %#@beds@"}}}}}, "de": {"stringUnit": {"state": "needs_review", "value": "%#@beds@ %@"}, \
        "substitutions": {"beds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"device": {"iphone": {"variations": {"plural": \
        {"other": {"stringUnit": {"value": "%arg Betten"}}}}}}}}}}}}, "plain": {"shouldTranslate": false}}}
        """
    private static let vector = """
        <?xml version="1.0"?><!-- a note --><svg xmlns="http://www.w3.org/2000/svg" width="24" height="24px" viewBox="0 0 48 48">\
        <title>x</title><g transform="translate(2 3) rotate(45, 1, 2) scale(.5) matrix(1 0 0 1 2 3)" opacity=".5">\
        <path d="M1 1 L20 20 A5 5 0 0 1 10 10 C1 2 3 4 5 6 z" fill="#f60" fill-rule="evenodd"/><rect x="1" y="2" width="9" height="8" rx="2"/>\
        <circle cx="9" cy="9" r="4" fill="none" stroke="rgb(1,2,3)" stroke-width="2" stroke-dasharray="1 2" stroke-linecap="round"/></g>\
        <polygon points="1,2 3,4 5,6" style="fill: currentColor; stroke: red"/><line x1="1" y1="2" x2="3" y2="4" stroke="blue"/></svg>
        """
}
