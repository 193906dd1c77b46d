/// The substitute for a font that is asked for by name: the system's font of its kind, weight and slant, as far as the name tells them.
enum NamedFont {
    private static let serif = [
        "georgia", "times", "palatino", "baskerville", "didot", "bodoni", "cochin", "newyork", "charter", "hoefler", "garamond", "iowan",
        "typewriter", "serif", "slab",
    ]
    private static let monospaced = ["menlo", "courier", "monaco", "mono", "consolas", "code"]
    private static let rounded = ["round", "nunito", "quicksand", "comfortaa"]
    /// Longer words first: “semibold” is not bold.
    private static let weights: [(word: String, weight: FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
        ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]

    /// The font itself when it is the system's. What was asked for beside the name wins over the name.
    static func standIn(for font: FontDescription) -> FontDescription {
        guard case .custom(let name) = font.family else { return font }
        // “New York Small” and “NewYorkSmall-Regular” are one family.
        let words = name.lowercased().filter { $0.isLetter }
        var result = font
        if font.design == .default {
            func has(_ names: [String]) -> Bool { names.contains { words.contains($0) } }
            if has(monospaced), !words.contains("monotype") {
                result.design = .monospaced
            } else if has(rounded) {
                result.design = .rounded
            } else if has(serif), !words.contains("sansserif"), !words.contains("sans") {
                result.design = .serif
            }
        }
        if font.weight == .regular, let named = weights.first(where: { words.contains($0.word) }) { result.weight = named.weight }
        if words.contains("italic") || words.contains("oblique") { result.italic = true }
        return result
    }
}

extension TextParagraph {
    /// The paragraph with the letters that stand for each named font.
    var withStandIns: TextParagraph {
        guard spans.contains(where: { $0.font.family != .system }) else { return self }
        var copy = self
        for index in spans.indices { copy.spans[index].font = NamedFont.standIn(for: spans[index].font) }
        return copy
    }
}
