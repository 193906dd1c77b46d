/// The source that is written for one subject, called Tide here.
enum SubjectSource {
    /// The sources by the names of their files.
    static let files = [
        ("Tide", model), ("TideStore", store), ("TideEntry", entry), ("TideIntent", intent), ("TideProvider", provider), ("TideRow", row),
        ("TideSmallView", smallView), ("TideMediumView", mediumView), ("TideWidget", widget),
    ]

    static func named(_ subject: String, _ text: String) -> String {
        text.replacing("Tide", with: subject).replacing("tide", with: subject.lowercased())
    }

    private static let model = """
        import Foundation

        /// One reading at one place.
        struct Tide: Codable, Hashable, Identifiable, Sendable {
            enum Trend: String, Codable, CaseIterable, Sendable {
                case rising, falling, steady

                var symbol: String {
                    switch self {
                    case .rising: "arrow.up.right"
                    case .falling: "arrow.down.right"
                    case .steady: "arrow.right"
                    }
                }
            }

            let id: String
            var place: String
            var level: Double
            var limit: Double
            var trend: Trend
            var measured: Date

            var share: Double { limit > 0 ? min(1, max(0, level / limit)) : 0 }

            var isHigh: Bool { share > 0.8 }

            var formattedLevel: String { level.formatted(.number.precision(.fractionLength(1))) + " m" }
        }

        extension Tide {
            static func samples(at date: Date) -> [Tide] {
                let places = ["North Quay", "Old Lock", "Fish Market", "Ferry Pier"]
                return places.enumerated().map { index, place in
                    let level = 1.2 + Double(index) * 0.7
                    return Tide(
                        id: "tide-\\(index)", place: place, level: level, limit: 3.5, trend: Trend.allCases[index % 3],
                        measured: date.addingTimeInterval(-Double(index) * 600))
                }
            }
        }

        """

    private static let store = """
        import Foundation

        /// What the app has left for the widget in their App Group.
        struct TideStore: Sendable {
            enum Failure: Error { case unreadable, tooOld(Date) }

            static let shared = TideStore(suite: "group.com.example.Harbour")

            let suite: String
            private let key = "tide.readings"
            private let oldest: TimeInterval = 86_400

            private var defaults: UserDefaults? { UserDefaults(suiteName: suite) }

            func readings(now: Date) throws -> [Tide] {
                guard let data = defaults?.data(forKey: key) else { return Tide.samples(at: now) }
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                guard let found = try? decoder.decode([Tide].self, from: data) else { throw Failure.unreadable }
                if let newest = found.map(\\.measured).max(), now.timeIntervalSince(newest) > oldest { throw Failure.tooOld(newest) }
                return found.sorted { ($0.share, $0.place) > ($1.share, $1.place) }
            }

            func reading(_ id: Tide.ID, now: Date) throws -> Tide? { try readings(now: now).first { $0.id == id } }

            func save(_ readings: [Tide]) throws {
                let encoder = JSONEncoder()
                encoder.dateEncodingStrategy = .iso8601
                defaults?.set(try encoder.encode(readings), forKey: key)
            }
        }

        """

    private static let entry = """
        import WidgetKit

        struct TideEntry: TimelineEntry {
            enum Content {
                case readings([Tide], detail: TideDetail)
                case failed(String)
            }

            let date: Date
            let content: Content

            var relevance: TimelineEntryRelevance? {
                guard case .readings(let readings, _) = content else { return nil }
                let score = readings.map(\\.share).max() ?? 0
                return TimelineEntryRelevance(score: Float(score), duration: 1800)
            }

            static func sample(_ date: Date) -> TideEntry {
                TideEntry(date: date, content: .readings(Tide.samples(at: date), detail: .level))
            }
        }

        """

    private static let row = """
        import SwiftUI
        import WidgetKit

        struct TideRow: View {
            let tide: Tide
            let detail: TideDetail

            var body: some View {
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    Image(systemName: tide.trend.symbol)
                        .foregroundStyle(tide.isHigh ? Color.red : Color(.tide))
                        .font(.caption.weight(.semibold))
                    VStack(alignment: .leading, spacing: 0) {
                        Text(tide.place).font(.caption).lineLimit(1)
                        if detail == .time {
                            Text(tide.measured, style: .time).font(.caption2).foregroundStyle(.secondary)
                        }
                    }
                    Spacer(minLength: 4)
                    Text(detail == .share ? tide.share.formatted(.percent.precision(.fractionLength(0))) : tide.formattedLevel)
                        .font(.caption.monospacedDigit())
                        .widgetAccentable()
                }
                .accessibilityElement(children: .combine)
            }
        }

        """
}
