import Testing
import VitrineDrawing

@Suite struct BidiNestingTests {
    private func lines(_ text: String) -> [String] {
        let span = TextSpan(text, font: FontDescription(size: 12), paint: .color(.black))
        return TextSetter().set(TextParagraph(spans: [span]), width: nil, height: nil, scale: 2).lines
    }

    @Test(arguments: ["\u{2067}", "\u{2068}", "\u{202B}", "\u{202E}", "\u{2067}\u{202A}"])
    func `directions in directions without end do not end the process`(opening: String) {
        for count in [30, 61, 126, 500, 5000] {
            let text = String(repeating: opening + "א", count: count) + "a" + String(repeating: "\u{2069}\u{202C}b", count: count / 2)
            #expect(lines(text).count == 1)
        }
    }
}
