import AppIntents
import SwiftUI
import WidgetKit

/// Counts, and asks for new timelines by itself, as much code does although the system does it anyway.
struct CountIntent: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Parameter(title: "By", default: 1) var step: Int
    @Parameter(title: "Station") var station: Station

    init() {}
    init(station: Station) { self.station = station }

    func perform() async throws -> some IntentResult {
        Group.append("begins", to: "taps.txt")
        WidgetCenter.shared.reloadTimelines(ofKind: "Taps")
        try await Task.sleep(for: .milliseconds(100))
        Group.append("counted \(step) at \(station.name)", to: "taps.txt")
        return .result()
    }
}

struct FailIntent: AppIntent {
    static let title: LocalizedStringResource = "Fail"
    func perform() async throws -> some IntentResult {
        Group.append("failed", to: "taps.txt")
        guard Group.read("nothing can make this true") != nil else { throw StationError.broken }
        return .result()
    }
}

/// Sets what its toggle is to show.
struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "Lit") var value: Bool

    func perform() async throws -> some IntentResult {
        Group.append("lamp \(value)", to: "taps.txt")
        return .result()
    }
}

/// Goes on in the app.
struct ShowStationIntent: OpenIntent {
    static let title: LocalizedStringResource = "Show"
    @Parameter(title: "Station") var target: Station

    init() {}
    init(_ target: Station) { self.target = target }

    func perform() async throws -> some IntentResult & OpensIntent {
        Group.append("shows \(target.name)", to: "taps.txt")
        guard let link = URL(string: "probe://station/\(target.id)") else { throw StationError.broken }
        return .result(opensIntent: OpenURLIntent(link))
    }
}

/// Four controls, one in each quarter; its words are what has happened so far.
struct TapsView: View {
    var entry: ProbeEntry

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Button(intent: CountIntent(station: Station(id: "bern"))) { Color.red }
                Button(role: .destructive, intent: FailIntent()) { Color.green }
            }
            HStack(spacing: 0) {
                Toggle(isOn: entry.words.hasSuffix("lamp true"), intent: LampIntent()) { Color.blue }.toggleStyle(.button)
                Button(intent: ShowStationIntent(Station(id: "zurich"))) { Color.yellow }
            }
        }
        .buttonStyle(.plain)
        .overlay { Text(entry.words) }
        .containerBackground(.white, for: .widget)
    }
}

/// Says what the taps have done so far, and counts how often it was asked.
struct TapsProvider: TimelineProvider {
    func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: Date(), words: "placeholder") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (ProbeEntry) -> Void) {
        completion(ProbeEntry(date: Date(), words: "snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        Group.append("asked", to: "taps.txt")
        let last = Group.read("taps.txt")?.split(separator: "\n").last { $0 != "asked" }
        let words = last.map(String.init) ?? "nothing yet"
        guard Group.read("slow.txt") != nil else { return completion(.only(words)) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(400)) { completion(.only(words)) }
    }
}

struct TapsWidget: Widget {
    static let kind = "Taps"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: TapsProvider()) { TapsView(entry: $0) }
            .supportedFamilies([.systemSmall])
            .contentMarginsDisabled()
    }
}
