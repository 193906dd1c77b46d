import Foundation
import Logging
import VitrineWidgetArchive

/// iOS's part: installed apps, placed widgets, their timelines and budget, the clock, the processes.
///
/// It brings together parts that own their state and can be read and tested alone: the placed tiles, their places, their requests, the
/// intents of their controls, the moves of the clock, the installed apps, the ledger, the store. What it does itself is to let one follow
/// from the other.
package actor WidgetHost {
    var configuration: HostConfiguration
    let log = Logger(label: "vitrine.host")
    let store: HostStore
    let clock: HostClock
    var moves = ClockMoves()
    var ledger: Ledger
    private var listeners = ChangeListeners()

    var tiles = PlacedTiles()
    var layout = ScreenLayout()
    var removed = RemovedTiles()
    var requests = TileRequests()
    var intents = IntentQueue()
    /// Takes out of the store's file what was removed from the store.
    var erasing: Task<Void, Never>?

    var apps = InstalledApps()
    let plan: SharedPlan
    let faultSettings = SharedFaults()

    let pictures: RenderCache
    /// Archives of the last day that were looked at.
    var past = PastArchives()
    var previews = GalleryPreviews()
    /// Builds of apps that were put in the place of others since the host was made.
    var updates = 0
    /// How somebody looks at apps that are shown as pictures; nil until somebody does.
    var lookedAt: RenderEnvironment.Scheme?
    /// Pictures of widgets in surroundings that no tile is in.
    let variants: RenderCache
    lazy var renderPool = RenderPool(plan: plan, limits: configuration.limits)

    var isStopped = false

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
        variants = RenderCache(capacity: 256, fonts: configuration.fonts)
        plan = SharedPlan(ChildPlan(configuration, clock: configuration.state.clock))
        ledger = Ledger(store: store, log: log)
        self.configuration = configuration
    }

    /// Takes up what is installed and placed, starts services and apps, and begins to follow the clock.
    package func start() async throws {
        configuration.state.clearTemporary()
        try restoreTiles()
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
        tiles.lookAnew()
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
        for tile in tiles.map(\.stored) where tile.app == app.bundle.identifier {
            let now = clock.now
            guard !isStopped, let index = tiles.index(of: tile.id) else { continue }
            // The clock was put back between two runs: what it shows is of a time that has not come.
            let isOfFuture = tiles[index].made > now
            if isOfFuture { tiles[index].stored.schedule.rewound(to: now) }
            let interrupted = tiles[index].stored.schedule.resumed(at: now)
            let waiting: RequestCause? =
                moved.contains(tile.id) ? .configurationEdit : tiles[index].stage != .timeline ? .placed : isOfFuture ? .timeChange : nil
            if let cause = interrupted ?? waiting { request(cause, for: tile.id) }
        }
    }

    /// Ends every child and writes no more.
    package func stop() async {
        isStopped = true
        moves.cancelAlarm()
        requests.cancelRetries()
        await renderPool.close()
        await withTaskGroup { group in
            for app in apps { group.addTask { await app.stop() } }
        }
        for task in requests.tasks { await task.value }
        await erasing?.value
        listeners.end()
    }

    private func restoreTiles() throws {
        // A number that no picture had before, not even before a restart: pages keep pictures by it.
        let version = Int(Date().timeIntervalSince1970)
        let now = clock.now
        tiles = PlacedTiles(
            try store.tiles().map { stored in
                var tile = Tile(stored, version: version)
                do {
                    if let archive = try store.archive(of: stored.id) {
                        tile.show(try ArchiveFile.decode(Array(archive.bytes)), stage: archive.stage, at: now)
                        tile.keep(try store.kept(of: stored.id), made: archive.made, bytes: archive.bytes.count)
                    }
                } catch {
                    // It is asked for again, as after placing.
                    ledger.write(
                        .note, at: now, tile: stored, by: "Restart", "its archive cannot be read. \(error)", cause: .unreadableArchive)
                }
                return tile
            })
    }

    // MARK: Changes

    package func changes(ticks: Bool) async -> AsyncStream<Void> {
        defer { followClock() }
        return listeners.add(ticks: ticks) { [weak self] number in Task { await self?.forget(listener: number) } }
    }

    private func forget(listener number: Int) { listeners.remove(number) }

    func changed() { listeners.tell() }

    /// Whether a date that ticks counts as a change: not where all who listen follow the dates by themselves.
    var ticksCount: Bool { listeners.ticksCount }
}
