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
        if only == nil || only == "drawing" { figures += try await TileFigures(root: root).all(pictures: pictures) + DrawFigure.all() }
        if only == nil || only == "processes" {
            let environment = try await BenchEnvironment(root: root, build: build)
            defer { environment.close() }
            figures += try await ProcessFigure.startUp(environment)
            figures += try await ProcessFigure.privateMemory(environment)
            figures += try await ProcessFigure.day(environment)
            figures.append(try ProcessFigure.coldRender(environment))
        }
        var failures: [String] = []
        // The other figures are kept; what could not be measured is in neither the table nor the file, and fails the run.
        for system in SystemFigures.all where only == nil || only == system.name {
            do {
                figures += try await system.measure(build: build)
            } catch {
                failures.append("The figures of \(system.product) were not measured: \(error)")
            }
        }
        if only == nil || only == "script" {
            do {
                figures += try await ScriptFigures.all(root: root, build: build)
            } catch {
                failures.append("The figures of the apps' JavaScript were not measured: \(error)")
            }
        }
        try Figure.publish(figures, in: URL(fileURLWithPath: arguments[3]))
        // The system's limit is no matter of the machine's speed.
        for figure in figures where SystemFigures.all.contains(where: { $0.privateMemory == figure.name }) && figure.isMet == false {
            failures.append("\(figure.name): the extension takes more memory than the system would give it.")
        }
        for failure in failures { print(failure) }
        if !failures.isEmpty { exit(1) }
    }
}
