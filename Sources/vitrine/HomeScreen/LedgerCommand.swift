import ArgumentParser
import Foundation

/// The ledger of a running home screen.
struct LedgerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ledger", abstract: "Prints the ledger of a running home screen, oldest line first.")

    @Option(help: "Only of this tile, by its id.")
    var tile: String?
    @Option(help: "Only of this app, by its bundle identifier.")
    var app: String?
    @Flag(help: "Print every line with all its figures, newest first, as JSON.")
    var json = false
    @OptionGroup var home: HomeScreenOptions

    private struct Line: Decodable {
        var at: Double
        var kind: String?
        var family: String?
        var by: String
        var decision: String
        var code: String
        var reason: String
        var cost: String
        var milliseconds: Double?
        var megabytes: Double?
        var bytes: Int?
        var duplicates: Int?
    }

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            let query = [("tile", tile), ("app", app)].compactMap { name, value in value.map { (name, $0) } }
            let data = try await running.read("ledger.json", query)
            guard !json else { return print(String(decoding: data, as: UTF8.self)) }
            let style = Date.ISO8601FormatStyle(timeZone: try await running.screen().zone)
            for line in try JSONDecoder().decode([Line].self, from: data).reversed() { print(Self.words(line, style)) }
        }
    }

    private static func words(_ line: Line, _ style: Date.ISO8601FormatStyle) -> String {
        var words = [
            Date(timeIntervalSince1970: line.at / 1000).formatted(style), line.decision, "[\(line.code)]",
            [line.kind, line.family].compactMap { $0 }.joined(separator: " "), "\(line.by): \(line.reason)",
        ].filter { !$0.isEmpty }
        var figures: [String] = []
        if line.cost != "none" { figures.append(line.cost) }
        if let time = line.milliseconds { figures.append("\(Int(min(max(time, 0), 1e9).rounded())) ms") }
        if let memory = line.megabytes { figures.append(memory.formatted(.number.precision(.fractionLength(1))) + " MB") }
        if let bytes = line.bytes { figures.append("\(bytes) bytes") }
        if let duplicates = line.duplicates, duplicates > 0 { figures.append("\(duplicates) duplicates") }
        if !figures.isEmpty { words.append("(\(figures.joined(separator: ", ")))") }
        return words.joined(separator: "  ")
    }
}
