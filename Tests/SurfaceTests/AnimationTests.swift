import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Animations in a picture, which is one moment") struct AnimationTests {
    @Test("xcode.10: animators show their first phase and their initial value, transitions what is there")
    func atRest() {
        let shown = Drawn.rendered(AnimationSource(), 400, 1200)
        let words = shown.nodes.compactMap(\.text)
        #expect(words.prefix(11) == ["first", "a", "b", "c", "3 d", "d", "e", "f", "g", "h", "turned"])
        let shader = shown.diagnostics.filter { $0.contains("Metal is not here") }
        #expect(shader == ["colorEffect(checker): Metal is not here, so the view is drawn without its shader"])
    }

    @Test("xcode.10: a geometry effect moves what is drawn by the view's size, and leaves the layout") func geometry() throws {
        let view = Color.red.frame(width: 40, height: 20).modifier(AnimationSource.Turned(angle: 0.5))
        let rendered = Drawn.rendered(view)
        #expect(rendered.nodes.contains { $0.frame == CGRect(x: 60, y: 70, width: 40, height: 20) })
        let layers: [Layer] = rendered.content.items.compactMap { item in
            if case .layer(let layer) = item { layer } else { nil }
        }
        #expect(layers.map(\.transform) == [CGAffineTransform(translationX: 20, y: 0)])
    }

    // The expected values come from the equation of a damped oscillator.
    @Test("xcode.10: a spring comes to rest as the equation says") func spring() {
        let smooth = Spring(duration: 0.5)
        let turn = 2 * Double.pi, wanted = 1 - exp(-turn) * (1 + turn)
        #expect(abs(smooth.value(target: 1.0, time: 0.5) - wanted) < 1e-9)
        let bouncy = Spring(duration: 0.5, bounce: 0.3)
        let peak = stride(from: 0.0, through: 1, by: 0.0005).map { bouncy.value(target: 1.0, time: $0) }.max() ?? 0
        let past = exp(-0.7 * Double.pi / 0.51.squareRoot())
        #expect(abs(peak - 1 - past) < 1e-4)
        #expect(abs(bouncy.bounce - 0.3) < 1e-9 && abs(bouncy.duration - 0.5) < 1e-9)
        for spring in [smooth, bouncy, Spring(response: 0.4, dampingRatio: 1.5)] {
            // A step at a time leads to the same place.
            var (value, velocity) = (0.0, 2.0)
            for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.02) }
            let (there, fast) = (
                spring.value(target: 1.0, initialVelocity: 2.0, time: 0.2), spring.velocity(target: 1.0, initialVelocity: 2.0, time: 0.2)
            )
            #expect(abs(value - there) < 1e-9)
            #expect(abs(velocity - fast) < 1e-9)
            let settled = spring.value(target: 1.0, time: spring.settlingDuration * 2)
            #expect(abs(settled - 1) < 0.01)
        }
    }

    // Figures of CSS's ease-in, the same curve: cubic-bezier(0.42, 0, 1, 1).
    @Test("xcode.10: a curve has its values, and its inverse gives the time back") func curves() {
        #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.3153568) < 1e-5)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9 && UnitCurve.linear.value(at: 0.3) == 0.3)
        for curve in [UnitCurve.easeIn, .easeOut, .circularEaseInOut, .bezier(startControlPoint: .top, endControlPoint: .leading)] {
            for time in stride(from: 0.1, to: 1, by: 0.2) {
                #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
            }
            #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
        }
        #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-9)
    }

    @Test("xcode.10: what lies between two values") func interpolation() {
        #expect((2.0).interpolated(towards: 6, amount: 0.25) == 3)
        var pair = AnimatablePair(0.0, 10.0)
        pair.interpolate(towards: AnimatablePair(4, 0), amount: 0.5)
        #expect(pair.first == 2 && pair.second == 5)
        var point = CGPoint(x: 1, y: 2)
        point.animatableData.scale(by: 2)
        #expect(point == CGPoint(x: 2, y: 4))
    }
}
