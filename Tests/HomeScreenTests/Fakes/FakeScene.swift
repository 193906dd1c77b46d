import Foundation
import Synchronization
import VitrineAssetCatalog
import VitrineWidgetArchive
import WidgetHost

/// The scene that a test's page shows: one tile, an app and its extension. A member of `Scene` is set as `scene.isBlank = true`, and those
/// who listen are told.
@dynamicMemberLookup
final class FakeScene: Sendable {
    static let tile = "tile-1"
    static let now = Date(timeIntervalSince1970: 1_788_000_000)
    static let accent = AccentColor(light: "#d67500", dark: "#ff9f0a")
    static let link = URL(fileURLWithPath: "/trip/7")
    static let line = LedgerEntry(
        id: 9, at: now, app: "com.example.app", tile: tile, kind: "Kind", family: .systemSmall, by: "Placed", decision: .granted,
        code: LedgerCode.placed.rawValue, reason: "New <img src=x>.", cost: .free, milliseconds: 12, megabytes: 3, bytes: 4096,
        duplicates: 2)

    struct Scene: Sendable {
        var clock = ClockState(now: FakeScene.now, rate: 60)
        var environment = HomeEnvironment()
        /// The pages of the home screen.
        var pages = 1
        /// Builds of apps that took others' places.
        var updates = 0
        /// The ledger, newest first.
        var lines = [FakeScene.line]
        /// Tiles beside the one that is there at first.
        var others: [TileState] = []
        /// What the app shows that has no page, by its number; with nil it has a page.
        var appPicture: Int?
        /// Why the app's own program does not run.
        var standIn: String?

        // The tile.
        var version = 3
        var family = WidgetFamilyName.systemSmall
        var place = ScreenPlace(page: 0, column: 0, row: 0)
        /// The time at which its timeline came.
        var since = FakeScene.now
        /// It was taken off the screen.
        var isGone = false
        /// Its first timeline is on its way.
        var isLoading = false
        /// Nothing is to be seen in it.
        var isBlank = false
        /// A date in it follows the time.
        var ticks = false

        /// The jump of the clock that is under way; the clock stands meanwhile.
        var jump: ClockJump? {
            get { clock.jump }
            set {
                clock.jump = newValue
                if newValue != nil { clock.rate = 0 }
            }
        }
    }

    private struct State {
        var scene = Scene()
        var listeners: [AsyncStream<Void>.Continuation] = []
    }
    private let state = Mutex(State())
    private let record: RequestRecord

    init(_ record: RequestRecord) { self.record = record }

    subscript<Value>(dynamicMember member: WritableKeyPath<Scene, Value>) -> Value {
        get { state.withLock(\.scene)[keyPath: member] }
        set { change { $0[keyPath: member] = newValue } }
    }

    /// Changes several members at once, and tells those who listen.
    func change(_ body: (inout Scene) throws -> Void) rethrows {
        let listeners = try state.withLock { state in
            try body(&state.scene)
            return state.listeners
        }
        for listener in listeners { listener.yield() }
    }

    /// Tells every listener that something changed.
    func tell() { change { _ in } }

    /// Gives the tile another picture.
    func redraw() { change { $0.version += 1 } }

    /// The scene is as it was at first.
    func begin() { state.withLock { $0.scene = Scene() } }
}

extension FakeScene: HostObserving {
    func state() async -> HostState {
        let scene = state.withLock(\.scene)
        let process = ProcessState(
            role: .extension, name: "TripsWidgets", pid: 42, restarts: 1, lastExit: "killed", confined: true, privateMegabytes: 12.5,
            page: nil, app: "com.example.app")
        var app = ProcessState(
            role: .app, name: "TripsApp", pid: 43, restarts: 0, lastExit: nil, confined: true, privateMegabytes: 9,
            page: URL(string: "http://trips.localhost:1/"), app: "com.example.app", accent: Self.accent)
        app.hasIcon = true
        (app.picture, app.standIn) = (scene.appPicture, scene.standIn)
        if scene.appPicture != nil || scene.standIn != nil { app.page = nil }
        var state = HostState(
            clock: scene.clock, device: "iPhone 15", timeZone: "Europe/Zurich",
            tiles: (scene.isGone ? [] : [scene.tile]) + scene.others, processes: [process, app], ledger: Array(scene.lines.prefix(200)))
        state.environment = scene.environment
        state.pages = scene.pages
        state.updates = scene.updates
        return state
    }

    func changes(ticks: Bool) async -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        state.withLock { $0.listeners.append(continuation) }
        return stream
    }

    func ledger(_ filter: LedgerFilter) async throws -> [LedgerEntry] {
        let from = filter.from?.timeIntervalSince1970 ?? 0, to = filter.to?.timeIntervalSince1970 ?? 0
        try record.note("ledger \(filter.tile ?? "-") \(filter.app ?? "-") \(from) \(to)")
        return self.lines.filter { filter.tile == nil || $0.tile == filter.tile }
    }

    func doctor() async -> DoctorReport {
        DoctorReport(
            findings: [DoctorFinding(.error, .duplicateKind, "2 widgets have the kind “Kind”.", app: "com.example.app", kind: "Kind")],
            widgets: [.init(kind: "Kind", name: "Trips", families: [.systemSmall])])
    }
}

extension FakeScene.Scene {
    fileprivate var tile: TileState {
        let isLarge = family == .systemLarge, now = FakeScene.now
        let taps = [
            TapRegion(
                frame: CGRect(x: 1, y: 2, width: 30, height: 40), action: .open(FakeScene.link), label: "Trip to <b>Zürich</b>"),
            TapRegion(frame: CGRect(x: 5, y: 6, width: 7, height: 8), action: .perform(intent: "Pay", parameters: Data()), label: "Pay"),
        ]
        var tile = TileState(
            id: FakeScene.tile, app: "com.example.app", kind: "Kind", name: "Trips", family: family,
            size: PointSize(width: 158, height: isLarge ? 354 : 158), cornerRadius: 22, status: .stale(reason: "It crashed."),
            version: version, shownEntry: now, until: now + 60, nextRequest: nil, entries: [now, now + 60], taps: taps,
            widgetURL: FakeScene.link, label: "A trip", refreshesLeft: 71, refreshesPerDay: 72, isConfigurable: true,
            accent: FakeScene.accent, cause: TileCause(.extensionDied, "It crashed."))
        (tile.kept, tile.since, tile.isBlank) = ([now - 600], since, isBlank)
        if isLoading {
            (tile.status, tile.cause) = (.waiting, TileCause(.waiting, "It loads: the placeholder stands until the first timeline comes."))
        }
        if ticks { (tile.dates, tile.nextTick) = ([CGRect(x: 10, y: 20, width: 30, height: 12)], now + 1) }
        tile.place = place
        tile.span = CellSpan(columns: isLarge ? 4 : 2, rows: isLarge ? 4 : 2)
        tile.frame = ScreenGrid.home(environment.device).frame(of: place, family, .home, environment.device)
        return tile
    }
}
