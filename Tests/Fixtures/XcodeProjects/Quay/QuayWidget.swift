import SwiftUI
import WidgetKit

struct QuayEntry: TimelineEntry {
    let date: Date
    var ships = ["Anna", "Beata"]
}

struct QuayProvider: TimelineProvider {
    func placeholder(in context: Context) -> QuayEntry { QuayEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (QuayEntry) -> Void) { completion(QuayEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<QuayEntry>) -> Void) {
        completion(Timeline(entries: [QuayEntry(date: .now)], policy: .never))
    }
}

struct QuayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Quay", provider: QuayProvider()) { entry in
            QuayView(entry: entry)
                .containerBackground(.blue.gradient, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

#Preview("Quay", as: .systemSmall) {
    QuayWidget()
} timeline: {
    QuayEntry(date: .now, ships: ["Clara"])
}
