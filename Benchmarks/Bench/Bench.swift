import Foundation

/// `vitrine-bench ROOT BUILD OUT`: measures, prints a table, writes the figures as JSON.
@main @MainActor enum Bench {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 || arguments.count == 5 else {
            print("usage: vitrine-bench PACKAGE-ROOT BUILD-FOLDER OUTPUT.json [FOLDER-FOR-PICTURES]")
            exit(2)
        }
        let root = URL(fileURLWithPath: arguments[1], isDirectory: true), build = URL(fileURLWithPath: arguments[2], isDirectory: true)
        let pictures = arguments.count > 4 ? URL(fileURLWithPath: arguments[4], isDirectory: true) : nil
        var figures = try TileFigures(root: root).all(pictures: pictures)
        figures += try DrawFigure.all()
        // Drawing alone takes a minute less.
        if ProcessInfo.processInfo.environment["FIGURES"] != "drawing" {
            let house = try await BenchHouse(root: root, build: build)
            defer { house.close() }
            figures += try await ProcessFigure.startUp(house)
            figures += try await ProcessFigure.privateMemory(house)
            figures.append(try await ProcessFigure.day(house))
            figures.append(try ProcessFigure.coldRender(house))
            do {
                figures += try await GetawaysFigure.all(root: root, build: build)
            } catch {
                // Said, and the other figures kept: what could not be measured is in neither the table nor the file.
                print("The figures of Getaways were not measured: \(error)")
            }
        }
        for figure in figures {
            let value = figure.value.formatted(.number.precision(.fractionLength(3))) + " " + figure.unit
            let ratio = figure.ratio.map { "\($0.formatted(.number.precision(.significantDigits(3))))× \(figure.against ?? "")" } ?? ""
            let verdict = figure.isMet.map { "\($0 ? "met" : "MISSED") \(figure.target ?? "")" } ?? ""
            print(column(figure.name, 34) + column(value, 16) + column(ratio, 28) + verdict)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(figures).write(to: URL(fileURLWithPath: arguments[3]), options: .atomic)
    }

    private static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
