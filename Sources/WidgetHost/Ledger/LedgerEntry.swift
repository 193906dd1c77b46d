import Foundation
import VitrineWidgetArchive

/// One request for a timeline, and what became of it; or something else that befell the home screen.
package struct LedgerEntry: Codable, Hashable, Sendable, Identifiable {
    package enum Decision: String, Codable, Hashable, Sendable, CaseIterable { case granted, deferred, refused, failed, note }

    /// What a request took from the day's refreshes.
    package enum Cost: String, Codable, Hashable, Sendable, CaseIterable {
        /// One refresh.
        case counted
        /// Granted for nothing.
        case free
        /// The request was not granted, or there was none.
        case none
    }

    package var id: Int64
    package var at: Date
    /// Bundle identifier of the app it is about; nil for a line about the host.
    package var app: String?
    /// The placed widget; nil for a line about a process.
    package var tile: String?
    package var kind: String?
    package var family: WidgetFamilyName?
    /// Who asked, in words: "Timeline ended", "App: reload all", "Placed", "Reload button".
    package var by: String
    package var decision: Decision
    /// Why, for programs: a `LedgerCode`, or the `CauseCode` of a failure.
    package var code: String
    /// Why, in words.
    package var reason: String
    package var cost: Cost
    /// Real time of the answer that counted.
    package var milliseconds: Double?
    /// Private memory of the extension after its answer.
    package var megabytes: Double?
    /// The size of the archive that came, in bytes.
    package var bytes: Int?
    /// Calls of the provider beyond the first, for the same request.
    package var duplicates: Int?

    package init(
        id: Int64, at: Date, app: String? = nil, tile: String?, kind: String?, family: WidgetFamilyName? = nil, by: String,
        decision: Decision, code: String = LedgerCode.note.rawValue, reason: String, cost: Cost = .none, milliseconds: Double?,
        megabytes: Double?, bytes: Int? = nil, duplicates: Int? = nil
    ) {
        self.id = id
        self.at = at
        self.app = app
        self.tile = tile
        self.kind = kind
        self.family = family
        self.by = by
        self.decision = decision
        self.code = code
        self.reason = reason
        self.cost = cost
        self.milliseconds = milliseconds
        self.megabytes = megabytes
        self.bytes = bytes
        self.duplicates = duplicates
    }
}

/// Which lines of the ledger are wanted; what is nil excludes nothing.
package struct LedgerFilter: Hashable, Sendable {
    package var tile: String?
    /// Bundle identifier.
    package var app: String?
    package var from: Date?
    /// The end of the time that is wanted, which is not included.
    package var to: Date?

    package init(tile: String? = nil, app: String? = nil, from: Date? = nil, to: Date? = nil) {
        self.tile = tile
        self.app = app
        self.from = from
        self.to = to
    }
}
