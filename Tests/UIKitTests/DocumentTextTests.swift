import Foundation
import Testing
import UIKit

@Suite("The text of a document") struct DocumentTextTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
            documentAttributes: nil)
    }

    @Test(
        "of HTML has its words in lines, and nothing of what is not shown (xcode.10)",
        arguments: [
            ("<p>High  <b>water</b>\n at&nbsp;noon</p><p>Low</p>", "High water at\u{A0}noon\nLow"),
            ("a<br/>b<BR>c", "a\nb\nc"), ("<ul><li>one</li><li>two</li></ul>", "• one\n• two"),
            ("<head><title>x</title></head><style>p { }</style><script>if (a < b) { }</script>ok<!-- <p>no</p> -->", "ok"),
            ("1 &lt; 2 &amp; 3 &gt; 2 &#8364;&#x41; &unknown; & end", "1 < 2 & 3 > 2 €A &unknown; & end"), ("", ""), ("<", ""),
            ("a <b", "a "),
            ("</b></a></p>x", "x"), ("&#xD800;&#99999999999;&", "&#xD800;&#99999999999;&"),
        ])
    func words(html: String, text: String) throws { #expect(try read(html).string == text) }

    @Test("of HTML knows what is bold and what is a link (xcode.10)") func attributes() throws {
        let text = try read("<h1>Tides</h1><a href='https://example.com/?a=1&amp;b=2'>more</a>")
        let bold = try #require(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        let plain = try #require(text.attribute(.font, at: 6, effectiveRange: nil) as? UIFont)
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold) && !plain.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(text.attribute(.link, at: 7, effectiveRange: nil) as? URL == URL(string: "https://example.com/?a=1&b=2"))
        #expect(text.attribute(.link, at: 0, effectiveRange: nil) == nil)
    }

    @Test("is found out, is plain otherwise, and an error where it cannot be read (xcode.10)") func forms() throws {
        var known: NSDictionary?
        #expect(try NSAttributedString(data: Data("<!DOCTYPE html><p>a".utf8), documentAttributes: &known).string == "a")
        #expect(known?["DocumentType"] as? String == "NSHTML")
        #expect(try NSAttributedString(data: Data("a < b".utf8), documentAttributes: nil).string == "a < b")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data("{\\rtf1}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
        let wrong = Data([0xC3, 0x28])
        #expect(throws: CocoaError.self) {
            try NSAttributedString(data: wrong, options: [.characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil)
        }
        let written = try NSAttributedString(string: "a<b").data(
            from: NSRange(location: 0, length: 3), documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        #expect(try NSAttributedString(data: written, documentAttributes: nil).string == "a<b")
    }

    @Test("a deep or long document is read in one pass (xcode.10)") func long() throws {
        let deep = String(repeating: "<b><i>", count: 20_000) + "x" + String(repeating: "&", count: 20_000)
        #expect(try read(deep).length == 20_001)
        // Each of these takes minutes where what is left is copied at each tag.
        let hidden = String(repeating: "<script>a < b</script><!-- c -->", count: 20_000) + "x"
        #expect(try read(hidden).string == "x")
        let parts = String(repeating: "<b>a</b> <i>b</i><p>", count: 20_000)
        #expect(try read(parts).length == 20_000 * 4 - 1)
    }

    @Test("places and sizes are kept as objects (xcode.10)") func values() {
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    }
}

@Suite("Attributes of a text") struct ComparedAttributeTests {
    @Test("of which several are fonts, colours and styles stay apart, and equal ones are one (xcode.10)") func runs() {
        let text = NSMutableAttributedString(string: "")
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        for index in 0..<6 {
            text.append(
                NSAttributedString(
                    string: "ab",
                    attributes: [
                        .font: UIFont.systemFont(ofSize: index < 3 ? 12 : 13), .foregroundColor: index < 3 ? UIColor.red : .blue,
                        .paragraphStyle: style, .shadow: NSShadow(),
                    ]))
        }
        text.addAttribute(.backgroundColor, value: UIColor(white: 0.5, alpha: 1), range: NSRange(location: 1, length: 2))
        #expect(text.string == "abababababab")
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 12)
        #expect((text.attribute(.font, at: 11, effectiveRange: nil) as? UIFont)?.pointSize == 13)
        #expect(text.attribute(.backgroundColor, at: 0, effectiveRange: nil) == nil)
        #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
        let colours: NSDictionary = ["a": UIColor.red], others: NSDictionary = ["a": UIColor.blue]
        #expect(colours == ["a": UIColor.red] as NSDictionary && colours != others)
    }
}
