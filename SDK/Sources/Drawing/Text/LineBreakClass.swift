/// The class of a character for line breaking, in addition to where lines may end.
enum LineBreakClass: UInt8 {
    /// A line ends here in any case.
    case mandatory
    case space
    /// Shows a hyphen when a line ends at it.
    case softHyphen
    /// Han, kana and what is written among them: lines end anywhere, and no single word stands alone.
    case ideographic
    /// Syllables of Korean, whose words stay whole.
    case hangul
    case other

    init(_ character: Character) {
        // A character has at least one scalar.
        let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
        switch scalar.value {
        case 0x20: self = .space
        case 0xA...0xD, 0x85, 0x2028, 0x2029: self = .mandatory
        case 0xAD: self = .softHyphen
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7FB: self = .hangul
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD: self = .ideographic
        default: self = .other
        }
    }
}
