/// Texts that a link has to carry unchanged.
public enum LinkTexts {
    public static let known = [
        "Lisbon", "Donostia-San Sebastián", "New York", "A Coruña", "Fa’a’ā", "ローマ", "Ålesund", "Łódź", "Xi’an", "القاهرة", "नई दिल्ली",
        "a&b=c", "50%",
        "100%25", "%41", "%", "%%", "+", "a+b c", "a b", " ", "?", "#", "/", "//", "..", ".", "a/b", "a;b", "a=b", "&", "&&",
        "city=Rome&city=Bari",
        "\"quoted\"", "<b>", "\\", "{}", "[]", "|", "^", "`", "~", "🏝️", "👨‍👩‍👧‍👦", "🇮🇹", "e\u{301}", "\u{202E}abc", "\u{200D}", "\u{FEFF}",
        "\u{FFFD}", "\u{10FFFF}",
        "\u{0}", "\u{1}\n\t", "\u{85}", "null", "true", "0", "-1",
    ]

    private static let pieces = Array("abcXYZ019 &+%=#?/;:@!$'()*,[]{}|\\^~`\"<>éüßøñçłāΩжشक日本韓🏖🗽👩‍🚀🇯🇵\u{301}\u{0}\u{7F}\u{200B}")

    /// Returns a text that is known to be hard, or any text, of 1 to 40 characters.
    public static func text(_ chance: inout some RandomNumberGenerator) -> String {
        if Int.random(in: 0..<4, using: &chance) == 0 { return known.randomElement(using: &chance) ?? "" }
        return String((0..<Int.random(in: 1...40, using: &chance)).map { _ in pieces.randomElement(using: &chance) ?? "a" })
    }
}
