import ArgumentParser
import Foundation
import WidgetHost

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

    func run() async throws {
        try await reportingFailure {
            let running = try home.running()
            let query = [("tile", tile), ("app", app)].compactMap { name, value in value.map { (name, $0) } }
            let data = try await running.read("ledger.json", query)
            guard !json else { return print(String(decoding: data, as: UTF8.self)) }
            let style = Date.ISO8601FormatStyle(timeZone: try await running.screen().zone)
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .millisecondsSince1970
            for line in try decoder.decode([LedgerEntry].self, from: data).reversed() { print(Self.words(line, style)) }
        }
    }

    private static func words(_ line: LedgerEntry, _ style: Date.ISO8601FormatStyle) -> String {
        var words = [
            line.at.formatted(style), line.decision.rawValue, "[\(line.code)]",
            [line.kind, line.family?.rawValue].compactMap { $0 }.joined(separator: " "), "\(line.by): \(line.reason)",
        ].filter { !$0.isEmpty }
        var figures: [String] = []
        if line.cost != .none { figures.append(line.cost.rawValue) }
        if let time = line.milliseconds { figures.append("\(Int(min(max(time, 0), 1e9).rounded())) ms") }
        if let memory = line.megabytes { figures.append(memory.formatted(.number.precision(.fractionLength(1))) + " MB") }
        if let bytes = line.bytes { figures.append("\(bytes) bytes") }
        if let duplicates = line.duplicates, duplicates > 0 { figures.append("\(duplicates) duplicates") }
        if !figures.isEmpty { words.append("(\(figures.joined(separator: ", ")))") }
        return words.joined(separator: "  ")
    }
}
