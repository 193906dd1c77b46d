import SwiftUI
import Testing
import WidgetKit

private struct Entry: TimelineEntry {
    let date: Date
    var number = 0
}

private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now, number: 8), Entry(date: .now, number: 9)], policy: .atEnd))
    }
}

private struct Numbers: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Numbers", provider: Provider()) { entry in Text("\(entry.number)") }
    }
}

#Preview("A view") {
    Text("shown in the canvas")
}

// A comment before it must not move its line.
#Preview(traits: .sizeThatFitsLayout) { Text("fits") }

#Preview("A widget", as: .systemSmall) {
    Numbers()
} timeline: {
    Entry(date: .now, number: 1)
    Entry(date: .now, number: 2)
}

#Preview(as: .systemMedium, widget: { Numbers() }, timelineProvider: { Provider() })

private struct Old_Previews: PreviewProvider {
    static var previews: some View {
        Text("old").previewContext(WidgetPreviewContext(family: .systemLarge)).previewDisplayName("Old")
    }
}

@MainActor @Suite("Previews") struct PreviewTests {
    @Test("a preview of a view draws it") func view() {
        let preview = _preview("Named") { Text("drawn") }
        #expect(preview.name == "Named")
        #expect((preview.content as? AnyView).map { Drawn.words($0) } == ["drawn"])
    }

    @Test("a preview of a widget has its entries, written out or of its provider") func widget() async throws {
        let written = _preview("A", as: .systemSmall) {
            Numbers()
        } timeline: {
            Entry(date: .now, number: 1)
        }
        let asked = _preview(as: .systemMedium, widget: { Numbers() }, timelineProvider: { Provider() })
        let first = try #require(written.content as? _WidgetPreview), second = try #require(asked.content as? _WidgetPreview)
        #expect(first.family == .systemSmall && second.family == .systemMedium)
        #expect(await first.entries().compactMap { ($0 as? Entry)?.number } == [1])
        #expect(await second.entries().compactMap { ($0 as? Entry)?.number } == [8, 9])
    }
}
