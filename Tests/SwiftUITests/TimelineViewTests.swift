import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("TimelineView, AsyncImage, ImageRenderer") struct TimelineViewTests {
    private let now = Date(timeIntervalSinceReferenceDate: 700_000_042)

    private func date<S: TimelineSchedule>(_ schedule: S) -> TimeInterval? {
        var date: Date?
        let view = TimelineView(schedule) { context in
            let _ = date = context.date
            Text("now")
        }
        _ = Render.tile(view._environment { $0.pictureDate = now })
        return date?.timeIntervalSince(now)
    }

    @Test("is drawn for the last date of its schedule that is not after the picture's")
    func schedules() {
        #expect(date(.everyMinute) == -22)
        #expect(date(.periodic(from: now.addingTimeInterval(-95), by: 30)) == -5)
        #expect(date(.periodic(from: now.addingTimeInterval(50), by: 30)) == 50)
        #expect(date(.periodic(from: now, by: 0)) == 0)
        #expect(date(.explicit([now.addingTimeInterval(-10), now.addingTimeInterval(-3), now.addingTimeInterval(4)])) == -3)
        #expect(date(.explicit([])) == 0)
        #expect(date(.animation) == 0)
        #expect(date(.animation(minimumInterval: 0.1, paused: true)) == 0)
    }

    @Test("an image to be loaded shows its placeholder")
    func asyncImage() {
        let url = URL(string: "https://example.com/a.png")
        let view = AsyncImage(url: url) {
            $0.resizable()
        } placeholder: {
            Text("wait")
        }
        #expect(Render.tile(view).nodes.compactMap(\.text) == ["wait"])
        let phases = AsyncImage(url: url) { phase in
            if phase.image == nil, phase.error == nil { Text("empty") } else { Text("loaded") }
        }
        #expect(Render.tile(phases).nodes.compactMap(\.text) == ["empty"])
        let plain = Render.tile(AsyncImage(url: url))
        #expect(plain.fills.count == 1 && plain.diagnostics.contains { $0.hasPrefix("AsyncImage") })
    }

    @Test("an image of a view has its pixels")
    func imageRenderer() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 6))
        var told = 0
        let listening = renderer.objectWillChange.sink { told += 1 }
        defer { listening.cancel() }
        renderer.scale = 3
        let image = try #require(renderer.uiImage)
        #expect(told == 1)
        #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 3)
        let pixels = try #require(renderer.cgImage)
        #expect(pixels.width == 30 && pixels.height == 18)
        renderer.proposedSize = ProposedViewSize(width: 40, height: 20)
        renderer.content = Color.red.frame(width: 10, height: 6)
        #expect(renderer.cgImage?.width == 30)
        var drawn = CGSize.zero
        renderer.render { size, _ in drawn = size }
        #expect(drawn == CGSize(width: 10, height: 6))
        renderer.scale = 0
        #expect(renderer.cgImage == nil)
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
        let shown = Render.fitting(Image(uiImage: image))
        #expect(shown.contentSize == CGSize(width: 10, height: 6) && shown.content.images.count == 1)
    }
}
