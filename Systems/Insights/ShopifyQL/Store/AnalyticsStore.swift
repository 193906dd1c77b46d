/// A store of shops' events. It only selects, groups and measures; time, comparison and arithmetic are the engine's.
public protocol AnalyticsStore: Sendable {
    /// The groups of each request, in the requests' order and all of the same state of the data.
    ///
    /// A group without rows is left out; a group's time is its slot. A store that could not look at all of its data throws
    /// `StoreError.unavailable`, unless every request allows a part: then the answer is marked as one.
    func aggregate(_ requests: [AggregateRequest]) async throws -> StoreResult<[[AggregateRow]]>

    /// The first and last second at which a table has rows of these shops; nil where it has none.
    func extent(of table: String, shops: [Int64], allowsPartial: Bool) async throws -> StoreResult<ClosedRange<Int64>?>
}

/// A store that rows are given to while it is asked.
public protocol RecordingStore: AnalyticsStore {
    /// Adds rows; answers see them as soon as it returns. A record that is there already is replaced.
    func insert(_ rows: [StoredRow], into table: String) async throws
}

/// The result of a store, and whether it could look at all of its data.
public struct StoreResult<Content: Sendable>: Sendable {
    /// The content that was found.
    public var content: Content
    /// Whether a part of the data could not be looked at.
    public var isPartial: Bool

    /// An answer, by default of all the data.
    public init(_ content: Content, isPartial: Bool = false) {
        self.content = content
        self.isPartial = isPartial
    }
}

/// An error that tells why a store did not answer.
public enum StoreError: Error, Sendable, Equatable, CustomStringConvertible {
    /// There are more groups than were wanted.
    case tooManyGroups(limit: Int)
    /// A sum is larger than a 64-bit number.
    case overflow
    /// The store has no such table or field.
    case unknown(String)
    /// A part of the data cannot be reached; which, in words.
    case unavailable(String)
    /// The database refused a query or answered what cannot be read; its own words.
    case failed(String)

    public var description: String {
        switch self {
        case .tooManyGroups(let limit): "The answer has more than \(limit) rows: group by less, or ask for a shorter period."
        case .overflow: "A sum is larger than a 64-bit number."
        case .unknown(let name): "The store has no '\(name)'."
        case .unavailable(let part): "The data of \(part) cannot be reached: ask again later, or allow a partial answer."
        case .failed(let reason): "The store failed: \(reason)"
        }
    }
}
