import LanternKit
import SwiftUI
import WidgetKit

struct LanternEntry: TimelineEntry {
    let date: Date
    let lamp: Lamp
}

struct LanternProvider: TimelineProvider {
    func placeholder(in context: Context) -> LanternEntry { LanternEntry(date: .now, lamp: Lamp(name: "Harbour")) }
    func getSnapshot(in context: Context, completion: @escaping (LanternEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<LanternEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

@main
struct LanternTiles: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "lanterns", provider: LanternProvider()) { entry in
            LanternView(lamp: entry.lamp)
                .containerBackground(Palette.night, for: .widget)
        }
        .configurationDisplayName("Lanterns")
        .supportedFamilies([.systemSmall])
    }
}
