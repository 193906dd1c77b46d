/// Where a shop's events are. A store only selects, groups and measures; time, comparison and arithmetic are the engine's.
public protocol AnalyticsStore: Sendable {
    /// The groups of each request, in the requests' order and all of the same state of the data.
    ///
    /// A group without rows is left out; a group's time is its slot. A store that could not look at all of its data throws.
    func aggregate(_ requests: [AggregateRequest]) async throws -> [[AggregateRow]]

    /// The first and last second at which a table has rows of these shops.
    func extent(of table: String, shops: [Int64]) async throws -> ClosedRange<Int64>?
}

/// Why a store did not answer.
public enum StoreError: Error, Sendable, Equatable, CustomStringConvertible {
    /// There are more groups than were wanted.
    case tooManyGroups(limit: Int)
    /// A sum is larger than a 64-bit number.
    case overflow
    /// The store has no such table or field.
    case unknown(String)

    public var description: String {
        switch self {
        case .tooManyGroups(let limit): "The answer has more than \(limit) rows: group by less, or ask for a shorter period."
        case .overflow: "A sum is larger than a 64-bit number."
        case .unknown(let name): "The store has no '\(name)'."
        }
    }
}
