import Foundation
import WidgetArchive

/// All that a home screen, a command or a test may know of the host at one moment.
public struct HostState: Codable, Sendable {
    public var clock: ClockState
    public var device: String
    public var environment = HomeEnvironment()
    /// Of the screen that is looked at.
    public var pages = 1
    /// The device's, by its name in the time zone database.
    public var timeZone: String
    public var tiles: [TileState]
    public var processes: [ProcessState]
    /// Newest first, at most the last 200.
    public var ledger: [LedgerEntry]

    public init(
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
public struct GalleryWidget: Codable, Hashable, Sendable {
    /// Bundle identifier of the containing app.
    public var app: String
    public var kind: String
    public var name: String
    public var description: String
    public var families: [WidgetFamilyName]
    /// It has an edit sheet.
    public var isConfigurable: Bool
    /// The sheet is to open right after placing.
    public var promptsForConfiguration: Bool
    /// Titles of the configurations it offers ready made.
    public var recommendations: [String]
    /// The families in which it is not offered, and why.
    public var refusals: [Refusal]

    /// Why a widget does not come in one family.
    public struct Refusal: Codable, Hashable, Sendable {
        public var family: WidgetFamilyName
        public var code: CauseCode
        public var words: String
        /// Where the code is explained, on the page of the home screen.
        public var href: String

        public init(family: WidgetFamilyName, code: CauseCode, words: String) {
            self.family = family
            self.code = code
            self.words = words
            href = code.href
        }
    }

    public init(
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
public struct ClockState: Codable, Hashable, Sendable {
    public var now: Date
    public var rate: Double
    /// The jump that is under way; `now` is how far it is. Nil where the clock does not jump, or has arrived within a moment.
    public var jump: ClockJump?

    public init(now: Date, rate: Double) {
        self.now = now
        self.rate = rate
    }
}

/// A move of the clock into the future, of which everything on the way is played.
public struct ClockJump: Codable, Hashable, Sendable {
    public var from: Date
    public var to: Date

    public init(from: Date, to: Date) {
        self.from = from
        self.to = to
    }
}

/// One placed widget as it is shown now.
public struct TileState: Codable, Hashable, Sendable, Identifiable {
    public enum Status: Codable, Hashable, Sendable {
        /// Nothing has been archived yet; the placeholder (or an empty tile) stands there.
        case waiting
        case live
        /// The last picture stands, because the newest request failed for this reason.
        case stale(reason: String)
    }
    public var id: String
    /// Bundle identifier of the containing app.
    public var app: String
    public var kind: String
    public var name: String
    public var family: WidgetFamilyName
    /// Points.
    public var size: PointSize
    public var cornerRadius: Double
    public var status: Status
    /// Changes whenever the picture does; part of the picture's address.
    public var version: Int
    public var shownEntry: Date?
    /// When the next entry takes over.
    public var until: Date?
    /// When the host will ask the extension again by itself.
    public var nextRequest: Date?
    public var entries: [Date]
    public var taps: [TapRegion]
    public var widgetURL: URL?
    /// The tile read aloud.
    public var label: String
    public var refreshesLeft: Int
    public var refreshesPerDay: Int
    /// It has an edit sheet.
    public var isConfigurable: Bool
    /// Its app's own colour.
    public var accent: AccentColor?
    /// Why it is blank, or shows what is not its newest timeline; nil where it shows what it should.
    public var cause: TileCause?
    public var screen = HomeEnvironment.Screen.home
    /// nil where the device does not show it.
    public var place: ScreenPlace?
    public var span = CellSpan(columns: 1, rows: 1)
    /// On its screen, points; on tablets and in StandBy the picture is laid out in another size than it is shown in.
    public var frame = CGRect.zero
    /// Dates of entries of the last day that are no longer of the timeline and whose pictures are kept.
    public var kept: [Date] = []
    /// When its present timeline came, from which on its entries are shown; nil before there is one.
    public var since: Date?
    /// The parts of the picture that follow the time, points.
    public var dates: [CGRect] = []
    /// When they read otherwise.
    public var nextTick: Date?
    /// An intent of one of its controls is under way.
    public var isPending = false
    /// There is no picture of it, nothing is drawn in it, or it failed and only its placeholder is there; `cause` says why.
    public var isBlank = false

    public init(
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
public struct ProcessState: Codable, Hashable, Sendable {
    public enum Role: String, Codable, Hashable, Sendable { case host, app, `extension`, service }
    public var role: Role
    public var name: String
    /// nil while it is down.
    public var pid: Int32?
    public var restarts: Int
    /// Why it went down the last time.
    public var lastExit: String?
    /// False where Landlock is missing.
    public var confined: Bool
    /// The parts that its box lacks here, each with what is open because of it.
    public var openParts: [String] = []
    public var privateMegabytes: Double?
    /// An app's own web page.
    public var page: URL?
    /// Bundle identifier of the app it belongs to; nil for the host.
    public var app: String?
    /// Its app's own colour.
    public var accent: AccentColor?
    /// Whether its app has an icon of its own.
    public var hasIcon = false

    public init(
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
