import ArgumentParser
import Foundation
import HomeScreen
import WidgetHost

/// Services, apps, host and home screen, until it is ended.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs services, apps, host and home screen, with every widget system of this package installed.",
        discussion: "The first time, each app fills itself with its first sample, and one tile of each is placed.")

    @Option(help: "The page's port on 127.0.0.1; 0 takes a free one.")
    var port = 8080
    @Option(help: ArgumentHelp("Where everything is kept; by default $VITRINE_HOME or ~/.local/share/vitrine.", valueName: "dir"))
    var state: String?
    @Option(help: ArgumentHelp("Set the clock (ISO 8601).", valueName: "time"))
    var at: Instant?
    @Option(help: "Virtual seconds a second; 0 stops the clock.")
    var speed: Double?
    @Option(help: "The device's language and region, e.g. it_IT.")
    var locale = LocaleName.standard
    @Option(name: .customLong("app"), help: ArgumentHelp("A built app (a folder NAME.app) to install as well.", valueName: "dir"))
    var apps: [String] = []

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
    }

    func run() async throws {
        try await reportingFailure {
            let folder = state.map { StateFolder(URL(fileURLWithPath: $0, isDirectory: true)) } ?? .standard()
            let session = try RunSession(folder, at: at, speed: speed, locale: locale.identifier, apps: apps)
            try await session.run(port: port)
        }
    }
}
