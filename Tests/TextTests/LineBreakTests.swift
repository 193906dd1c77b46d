import Foundation
import Testing
import VitrineDrawing

@Suite("Line breaking") struct LineBreakTests {
    private func lines(_ string: String, _ width: Double, change: (inout TextParagraph) -> Void = { _ in }) -> [String] {
        Setting.text(string, width: width, change: change).lines
    }

    @Test("lines end between words, and never grow wider than offered")
    func words() {
        let string = "Park Hotel Shiodome, 1-7-1 Higashi-Shimbashi, Minato, Tokyo 105-7227"
        for width in stride(from: 90.0, through: 400, by: 13) {
            let text = Setting.text(string, width: width)
            #expect(text.size.width <= width + 1)
            #expect(text.lines.joined(separator: " ").replacing("- ", with: "-").split(separator: " ") == string.split(separator: " "))
        }
    }

    @Test("lines of a large title end where they end on iOS")
    func apple() {
        // DDH-03 of layout-cases.json, read from a picture.
        let lorem =
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
        #expect(
            Setting.text(lorem, size: 34, width: 384).lines == [
                "Lorem ipsum dolor sit", "amet, consectetur", "adipiscing elit, sed do", "eiusmod tempor", "incididunt ut labore et",
                "dolore magna aliqua.",
            ])
    }

    @Test("a hyphen ends a line; one before a figure does not")
    func hyphens() {
        #expect(lines("Higashi-Shimbashi", 90) == ["Higashi-", "Shimbashi"])
        #expect(lines("about -15", 55) == ["about", "-15"])
    }

    @Test("a no-break space holds its neighbours together")
    func glue() { #expect(lines("12\u{A0}km away", 60) == ["12\u{A0}km", "away"]) }

    @Test(
        "no line begins with a Japanese full stop, closing bracket, small kana or prolonged sound mark, none ends with an opening bracket")
    func kinsoku() {
        let string = "東京（羽田）へのフライトは、「ホテル」とセットでご予約ください。チェックインは十五時からです。"
        // Four characters find room in the narrowest: fewer could not keep a small kana with its neighbours.
        for width in stride(from: 70.0, through: 300, by: 7) {
            let lines = lines(string, width)
            #expect(lines.joined() == string)
            for line in lines.dropFirst() { #expect(!"。、）」ーェッィョ".contains(line.first ?? " "), "\(lines)") }
            for line in lines.dropLast() where line.count > 1 { #expect(!"（「".contains(line.last ?? " "), "\(lines)") }
        }
    }

    @Test("a word that is wider than the line is cut between its characters")
    func longWord() {
        let lines = lines("Donaudampfschifffahrt", 60)
        #expect(lines.count > 2)
        #expect(lines.joined() == "Donaudampfschifffahrt")
        #expect(Setting.text("ab", width: 0).lines == ["a", "b"])
    }

    @Test("line ends in the text are kept, empty lines too")
    func hard() { #expect(lines("a\n\nb\r\nc", 100) == ["a", "", "b", "c"]) }

    @Test("a word does not stand alone in the second of two lines")
    func orphan() {
        #expect(lines("Region is used to display a more accurate movies list", 390).last == "movies list")
        // Two words above are enough, one is not (meshtastic/Meshtastic-Apple).
        #expect(lines("Unhealthy for Sensitive Groups", 195) == ["Unhealthy for", "Sensitive Groups"])
        #expect(lines("Security Update Recommended", 180) == ["Security Update", "Recommended"])
    }

    @Test("picture.9: a word may stand alone in the last of three lines or more, as in Apple's picture")
    func lastWord() {
        let lorem =
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
        let alone = stride(from: 150.0, through: 420, by: 3).map { lines(lorem, $0) }.filter { $0.last == "aliqua." }
        #expect(alone.contains { $0.count > 2 && $0[$0.count - 2].hasSuffix("et dolore magna") })
        // Each paragraph is one by itself.
        #expect(lines("Short\nRegion is used to display a more accurate movies list", 390).last == "movies list")
    }

    @Test("figures and their signs stay together")
    func figures() {
        #expect(lines("costs €1,234.50 today", 80) == ["costs", "€1,234.50", "today"])
        #expect(lines("up 45% now", 66) == ["up 45%", "now"])
    }

    @Test("a soft hyphen shows only where a line ends at it, and finds room there")
    func softHyphens() {
        let word = "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt"
        for width in stride(from: 60.0, through: 200, by: 3) {
            let text = Setting.text(word, width: width)
            #expect(text.size.width <= width + 0.34)
            for line in text.lines.dropLast() { #expect(line.hasSuffix("\u{AD}-"), "\(text.lines)") }
            #expect(text.lines.joined().replacing("-", with: "") == word)
        }
        #expect(Setting.runs(Setting.text(word, width: 60)).filter { $0.text == "-" }.count == lines(word, 60).count - 1)
        #expect(lines("Sonne und Re\u{AD}gen", 400) == ["Sonne und Re\u{AD}gen"])
        let right = Setting.runs(Setting.text("אבגד\u{AD}הוזח", width: 50))
        #expect(right.first?.text == "-")
    }
}
