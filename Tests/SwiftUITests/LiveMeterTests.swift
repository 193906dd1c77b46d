import Foundation
import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@MainActor @Suite("Progress over time") struct LiveMeterTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)
    private var end: Date { start.addingTimeInterval(100) }

    private func picture<V: View>(_ view: V, at date: Date, _ direction: LayoutDirection = .leftToRight) -> RenderedView {
        var environment = Render.environment(direction: direction)
        environment.pictureDate = date
        return Render.fitting(view, 200, nil, environment: environment)
    }

    private func bar(countsDown: Bool) -> some View {
        ProgressView(timerInterval: start...end, countsDown: countsDown) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        }
    }

    private func filled(_ list: DisplayList) -> CGRect? {
        guard case .fill(let path, _, _) = list.liveMeters.first?.items.first else { return nil }
        return path.boundingRect
    }

    @Test("a bar is as full as the picture's date says, either way and in either direction")
    func bars() {
        let quarter = start.addingTimeInterval(25)
        #expect(filled(picture(bar(countsDown: false), at: quarter).content) == CGRect(x: 0, y: 0, width: 50, height: 4))
        #expect(filled(picture(bar(countsDown: true), at: quarter).content) == CGRect(x: 0, y: 0, width: 150, height: 4))
        #expect(filled(picture(bar(countsDown: false), at: quarter, .rightToLeft).content) == CGRect(x: 150, y: 0, width: 50, height: 4))
        #expect(filled(picture(bar(countsDown: true), at: end.addingTimeInterval(9)).content) == nil)
        #expect(filled(picture(bar(countsDown: false), at: end.addingTimeInterval(9)).content)?.width == 200)
    }

    @Test("the archive goes on without the extension: the same list at a later moment")
    func goesOn() throws {
        let list = picture(bar(countsDown: false), at: start.addingTimeInterval(25)).content
        let later = list.shown(at: start.addingTimeInterval(75), setter: TextSetter())
        #expect(filled(later)?.width == 150)
        #expect(list.shown(at: start.addingTimeInterval(25), setter: TextSetter()) == list)
        var writer = WireWriter()
        writer.write(list)
        var reader = WireReader(writer.bytes)
        #expect(try DisplayList(from: &reader) == list)
    }

    @Test("it changes in small steps, not more than once a second, until it stands still")
    func steps() throws {
        let meter = try #require(picture(bar(countsDown: false), at: start).content.liveMeters.first)
        #expect(meter.nextChange(after: start.addingTimeInterval(-50)) == start)
        #expect(meter.nextChange(after: start) == start.addingTimeInterval(1))
        #expect(meter.nextChange(after: end.addingTimeInterval(-0.5)) == end)
        #expect(meter.nextChange(after: end) == nil)
    }

    @Test("a ring follows the time too, and standard labels count")
    func rings() {
        let ring = ProgressView(timerInterval: start...end).progressViewStyle(.circular)
        let quarter = picture(ring, at: start.addingTimeInterval(25))
        guard case .stroke(let path, _, let stroke) = quarter.content.liveMeters.first?.items.first else {
            Issue.record("no ring")
            return
        }
        // Three quarters are left: the line still reaches the left side.
        #expect(path.boundingRect.width > 150 && stroke.cap == .round)
        #expect(quarter.nodes.compactMap(\.text) == ["1:15"])
        #expect(quarter.content.liveTexts.count == 1)
    }
}
