import VitrineWidgetArchive

/// Every reason why a tile may be blank or stale, or why a widget is not offered. The names are stable: scripts and pages rely on them.
package enum CauseCode: String, Codable, Hashable, Sendable, CaseIterable {
    // The extension as a process.
    case extensionDied = "extension-died"
    case memoryLimit = "memory-limit"
    case timedOut = "timed-out"
    case endlessWork = "endless-work"
    case notStarted = "not-started"
    case notInstalled = "not-installed"
    case hostStopping = "host-stopping"
    case answerLate = "answer-late"
    case undecodableAnswer = "undecodable-answer"
    case notConfined = "not-confined"
    // What the extension said.
    case noEntries = "no-entries"
    case providerError = "provider-error"
    case archiveTooLarge = "archive-too-large"
    case imageTooLarge = "image-too-large"
    case invalidRequest = "invalid-request"
    case invalidConfiguration = "invalid-configuration"
    case itemsUnavailable = "items-unavailable"
    case intentFailed = "intent-failed"
    case noHandler = "no-handler"
    case unknownKind = "unknown-kind"
    case drawsNothing = "draws-nothing"
    case refreshesTooSoon = "refreshes-too-soon"
    case tooManyEntries = "too-many-entries"
    case timerRunsOn = "timer-runs-on"
    case concurrentCalls = "concurrent-calls"
    case goneItem = "gone-item"
    // What its pictures say of themselves.
    case noContainerBackground = "no-container-background"
    case missingImage = "missing-image"
    case unknownSymbol = "unknown-symbol"
    case notDrawn = "not-drawn"
    case drawnOtherwise = "drawn-otherwise"
    case notForWidgets = "not-for-widgets"
    case whiteOnWhite = "white-on-white"
    case groupNotEntitled = "group-not-entitled"
    // What its source says.
    case dateInView = "date-in-view"
    case ownDefaults = "own-defaults"
    case keychainWhileLocked = "keychain-while-locked"
    case sampleAsReal = "sample-as-real"
    case sharedDatabase = "shared-database"
    case tokenAlone = "token-alone"
    case snapshotFetches = "snapshot-fetches"
    case completionKept = "completion-kept"
    case countedTimelines = "counted-timelines"
    case reloadOfUnknownKind = "reload-of-unknown-kind"
    case linkLostAtLaunch = "link-lost-at-launch"
    // The tile.
    case waiting
    case waitsForRefresh = "waits-for-refresh"
    case unreadableArchive = "unreadable-archive"
    case kindVanished = "kind-vanished"
    case kindChanged = "kind-changed"
    case familyDropped = "family-dropped"
    case serviceDown = "service-down"
    case unrecorded
    // What keeps a widget out of the gallery.
    case unsupportedFamily = "unsupported-family"
    case deviceLacksFamily = "device-lacks-family"
    case noFamilies = "no-families"
    case noWidgets = "no-widgets"
    case noExtension = "no-extension"
    case duplicateKind = "duplicate-kind"
    case unreadablePropertyList = "unreadable-property-list"
    case missingKey = "missing-key"
    case wrongValue = "wrong-value"
    case missingExecutable = "missing-executable"
    case wrongExtensionPoint = "wrong-extension-point"
    case identifierPrefix = "identifier-prefix"
    case deploymentTarget = "deployment-target"
    case appGroupMismatch = "app-group-mismatch"
    case noAppGroup = "no-app-group"
    case noEntitlements = "no-entitlements"
    case noDevelopmentLanguage = "no-development-language"
    case noPlaceholder = "no-placeholder"

    /// The address of its explanation, on the page of the home screen; its documentation has the same section.
    package var href: String { "/causes.html#\(rawValue)" }

    package init(_ error: ExtensionError) {
        self =
            switch error {
            case .hung: .timedOut
            case .endless: .endlessWork
            case .memory: .memoryLimit
            case .died: .extensionDied
            case .failed(let failure): CauseCode(failure.code)
            case .wrongAnswer: .undecodableAnswer
            case .notStarted: .notStarted
            case .notConfined: .notConfined
            case .notInstalled: .notInstalled
            case .noSuchFamily: .deviceLacksFamily
            case .stopped: .hostStopping
            case .late: .answerLate
            case .noHandler: .noHandler
            }
    }

    package init(_ code: ExtensionFailure.Code) {
        self =
            switch code {
            case .unknownKind: .unknownKind
            case .unsupportedFamily: .unsupportedFamily
            case .noEntries: .noEntries
            case .archiveTooLarge: .archiveTooLarge
            case .imageTooLarge: .imageTooLarge
            case .invalidRequest: .invalidRequest
            case .invalidConfiguration: .invalidConfiguration
            case .providerError: .providerError
            case .intentFailed: .intentFailed
            case .itemsUnavailable: .itemsUnavailable
            }
    }

    package init(_ error: BundleError) {
        self =
            switch error {
            case .unreadable, .tooLarge, .notXML, .tooDeep: .unreadablePropertyList
            case .missingKey: .missingKey
            case .wrongValue(_, let key, _, _): key == ExtensionBundle.pointKey ? .wrongExtensionPoint : .wrongValue
            case .missingFile: .missingExecutable
            case .notOurApp: .identifierPrefix
            case .unknownProduct: .notInstalled
            }
    }
}

/// Why one tile is blank or stale.
package struct TileCause: Codable, Hashable, Sendable {
    package var code: CauseCode
    /// What happened here, in a sentence.
    package var words: String
    /// The address of the code's explanation, on the page of the home screen.
    package var href: String

    package init(_ code: CauseCode, _ words: String) {
        self.code = code
        self.words = words
        href = code.href
    }
}
