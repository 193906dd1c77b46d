/// The presentation that a character asks for, as text or as an emoji (Unicode Technical Standard 51).
enum EmojiPresentation {
    /// A picture in colour: an emoji, or a sequence of several.
    case color
    /// The character may be an emoji, but is drawn as text where the text's own font has it: on iOS too "©" is text and "☎" an emoji.
    case either
    /// A sign, asked for by U+FE0E.
    case text
    /// No picture at all, as nearly every character.
    case none

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        // A character has at least one scalar.
        let first = scalars[scalars.startIndex]
        let isAlone = scalars.index(after: scalars.startIndex) == scalars.endIndex
        guard first.value >= 0xA9 || !isAlone, first.properties.isEmoji else {
            self = .none
            return
        }
        if isAlone {
            self = first.properties.isEmojiPresentation ? .color : .either
            return
        }
        let rest = scalars.dropFirst()
        if first.value < 0x80 {
            // A figure is a picture only on a keycap.
            self = rest.contains { $0.value == 0x20E3 } ? .color : .none
        } else if rest.contains(where: { $0.value == 0xFE0E }) {
            self = .text
        } else if first.properties.isEmojiPresentation || rest.contains(where: Self.asksForColor) {
            self = .color
        } else {
            self = .either
        }
    }

    private static func asksForColor(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier
    }
}
