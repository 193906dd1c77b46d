import ArgumentParser
import Foundation
import VitrineWidgetArchive

/// An order that needs no more than the tile.
private struct TileRequest: Encodable { var tile: String }

/// Takes a tile off a running home screen.
struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Takes tiles off a running home screen.")

    @Argument(help: "The tiles' ids.")
    var tiles: [String]
    @OptionGroup var home: HomeScreenOptions

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            for tile in tiles { try await running.post("remove", TileRequest(tile: tile)) }
        }
    }
}

/// Asks for new timelines.
struct ReloadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reload", abstract: "Asks for a tile's timeline anew, for nothing, as the page's button does.",
        discussion: "It returns when the new timelines have come; where one has not, the last picture stands, and the exit status is 1.")

    @Argument(help: "The tiles' ids.")
    var tiles: [String]
    @Flag(help: "Do not wait for the new timelines.")
    var noWait = false
    @OptionGroup var home: HomeScreenOptions

    private struct RequestBody: Encodable {
        var tile: String
        var wait: Bool
    }

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            for tile in tiles {
                try await running.post("reload", RequestBody(tile: tile, wait: !noWait))
                guard !noWait else { continue }
                let shown = try await running.screen().tile(tile)
                if shown.status == "stale" { throw Failure("The tile “\(tile)” stays as it was. \(shown.whyStale)") }
            }
        }
    }
}

/// Gives a tile another size.
struct ResizeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "resize", abstract: "Gives a tile another of its sizes.")

    @Argument(help: "The tile's id.")
    var tile: String
    @Argument(help: "The family, e.g. systemMedium.")
    var family: WidgetFamilyName
    @OptionGroup var home: HomeScreenOptions

    private struct RequestBody: Encodable {
        var tile: String
        var family: WidgetFamilyName
    }

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            try await running.post("resize", RequestBody(tile: tile, family: family))
            _ = try await running.settled(tile)
        }
    }
}

/// Taps a tile.
struct TapCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tap", abstract: "Taps a tile of a running home screen, and prints the link that it opened, if one was.",
        discussion: """
            Without a place and without words the middle is tapped. A control's intent has been performed when it returns; what \
            it threw is an error.
            """)

    @Argument(help: "The tile's id.")
    var tile: String
    @Option(help: ArgumentHelp("Points from the left and from the top, e.g. 20,34.", valueName: "x,y"))
    var at: TapPoint?
    @Option(help: ArgumentHelp("The link or control that is called so, or that has these words in its name.", valueName: "words"))
    var label: String?
    @OptionGroup var home: HomeScreenOptions

    private struct RequestBody: Encodable {
        var tile: String
        var x: Double
        var y: Double
    }
    private struct Tapped: Decodable {
        var url: String?
        var failure: String?
    }

    func validate() throws {
        guard at == nil || label == nil else { throw ValidationError("Give --at or --label, not both.") }
    }

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            let point = try place(in: try await running.settled(tile))
            let data = try await running.post("tap", RequestBody(tile: tile, x: point.x, y: point.y))
            let tapped = try JSONDecoder().decode(Tapped.self, from: data)
            if let failure = tapped.failure { throw Failure(failure) }
            if let url = tapped.url { print(url) }
        }
    }

    private func place(in tile: ScreenRecord.Tile) throws -> TapPoint {
        if let at { return at }
        guard let label else { return TapPoint(x: tile.width / 2, y: tile.height / 2) }
        let region = tile.taps.first { $0.label == label } ?? tile.taps.first { $0.label.localizedCaseInsensitiveContains(label) }
        guard let region else {
            let known = tile.taps.map { "“\($0.label)”" }.joined(separator: ", ")
            throw Failure("Nothing on the tile is called “\(label)”. \(known.isEmpty ? "It has nothing to tap." : "There are: \(known).")")
        }
        return TapPoint(x: region.x + region.width / 2, y: region.y + region.height / 2)
    }
}

/// A point of a tile, in points.
struct TapPoint: ExpressibleByArgument {
    var x: Double
    var y: Double

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    init?(argument: String) {
        let parts = argument.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
        (self.x, self.y) = (x, y)
    }
}

/// A tile's picture as a file.
struct SnapshotCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Writes the picture that a tile of a running home screen shows.",
        discussion: """
            A tile that waits for its first timeline is waited for. In a mode that the device does not show it in now, the extension is \
            asked for the picture; tile and budget stay as they are.
            """)

    @Argument(help: "The tile's id.")
    var tile: String
    @Option(help: "light or dark; by default as the device is set.")
    var scheme: RenderEnvironment.Scheme?
    @Option(help: "fullColor, tinted, clear or vibrant; by default as the device is set.")
    var mode: String?
    @Option(help: "Pixels per point, 0.5 to 4.")
    var scale = 2.0
    @Option(help: ArgumentHelp("The archived entry of that time (ISO 8601); the extension is not asked.", valueName: "time"))
    var at: Instant?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where the PNG goes; by default into this folder, named after the tile, which is printed.", valueName: "file"))
    var out: String?
    @OptionGroup var home: HomeScreenOptions

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            let shown = try await running.settled(tile)
            let zone = try await running.screen().zone
            let query: [(String, String?)] = [
                ("scale", "\(scale)"), ("scheme", scheme?.rawValue), ("mode", mode),
                ("at", at.map { "\($0.date(in: zone).timeIntervalSince1970 * 1000)" }),
            ]
            let data = try await running.read(
                "tiles/\(tile)/\(shown.version).png", query.compactMap { name, value in value.map { (name, $0) } })
            let file = out ?? "\(tile).png"
            do {
                try data.write(to: URL(fileURLWithPath: file), options: .atomic)
            } catch {
                throw Failure("\(file) cannot be written: \(error.localizedDescription)")
            }
            if out == nil { print(file) }
        }
    }
}

extension RenderEnvironment.Scheme: ExpressibleByArgument {}
