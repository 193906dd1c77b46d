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
        let api = GetawaysAPI(seed: seed, airports: try AirportIndex(), now: { Date() })
        let server = LoopbackServer(name: "GetawaysService", router: { api.router() })
        try await server.run(port: service.port, listening: ServiceOptions.announce)
    }
}
