import ArgumentParser
import Foundation
import VitrineWidgetArchive
import WidgetHost

/// Sets what a tile shows, as its edit sheet does.
struct ConfigureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "configure", abstract: "Sets what a configurable tile shows, or prints what is set of it.",
        discussion: """
            Without a tile it lists the tiles of the state. While `vitrine run` works on the state, its tile changes, and the command \
            returns when the tile shows what was set; a tile that cannot show it is a failure.
            """)

    @Argument(help: "The tile’s id.")
    var tile: String?
    @OptionGroup var settings: SettingOptions
    @Flag(help: "Return as soon as the values are kept.")
    var noWait = false
    @Option(help: "The device's language and region, e.g. it_IT.")
    var locale = LocaleName.standard
    @Option(help: ArgumentHelp("The state to work on; by default that of `vitrine run`.", valueName: "dir"))
    var state: String?

    func run() async throws {
        try await reportingFailure {
            let folder = state.map { StateFolder(URL(fileURLWithPath: $0, isDirectory: true)) } ?? .standard()
            guard FileManager.default.fileExists(atPath: folder.database.path) else {
                throw Failure("Nothing is placed in \(folder.url.path); `vitrine run` makes a home screen.")
            }
            let tiles = try HostStore(folder.database).tiles()
            guard let tile else { return print(Self.list(tiles)) }
            guard let stored = tiles.first(where: { $0.id == tile }) else {
                throw Failure("There is no tile “\(tile)”. There are: \(tiles.map(\.id).joined(separator: ", ")).")
            }
            try await configure(stored, in: folder)
        }
    }

    private func configure(_ tile: StoredTile, in folder: StateFolder) async throws {
        if let running = try RunningHost(folder) { return try await configure(tile, running) }
        guard let app = Installer(state: folder).installed().apps.first(where: { $0.identifier == tile.app }),
            let bundle = app.extensions.first(where: { $0.identifier == tile.extension })
        else { throw Failure("The tile’s app, \(tile.app), is not installed in \(folder.url.path).") }
        var configuration = HostConfiguration(state: folder, launcher: Launcher.url)
        configuration.locale = locale.identifier
        configuration.startsApps = false
        // The state's own, by which its service goes too.
        let clock = try JobClock(following: folder)
        configuration.jobClock = clock
        let plan = ChildPlan(configuration, clock: folder.clock)
        // What can be chosen may come from the app's service.
        let service = try await ServiceRun(app, plan: plan, isHostRunning: false)
        configuration.addresses = app.addresses(of: service?.address)
        do {
            var job = ConfigureJob(tile, of: bundle, at: clock.now, configuration: configuration)
            job.readDate = SettingOptions.dates(in: configuration.timeZone)
            let set = try await job.run(settings.set)
            if !settings.set.isEmpty { try await keep(set.values, of: tile, configuration) }
            await service?.stop()
            print(Self.sheet(set))
        } catch {
            await service?.stop()
            throw error
        }
    }

    /// Sets values by the processes that the home screen runs: to start others for it would take longer than the edit.
    private func configure(_ tile: StoredTile, _ running: RunningHost) async throws {
        let dates = SettingOptions.dates(in: TimeZone.current.identifier)
        let set = try await running.settings(settings.set, of: tile.id, dates)
        if !settings.set.isEmpty {
            try await running.post("configure", PlainValues(tile: tile.id, set.values, wait: !noWait))
            if !noWait { try Self.check(try await running.screen().tile(tile.id)) }
        }
        print(Self.sheet(set))
    }

    /// Keeps values as a home screen would, and asks for the tile's next timeline.
    private func keep(_ values: IntentValues, of tile: StoredTile, _ configuration: HostConfiguration) async throws {
        let host = try WidgetHost(configuration)
        do {
            try await host.start()
            try await host.configure(tile: tile.id, values: values)
            if !noWait { await host.settle() }
            let after = await host.state().tiles.first { $0.id == tile.id }
            await host.stop()
            if !noWait, case .stale(let reason)? = after?.status { throw Self.unshown(reason) }
        } catch {
            await host.stop()
            throw error
        }
    }

    /// - Throws: `Failure`, where the tile does not show what was set.
    private static func check(_ tile: ScreenRecord.Tile) throws {
        if tile.status == "stale" { throw unshown(tile.whyStale) }
    }

    private static func unshown(_ reason: String) -> Failure { Failure("The values are kept, but the tile stays as it was. \(reason)") }

    private static func list(_ tiles: [StoredTile]) -> String {
        guard !tiles.isEmpty else { return "No widget is placed." }
        return tiles.map { tile in
            "\(tile.id)  \(tile.kind)  \(tile.family.rawValue)" + (tile.isConfigurable ? "" : "  nothing to set")
        }.joined(separator: "\n")
    }

    private static func sheet(_ set: TileConfiguration) -> String {
        (set.schema?.parameters ?? []).map { parameter in
            let shown = set.shown[parameter.name]?.map(\.title).joined(separator: ", ")
            return "\(parameter.name) (\(parameter.title)): \(shown ?? words(set.values[parameter.name] ?? parameter.defaultValue))"
        }.joined(separator: "\n")
    }

    /// A value that has no words of its own.
    private static func words(_ value: IntentValue?) -> String {
        switch value {
        case .bool(let isOn): isOn ? "yes" : "no"
        case .date(let date): date.formatted(.iso8601)
        default: "—"
        }
    }
}
