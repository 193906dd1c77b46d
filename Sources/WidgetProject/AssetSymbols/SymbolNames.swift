import Foundation

/// Xcode's names for the symbols of assets: `ShadowColor` is `shadow`, `hotel-photo` is `hotelPhoto`, `2up` is `_2Up`, `ACE OF CLUBS` is
/// `ACE_OF_CLUBS`. The rules follow what Xcode generated for assets of public projects.
enum SymbolNames {
    /// The symbol of a colour or an image.
    static func property(_ name: String) -> String {
        let words = words(withoutKind(name))
        let letters = words.joined().filter(\.isLetter)
        if letters.count > 1, letters.allSatisfy(\.isUppercase) { return identifier(words.joined(separator: "_")) }
        return camelCase(words)
    }

    /// The symbol of a text in a string catalogue, which has none of the rules for assets.
    static func text(_ key: String) -> String { camelCase(words(key)) }

    private static func camelCase(_ words: [String]) -> String {
        guard let first = words.first else { return "_" }
        return identifier(lowered(first) + words.dropFirst().map(capitalized).joined())
    }

    /// A name ends in `Color` or `Image` for nothing, of whichever kind the asset is, where that is a word of its own.
    private static func withoutKind(_ name: String) -> String {
        let kind = name.suffix(5), rest = name.dropLast(5)
        guard ["color", "image"].contains(kind.lowercased()), let last = rest.last, rest.contains(where: { $0.isLetter || $0.isNumber }),
            kind.first?.isUppercase == true && kind.dropFirst().allSatisfy(\.isLowercase) || !last.isLetter
        else { return name }
        return String(rest)
    }

    /// The name of a folder that gives a namespace.
    static func type(_ name: String) -> String { identifier(words(name).map(capitalized).joined()) }

    /// Cut where a letter or digit is none, and before a capital that follows a small letter.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var last: Character = " "
        func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        for character in name {
            let isBoundary =
                isPart(character) && isPart(last) && (character.isUppercase && last.isLowercase || last.isNumber && character.isLetter)
            if (!isPart(character) || isBoundary), !word.isEmpty {
                words.append(word)
                word = ""
            }
            if isPart(character) { word.append(character) }
            last = character
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// `URL` is `url`, `URLIcon` is `urlIcon`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    private static func identifier(_ name: String) -> String {
        guard let first = name.first else { return "_" }
        if first.isNumber { return "_" + name }
        return reserved.contains(name) ? "`\(name)`" : name
    }

    private static let reserved: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "fallthrough", "false",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while", "Type", "Self", "Any", "Protocol",
    ]
}
