import ArgumentParser
import CVirtualClock
import Foundation
import RotatingTokens
import SalonServiceCore
import ServiceProcess

/// The service of Salon: stylists, their sessions, and the diary.
@main
struct SalonService: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "SalonService", abstract: "Serves a salon's diary on this machine, with its changes as they come.")

    @OptionGroup var service: ServiceOptions

    @Option(help: "Another seed makes other appointments.")
    var seed = "salon"

    @OptionGroup var tokens: TokenArguments

    func run() async throws {
        service.begin()
        let server = try SalonServer(
            folder: service.folder, seed: seed, tokens: TokenOptions(accessLifetime: tokens.accessLifetime, grace: tokens.grace),
            now: { Date() })
        try await server.run(port: service.port, listening: ServiceOptions.announce)
    }
}
