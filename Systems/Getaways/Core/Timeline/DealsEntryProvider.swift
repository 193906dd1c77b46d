import Foundation

/// Entries, and whether they are all that could be had.
public struct DealsEntries {
    public var entries: [DealEntry]
    /// Fresh, and every photograph is there: nothing is gained by asking again soon.
    public var isComplete: Bool
}

/// Lays deals out in time: the next one each hour.
public struct DealsEntryProvider: Sendable {
    private let dealsRepository: DealsRepository
    private let now: @Sendable () -> Date
    private let calendar: Calendar

    public init(dealsRepository: DealsRepository, now: @escaping @Sendable () -> Date = { Date() }, calendar: Calendar = .current) {
        self.dealsRepository = dealsRepository
        self.now = now
        self.calendar = calendar
    }

    /// One entry a deal, in the feed's order, the first one now. Of deals that the service gave hours ago, the one whose hour it is comes
    /// first, so that a tile goes on where it was.
    public func getUsing(configuration: DealsConfiguration, in tile: DealsTile) async throws(RestClientError) -> DealsEntries {
        let answer = try await dealsRepository.getUsing(configuration: configuration, in: tile)
        // One moment for all of them: read again for each, it would drift.
        let now = now()
        let deals = answer.isStale ? rotated(answer.deals, by: now.timeIntervalSince(answer.date)) : answer.deals
        let entries = deals.enumerated().map { index, deal in
            DealEntry(
                date: calendar.date(byAdding: .hour, value: index, to: now) ?? now.addingTimeInterval(Double(index) * 3600), deal: deal,
                asOf: answer.isStale ? answer.date : nil)
        }
        return DealsEntries(entries: entries, isComplete: !answer.isStale && deals.allSatisfy { $0.photographFailure == nil })
    }

    /// Begins with the deal whose hour it is `seconds` after the first one's.
    private func rotated(_ deals: [Deal], by seconds: TimeInterval) -> [Deal] {
        guard deals.count > 1, seconds.isFinite, seconds > 0, seconds < 1_000_000_000 else { return deals }
        let first = Int(seconds / 3600) % deals.count
        return Array(deals[first...] + deals[..<first])
    }
}
