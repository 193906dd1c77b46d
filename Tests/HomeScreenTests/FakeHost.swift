import AssetCatalog
import Foundation
import Synchronization
import WidgetArchive
import WidgetHost

/// A host of one tile that writes down what it was asked and refuses what the test wants refused.
final class FakeHost: HostControlling {
    static let tile = "tile-1"
    static let now = Date(timeIntervalSince1970: 1_788_000_000)
    static let accent = AccentColor(light: "#d67500", dark: "#ff9f0a")
    static let link = URL(fileURLWithPath: "/trip/7")
    /// A PNG of 8 × 8 pixels.
    static let picture = [UInt8](
        Data(
            base64Encoded: """
                iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPw9jyBFTEMLQkA33dXAT8cCtIAAAAASUVORK5CYII=
                """) ?? Data())

    private struct Kept {
        var asked: [String] = []
        var refusal: HostError?
        var listeners: [AsyncStream<Void>.Continuation] = []
        var clock = ClockState(now: FakeHost.now, rate: 60)
        var version = 3
        var family = WidgetFamilyName.systemSmall
        var prompts = false
        var environment = HomeEnvironment()
        var place = ScreenPlace(page: 0, column: 0, row: 0)
        var faults: [Fault: FaultValue] = [:]
        var pages = 1
        var lines = [FakeHost.line]
        var since = FakeHost.now
        var ticks = false
        var isSlow = false
        var isGone = false
        var others: [TileState] = []
        var families: [WidgetFamilyName] = [.systemSmall, .systemLarge]
        var takesAway = false
        var isLoading = false
        var isBlank = false
        var moves: [CheckedContinuation<Void, Never>] = []
    }
    private let kept = Mutex(Kept())
    let sheet = FakeSheet()

    /// The offered widget asks for its sheet when it is placed.
    var prompts: Bool {
        get { kept.withLock { $0.prompts } }
        set { kept.withLock { $0.prompts = newValue } }
    }

    /// The pages of the home screen.
    var pages: Int {
        get { kept.withLock { $0.pages } }
        set {
            kept.withLock { $0.pages = newValue }
            change()
        }
    }

    /// The ledger, newest first.
    var lines: [LedgerEntry] {
        get { kept.withLock { $0.lines } }
        set {
            kept.withLock { $0.lines = newValue }
            change()
        }
    }

    /// A removed tile is gone; otherwise it stays for what the test does next.
    var takesAway: Bool {
        get { kept.withLock { $0.takesAway } }
        set { kept.withLock { $0.takesAway = newValue } }
    }

    /// The tile's first timeline is on its way.
    var isLoading: Bool {
        get { kept.withLock { $0.isLoading } }
        set {
            kept.withLock { $0.isLoading = newValue }
            change()
        }
    }

    /// The jump that is under way.
    var jump: ClockJump? {
        get { kept.withLock { $0.clock.jump } }
        set {
            kept.withLock { kept in
                kept.clock.jump = newValue
                if newValue != nil { kept.clock.rate = 0 }
            }
            change()
        }
    }

    /// Nothing is to be seen in the tile.
    var isBlank: Bool {
        get { kept.withLock { $0.isBlank } }
        set {
            kept.withLock { $0.isBlank = newValue }
            change()
        }
    }

    /// A date in the tile follows the time.
    var ticks: Bool {
        get { kept.withLock { $0.ticks } }
        set {
            kept.withLock { $0.ticks = newValue }
            change()
        }
    }

    /// A move is answered only once it is no longer slow.
    var isSlow: Bool {
        get { kept.withLock { $0.isSlow } }
        set {
            let waiting = kept.withLock { kept in
                kept.isSlow = newValue
                defer { kept.moves = newValue ? kept.moves : [] }
                return newValue ? [] : kept.moves
            }
            waiting.forEach { $0.resume() }
        }
    }

    /// The time at which the tile's timeline came.
    var since: Date {
        get { kept.withLock { $0.since } }
        set {
            kept.withLock { $0.since = newValue }
            change()
        }
    }

    /// Everything is as it was at first, but for who listens.
    func begin() {
        kept.withLock { kept in
            let listeners = kept.listeners
            kept = Kept()
            kept.listeners = listeners
        }
    }

    /// Tiles of one widget, beside the one that is always there.
    var others: [TileState] {
        get { kept.withLock { $0.others } }
        set {
            kept.withLock { $0.others = newValue }
            change()
        }
    }

    /// The sizes in which the widget is offered.
    var families: [WidgetFamilyName] {
        get { kept.withLock { $0.families } }
        set { kept.withLock { $0.families = newValue } }
    }

    /// What reached the host, oldest first.
    var asked: [String] { kept.withLock { $0.asked } }

    /// Lets the host refuse every order from now on; nil takes them again.
    func refuse(_ error: HostError?) { kept.withLock { $0.refusal = error } }

    /// Tells every listener that something changed.
    func change() { for listener in kept.withLock({ $0.listeners }) { listener.yield() } }

    /// Gives the tile another picture.
    func redraw() {
        kept.withLock { $0.version += 1 }
        change()
    }

    private func note(_ words: String) throws {
        let refusal = kept.withLock { kept in
            kept.asked.append(words)
            return kept.refusal
        }
        if let refusal { throw refusal }
    }

    private func note(_ words: String, of tile: String) throws {
        try note(words)
        if tile != Self.tile { throw HostError.noSuchTile(tile) }
    }

    func state() async -> HostState {
        let (clock, version, family) = kept.withLock { ($0.clock, $0.version, $0.family) }
        let taps = [
            TapRegion(frame: CGRect(x: 1, y: 2, width: 30, height: 40), action: .open(Self.link), label: "Trip to <b>Zürich</b>"),
            TapRegion(frame: CGRect(x: 5, y: 6, width: 7, height: 8), action: .perform(intent: "Pay", parameters: Data()), label: "Pay"),
        ]
        var tile = TileState(
            id: Self.tile, app: "com.example.app", kind: "Kind", name: "Trips", family: family,
            size: PointSize(width: 158, height: family == .systemLarge ? 354 : 158),
            cornerRadius: 22, status: .stale(reason: "It crashed."), version: version, shownEntry: Self.now, until: Self.now + 60,
            nextRequest: nil,
            entries: [Self.now, Self.now + 60], taps: taps, widgetURL: Self.link, label: "A trip", refreshesLeft: 71, refreshesPerDay: 72,
            isConfigurable: true, accent: Self.accent, cause: TileCause(.extensionDied, "It crashed."))
        let (environment, place) = kept.withLock { ($0.environment, $0.place) }
        (tile.kept, tile.since, tile.isBlank) = ([Self.now - 600], since, isBlank)
        if isLoading {
            (tile.status, tile.cause) = (.waiting, TileCause(.waiting, "It loads: the placeholder stands until the first timeline comes."))
        }
        if ticks { (tile.dates, tile.nextTick) = ([CGRect(x: 10, y: 20, width: 30, height: 12)], Self.now + 1) }
        tile.place = place
        tile.span = CellSpan(columns: family == .systemLarge ? 4 : 2, rows: family == .systemLarge ? 4 : 2)
        tile.frame = ScreenGrid.home(environment.device).frame(of: place, family, .home, environment.device)
        let process = ProcessState(
            role: .extension, name: "TripsWidgets", pid: 42, restarts: 1, lastExit: "killed", confined: true, privateMegabytes: 12.5,
            page: nil, app: "com.example.app")
        var app = ProcessState(
            role: .app, name: "TripsApp", pid: 43, restarts: 0, lastExit: nil, confined: true, privateMegabytes: 9,
            page: URL(string: "http://trips.localhost:1/"), app: "com.example.app", accent: Self.accent)
        app.hasIcon = true
        var state = HostState(
            clock: clock, device: "iPhone 15", timeZone: "Europe/Zurich", tiles: (kept.withLock(\.isGone) ? [] : [tile]) + others,
            processes: [process, app],
            ledger: Array(lines.prefix(200)))
        state.environment = environment
        state.pages = pages
        return state
    }

    static let line = LedgerEntry(
        id: 9, at: now, app: "com.example.app", tile: tile, kind: "Kind", family: .systemSmall, by: "Placed", decision: .granted,
        code: LedgerCode.placed.rawValue, reason: "New <img src=x>.", cost: .free, milliseconds: 12, megabytes: 3, bytes: 4096,
        duplicates: 2)

    func doctor() async -> DoctorReport {
        DoctorReport(
            findings: [DoctorFinding(.error, .duplicateKind, "2 widgets have the kind “Kind”.", app: "com.example.app", kind: "Kind")],
            widgets: [.init(kind: "Kind", name: "Trips", families: [.systemSmall])])
    }

    func galleryPicture(
        of kind: String, family: WidgetFamilyName, scheme: RenderEnvironment.Scheme, scale: Double
    ) async throws -> [UInt8] {
        try note("gallery \(kind) \(family.rawValue) \(scheme.rawValue) \(scale)")
        guard kind == "Kind" else { throw HostError.unknownKind(kind, known: ["Kind"]) }
        return Self.picture
    }

    func icon(of app: String, _ appearance: IconAppearance) async throws -> [UInt8] {
        try note("icon \(app) \(appearance.rawValue)")
        guard app == "com.example.app" else { throw HostError.noSuchApp(app) }
        return Self.picture
    }

    func ledger(_ filter: LedgerFilter) async throws -> [LedgerEntry] {
        try note(
            "ledger \(filter.tile ?? "-") \(filter.app ?? "-") \(filter.from?.timeIntervalSince1970 ?? 0) \(filter.to?.timeIntervalSince1970 ?? 0)"
        )
        return lines.filter { filter.tile == nil || $0.tile == filter.tile }
    }

    func dates(_ order: DatesRequest) async throws -> TickingDates {
        try note(
            "dates \(order.scale) \(order.scheme?.rawValue ?? "any") \(order.screen?.rawValue ?? "all") \(order.page.map { "\($0)" } ?? "all")"
        )
        let part = TickingDates.Part(frame: CGRect(x: 10, y: 20, width: 30, height: 12), png: Self.picture)
        return TickingDates(
            now: Self.now, next: Self.now + 1, tiles: [.init(id: Self.tile, version: kept.withLock { $0.version }, parts: [part])])
    }

    func variant(of tile: String, _ order: VariantRequest) async throws -> [UInt8] {
        try note(
            "variant \(tile) \(order.typeSize ?? "-") \(order.locale ?? "-") \(order.rightToLeft ?? false) \(order.mode?.rawValue ?? "-")",
            of: tile)
        return Self.picture
    }

    func faults() async -> [FaultState] {
        Fault.allCases.map { fault in FaultState(fault, value: kept.withLock { $0.faults[fault] } ?? fault.normal) }
    }

    func setFault(_ order: FaultRequest) async throws {
        try note("fault \(order.fault.rawValue) \(order.app ?? "-") \(order.tile ?? "-")")
        kept.withLock { $0.faults[order.fault] = order.value }
        change()
    }

    func resetFaults() async {
        kept.withLock { $0.faults = [:] }
        change()
    }

    func changes(ticks: Bool) async -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        kept.withLock { $0.listeners.append(continuation) }
        return stream
    }

    func picture(of tile: String, _ order: PictureRequest) async throws -> [UInt8] {
        let words = [
            "picture", tile, order.scheme?.rawValue ?? "any", "\(order.scale)", order.mode?.rawValue,
            order.at.map { "at \($0.timeIntervalSince1970)" },
        ]
        try note(words.compactMap { $0 }.joined(separator: " "), of: tile)
        return Self.picture
    }

    func setEnvironment(_ change: EnvironmentChange) async throws -> HomeEnvironment {
        try note("environment")
        let changed = try kept.withLock { kept in
            kept.environment = try change.applied(to: kept.environment)
            return kept.environment
        }
        self.change()
        return changed
    }

    func move(tile: String, to screen: HomeEnvironment.Screen?, _ place: ScreenPlace) async throws -> [ArrangedTile] {
        try note("move \(tile) \(screen?.rawValue ?? "here") \(place.page) \(place.column) \(place.row)", of: tile)
        await withCheckedContinuation { continuation in
            let waits = kept.withLock { kept in
                if kept.isSlow { kept.moves.append(continuation) }
                return kept.isSlow
            }
            if !waits { continuation.resume() }
        }
        kept.withLock { $0.place = place }
        change()
        return [ArrangedTile(id: tile, place: place, span: CellSpan(columns: 2, rows: 2))]
    }

    func setClock(now: Date?, rate: Double?) async throws {
        let words = [now.map { "now \($0.timeIntervalSince1970)" }, rate.map { "rate \($0)" }].compactMap { $0 }
        try note("clock " + words.joined(separator: " "))
        kept.withLock { kept in
            if let now { kept.clock.now = now }
            if let rate { kept.clock.rate = rate }
        }
        change()
    }

    func tap(tile: String, x: Double, y: Double) async throws -> TapOutcome {
        try note("tap \(tile) \(x) \(y)", of: tile)
        return TapOutcome(url: x < 100 ? Self.link : nil)
    }

    func open(_ url: URL) async throws { try note("open \(url.absoluteString)") }
    func open(app: String) async throws { try note("front \(app)") }

    func offered() async -> [GalleryWidget] {
        [
            GalleryWidget(
                app: "com.example.app", kind: "Kind", name: "Trips", description: "Your <script>trip</script>.",
                families: families, isConfigurable: true, promptsForConfiguration: prompts,
                refusals: [.init(family: .accessoryInline, code: .deviceLacksFamily, words: "An iPhone 15 has none.")])
        ]
    }

    func place(_ order: PlacementRequest) async throws -> String {
        let spot = order.place.map { " at \($0.page) \($0.column) \($0.row)" } ?? ""
        if let recommendation = order.recommendation {
            try note("place \(order.kind) \(order.family.rawValue) as \(recommendation)\(spot)")
            return "tile-3"
        }
        try note("place \(order.kind) \(order.family.rawValue)\(spot)")
        return prompts ? Self.tile : "tile-2"
    }

    func remove(tile: String) async throws {
        try note("remove \(tile)", of: tile)
        kept.withLock { $0.isGone = $0.takesAway }
        change()
    }

    func restore(tile: String) async throws {
        try note("restore \(tile)", of: tile)
        kept.withLock { $0.isGone = false }
        change()
    }

    func stopJump() async {
        kept.withLock { kept in
            kept.asked.append("stop jump")
            kept.clock.jump = nil
        }
        change()
    }

    func reload(tile: String) async throws { try note("reload \(tile)", of: tile) }

    func resize(tile: String, to family: WidgetFamilyName) async throws {
        try note("resize \(tile) \(family.rawValue)", of: tile)
        kept.withLock { $0.family = family }
        redraw()
    }

    func configuration(of tile: String) async throws -> TileConfiguration {
        try note("configuration \(tile)", of: tile)
        return sheet.configuration()
    }

    func configuration(of tile: String, with settings: [Setting], dates: [String: Date]) async throws -> TileConfiguration {
        try note("settings \(tile) \(settings.map { "\($0.name)=\($0.words)" }.joined(separator: ","))", of: tile)
        return sheet.configuration()
    }

    func configure(tile: String, values: IntentValues) async throws {
        try note("configure \(tile) \(values.values.keys.sorted().joined(separator: ","))", of: tile)
        try sheet.configure(values)
        redraw()
    }

    func options(tile: String, parameter: String, words: String?, values: IntentValues) async throws -> IntentOptions {
        try note("options \(tile) \(parameter) \(words ?? "-")", of: tile)
        return try await sheet.options(parameter, words, values)
    }
}
