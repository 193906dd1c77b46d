import SwiftUI
import WidgetKit

struct LampEntry: TimelineEntry {
    let date: Date
    let beam: Beam
}

struct LampProvider: TimelineProvider {
    func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now, beam: .steady) }

    func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> Void) { completion(placeholder(in: context)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LampEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

struct LampView: View {
    let entry: LampEntry

    var body: some View {
        VStack {
            Text(.lamp)
            Text(.shipsLit(ships: 2, place: "West"))
            Text(entry.beam.name)
        }
        .foregroundStyle(.beam)
        .containerBackground(.background, for: .widget)
    }
}

struct LampWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Lamp", provider: LampProvider()) { LampView(entry: $0) }
            .configurationDisplayName("Lamp")
    }
}
