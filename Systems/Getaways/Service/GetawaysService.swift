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

    @OptionGroup var service: ServiceOptions

    @Option(help: "Another seed makes other deals.")
    var seed = "getaways"

    func run() async throws {
        service.begin()
        let photographs = Photographs(folder: service.folder.appendingPathComponent("Photographs"))
        let api = GetawaysAPI(seed: seed, airports: try AirportIndex(), photographs: photographs, now: { Date() })
        let server = LoopbackServer(name: "GetawaysService", router: { api.router() })
        try await server.run(port: service.port) { port in
            ServiceOptions.announce(port)
            // Milan's first: the widget offers it ready made.
            Task.detached(priority: .utility) { await api.prepare(first: "MXP") }
        }
    }
}
