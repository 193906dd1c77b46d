import Testing

@testable import VitrineDrawing

/// Rules in the manner of Unicode's own LineBreakTest: `¦` stands where a line may end, and nowhere else may it.
@Suite("Line break rules") struct LineBreakRuleTests {
    private func marked(_ string: String) -> String {
        let characters = Array(string)
        let chances = LineBreaks().after(characters, characters.map { LineBreakClass($0) })
        var result = ""
        for (character, chance) in zip(characters, chances) {
            result.append(character)
            if chance == .allowed { result += "¦" }
            if chance == .mandatory { result += "‖" }
        }
        return result
    }

    private func expect(_ cases: String...) {
        for expected in cases {
            let plain = expected.replacing("¦", with: "").replacing("‖", with: "")
            #expect(marked(plain) == expected)
        }
    }

    @Test("LB4–LB8: ends of lines, spaces and the zero-width space")
    func spaces() {
        expect(
            "one ¦two", "one   ¦two", "a\n‖b", "a\r\n‖b", "a\u{2028}‖b", "a\u{85}‖b", "a\u{200B}¦b", "a\u{200B} ¦b", "a \u{200B}¦b", " ¦a",
            "a\n‖ ¦b")
    }

    @Test("LB8a–LB12: joiners and glue")
    func glue() {
        expect(
            "12\u{A0}km ¦away", "a\u{2060}b", "a\u{202F}b", "長\u{2060}長", "a ¦\u{A0}b", "co\u{2011}op",
            "a-\u{2060}b")
    }

    @Test("LB13–LB17: brackets, quotation marks and exclamation marks, even across spaces")
    func brackets() {
        expect(
            "( one", "one !", "one )", "yes ¦(no)", "「 東¦京 」", "« oui » ¦dit", "“Hi” ¦she ¦said", "a /¦b", "he ¦said ¦\"no\"", "東。 々",
            "a ¦—¦b", "——", "— —", "(a)¦（b）")
    }

    @Test("LB19: quotation marks cling, but between ideographs")
    func quotation() {
        expect("can’t", "a\"b\"c", "他¦说¦“你¦好”¦吗", "the ¦“quick” ¦fox")
    }

    @Test("LB20: pictures in the line stand alone")
    func contingent() { expect("a¦\u{FFFC}¦b", "a¦\u{FFFC}, ¦b", "\u{FFFC}¦\u{FFFC}") }

    @Test("LB20a–LB22: hyphens, dashes and ellipses")
    func hyphens() {
        expect(
            "well-¦known", "about ¦-15", "-word", "say ¦-word", "2010–¦2020", "a¦—¦b",
            "wait…¦what",
            "soft\u{AD}¦hyphen", "a\t¦b", "א-¦ב")
    }

    @Test("LB23–LB25: figures, their signs and units")
    func figures() {
        expect(
            "$1,234.50", "-3.5%", "100%", "€5", "(12)%", "3:30", "7/8", "v2.0", "1st", "about ¦.5", "a ,b",
            "50¢",
            "№5", "￥100", "100¦円", "٣٫٥٪")
    }

    @Test("LB28–LB30: words, abbreviations and addresses")
    func words() {
        expect(
            "e.g. ¦this", "and/¦or", "https://¦example.com/¦path", "name(s)", "f(x) ¦= ¦y", "U.S.A", "AT&T", "a@b.c", "don't",
            "東¦(a)",
            "abc¦（", "Каша ¦и ¦каша", "γάλα ¦και", "שלום ¦עולם", "مرحبا، ¦سلام؟")
    }

    @Test("LB26: words of Korean stay whole, as TextKit's standard strategy has it")
    func korean() { expect("안녕하세요 ¦세계") }

    @Test("ideographs and kana: closing marks, small kana and sound marks stay with what is before")
    func kinsoku() {
        expect(
            "東¦京", "ホ¦テ¦ル", "きょ¦う", "チェッ¦ク", "コー¦ヒー", "東¦京。¦大¦阪", "（東）¦京", "$東",
            "人々")
    }

    @Test("LB30a–LB30b: flags, tones and joined emoji stay whole")
    func emoji() { expect("🇯🇵¦🇮🇹", "👍🏽¦👍🏿", "👨‍👩‍👧¦👨‍👩‍👧", "ok ¦😀!", "1️⃣", "❤️¦❤️") }

    @Test("Thai, Lao, Khmer and Burmese break between the words of a dictionary")
    func dictionary() {
        expect("ภาษา¦ไทย", "ฉัน¦จะ¦ไป¦กรุงเทพมหานคร")
        #expect(marked("ប្រទេសកម្ពុជា").contains("¦"))
        #expect(marked("ຂ້ອຍຮັກປະເທດລາວ").contains("¦"))
        #expect(marked("ကျွန်တော်မြန်မာပြည်မှာနေတယ်").contains("¦"))
        // A long stretch is as good as a short one, and costs no more.
        let long = String(repeating: "ภาษาไทย", count: 2000)
        #expect(marked(long).split(separator: "¦").count > 3990)
    }

    @Test("marks with nothing to stand on, and marks in rows, are taken as letters")
    func strange() {
        for string in ["", "\u{301}", "((((", "!!!!", "----", "\u{FFFC}", "\u{200D}\u{200D}", "\"\"\"\"", "«»«»", "\u{E31}\u{E31}"] {
            #expect(marked(string).replacing("¦", with: "") == string)
        }
    }
}
