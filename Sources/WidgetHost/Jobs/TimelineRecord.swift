import Foundation
import VitrineWidgetArchive

/// What happened to one widget between two times; `vitrine timeline --json` prints it.
package struct TimelineRecord: Codable, Hashable, Sendable {
    package struct Request: Codable, Hashable, Sendable {
        package var at: Date
        package var by: String
        package var decision: LedgerEntry.Decision
        /// Why, for programs: as `LedgerEntry.code`.
        package var code: String
        package var reason: String
    }

    package struct Entry: Codable, Hashable, Sendable {
        package var shown: Date
        /// The next entry's `shown`, or the end of the record.
        package var until: Date
        package var kind: String
        package var family: WidgetFamilyName
        /// All its words in reading order.
        package var summary: String
    }

    package var requests: [Request] = []
    package var entries: [Entry] = []

    /// Dates in ISO 8601, UTC.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    package init() {}

    package init(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        self = try decoder.decode(TimelineRecord.self, from: json)
    }
}
