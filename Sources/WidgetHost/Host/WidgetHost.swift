import Foundation
import Logging
import WidgetArchive

/// iOS's part: installed apps, placed widgets, their timelines and budget, the clock, the processes.
package actor WidgetHost: HostControlling {
    let store: HostStore
    let clock: HostClock
    let pictures: RenderCache
    /// Archives of the last day that were looked at.
    var past = PastArchives()
    /// Draws widgets in surroundings that no tile is in.
    let matrix: RenderCache
    lazy var renderPool = RenderPool(plan: plan, limits: configuration.limits)
    let plan: SharedPlan
    let faultSettings = SharedFaults()
    let log = Logger(label: "vitrine.host")
    var configuration: HostConfiguration
    var ledger: Ledger

    /// The placed widgets, in the order they were placed.
    var tiles: [Tile] = []
    /// The places at which tiles stand, by screen.
    var arrangements: [HomeEnvironment.Screen: Arrangement] = [:]
    /// The index in `tiles` of each, by its identifier.
    private var indices: [String: Int] = [:]
    /// The scheme that tiles were last told; nil when they have to be told anew.
    var looked: RenderEnvironment.Scheme?
    /// Seconds up to which no tile shows anything else, and since when.
    var stands = -Double.infinity
    var followed = -Double.infinity
    var apps: [InstalledApp] = []
    /// What was asked for while the device was locked, for tiles whose data is closed then.
    var withheld: [String: RequestCause] = [:]
    /// The request that runs for a tile.
    var running: [String: Task<Void, Never>] = [:]
    var retrying: [String: Task<Void, Never>] = [:]
    /// Intents of a tile's controls, in the order they were tapped.
    var performing: [String: [Task<Result<IntentOutcome, IntentFailure>, Never>]] = [:]
    var galleryShelf = GalleryShelf()
    var alarm: Task<Void, Never>?
    /// Takes out of the store's file what was removed from the store.
    var erasing: Task<Void, Never>?
    /// Moves of the clock, one after the other.
    var move: Task<Void, any Error>?
    var isPlaying = false
    /// The jump that is being played, and whether it is to end where it is.
    var jump: ClockJump?
    var endsJump = false
    /// The last that were taken off the screen, newest last; forgotten when the host ends.
    var removed: [RemovedTile] = []
    var isStopped = false
    private var watchers: [Int: (stream: AsyncStream<Void>.Continuation, ticks: Bool)] = [:]
    private var lastWatcher = 0

    /// Opens the state folder; nothing is started yet.
    package init(_ configuration: HostConfiguration) throws {
        var configuration = configuration
        configuration.duplicateProviderCalls = min(max(1, configuration.duplicateProviderCalls), 5)
        configuration.attempts = max(1, configuration.attempts)
        try configuration.state.make()
        store = try HostStore(configuration.state.database)
        if configuration.keepsEnvironment {
            let kept = try store.setting(Self.environmentSetting).map {
                try JSONDecoder().decode(HomeEnvironment.self, from: Data($0.utf8))
            }
            if let kept { configuration.environment = kept }
            configuration.environment = try configuration.said.applied(to: configuration.environment)
        }
        clock = try HostClock(path: configuration.state.clock.path)
        try clock.set(now: configuration.now, rate: configuration.rate)
        pictures = RenderCache(fonts: configuration.fonts)
        matrix = RenderCache(capacity: 256, fonts: configuration.fonts)
        plan = SharedPlan(ChildPlan(configuration, clock: configuration.state.clock))
        ledger = Ledger(store: store, log: log)
        self.configuration = configuration
    }

    /// Takes up what is installed and placed, starts services and apps, and begins to follow the clock.
    package func start() async throws {
        configuration.state.clearTemporary()
        try restoreTiles()
        countTiles()
        arrangeScreens()
        if let lastExit = configuration.lastExit { ledger.write(.note, at: clock.now, by: "vitrine", lastExit, code: .hostRestarted) }
        if configuration.keepsEnvironment { keepSituation() }
        readApps()
        if let parts = configuration.sandbox, !parts.isComplete {
            ledger.write(.note, at: clock.now, by: "vitrine", "Boxes are not whole here: \(parts.words)", cause: .notConfined)
        }
        followClock()
        changed()
        let coming = Task { await self.comeUp() }
        // Whoever is slow, or stuck, comes up beside those that are not.
        await coming.wait(atMost: configuration.startPatience)
    }

    /// Starts what is installed, each app with its extensions and tiles on its own: nobody waits for another's.
    private func comeUp() async {
        // Which data a lock closes is known now.
        looked = nil
        await withTaskGroup { group in
            for app in apps { group.addTask { await self.comeUp(app) } }
        }
        followClock()
        changed()
    }

    private func comeUp(_ app: InstalledApp) async {
        await configuration.prepare?(app.bundle, configuration.environment)
        if isStopped { return }
        if configuration.startsApps { await launch(app) }
        await followUpdates(of: app)
        let moved = await migrateConfigurations(of: app)
        for tile in tiles where tile.stored.app == app.bundle.identifier {
            let now = clock.now
            guard !isStopped, let index = index(tile.stored.id) else { continue }
            let interrupted = tiles[index].stored.schedule.resumed(at: now)
            let waiting: RequestCause? =
                moved.contains(tile.stored.id) ? .configurationEdit : tiles[index].stage == .timeline ? nil : .placed
            if let cause = interrupted ?? waiting { request(cause, for: tile.stored.id) }
        }
    }

    /// Ends every child and writes no more.
    package func stop() async {
        isStopped = true
        alarm?.cancel()
        retrying.values.forEach { $0.cancel() }
        await renderPool.close()
        await withTaskGroup { group in
            for app in apps { group.addTask { await app.stop() } }
        }
        for task in running.values { await task.value }
        await erasing?.value
        watchers.values.forEach { $0.stream.finish() }
        watchers = [:]
    }

    private func restoreTiles() throws {
        // A number that no picture had before, not even before a restart: pages keep pictures by it.
        let version = Int(Date().timeIntervalSince1970)
        let now = clock.now
        tiles = try store.tiles().map { stored in
            var tile = Tile(stored, version: version)
            do {
                if let archive = try store.archive(of: stored.id) {
                    tile.show(try ArchiveFile.decode(Array(archive.bytes)), stage: archive.stage, at: now)
                    tile.keep(try store.kept(of: stored.id), made: archive.made, bytes: archive.bytes.count)
                }
            } catch {
                // It is asked for again, as after placing.
                ledger.write(.note, at: now, tile: stored, by: "Restart", "its archive cannot be read. \(error)", cause: .unreadableArchive)
            }
            return tile
        }
    }

    // MARK: What others see

    package func state() async -> HostState {
        let now = clock.now
        followEntries(now)
        var processes = [hostState]
        for app in apps { processes += await app.states() }
        let accents = Dictionary(apps.map { ($0.bundle.identifier, $0.bundle.accent) }, uniquingKeysWith: { first, _ in first })
        var time = clock.state
        time.jump = jump
        var state = HostState(
            clock: time, device: configuration.device.name, timeZone: configuration.timeZone,
            tiles: tiles.map { tile in
                var state = tile.state(on: configuration.device, at: now)
                state.accent = accents[state.app] ?? nil
                return state
            },
            processes: processes, ledger: ledger.recent)
        state.environment = configuration.environment
        state.pages = arrangements[configuration.environment.screen]?.pages ?? 1
        return state
    }

    package func ledger(_ filter: LedgerFilter) async throws -> [LedgerEntry] { try store.ledger(filter) }

    private var hostState: ProcessState {
        let pid = getpid()
        return ProcessState(
            role: .host, name: "vitrine", pid: pid, restarts: configuration.restarts, lastExit: configuration.lastExit, confined: false,
            privateMegabytes: ProcessFigures.of(pid)?.privateMegabytes, page: nil)
    }

    package func changes(ticks: Bool) async -> AsyncStream<Void> {
        lastWatcher += 1
        let id = lastWatcher
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        continuation.onTermination = { [weak self] _ in Task { await self?.forget(watcher: id) } }
        watchers[id] = (continuation, ticks)
        followClock()
        return stream
    }

    private func forget(watcher id: Int) { watchers[id] = nil }

    func changed() {
        stands = -.infinity
        watchers.values.forEach { $0.stream.yield() }
    }

    /// Whether a date that ticks counts as a change: not where all who watch follow the dates by themselves.
    var ticksCount: Bool { watchers.isEmpty || watchers.values.contains(where: \.ticks) }

    func index(_ tile: String) -> Int? { indices[tile] }

    func append(_ tile: Tile) {
        indices[tile.stored.id] = tiles.count
        tiles.append(tile)
        stands = -.infinity
    }

    @discardableResult
    func remove(at index: Int) -> Tile {
        let removed = tiles.remove(at: index)
        countTiles()
        return removed
    }

    func countTiles() {
        indices = Dictionary(uniqueKeysWithValues: tiles.enumerated().map { ($1.stored.id, $0) })
        stands = -.infinity
    }
}
