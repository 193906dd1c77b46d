import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("ProgressView") struct ProgressViewTests {
    private func spoken<V: View>(_ view: V) -> String? { Render.fitting(view, 100, 100).accessibility.first?.value }

    @Test("a value and its total give the fraction, clamped")
    func fraction() {
        #expect(spoken(ProgressView(value: 3, total: 4.0)) == "75%")
        #expect(spoken(ProgressView(value: 9, total: 4.0)) == "100%")
        #expect(spoken(ProgressView(value: 1, total: 0.0)) == "100%")
        #expect(spoken(ProgressView(value: 0, total: 0.0)) == "0%")
        #expect(spoken(ProgressView(value: nil as Double?)) == nil)
        #expect(spoken(ProgressView()) == nil)
    }

    @Test("the bar is filled as far as the fraction, from the leading edge")
    func bar() {
        func filled(_ value: Double, _ direction: LayoutDirection) -> CGRect? {
            Render.fitting(ProgressView(value: value), 200, nil, environment: Render.environment(direction: direction)).fills.last?.rect
        }
        #expect(filled(0.25, .leftToRight) == CGRect(x: 0, y: 0, width: 50, height: 4))
        #expect(filled(0.25, .rightToLeft) == CGRect(x: 150, y: 0, width: 50, height: 4))
        #expect(Render.fitting(ProgressView(value: 0), 200, nil).fills.first?.rect.width == 200)
    }

    @Test("the ring is as large as its place, 58 points where nothing is offered")
    func ring() {
        let ring = ProgressView(value: 0.5).progressViewStyle(.circular)
        #expect(Render.fitting(ring).contentSize == CGSize(width: 58, height: 58))
        #expect(Render.fitting(ring, 24, 40).contentSize == CGSize(width: 24, height: 24))
        #expect(Render.fitting(ring.tint(.red)).content != Render.fitting(ring).content)
    }

    @Test("unknown progress is a wheel of 20 points, 37 when large, with its label below")
    func wheel() {
        #expect(Render.fitting(ProgressView()).contentSize == CGSize(width: 20, height: 20))
        #expect(Render.fitting(ProgressView().controlSize(.large)).contentSize == CGSize(width: 37, height: 37))
        #expect(Render.fitting(ProgressView("Loading")).nodes.compactMap(\.text) == ["Loading"])
        #expect(Render.fitting(ProgressView().tint(.red)).content != Render.fitting(ProgressView()).content)
    }

    @Test("a style of one's own may draw the standard one inside itself")
    func nestedStyle() {
        struct Framed: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("framed \(configuration.fractionCompleted.map { Int($0 * 100) } ?? -1)")
                    ProgressView(configuration)
                }
            }
        }
        let view = Render.fitting(ProgressView("Loading", value: 0.5).progressViewStyle(Framed()), 200, nil)
        #expect(view.nodes.compactMap(\.text) == ["framed 50", "Loading"])
        #expect(view.fills.count == 2)
    }
}
