import AppIntents
import Intents
import ProbeDefinitions
import SwiftUI
import WidgetKit

/// Says what it was configured with, by a SiriKit intent.
struct JourneyProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: Date(), words: "placeholder") }

    func getSnapshot(for configuration: JourneyIntent, in context: Context, completion: @escaping (ProbeEntry) -> Void) {
        completion(ProbeEntry(date: Date(), words: configuration.summary))
    }

    func getTimeline(for configuration: JourneyIntent, in context: Context, completion: @escaping (Timeline<ProbeEntry>) -> Void) {
        completion(.only(configuration.summary))
    }
}

struct JourneyWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Journey", intent: JourneyIntent.self, provider: JourneyProvider()) { ProbeView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// Nobody answers for its intent.
struct OrphanProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: Date(), words: "placeholder") }
    func getSnapshot(for configuration: OrphanIntent, in context: Context, completion: @escaping (ProbeEntry) -> Void) {
        completion(ProbeEntry(date: Date(), words: "orphan"))
    }
    func getTimeline(for configuration: OrphanIntent, in context: Context, completion: @escaping (Timeline<ProbeEntry>) -> Void) {
        completion(.only("orphan"))
    }
}

struct OrphanWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Orphan", intent: OrphanIntent.self, provider: OrphanProvider()) { ProbeView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

/// The App Intent to which the SiriKit intent of the journey has been migrated.
struct MovedIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "JourneyIntent"
    static let title: LocalizedStringResource = "Journey"

    @Parameter(title: "From") var from: Station?
    @Parameter(title: "Daytime", default: .evening) var daytime: MovedDaytime
    @Parameter(title: "Count", default: 1) var count: Double
    @Parameter(title: "Words", default: false) var words: Bool
}

/// The times of day by number, as SiriKit had them.
enum MovedDaytime: String, AppEnum {
    case morning = "1"
    case evening = "4"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Daytime"
    static let caseDisplayRepresentations: [MovedDaytime: DisplayRepresentation] = [.morning: "Morning", .evening: "Evening"]
}

struct MovedProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: Date(), words: "placeholder") }
    func snapshot(for configuration: MovedIntent, in context: Context) async -> ProbeEntry {
        ProbeEntry(date: Date(), words: "\(configuration.from?.name ?? "nowhere") \(configuration.daytime) \(configuration.count)")
    }
    func timeline(for configuration: MovedIntent, in context: Context) async -> Timeline<ProbeEntry> {
        .only(await snapshot(for: configuration, in: context).words)
    }
}

struct MovedWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Moved", provider: MovedProvider()) { ProbeView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}
