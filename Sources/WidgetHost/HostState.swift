import Foundation
import VitrineWidgetArchive

/// All that a home screen, a command or a test may know of the host at one moment.
package struct HostState: Codable, Sendable {
    package var clock: ClockState
    package var device: String
    package var environment = HomeEnvironment()
    /// The pages of the screen that is looked at.
    package var pages = 1
    /// Apps that were replaced by another build since the host started: what a gallery was told before is no longer so.
    package var updates = 0
    /// The device's, by its name in the time zone database.
    package var timeZone: String
    package var tiles: [TileState]
    package var processes: [ProcessState]
    /// Newest first, at most the last 200.
    package var ledger: [LedgerEntry]

    package init(
        clock: ClockState, device: String, timeZone: String = "UTC", tiles: [TileState], processes: [ProcessState], ledger: [LedgerEntry]
    ) {
        self.clock = clock
        self.device = device
        self.timeZone = timeZone
        self.tiles = tiles
        self.processes = processes
        self.ledger = ledger
    }
}

/// A widget that can be placed, as the gallery offers it.
package struct GalleryWidget: Codable, Hashable, Sendable {
    /// Bundle identifier of the containing app.
    package var app: String
    package var kind: String
    package var name: String
    package var description: String
    package var families: [WidgetFamilyName]
    /// It has an edit sheet.
    package var isConfigurable: Bool
    /// The sheet is to open right after placing.
    package var promptsForConfiguration: Bool
    /// Titles of the configurations it offers ready made.
    package var recommendations: [String]
    /// The families in which it is not offered, and why.
    package var refusals: [Refusal]

    /// Why a widget does not come in one family.
    package struct Refusal: Codable, Hashable, Sendable {
        package var family: WidgetFamilyName
        package var code: CauseCode
        package var words: String
        /// The address of the code's explanation, on the page of the home screen.
        package var href: String

        package init(family: WidgetFamilyName, code: CauseCode, words: String) {
            self.family = family
            self.code = code
            self.words = words
            href = code.href
        }
    }

    package init(
        app: String, kind: String, name: String, description: String, families: [WidgetFamilyName], isConfigurable: Bool = false,
        promptsForConfiguration: Bool = false, recommendations: [String] = [], refusals: [Refusal] = []
    ) {
        self.refusals = refusals
        self.promptsForConfiguration = promptsForConfiguration
        self.isConfigurable = isConfigurable
        self.recommendations = recommendations
        self.app = app
        self.kind = kind
        self.name = name
        self.description = description
        self.families = families
    }
}

/// The virtual clock: what time it is and how fast it runs (0 paused, 1 as the system's).
package struct ClockState: Codable, Hashable, Sendable {
    package var now: Date
    package var rate: Double
    /// The jump that is under way; `now` is how far it is. Nil where the clock does not jump, or has arrived within a moment.
    package var jump: ClockJump?

    package init(now: Date, rate: Double) {
        self.now = now
        self.rate = rate
    }
}

/// A move of the clock into the future, of which everything on the way is played.
package struct ClockJump: Codable, Hashable, Sendable {
    package var from: Date
    package var to: Date

    package init(from: Date, to: Date) {
        self.from = from
        self.to = to
    }
}

/// One placed widget as it is shown now.
package struct TileState: Codable, Hashable, Sendable, Identifiable {
    package enum Status: Codable, Hashable, Sendable {
        /// Nothing has been archived yet; the placeholder (or an empty tile) stands there.
        case waiting
        case live
        /// The last picture stands, because the newest request failed for this reason.
        case stale(reason: String)
    }
    package var id: String
    /// Bundle identifier of the containing app.
    package var app: String
    package var kind: String
    package var name: String
    package var family: WidgetFamilyName
    /// The size in points.
    package var size: PointSize
    package var cornerRadius: Double
    package var status: Status
    /// Changes whenever the picture does; part of the picture's address.
    package var version: Int
    package var shownEntry: Date?
    /// The time at which the next entry takes over.
    package var until: Date?
    /// The time at which the host will ask the extension again by itself.
    package var nextRequest: Date?
    package var entries: [Date]
    package var taps: [TapRegion]
    package var widgetURL: URL?
    /// The tile read aloud.
    package var label: String
    package var refreshesLeft: Int
    package var refreshesPerDay: Int
    /// It has an edit sheet.
    package var isConfigurable: Bool
    /// Its app's own colour.
    package var accent: AccentColor?
    /// Why it is blank, or shows what is not its newest timeline; nil where it shows what it should.
    package var cause: TileCause?
    package var screen = HomeEnvironment.Screen.home
    /// The tile's place on its screen; nil where the device does not show it.
    package var place: ScreenPlace?
    package var span = CellSpan(columns: 1, rows: 1)
    /// The tile's frame on its screen, points; on tablets and in StandBy the picture is laid out in another size than it is shown in.
    package var frame = CGRect.zero
    /// Dates of entries of the last day that are no longer of the timeline and whose pictures are kept.
    package var kept: [Date] = []
    /// The time at which its present timeline came, from which on its entries are shown; nil before there is one.
    package var since: Date?
    /// The parts of the picture that follow the time, points.
    package var dates: [CGRect] = []
    /// The time at which the dates in the picture read otherwise.
    package var nextTick: Date?
    /// An intent of one of its controls is under way.
    package var isPending = false
    /// There is no picture of it, nothing is drawn in it, or it failed and only its placeholder is there; `cause` says why.
    package var isBlank = false

    package init(
        id: String, app: String, kind: String, name: String, family: WidgetFamilyName, size: PointSize, cornerRadius: Double,
        status: Status, version: Int, shownEntry: Date?, until: Date?, nextRequest: Date?, entries: [Date], taps: [TapRegion],
        widgetURL: URL?, label: String, refreshesLeft: Int, refreshesPerDay: Int, isConfigurable: Bool = false, accent: AccentColor? = nil,
        cause: TileCause? = nil
    ) {
        self.cause = cause
        self.accent = accent
        self.isConfigurable = isConfigurable
        self.id = id
        self.app = app
        self.kind = kind
        self.name = name
        self.family = family
        self.size = size
        self.cornerRadius = cornerRadius
        self.status = status
        self.version = version
        self.shownEntry = shownEntry
        self.until = until
        self.nextRequest = nextRequest
        self.entries = entries
        self.taps = taps
        self.widgetURL = widgetURL
        self.label = label
        self.refreshesLeft = refreshesLeft
        self.refreshesPerDay = refreshesPerDay
    }
}

/// A process of the run: the host itself, an app, an extension, a service.
package struct ProcessState: Codable, Hashable, Sendable {
    package enum Role: String, Codable, Hashable, Sendable { case host, app, `extension`, service }
    package var role: Role
    package var name: String
    /// The process's identifier; nil while it is down.
    package var pid: Int32?
    package var restarts: Int
    /// Why it went down the last time.
    package var lastExit: String?
    /// Whether it is confined: false where Landlock is missing.
    package var confined: Bool
    /// The parts that its box lacks here, each with what is open because of it.
    package var openParts: [String] = []
    package var privateMegabytes: Double?
    /// An app's own web page.
    package var page: URL?
    /// Why an app's own program does not run, in a sentence, where one that was made up stands in for it.
    package var standIn: String?
    /// The number of the picture that an app without a page shows; nil while it has shown nothing.
    package var picture: Int?
    /// Bundle identifier of the app it belongs to; nil for the host.
    package var app: String?
    /// Its app's own colour.
    package var accent: AccentColor?
    /// Whether its app has an icon of its own.
    package var hasIcon = false

    package init(
        role: Role, name: String, pid: Int32?, restarts: Int, lastExit: String?, confined: Bool, privateMegabytes: Double?, page: URL?,
        app: String? = nil, accent: AccentColor? = nil
    ) {
        self.accent = accent
        self.role = role
        self.name = name
        self.pid = pid
        self.restarts = restarts
        self.lastExit = lastExit
        self.confined = confined
        self.privateMegabytes = privateMegabytes
        self.page = page
        self.app = app
    }
}
