import BenchFigures
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
        // Drawing alone takes a minute less.
        let only = ProcessInfo.processInfo.environment["FIGURES"]
        var figures: [Figure] = []
        if only == nil || only == "drawing" { figures += try TileFigures(root: root).all(pictures: pictures) + DrawFigure.all() }
        if only == nil {
            let house = try await BenchHouse(root: root, build: build)
            defer { house.close() }
            figures += try await ProcessFigure.startUp(house)
            figures += try await ProcessFigure.privateMemory(house)
            figures.append(try await ProcessFigure.day(house))
            figures.append(try ProcessFigure.coldRender(house))
        }
        var failure: (any Error)?
        if only == nil || only == "getaways" {
            // The other figures are kept; what could not be measured is in neither the table nor the file, and fails the run.
            do { figures += try await GetawaysFigure.all(root: root, build: build) } catch { failure = error }
        }
        try Figure.publish(figures, in: URL(fileURLWithPath: arguments[3]))
        if let failure {
            print("The figures of Getaways were not measured: \(failure)")
            exit(1)
        }
        // The system's limit is no matter of the machine's speed.
        if figures.contains(where: { $0.name == "getaways.private" && $0.isMet == false }) {
            print("The extension of Getaways takes more memory than the system would give it.")
            exit(1)
        }
    }
}
