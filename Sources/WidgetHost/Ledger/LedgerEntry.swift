import Foundation
import WidgetArchive

/// One request for a timeline, and what became of it; or something else that befell the home screen.
public struct LedgerEntry: Codable, Hashable, Sendable, Identifiable {
    public enum Decision: String, Codable, Hashable, Sendable, CaseIterable { case granted, deferred, refused, failed, note }

    /// What a request took from the day's refreshes.
    public enum Cost: String, Codable, Hashable, Sendable, CaseIterable {
        /// One refresh.
        case counted
        /// Granted for nothing.
        case free
        /// Not granted, or no request.
        case none
    }

    public var id: Int64
    public var at: Date
    /// Bundle identifier of the app it is about; nil for a line about the host.
    public var app: String?
    /// The placed widget; nil for a line about a process.
    public var tile: String?
    public var kind: String?
    public var family: WidgetFamilyName?
    /// Who asked, in words: "Timeline ended", "App: reload all", "Placed", "Reload button".
    public var by: String
    public var decision: Decision
    /// Why, for programs: a `LedgerCode`, or the `CauseCode` of a failure.
    public var code: String
    /// Why, in words.
    public var reason: String
    public var cost: Cost
    /// Real time of the answer that counted.
    public var milliseconds: Double?
    /// Private memory of the extension after its answer.
    public var megabytes: Double?
    /// Of the archive that came.
    public var bytes: Int?
    /// Calls of the provider beyond the first, for the same request.
    public var duplicates: Int?

    public init(
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
public struct LedgerFilter: Hashable, Sendable {
    public var tile: String?
    /// Bundle identifier.
    public var app: String?
    public var from: Date?
    /// Not included.
    public var to: Date?

    public init(tile: String? = nil, app: String? = nil, from: Date? = nil, to: Date? = nil) {
        self.tile = tile
        self.app = app
        self.from = from
        self.to = to
    }
}
