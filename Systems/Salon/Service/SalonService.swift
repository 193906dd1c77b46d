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

    @Option(help: "Seconds an access token lives.")
    var accessLifetime = 900.0

    @Option(help: "Seconds for which the answer to the previous refresh token is given again.")
    var grace = 10.0

    func validate() throws {
        guard (1...1e7).contains(accessLifetime) else { throw ValidationError("--access-lifetime must be between 1 and 10000000.") }
        guard (0...3600).contains(grace) else { throw ValidationError("--grace must be between 0 and 3600.") }
    }

    func run() async throws {
        service.begin()
        let server = try SalonServer(
            folder: service.folder, seed: seed, tokens: TokenOptions(accessLifetime: accessLifetime, grace: grace), now: { Date() })
        try await server.run(port: service.port, listening: ServiceOptions.announce)
    }
}
