import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Gradients") struct GradientTests {
    private let stops = Gradient(colors: [.red, .blue])

    private func paint<S: ShapeStyle>(_ style: S) -> Paint? {
        let picture = Render.fitting(Rectangle().fill(style).padding(10), 60, 40)
        guard case .fill(_, let paint, _) = picture.content.items.first else { return nil }
        return paint
    }

    @Test("a translucent colour's own gradient is lighter at the top, and as translucent")
    func translucentColor() {
        guard case .linear(let stops, _, _) = paint(Color(red: 0, green: 1, blue: 0).opacity(0.25).gradient) else {
            Issue.record("no linear gradient")
            return
        }
        #expect(stops.allSatisfy { abs($0.color.alpha - 0.25) < 0.001 })
        #expect(stops.first.map { $0.color.red > 0.17 && $0.color.red < 0.19 } == true)
        #expect(stops.last?.color.red == 0)
    }

    @Test("places are taken in the shape, wherever it stands")
    func places() {
        if case .linear(_, let start, let end) = paint(LinearGradient(gradient: stops, startPoint: .topLeading, endPoint: .bottom)) {
            #expect(start == CGPoint(x: 10, y: 10) && end == CGPoint(x: 30, y: 30))
        } else {
            Issue.record("no linear gradient")
        }
        if case .radial(_, let center, let start, let end) = paint(
            RadialGradient(gradient: stops, center: .trailing, startRadius: 3, endRadius: 9))
        {
            #expect(center == CGPoint(x: 50, y: 20) && start == 3 && end == 9)
        } else {
            Issue.record("no radial gradient")
        }
        if case .angular(_, let center, let start, let end) = paint(AngularGradient(gradient: stops, center: .center, angle: .degrees(90)))
        {
            #expect(center == CGPoint(x: 30, y: 20) && start == .pi / 2 && end == 2.5 * .pi)
        } else {
            Issue.record("no angular gradient")
        }
    }

    @Test("an elliptical gradient's centre and radii are fractions of the shape")
    func elliptical() {
        guard case .elliptical(_, let bounds, let center, let start, let end) = paint(EllipticalGradient(gradient: stops)) else {
            Issue.record("no elliptical gradient")
            return
        }
        #expect(bounds == CGRect(x: 10, y: 10, width: 40, height: 20) && center == CGPoint(x: 0.5, y: 0.5) && start == 0 && end == 0.5)
    }

    @Test("colours run from the centre of an ellipse to its rim")
    func ellipseColors() throws {
        let picture = Render.fitting(Ellipse().fill(EllipticalGradient(gradient: stops)), 60, 40)
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(picture.content, scale: 1)
        let (middle, rim) = (bitmap[30, 20], bitmap[58, 20])
        #expect(middle[0] > 200 && middle[2] < 100 && rim[2] > 200 && rim[0] < 60)
    }
}
