import Foundation

/// Small capitals made of capitals: Inter has none of its own.
///
/// Capitals are set at 78 % of their size, a little higher than the small letters beside them, and one weight heavier, so that their
/// stems are as thick. The figures are this engine's; Apple draws its own letters here.
enum SmallCapitals {
    static let scale = 0.78

    /// Whether a character is drawn small.
    static func isSmall(_ character: Character, _ kind: FontDescription.SmallCaps) -> Bool {
        switch kind {
        case .none: false
        case .lowercase: isLowercase(character)
        case .uppercase: isUppercase(character)
        case .all: isLowercase(character) || isUppercase(character)
        }
    }

    static func font(_ font: FontDescription) -> FontDescription {
        var heavier = font
        heavier.weight = FontWeight(rawValue: font.weight.rawValue + 100) ?? font.weight
        return heavier
    }

    // Some characters of category Ll (the ª of Spanish) have no capital.
    private static func isLowercase(_ character: Character) -> Bool {
        character.isLowercase && character.uppercased() != String(character)
    }

    private static func isUppercase(_ character: Character) -> Bool {
        character.isUppercase && character.lowercased() != String(character)
    }
}
