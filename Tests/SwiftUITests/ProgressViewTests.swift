import Drawing
import Foundation
@_spi(Vitrine) import SwiftUI
import Testing
import WidgetArchive

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

    @Test("between two dates the bar and the ring go on in the archived picture", arguments: [false, true])
    func live(isRing: Bool) throws {
        let view = AnyView(
            ProgressView(timerInterval: start...start.addingTimeInterval(100), countsDown: false) {
            } currentValueLabel: {
            })
        let style = isRing ? AnyView(view.progressViewStyle(.circular)) : AnyView(view.progressViewStyle(.linear))
        let list = Render.fitting(style._environment { $0.pictureDate = start.addingTimeInterval(25) }, 100, 100).content
        let archived = ArchivedView(environment: RenderEnvironment(), content: list)
        let next = try #require(archived.nextChange(after: start.addingTimeInterval(25)))
        #expect(next > start.addingTimeInterval(25) && next <= start.addingTimeInterval(26))
        #expect(archived.nextChange(after: start.addingTimeInterval(100)) == nil)
        let later = archived.shown(at: start.addingTimeInterval(50), setter: TextSetter()).content
        #expect(later != list)
        let fixed = ProgressView(value: 0.5)
        let still = isRing ? AnyView(fixed.progressViewStyle(.circular)) : AnyView(fixed.progressViewStyle(.linear))
        // The same shapes as a progress view of that value.
        #expect(Self.flat(later.items) == Self.flat(Render.fitting(still, 100, 100).content.items))
        #expect(try DisplayList(wireBytes: list.wireBytes()) == list)
    }

    private static func flat(_ items: [DisplayItem]) -> [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            if case .liveProgress(let progress) = item { return progress.items }
            return [item]
        }
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
