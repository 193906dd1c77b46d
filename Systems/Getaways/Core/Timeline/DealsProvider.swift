import Foundation
import WidgetKit

/// The provider of both kinds of the widget, whichever intent configures them. Whatever goes wrong, there is a timeline.
public struct DealsProvider: Sendable {
    /// Seconds until the service is asked again after it failed.
    public static let retry: TimeInterval = 15 * 60
    /// Seconds that each deal is shown.
    public static let turn: TimeInterval = 60 * 60
    /// Seconds until it is asked again when it had no deals.
    public static let retryWithoutDeals: TimeInterval = 60 * 60
    private let dealsEntryProvider: DealsEntryProvider
    private let fake: FakeDealsEntryProvider
    private let now: @Sendable () -> Date

    public init(
        dealsEntryProvider: DealsEntryProvider, fake: FakeDealsEntryProvider = .shared, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.dealsEntryProvider = dealsEntryProvider
        self.fake = fake
        self.now = now
    }

    /// An entry at once, without a network.
    public func placeholder() -> DealEntry { fake.get() }

    /// The sample, at once, for any configuration.
    public func snapshot() -> DealEntry { fake.get() }

    /// The deals from the chosen airport, the next one each hour; without an airport, one entry that stays until one is chosen.
    public func timeline(for configuration: DealsConfiguration, in tile: DealsTile) async -> Timeline<DealEntry> {
        guard let airport = configuration.location else {
            return Timeline(entries: [fake.get(isConfigured: false)], policy: .never)
        }
        do throws(RestClientError) {
            let deals = try await dealsEntryProvider.getUsing(configuration: configuration, in: tile)
            guard let first = deals.entries.first, let last = deals.entries.last else {
                let now = now()
                return Timeline(
                    entries: [DealEntry(date: now, message: .noDeals(from: airport.fullName))],
                    policy: .after(now.addingTimeInterval(Self.retryWithoutDeals)))
            }
            // `.atEnd` would ask for others the moment the last deal is due: it has its hour too.
            let end = deals.isComplete ? last.date.addingTimeInterval(Self.turn) : first.date.addingTimeInterval(Self.retry)
            return Timeline(entries: deals.entries, policy: .after(end))
        } catch {
            let now = now()
            return Timeline(
                entries: [DealEntry(date: now, message: .unreachable)], policy: .after(now.addingTimeInterval(Self.retry)))
        }
    }

    /// Asks as ``timeline(for:in:)`` does, for callers that wait by a completion: it is called once, on every path.
    public func getTimeline(
        for configuration: DealsConfiguration, in tile: DealsTile, completion: @escaping @Sendable (Timeline<DealEntry>) -> Void
    ) {
        Task { completion(await timeline(for: configuration, in: tile)) }
    }
}

extension DealsProvider {
    /// A provider that asks over the network.
    public static func live() -> DealsProvider {
        DealsProvider(dealsEntryProvider: DealsEntryProvider(dealsRepository: .live()))
    }
}
