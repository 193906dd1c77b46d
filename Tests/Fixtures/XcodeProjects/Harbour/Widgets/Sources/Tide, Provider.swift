import HarbourKit
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let tide: Tide
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { entry(.now) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(entry(.now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        completion(Timeline(entries: [entry(.now), entry(.now.addingTimeInterval(1800))], policy: .after(.now + 3600)))
    }

    private func entry(_ date: Date) -> TideEntry {
        TideEntry(date: date, tide: Tide(time: date.addingTimeInterval(600), height: 3.2).next)
    }
}
