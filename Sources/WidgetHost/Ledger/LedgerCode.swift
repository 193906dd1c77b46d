/// Why a line is in the ledger, for programs; a line about a failure has a `CauseCode` instead. The names are stable.
package enum LedgerCode: String, Codable, Hashable, Sendable, CaseIterable {
    // Granted: one of the day's refreshes, or free for this reason.
    case counted
    case appInFront = "app-in-front"
    case intent
    case languageChanged = "language-changed"
    case typeSizeChanged = "type-size-changed"
    case clockChanged = "clock-changed"
    case locationChanged = "location-changed"
    case calendarsChanged = "calendars-changed"
    case placed
    case edited
    case resized
    case reloadButton = "reload-button"
    case secondTry = "second-try"
    case appearanceChanged = "appearance-changed"
    case deviceChanged = "device-changed"
    case appUpdated = "app-updated"
    // Deferred.
    case follows = "follows-running"
    case joinsFollowing = "joins-following"
    case joinsIntent = "joins-intent"
    case tooSoon = "too-soon"
    case noRefreshLeft = "no-refresh-left"
    case joinsWaiting = "joins-waiting"
    case closedByLock = "closed-by-lock"
    // Refused.
    case noBudget = "no-budget"
    case unreadableControl = "unreadable-control"
    case lockedControl = "locked-control"
    case linkRefused = "link-refused"
    // Notes.
    case performs
    case opens
    case removed
    case restored
    case sized
    case nothingPlaced = "nothing-placed"
    case migrated
    case sheet
    case handler
    case processEnded = "process-ended"
    case processSaid = "process-said"
    case hostRestarted = "host-restarted"
    case clockSkipped = "clock-skipped"
    case clockStopped = "clock-stopped"
    case settings
    case fault
    case putBack = "put-back"
    case note
    /// The line was written by a version that kept no codes.
    case unrecorded

    init(_ exemption: Exemption) {
        self =
            switch exemption {
            case .appForeground: .appInFront
            case .intent: .intent
            case .localeChange: .languageChanged
            case .typeSizeChange: .typeSizeChanged
            case .timeChange: .clockChanged
            case .locationChange: .locationChanged
            case .calendarsChange: .calendarsChanged
            case .placed: .placed
            case .configurationEdit: .edited
            case .resized: .resized
            case .userReload: .reloadButton
            case .retry: .secondTry
            case .appearance: .appearanceChanged
            case .deviceChange: .deviceChanged
            case .appUpdate: .appUpdated
            }
    }
}
