/// What a character means for the breaking of lines: the classes of Unicode Standard Annex 14 that the rules here need.
enum LineBreakClass: UInt8 {
    /// A line ends here in any case.
    case mandatory
    case space, zeroWidthSpace
    /// Holds its neighbours together.
    case glue, joiner
    case opening, closing, parenthesis, quotation, exclamation
    /// Small kana, the prolonged sound mark, iteration marks: never first in a line.
    case nonStarter
    case breakAfter, hyphen, dash, inseparable
    case infix, slash
    case numeric, prefix, postfix
    case alphabetic, ideographic

    init(_ character: Character) {
        // A character has at least one scalar.
        self.init(character.unicodeScalars[character.unicodeScalars.startIndex])
    }

    init(_ scalar: Unicode.Scalar) {
        self = scalar.value < 0x80 ? Self.ascii[Int(scalar.value)] : Self.wide(scalar)
    }

    private static let ascii: [LineBreakClass] = (0..<0x80).map { value in
        switch Character(Unicode.Scalar(UInt8(value))) {
        case "\n", "\r", "\u{B}", "\u{C}": .mandatory
        case " ": .space
        case "\t", "|": .breakAfter
        case "-": .hyphen
        case "(", "[", "{": .opening
        case "}": .closing
        case ")", "]": .parenthesis
        case "\"", "'": .quotation
        case "!", "?": .exclamation
        case ",", ".", ":", ";": .infix
        case "/": .slash
        case "0"..."9": .numeric
        case "$", "+", "\\": .prefix
        case "%": .postfix
        default: .alphabetic
        }
    }

    private static func wide(_ scalar: Unicode.Scalar) -> LineBreakClass {
        switch scalar.value {
        case 0x85, 0x2028, 0x2029: .mandatory
        case 0x200B: .zeroWidthSpace
        case 0xA0, 0x2007, 0x2011, 0x202F: .glue
        case 0x200D, 0x2060, 0xFEFF: .joiner
        case 0xAD, 0x2010, 0x2012, 0x2013, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .breakAfter
        case 0x2014: .dash
        case 0x2024...0x2026, 0x22EF: .inseparable
        case 0xA2, 0xB0, 0x2030...0x2037, 0x20A7, 0x2103, 0x2109, 0xFF05, 0xFFE0: .postfix
        case 0xA3...0xA5, 0xB1, 0x20A0...0x20CF, 0x2116, 0x2212, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: .prefix
        case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: .closing
        case 0xFF01, 0xFF1F, 0x203C, 0x2047...0x2049: .exclamation
        case 0x3005, 0x301C, 0x303B, 0x303C, 0x3099...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF1A, 0xFF1B, 0xFF65, 0xFF70, 0xFF9E, 0xFF9F:
            .nonStarter
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096: .nonStarter
        case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x31F0...0x31FF,
            0xFF67...0xFF6F:
            .nonStarter
        default: byCategory(scalar)
        }
    }

    private static func byCategory(_ scalar: Unicode.Scalar) -> LineBreakClass {
        switch scalar.properties.generalCategory {
        case .openPunctuation: .opening
        case .closePunctuation: scalar.value > 0x2E80 ? .closing : .parenthesis
        case .initialPunctuation, .finalPunctuation: .quotation
        case .dashPunctuation: .breakAfter
        case .decimalNumber: scalar.value >= 0xFF00 && scalar.value <= 0xFFEF ? .ideographic : .numeric
        case .lineSeparator, .paragraphSeparator: .mandatory
        case .spaceSeparator: .breakAfter
        default: isIdeographic(scalar.value) ? .ideographic : .alphabetic
        }
    }

    /// Han, kana, hangul syllables, full-width forms and pictographs: a line may break on either side.
    private static func isIdeographic(_ value: UInt32) -> Bool {
        switch value {
        case 0x2E80...0x2FFF, 0x3003...0x303F, 0x3040...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x231A...0x231B, 0x2600...0x27BF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
