import ArgumentParser
import CVirtualClock
import Foundation
import GetawaysServiceCore
import LoopbackService
import ServiceProcess

/// The service of Getaways: deals, airports, photographs.
@main
struct GetawaysService: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "GetawaysService", abstract: "Serves deals, airports and photographs on this machine.")

    @Option(help: "The folder in which photographs are kept.")
    var state: String

    @Option(help: "The port on 127.0.0.1; 0 takes a free one.")
    var port = 0

    @Option(help: "Another seed makes other deals.")
    var seed = "getaways"

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
        guard !state.isEmpty else { throw ValidationError("--state must name a folder.") }
    }

    func run() async throws {
        umask(0o077)
        ParentWatch.exitWhenParentGoes()
        let photographs = Photographs(folder: URL(fileURLWithPath: state, isDirectory: true).appendingPathComponent("Photographs"))
        let api = GetawaysAPI(seed: seed, photographs: photographs, now: { Date() })
        let server = LoopbackServer(name: "GetawaysService", router: { api.router() })
        try await server.run(port: port) { port in
            // Written at once, not when a buffer is full: the host waits for this line.
            FileHandle.standardOutput.write(Data("listening http://127.0.0.1:\(port)\n".utf8))
            // Milan's first: the widget offers it ready made.
            Task.detached(priority: .utility) { await api.prepare(first: "MXP") }
        }
    }
}
