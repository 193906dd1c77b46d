import Foundation

/// What becomes of one request.
package struct RequestVerdict: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case granted
        /// The request waits until then; `.distantFuture` while another request has to end first.
        case deferred(until: Date)
        case refused
    }
    package var outcome: Outcome
    /// Why, for programs.
    package var code: LedgerCode
    /// Why, in words.
    package var reason: String

    package var isGranted: Bool { outcome == .granted }

    package var decision: LedgerEntry.Decision {
        switch outcome {
        case .granted: .granted
        case .deferred: .deferred
        case .refused: .refused
        }
    }

    /// What it takes from the day's refreshes.
    package var cost: LedgerEntry.Cost { isGranted ? (code == .counted ? .counted : .free) : .none }
}

/// Times of day as the ledger writes them.
package struct TimeWords: Hashable, Sendable {
    private let zone: TimeZone

    package init(zone: TimeZone) { self.zone = zone }

    /// `15:15`, of 24 hours; with the day before it when it is another one than `now`'s.
    package func time(_ date: Date, from now: Date) -> String {
        let (days, seconds) = local(date)
        let text = String(format: "%02d:%02d", seconds / 3600, seconds / 60 % 60)
        let apart = days - local(now).days
        return apart == 0 ? text : apart == 1 ? "\(text) tomorrow" : "\(text) in \(apart) days"
    }

    private func local(_ date: Date) -> (days: Int, seconds: Int) {
        // Dates may come from other processes; beyond 10¹¹ seconds there is no time of day to tell.
        let date = Date(timeIntervalSince1970: min(max(date.timeIntervalSince1970, -1e11), 1e11))
        let stamp = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        let days = (stamp / 86_400).rounded(.down)
        return (Int(days), Int(stamp - days * 86_400))
    }
}
