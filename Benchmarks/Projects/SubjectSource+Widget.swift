extension SubjectSource {
    static let intent = """
        import AppIntents

        enum TideDetail: String, AppEnum {
            case level, share, time

            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Detail"
            static let caseDisplayRepresentations: [TideDetail: DisplayRepresentation] = [
                .level: "Level", .share: "Share", .time: "Time",
            ]
        }

        struct TidePlace: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
            static let defaultQuery = TidePlaceQuery()

            let id: String
            let name: String

            var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(name)") }
        }

        struct TidePlaceQuery: EntityStringQuery {
            private func all() throws -> [TidePlace] {
                try TideStore.shared.readings(now: Date()).map { TidePlace(id: $0.id, name: $0.place) }
            }

            func entities(for identifiers: [TidePlace.ID]) async throws -> [TidePlace] {
                try all().filter { identifiers.contains($0.id) }
            }

            func entities(matching string: String) async throws -> [TidePlace] {
                try all().filter { $0.name.localizedCaseInsensitiveContains(string) }
            }

            func suggestedEntities() async throws -> [TidePlace] { try all() }
        }

        struct TideIntent: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Tide"
            static let description = IntentDescription("Shows what was measured last.")

            @Parameter(title: "Place") var place: TidePlace?
            @Parameter(title: "Detail", default: .level) var detail: TideDetail
        }

        """

    static let provider = """
        import WidgetKit

        struct TideProvider: AppIntentTimelineProvider {
            private let store = TideStore.shared

            func placeholder(in context: Context) -> TideEntry { .sample(.now) }

            func snapshot(for configuration: TideIntent, in context: Context) async -> TideEntry {
                context.isPreview ? .sample(.now) : entry(configuration, at: .now)
            }

            func timeline(for configuration: TideIntent, in context: Context) async -> Timeline<TideEntry> {
                let now = Date()
                let dates = (0..<4).map { now.addingTimeInterval(Double($0) * 900) }
                return Timeline(entries: dates.map { entry(configuration, at: $0) }, policy: .after(now.addingTimeInterval(3600)))
            }

            private func entry(_ configuration: TideIntent, at date: Date) -> TideEntry {
                do {
                    var readings = try store.readings(now: date)
                    if let place = configuration.place, let chosen = try store.reading(place.id, now: date) {
                        readings.removeAll { $0.id == chosen.id }
                        readings.insert(chosen, at: 0)
                    }
                    return TideEntry(date: date, content: .readings(readings, detail: configuration.detail))
                } catch TideStore.Failure.tooOld(let newest) {
                    let words = newest.formatted(date: .abbreviated, time: .shortened)
                    return TideEntry(date: date, content: .failed("Nothing new since \\(words)"))
                } catch {
                    return TideEntry(date: date, content: .failed("The readings cannot be read"))
                }
            }
        }

        """

    static let smallView = """
        import SwiftUI
        import WidgetKit

        struct TideSmallView: View {
            let tide: Tide
            @Environment(\\.widgetRenderingMode) private var mode

            var body: some View {
                VStack(alignment: .leading, spacing: 4) {
                    HStack {
                        Image(systemName: tide.trend.symbol).font(.headline)
                        Spacer()
                        Gauge(value: tide.share) { EmptyView() }
                            .gaugeStyle(.accessoryCircularCapacity)
                            .scaleEffect(0.6)
                            .tint(tide.isHigh ? .red : Color(.tide))
                    }
                    Spacer(minLength: 0)
                    Text("Level").font(.caption2).foregroundStyle(.secondary)
                    Text(tide.formattedLevel)
                        .font(.system(.title, design: .rounded, weight: .bold))
                        .minimumScaleFactor(0.7)
                        .foregroundStyle(mode == .fullColor ? AnyShapeStyle(Color(.tide).gradient) : AnyShapeStyle(.primary))
                    Text(tide.place).font(.footnote).lineLimit(1)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }

        """

    static let mediumView = """
        import SwiftUI
        import WidgetKit

        struct TideMediumView: View {
            let readings: [Tide]
            let detail: TideDetail

            private var highest: Tide? { readings.max { $0.share < $1.share } }

            var body: some View {
                HStack(spacing: 12) {
                    if let highest {
                        TideSmallView(tide: highest)
                            .padding(8)
                            .background(Color(.tide).opacity(0.12), in: .rect(cornerRadius: 12))
                            .frame(width: 120)
                    }
                    VStack(alignment: .leading, spacing: 6) {
                        ForEach(readings.prefix(4)) { tide in
                            TideRow(tide: tide, detail: detail)
                            if tide.id != readings.prefix(4).last?.id { Divider() }
                        }
                    }
                }
            }
        }

        """

    static let widget = """
        import SwiftUI
        import WidgetKit

        struct TideWidgetView: View {
            let entry: TideEntry
            @Environment(\\.widgetFamily) private var family

            var body: some View {
                Group {
                    switch entry.content {
                    case .readings(let readings, let detail):
                        if family == .systemMedium {
                            TideMediumView(readings: readings, detail: detail)
                        } else if let first = readings.first {
                            TideSmallView(tide: first)
                        } else {
                            ContentUnavailableView("No places", systemImage: "mappin.slash")
                        }
                    case .failed(let words):
                        Label(words, systemImage: "exclamationmark.triangle").font(.caption)
                    }
                }
                .containerBackground(for: .widget) { Color(.tide).opacity(0.08) }
                .widgetURL(URL(string: "harbour://tide"))
            }
        }

        struct TideWidget: Widget {
            var body: some WidgetConfiguration {
                AppIntentConfiguration(kind: "TideWidget", intent: TideIntent.self, provider: TideProvider()) { entry in
                    TideWidgetView(entry: entry)
                }
                .configurationDisplayName("Tide")
                .description("What was measured last.")
                .supportedFamilies([.systemSmall, .systemMedium])
            }
        }

        #Preview("Tide", as: .systemSmall) {
            TideWidget()
        } timeline: {
            TideEntry.sample(.now)
        }

        """
}
