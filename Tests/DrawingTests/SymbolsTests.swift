import Foundation
import Testing

@testable import Drawing

@Suite struct SymbolsTests {
    @Test func `every name in the map has an icon`() {
        #expect(Symbols.names.count == 161)
        for name in Symbols.names { #expect(Symbols.outline(named: name)?.path.isEmpty == false, "\(name)") }
    }

    @Test func `a name without an icon is known to have none`() {
        #expect(Symbols.outline(named: "no.such.symbol") == nil)
        #expect(Symbols.outline(named: "../../../etc/passwd") == nil)
        #expect(Symbols.outline(named: "") == nil)
        #expect(!Symbols.fallback.path.isEmpty)
    }

    @Test func `names outside the map are tried with dashes for dots`() {
        #expect(Symbols.outline(named: "alarm.fill") != nil)
    }

    @Test func `a full circle is one em across, and the box has SF's margins`() throws {
        let circle = try #require(Symbols.outline(named: "circle.fill"))
        #expect(abs(circle.path.boundingRect.width - 1) < 0.001)
        #expect(abs(circle.width - (1 + 4.0 / 17)) < 0.001 && abs(circle.height - (1 + 2.0 / 17)) < 0.001)
    }

    @Test func `a bolder weight is a thicker line of the same area`() throws {
        let plain = try #require(Symbols.outline(named: "chevron.right")),
            bold = try #require(Symbols.outline(named: "chevron.right", weight: .bold))
        #expect(bold.width > plain.width)
    }

    @Test func `symbols look as they should`() throws {
        var items: [DisplayItem] = []
        let names = [
            "airplane", "bed.double.fill", "checkmark", "chevron.right", "arrow.triangle.2.circlepath", "doc.text", "info.circle",
            "suitcase.fill",
        ]
        for (row, weight) in [FontWeight.regular, .semibold, .bold].enumerated() {
            for (column, name) in names.enumerated() {
                let symbol = Symbols.outline(named: name, weight: weight) ?? Symbols.fallback
                let place = CGAffineTransform(a: 16, b: 0, c: 0, d: 16, tx: Double(column) * 22 + 2, ty: Double(row) * 22 + 2)
                items.append(.fill(symbol.path.applying(place), .color(.black), .nonZero))
            }
        }
        try PictureReference.expect(Rasterizer.forTests().draw(.page(180, 68, items), scale: 2), matches: "symbols")
    }

    @Test func `SVG's path commands are all understood`() {
        let path = SVGPathParser.path("m1 1h2v2H1zM5,5l1-1.5.5.5 1e0 0c1 0 1 1 2 1s1 1 2 1q1 1 2 0t2 0a1 1 0 01.5.5z")
        #expect(path.boundingRect.minX == 1)
        #expect(path.elements.filter { if case .curve = $0 { true } else { false } }.count >= 3)
        #expect(path.elements.last == .closeSubpath)
    }

    @Test func `broken paths keep what came before the mistake`() {
        #expect(SVGPathParser.path("M0 0L5 5Lx").elements == [.move(to: .zero), .line(to: CGPoint(x: 5, y: 5))])
        for text in ["", "L5 5", "M", "M1e999 0", "M0 0A", "M0 0A1 1 0 2 0 5 5", "M0 0zzz9", "\u{0}", "M0 0A0 0 0 0 0 5 5", "M1--1"] {
            _ = SVGPathParser.path(text)
        }
        var random = SeededRandom(state: 5)
        let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+e, ".utf8)
        for _ in 0..<500 {
            let bytes = (0..<40).map { _ in letters[Int(random.next() % UInt64(letters.count))] }
            _ = SVGPathParser.path(String(decoding: bytes, as: UTF8.self)).boundingRect
        }
    }
}
