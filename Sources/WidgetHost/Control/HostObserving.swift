/// What the host says of itself: its state, its ledger, and what keeps widgets from being shown.
package protocol HostObserving: Sendable {
    func state() async -> HostState
    /// Fires (with nothing in it) after every change of `state()`; several changes may arrive as one.
    /// - Parameter ticks: a date in a tile that reads otherwise is such a change. Without, its version stays too, and
    ///   `PictureProviding.dates` tells.
    func changes(ticks: Bool) async -> AsyncStream<Void>
    /// The lines of the ledger that are kept and wanted, newest first.
    func ledger(_ filter: LedgerFilter) async throws -> [LedgerEntry]
    /// Why installed widgets are not offered, and why placed ones are blank or stale.
    func doctor() async -> DoctorReport
}

extension HostObserving {
    /// Fires after every change of `state()`.
    package func changes() async -> AsyncStream<Void> { await changes(ticks: true) }
}
