import Foundation
import SwiftUI
import WidgetKit

// Written as an iOS project would write it: nothing here knows of Linux.

struct SampleEntry: TimelineEntry {
    let date: Date
    let booking: String?
    var relevance: TimelineEntryRelevance?
}

struct SampleProvider: TimelineProvider {
    var now = Date(timeIntervalSince1970: 1_800_000_000)

    func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: now, booking: "Rome") }

    func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {
        completion(SampleEntry(date: now, booking: context.isPreview ? "Sample" : "Rome"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SampleEntry>) -> Void) {
        let entries = [
            SampleEntry(date: now + 600, booking: nil),
            SampleEntry(date: now - 3_600, booking: "Rome", relevance: TimelineEntryRelevance(score: 3, duration: 60)),
            SampleEntry(date: now, booking: "Paris"),
        ]
        completion(Timeline(entries: entries, policy: .never))
    }
}

struct SampleView: View {
    let entry: SampleEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.booking ?? "No booking").font(.headline)
            Text(family == .systemSmall ? "small" : "larger").foregroundColor(.secondary)
            Spacer()
            Rectangle().fill(Color.red).frame(height: 20)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(Color.white, for: .widget)
        .widgetURL(URL(string: "vitrine-sample://booking"))
    }
}

struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: SampleProvider()) { SampleView(entry: $0) }
            .configurationDisplayName("My Trips")
            .description("Your next trip.")
            .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .accessoryCircular])
    }
}

struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: SampleProvider()) { entry in
            Text(entry.booking ?? "")
        }
        .configurationDisplayName(Text("Plain"))
        .contentMarginsDisabled()
        .containerBackgroundRemovable(false)
        .disfavoredLocations([.standBy], for: [.systemSmall])
        .promptsForUserConfiguration()
    }
}

struct LaterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Later", provider: SampleProvider()) { _ in Color.blue }
    }
}

struct NothingWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

struct InnerBundle: WidgetBundle {
    var body: some Widget { LaterWidget() }
}

struct SampleBundle: WidgetBundle {
    var body: some Widget {
        SampleWidget()
        PlainWidget()
        NothingWidget()
        if #available(iOS 17, *) {
            InnerBundle().body
        }
    }
}
