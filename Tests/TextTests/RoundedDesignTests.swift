import Foundation
import Testing

@testable import VitrineDrawing

@Suite("Rounded design") struct RoundedDesignTests {
    /// The part of a picture of 100 × 100 pixels that a path in the unit square covers.
    private func coverage(_ path: Path) -> Double {
        let scaled = path.applying(CGAffineTransform(scaleX: 100, y: 100))
        let list = DisplayList(size: CGSize(width: 100, height: 100), items: [.fill(scaled, .color(.black), .nonZero)])
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(list, scale: 1)
        return stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Double(bitmap.pixels[$1]) } / 255 / 10_000
    }

    private func polygon(_ points: [(Double, Double)]) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        return path
    }

    @Test("a square becomes a disc, whichever way it was drawn")
    func disc() {
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
        for points in [corners, corners.reversed()] {
            #expect(abs(coverage(polygon(points).roundingCorners(radius: 1)) - Double.pi / 4) < 0.002)
            #expect(abs(coverage(polygon(points).roundingCorners(radius: 0.2)) - (1 - 0.04 * (4 - .pi))) < 0.002)
        }
    }

    @Test("inner corners stay sharp")
    func inner() {
        let angle = polygon([(0, 0), (1, 0), (1, 0.5), (0.5, 0.5), (0.5, 1), (0, 1)])
        // Five outer corners of six are rounded.
        #expect(abs(coverage(angle.roundingCorners(radius: 0.1)) - (0.75 - 5 * 0.01 * (1 - .pi / 4))) < 0.002)
    }

    @Test("curves, thin slivers and broken outlines are taken as they are")
    func strange() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(abs(coverage(circle.roundingCorners(radius: 0.1)) - coverage(circle)) < 0.001)
        for path in [
            Path(), polygon([(0, 0)]), polygon([(0, 0), (1, 0)]), polygon([(0, 0), (0, 0), (0, 0)]), polygon([(.nan, 0), (1, 0), (0, 1)]),
            polygon([(1e300, 0), (1, 1e300), (0, -1e300)]),
        ] { _ = path.roundingCorners(radius: 0.1) }
    }

    @Test("letters are Inter's, as wide, with less ink at their corners", arguments: FontWeight.allCases)
    func letters(_ weight: FontWeight) {
        func ink(_ design: FontDescription.Design, scale: Double) -> Double {
            let text = Setting.text("HEt7", size: 40, weight: weight) { $0.spans[0].font.design = design }
            let list = DisplayList(size: CGSize(width: 130, height: 50), items: text.items(at: .zero, width: 130))
            let bitmap = Rasterizer(fonts: FontCatalog.file).draw(list, scale: scale)
            return stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Double(bitmap.pixels[$1]) }
        }
        // Drawn from masks and, beyond their largest size, as paths.
        for scale in [1.0, 6.0] {
            let ratio = ink(.rounded, scale: scale) / ink(.default, scale: scale)
            #expect(ratio < 0.999 && ratio > 0.93, "\(ratio)")
        }
        func width(_ design: FontDescription.Design) -> CGFloat {
            Setting.text("Hamburg…", size: 17, weight: weight, scale: 1000) { $0.spans[0].font.design = design }.size.width
        }
        // What SF Pro's letters are wider by was measured in that design only.
        let widened = "Hamburg…".unicodeScalars.reduce(0) { $0 + LetterWidths.widening($1.value, size: 17, weight: weight) } * 17
        if weight.rawValue <= 400 { #expect(abs(width(.rounded) + widened - width(.default)) < 0.01) }
    }

    @Test("it says what it stands for, and SVG has it too")
    func words() {
        let text = Setting.text("72") { $0.spans[0].font.design = .rounded }
        #expect(text.diagnostics == ["The rounded design is drawn in Inter with its corners rounded, which stands for SF Rounded."])
        func document(_ text: any SetText) -> String {
            SVG.write(DisplayList(size: CGSize(width: 40, height: 40), items: text.items(at: .zero, width: 40)), fonts: FontCatalog.file)
        }
        #expect(document(text) != document(Setting.text("72")))
    }
}
