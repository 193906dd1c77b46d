import Foundation
import Testing
import VitrineDrawing

@Suite("Truncation") struct TruncationTests {
    private let long = "Grand Hotel Europa Palace Resort"

    @Test("what does not fit ends in an ellipsis, without a gap before it")
    func tail() {
        for width in stride(from: 30.0, through: 200, by: 3) {
            let text = Setting.text(long, width: width) { $0.lineLimit = 1 }
            #expect(text.isTruncated)
            #expect(text.lines.count == 1)
            #expect(text.lines[0].hasSuffix("…") && !text.lines[0].hasSuffix(" …"))
            #expect(text.size.width <= width + 0.34)
        }
        let whole = Setting.text(long, width: 400) { $0.lineLimit = 1 }
        #expect(!whole.isTruncated && whole.lines == [long])
    }

    @Test("the beginning or the middle gives way when asked to")
    func headAndMiddle() {
        let head = Setting.text(long, width: 140) {
            $0.lineLimit = 1
            $0.truncation = .head
        }
        #expect(head.lines[0].hasPrefix("…") && head.lines[0].hasSuffix("Resort"))
        let middle = Setting.text(long, width: 140) {
            $0.lineLimit = 1
            $0.truncation = .middle
        }
        #expect(middle.lines[0].hasPrefix("Grand") && middle.lines[0].contains("…") && middle.lines[0].hasSuffix("ort"))
        #expect(middle.size.width <= 140)
    }

    @Test("the last of several lines takes the ellipsis; as many lines are shown as the height holds, at least one")
    func height() {
        let two = Setting.text(long + " and Spa at the Lake", width: 120) { $0.lineLimit = 2 }
        #expect(two.lines.count == 2 && two.lines[1].hasSuffix("…") && !two.lines[0].hasSuffix("…"))
        #expect(Setting.text(long, width: 120, height: 45).lines.count == 2)
        #expect(Setting.text(long, width: 120, height: 5).lines.count == 1)
    }

    @Test("a character of several scalars is never cut in two")
    func graphemes() {
        let string = String(repeating: "e\u{301}👨‍👩‍👧", count: 10)
        for width in stride(from: 20.0, through: 120, by: 5) {
            let line = Setting.text(string, width: width) { $0.lineLimit = 1 }.lines[0]
            for character in line.dropLast() { #expect(character == "e\u{301}" || character == "👨‍👩‍👧") }
        }
    }

    @Test("letters shrink for too little height as for too little width, and one alone does too") func scaleToHeight() {
        func text(_ words: String, _ size: Double, width: Double, height: Double?, _ factor: Double) -> any SetText {
            Setting.text(words, size: size, weight: .bold, width: width, height: height) {
                $0.lineLimit = 1
                $0.minimumScaleFactor = factor
            }
        }
        let low = text("12,2", 22, width: 100, height: 20, 0.6)
        // 22 points take 26 1/3; 20 are 0.76 of that.
        #expect(low.size.height <= 20 && low.size.height > 19)
        #expect(low.scaleFactor > 0.74 && low.scaleFactor < 0.77 && !low.isTruncated)
        #expect(text("12,2", 22, width: 100, height: 10, 0.6).scaleFactor == 0.6)
        #expect(text("12,2", 22, width: 100, height: nil, 0.6).scaleFactor == 1)
        #expect(text("12,2", 22, width: 100, height: 20, 1).size.height > 26)
        let emoji = text("\u{1F600}", 500, width: 158, height: 158, 0.01)
        #expect(emoji.size.width <= 158.01 && emoji.size.height <= 158.01 && max(emoji.size.width, emoji.size.height) > 150)
    }

    @Test("letters shrink before anything is left out, no further than allowed")
    func scale() {
        let natural = Double(Setting.text(long).size.width)
        let shrunk = Setting.text(long, width: natural * 0.8) {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(!shrunk.isTruncated)
        #expect(shrunk.scaleFactor < 0.83 && shrunk.scaleFactor > 0.75)
        #expect(Setting.runs(shrunk)[0].size == 17 * shrunk.scaleFactor)
        let tiny = Setting.text(long, width: natural * 0.3) {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(tiny.isTruncated && tiny.scaleFactor == 0.5)
    }

    @Test("room for the lines that are not there is kept when asked to")
    func reserved() {
        let text = Setting.text("short") {
            $0.lineLimit = 3
            $0.reservesSpace = true
        }
        #expect(text.size.height == 61)
        #expect(text.lines.count == 1)
    }

    @Test("a little tightening comes before truncation when allowed")
    func tightening() {
        let natural = Double(Setting.text(long).size.width)
        func set(_ part: Double) -> any SetText {
            Setting.text(long, width: natural * part) {
                $0.lineLimit = 1
                $0.allowsTightening = true
            }
        }
        #expect(!set(0.97).isTruncated && set(0.97).size.width <= natural * 0.97 + 0.34)
        #expect(set(0.9).isTruncated)
    }

    @Test("several lines are tightened too before they are truncated")
    func tighteningOfLines() {
        func set(_ width: Double, tightens: Bool) -> any SetText {
            Setting.text("Grand Hotel Europa Palace Resort and Spa at the Lake", width: width) {
                $0.lineLimit = 2
                $0.allowsTightening = tightens
            }
        }
        let widths = stride(from: 150.0, through: 260, by: 1)
        let plain = widths.first { !set($0, tightens: false).isTruncated } ?? 0
        let tight = widths.first { !set($0, tightens: true).isTruncated } ?? 0
        #expect(tight < plain && tight > plain * 0.93)
    }

    @Test("a text that runs from right to left loses its end on the left, its beginning on the right")
    func rightToLeft() {
        let words = "אבגדהוזחטיכלמנסעפצקרשת"
        func runs(_ truncation: TextParagraph.Truncation) -> [GlyphRun] {
            let text = Setting.text(words, width: 90) { ($0.lineLimit, $0.truncation, $0.rightToLeft) = (1, truncation, true) }
            #expect(text.isTruncated && text.size.width <= 90.34)
            return Setting.runs(text)
        }
        #expect(runs(.tail).map(\.text).first == "…" && runs(.tail).last?.text.hasPrefix("אב") == true)
        #expect(runs(.head).map(\.text).last == "…" && runs(.head).first?.text.hasSuffix("רשת") == true)
        let middle = runs(.middle)
        #expect(middle.count == 3 && middle[1].text == "…" && middle[2].text.hasPrefix("אב") && middle[0].text.hasSuffix("רשת"))
    }
}
