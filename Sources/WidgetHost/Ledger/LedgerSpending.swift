/// What a granted request cost, for its line of the ledger.
struct LedgerSpending: Hashable, Sendable {
    /// The line's number.
    var line: Int64
    /// Real time of the answer that counted.
    var milliseconds: Double
    /// Private memory of the extension after its answer.
    var megabytes: Double?
    /// The size of the archive, in bytes.
    var bytes: Int?
    /// Calls beyond the first.
    var duplicates: Int?
}
