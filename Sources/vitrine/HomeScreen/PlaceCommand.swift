import ArgumentParser
import Foundation
import VitrineWidgetArchive

/// Puts a widget on a running home screen.
struct PlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place", abstract: "Puts a widget on a running home screen, and prints the new tile's id.",
        discussion: """
            It waits for the first timeline, so that the next command finds the tile as it is to be. Where none comes, it prints no id, \
            says why on standard error, and fails; the tile stands there all the same, with these words.
            """)

    @Argument(help: "The widget's kind; see `vitrine list --gallery`.")
    var kind: String
    @Argument(help: "The family, e.g. systemSmall.")
    var family: WidgetFamilyName
    @Option(name: .customLong("as"), help: ArgumentHelp("A configuration that it offers ready made, by its title.", valueName: "title"))
    var recommendation: String?
    @OptionGroup var place: PlaceOptions
    @Flag(help: "Do not wait for the first timeline.")
    var noWait = false
    @OptionGroup var home: HomeScreenOptions

    private struct RequestBody: Encodable {
        var kind: String
        var family: WidgetFamilyName
        var recommendation: String?
        var screen: String?
        var page: Int?
        var column: Int?
        var row: Int?
    }
    private struct Placed: Decodable { var tile: String }

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            let body = RequestBody(
                kind: kind, family: family, recommendation: recommendation, screen: place.screen, page: place.page, column: place.column,
                row: place.row)
            let tile = try JSONDecoder().decode(Placed.self, from: try await running.post("place", body)).tile
            if !noWait {
                let placed = try await running.settled(tile)
                guard placed.status == "live" else {
                    let cause = placed.cause ?? ScreenRecord.Cause(code: "waiting", words: "Its first timeline has not come yet.")
                    throw Failure("\(kind) was placed as \(tile) and has no timeline: \(cause.words) [\(cause.code)]")
                }
            }
            print(tile)
        }
    }
}

/// The screen, and the place on it.
struct PlaceOptions: ParsableArguments {
    @Option(help: "home, lock or standby.")
    var screen: String?
    @Option(help: "The page of the home screen; the first is 0.")
    var page: Int?
    @Option(help: "The column; the first is 0.")
    var column: Int?
    @Option(help: "The row; the first is 0.")
    var row: Int?
}

/// Puts a tile elsewhere.
struct MoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Puts a tile elsewhere; others make room. Prints all that stand elsewhere now.")

    @Argument(help: "The tile's id.")
    var tile: String
    @OptionGroup var place: PlaceOptions
    @OptionGroup var home: HomeScreenOptions

    private struct RequestBody: Encodable {
        var tile: String
        var screen: String?
        var page: Int
        var column: Int
        var row: Int
    }
    private struct Moved: Decodable {
        struct Tile: Decodable {
            var tile: String
            var page: Int
            var column: Int
            var row: Int
        }
        var moved: [Tile]
    }

    func validate() throws {
        guard place.column != nil, place.row != nil else { throw ValidationError("Give --column and --row.") }
    }

    func run() async throws {
        try await reportingFailure {
            let body = RequestBody(tile: tile, screen: place.screen, page: place.page ?? 0, column: place.column ?? 0, row: place.row ?? 0)
            let moved = try JSONDecoder().decode(Moved.self, from: try await home.running().post("move", body)).moved
            for one in moved { print("\(one.tile)  page \(one.page), column \(one.column), row \(one.row)") }
        }
    }
}
