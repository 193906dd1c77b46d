import SwiftUI
import WidgetKit

struct ShipEntry: TimelineEntry { let date: Date }

struct ShipProvider: TimelineProvider {
    func placeholder(in context: Context) -> ShipEntry { ShipEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (ShipEntry) -> Void) { completion(ShipEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ShipEntry>) -> Void) {
        completion(Timeline(entries: [ShipEntry(date: .now)], policy: .never))
    }
}

struct ShipWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ship", provider: ShipProvider()) { entry in
            Text(entry.date, style: .time).containerBackground(.blue, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
