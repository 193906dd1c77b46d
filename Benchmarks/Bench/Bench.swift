import Foundation

/// `vitrine-bench ROOT BUILD OUT`: measures, prints a table, writes the figures as JSON.
@main @MainActor enum Bench {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else {
            print("usage: vitrine-bench PACKAGE-ROOT BUILD-FOLDER OUTPUT.json")
            exit(2)
        }
        let root = URL(fileURLWithPath: arguments[1], isDirectory: true), build = URL(fileURLWithPath: arguments[2], isDirectory: true)
        let house = try await BenchHouse(root: root, build: build)
        defer { house.close() }
        var figures: [Figure] = []
        figures += try await ProcessFigure.startUp(house)
        figures += try await ProcessFigure.privateMemory(house)
        figures.append(try await ProcessFigure.day(house))
        figures.append(try ProcessFigure.coldRender(house))
        figures += try DrawFigure.all()
        for figure in figures {
            let value = figure.value.formatted(.number.precision(.fractionLength(3))) + " " + figure.unit
            let ratio = figure.ratio.map { "\($0.formatted(.number.precision(.fractionLength(2))))× \(figure.against ?? "")" } ?? ""
            let verdict = figure.isMet.map { "\($0 ? "met" : "MISSED") \(figure.target ?? "")" } ?? ""
            print(column(figure.name, 22) + column(value, 16) + column(ratio, 28) + verdict)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(figures).write(to: URL(fileURLWithPath: arguments[3]), options: .atomic)
    }

    private static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
