import ArgumentParser
import Foundation

/// The command `list`, which says what stands on a running home screen.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the tiles of a running home screen, or the widgets that can be placed.")

    @Flag(help: "The gallery: every widget that can be placed.")
    var gallery = false
    @Flag(help: "Print what the page reads, as JSON.")
    var json = false
    @OptionGroup var home: HomeScreenOptions

    private struct Offer: Decodable {
        var kind: String
        var name: String
        var families: [String]
    }

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            let data = try await running.read(gallery ? "gallery" : "state")
            guard !json else { return print(String(decoding: data, as: UTF8.self)) }
            if gallery {
                for offer in try JSONDecoder().decode([Offer].self, from: data) {
                    print("\(offer.kind)  \(offer.name)  \(offer.families.joined(separator: ", "))")
                }
            } else {
                let screen = try JSONDecoder().decode(ScreenRecord.self, from: data)
                guard !screen.tiles.isEmpty else { return print("No widget is placed.") }
                for tile in screen.tiles {
                    let cause = tile.cause.map { " (\($0.code))" } ?? ""
                    print("\(tile.id)  \(tile.kind)  \(tile.family)  \(tile.status)\(cause)  \(tile.label)")
                }
            }
        }
    }
}
