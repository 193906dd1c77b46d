import ArgumentParser
import Foundation
import WidgetHost

/// The options that say which running home screen a command talks to.
struct HomeScreenOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The state that `vitrine run` works on; by default $VITRINE_HOME or ~/.local/share/vitrine.", valueName: "dir"))
    var state: String?

    /// - Throws: `Failure`, when none runs.
    func running() throws -> RunningHost {
        let folder = state.map { StateFolder(URL(fileURLWithPath: $0, isDirectory: true)) } ?? .standard()
        guard let running = try RunningHost(folder) else {
            throw Failure("No home screen runs in \(folder.url.path); start one by `vitrine run --state \(folder.url.path)`.")
        }
        return running
    }
}

/// The part of a home screen's state that commands need.
struct ScreenRecord: Decodable {
    struct Clock: Decodable {
        /// The present time in milliseconds since 1970.
        var now: Double
        var rate: Double

        var date: Date { Date(timeIntervalSince1970: now / 1000) }
    }
    struct Cause: Decodable {
        var code: String
        var words: String
    }
    struct Tap: Decodable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        var label: String
    }
    struct Tile: Decodable {
        var id: String
        var kind: String
        var family: String
        var status: String
        /// Why it is stale.
        var reason: String?
        /// Milliseconds since 1970; when it asks again by itself.
        var nextRequest: Double?
        var version: Int
        var label: String
        var width: Double
        var height: Double
        var taps: [Tap]
        var cause: Cause?

        /// Why the tile is stale, in a sentence.
        var whyStale: String { reason ?? cause?.words ?? "No new timeline came." }
    }

    struct Line: Decodable {
        var id: Int64
        /// The time in milliseconds since 1970.
        var at: Double
        var decision: String
        var code: String
    }

    var clock: Clock
    var timeZone: String
    var tiles: [Tile]
    /// The newest of the ledger, newest first.
    var ledger: [Line]

    var zone: TimeZone { TimeZone(identifier: timeZone) ?? .gmt }

    /// The time of the clock, in words.
    var words: String { words(clock.now) }

    /// - Parameter time: milliseconds since 1970.
    func words(_ time: Double) -> String { Date(timeIntervalSince1970: time / 1000).formatted(Date.ISO8601FormatStyle(timeZone: zone)) }

    /// - Throws: `Failure`, with those that there are.
    func tile(_ id: String) throws -> Tile {
        guard let tile = tiles.first(where: { $0.id == id }) else {
            throw Failure(
                "There is no tile “\(id)”. \(tiles.isEmpty ? "No widget is placed." : "There are: \(tiles.map(\.id).joined(separator: ", ")).")"
            )
        }
        return tile
    }
}

extension RunningHost {
    func screen() async throws -> ScreenRecord { try JSONDecoder().decode(ScreenRecord.self, from: try await read("state")) }

    /// The tile once its first timeline has come or failed; after a minute, in which a widget can hang three times, as it is.
    func settled(_ id: String) async throws -> ScreenRecord.Tile {
        let end = ContinuousClock.now + .seconds(60)
        while true {
            let tile = try await screen().tile(id)
            if tile.status != "waiting" || ContinuousClock.now > end { return tile }
            try await Task.sleep(for: .milliseconds(50))
        }
    }
}
