/// What a character means for the breaking of lines: the classes of Unicode Standard Annex 14 that the rules here need.
enum LineBreakClass: UInt8 {
    /// A line ends here in any case.
    case mandatory
    case space, zeroWidthSpace
    /// Holds its neighbours together.
    case glue, joiner
    /// Brackets; `wide` ones stand between ideographs.
    case opening, openingWide, closing, parenthesis
    /// Marks that open or close, and those that do not tell.
    case quotation, quotationInitial, quotationFinal
    case exclamation
    /// Small kana, the prolonged sound mark, iteration marks: never first in a line.
    case nonStarter
    case breakBefore, breakAfter, softHyphen, hyphen, dash, inseparable
    /// A picture in the line.
    case contingent
    case infix, slash
    case numeric, prefix, postfix
    case alphabetic, hebrew, ideographic
    /// Emoji: as ideographs.
    case emoji
    /// Syllables of Korean, whose words stay whole.
    case hangul
    /// Letters of scripts written without spaces, whose words a dictionary knows.
    case complex

    init(_ character: Character) {
        // A character has at least one scalar.
        self.init(character.unicodeScalars[character.unicodeScalars.startIndex])
    }

    init(_ scalar: Unicode.Scalar) {
        self = scalar.value < 0x80 ? Self.ascii[Int(scalar.value)] : Self.wide(scalar)
    }

    /// Ideographs and all that is as wide as they are.
    var isEastAsian: Bool {
        switch self {
        case .ideographic, .hangul, .nonStarter, .openingWide, .closing: true
        default: false
        }
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
        case 0xA0, 0x34F, 0xF08, 0xF0C, 0xF12, 0x180E, 0x2007, 0x2011, 0x202F: .glue
        case 0x200D, 0x2060, 0xFEFF: .joiner
        case 0xB4, 0x2C8, 0x2CC, 0x2DF, 0xF01...0xF04, 0xF06, 0xF07, 0xF09, 0xF0A, 0x1FFD: .breakBefore
        case 0xAD: .softHyphen
        case 0x2010, 0x2012, 0x2013, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2027, 0x205F, 0x3000: .breakAfter
        case 0x58A, 0x5BE, 0x964, 0x965, 0xE5A, 0xE5B, 0xF0B, 0xF34, 0xF7F, 0x104A, 0x104B, 0x1361, 0x17D4, 0x17D5: .breakAfter
        case 0x2014, 0x2E3A, 0x2E3B: .dash
        case 0x2024...0x2026, 0x22EF: .inseparable
        case 0xFFFC: .contingent
        case 0x37E, 0x589, 0x60C, 0x60D, 0x7F8, 0x2044: .infix
        case 0x5C6, 0x61B, 0x61D...0x61F, 0x6D4, 0x7F9, 0xFF01, 0xFF1F, 0x2762, 0x2763: .exclamation
        case 0xA2, 0xB0, 0x609...0x60B, 0x66A, 0x2030...0x2037, 0x20A7, 0x2103, 0x2109, 0xFF05, 0xFFE0: .postfix
        case 0xA3...0xA5, 0xB1, 0xE3F, 0x20A0...0x20CF, 0x2116, 0x2212, 0x2213, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: .prefix
        case 0x66B, 0x66C: .numeric
        case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: .closing
        case 0xA1, 0xBF: .opening
        case 0x275B, 0x275C, 0x275F, 0x2760: .quotation
        case 0x17D6, 0x203C, 0x203D, 0x2047...0x2049, 0x3005, 0x301C, 0x303B, 0x303C, 0x3099...0x309E, 0x30A0, 0x30FB...0x30FE: .nonStarter
        case 0xFF1A, 0xFF1B, 0xFF65, 0xFF70, 0xFF9E, 0xFF9F: .nonStarter
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096: .nonStarter
        case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x31F0...0x31FF,
            0xFF67...0xFF6F:
            .nonStarter
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7FB: .hangul
        default: byCategory(scalar)
        }
    }

    private static func byCategory(_ scalar: Unicode.Scalar) -> LineBreakClass {
        let properties = scalar.properties
        return switch properties.generalCategory {
        case .openPunctuation: scalar.value > 0x2E80 ? .openingWide : .opening
        case .closePunctuation: scalar.value > 0x2E80 ? .closing : .parenthesis
        case .initialPunctuation: .quotationInitial
        case .finalPunctuation: .quotationFinal
        case .dashPunctuation: .breakAfter
        case .decimalNumber: scalar.value >= 0xFF00 && scalar.value <= 0xFFEF ? .ideographic : .numeric
        case .lineSeparator, .paragraphSeparator: .mandatory
        case .spaceSeparator: .breakAfter
        default: byBlock(scalar)
        }
    }

    private static func byBlock(_ scalar: Unicode.Scalar) -> LineBreakClass {
        switch scalar.value {
        case 0x5D0...0x5F2, 0xFB1D, 0xFB1F...0xFB4F: .hebrew
        // Thai, Lao, Myanmar, Khmer, Tai Le, New Tai Lue, Tai Tham, Tai Viet.
        case 0xE01...0xE4E, 0xE81...0xEDF, 0x1000...0x103F, 0x1050...0x108F, 0x1780...0x17D3, 0x17D7, 0x17DC, 0x1950...0x19DF,
            0x1A20...0x1AAD, 0xA9E0...0xA9FE, 0xAA60...0xAADF:
            .complex
        case 0x2E80...0x2FFF, 0x3003...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFD:
            .ideographic
        case 0x231A...0x231B, 0x23F0...0x23F3, 0x2600...0x27BF: scalar.properties.isEmoji ? .emoji : .alphabetic
        case 0x1F000...0x1FAFF: .emoji
        default: .alphabetic
        }
    }
}
