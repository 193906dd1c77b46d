import AppIntents
import SwiftUI
import UniformTypeIdentifiers
import WidgetKit

struct StationIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Station board"
    static let description: IntentDescription? = "One station's board."

    @Parameter(title: "Station") var station: Station
    @Parameter(title: "Via", query: ViaQuery()) var via: Station?
    @Parameter(title: "Board", default: .departures) var board: Board
    @Parameter(title: "Lines", default: 3, inclusiveRange: (1, 9)) var lines: Int
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "More", size: [.systemSmall: 2, .systemMedium: 4]) var more: [Station]?
    @Parameter(title: "Paint", optionsProvider: Paints()) var paint: String?
    @Parameter(title: "Walk", defaultUnit: .kilometers) var walk: Measurement<UnitLength>?
    @Parameter(title: "Fare", currencyCodes: ["CHF", "EUR"]) var fare: IntentCurrencyAmount?
    @Parameter(title: "Logo", supportedContentTypes: [.image]) var logo: IntentFile?
}

struct Paints: DynamicOptionsProvider {
    func results() async throws -> [String] { ["red", "blue"] }
}

/// Says what it was configured with. A note of “slow” takes as long as a bad network.
struct StationProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: Date(), words: "placeholder") }

    func snapshot(for configuration: StationIntent, in context: Context) async -> ProbeEntry {
        ProbeEntry(date: Date(), words: Self.words(configuration))
    }

    func timeline(for configuration: StationIntent, in context: Context) async -> Timeline<ProbeEntry> {
        Group.append("timeline \(configuration.station.id)", to: "calls.txt")
        if configuration.note == "slow" {
            try? await Task.sleep(for: .seconds(2))
            Group.append("slow one is done", to: "calls.txt")
        }
        return .only(Self.words(configuration))
    }

    func recommendations() -> [AppIntentRecommendation<StationIntent>] {
        let intent = StationIntent()
        intent.station = Station(id: "lugano")
        return [AppIntentRecommendation(intent: intent, description: "Lugano’s departures")]
    }

    private static func words(_ configuration: StationIntent) -> String {
        var words = "\(configuration.station.name) \(configuration.board.rawValue) \(configuration.lines)"
        if let via = configuration.via { words += " via \(via.name)" }
        if let more = configuration.more { words += " and " + more.map(\.name).joined(separator: ",") }
        if let paint = configuration.paint { words += " in \(paint)" }
        if let walk = configuration.walk { words += " after \(walk.value) \(walk.unit.symbol)" }
        if let fare = configuration.fare { words += " for \(fare.amount) \(fare.currencyCode)" }
        return words
    }
}

struct StationWidget: Widget {
    static let kind = "Station"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, provider: StationProvider()) { ProbeView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
