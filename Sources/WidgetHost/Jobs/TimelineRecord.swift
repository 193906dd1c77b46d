import Foundation
import WidgetArchive

/// What happened to one widget between two times; `vitrine timeline --json` prints it.
public struct TimelineRecord: Codable, Hashable, Sendable {
    public struct Request: Codable, Hashable, Sendable {
        public var at: Date
        public var by: String
        public var decision: LedgerEntry.Decision
        /// Why, for programs: as `LedgerEntry.code`.
        public var code: String
        public var reason: String
    }

    public struct Entry: Codable, Hashable, Sendable {
        public var shown: Date
        /// The next entry's `shown`, or the end of the record.
        public var until: Date
        public var kind: String
        public var family: WidgetFamilyName
        /// All its words in reading order.
        public var summary: String
    }

    public var requests: [Request] = []
    public var entries: [Entry] = []

    /// Dates in ISO 8601, UTC.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    public init() {}

    public init(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        self = try decoder.decode(TimelineRecord.self, from: json)
    }
}
