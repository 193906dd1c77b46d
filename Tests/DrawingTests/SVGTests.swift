import Foundation
import FoundationXML
import Testing

@testable import VitrineDrawing

@Suite struct SVGTests {
    private let fonts: (FontFace) -> FontFile? = { _ in FontFile(path: "/usr/share/fonts/opentype/inter/Inter-Bold.otf") }

    @Test func `the document is sound XML of the list's size`() throws {
        let text = SVG.write(Sample.everything, fonts: fonts)
        #expect(try XMLDocument(xmlString: text).rootElement()?.name == "svg")
        #expect(text.contains("width=\"120\" height=\"60\" viewBox=\"0 0 120 60\""))
    }

    @Test func `every reference has its definition`() throws {
        let text = SVG.write(Sample.everything, fonts: fonts)
        let used = text.matches(of: /url\(#(v[0-9]+)\)|href="#(v[0-9]+)"/).map { $0.1 ?? $0.2 ?? "" }
        #expect(!used.isEmpty)
        for name in used { #expect(text.contains("id=\"\(name)\""), "\(name)") }
    }

    @Test func `text is outlined and keeps its words, escaped`() {
        let text = SVG.write(Sample.everything, fonts: fonts)
        #expect(text.contains("aria-label=\"A&lt;&amp;&quot;é\""))
        #expect(!text.contains("<text"))
    }

    @Test func `numbers are short and the same everywhere`() {
        #expect(
            [0.0, 1, -0.5, 1.23456, -1e-9, 12.1, .nan, 1.0005].map(SVGNumber.text) == [
                "0", "1", "-0.5", "1.235", "0", "12.1", "0", "1.001",
            ])
        for value in stride(from: -3.0, to: 3, by: 0.000_71) {
            let text = SVGNumber.text(value)
            #expect(abs((Double(text) ?? .nan) - value) <= 0.000_501 && !(text.contains(".") && text.hasSuffix("0")), "\(text)")
        }
        #expect(SVGNumber.text(-1e12) == "-1000000000")
        #expect(SVGNumber.matrix(CGAffineTransform(a: 0.000123, b: 0, c: 0, d: 1, tx: 2, ty: 3)) == "matrix(0.000123 0 0 1 2 3)")
    }

    @Test func `a bitmap drawn twice is embedded once`() {
        var list = Sample.everything
        list.items += list.items.filter { if case .image = $0 { true } else { false } }
        #expect(SVG.write(list, fonts: fonts).components(separatedBy: "<image id").count == 2)
    }
}
