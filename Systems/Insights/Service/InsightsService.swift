import ArgumentParser
import CVirtualClock
import Foundation
import InsightsServiceCore
import LoopbackService
import RotatingTokens
import ServiceProcess

/// The service of Insights: tokens, shops, queries, widgets' events.
@main
struct InsightsService: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "InsightsService", abstract: "Serves shops' figures on this machine and takes widgets' events.")

    @OptionGroup var service: ServiceOptions

    @Option(help: "Another seed makes other events.")
    var seed = "insights"

    @Option(help: "Days of events before now.")
    var days = 62

    @Option(help: "Seconds an access token lives.")
    var accessLifetime = 900.0

    @Option(help: "Seconds for which the answer to the previous refresh token is given again.")
    var grace = 10.0

    @Option(
        help:
            "The HTTP address of a node of ClickHouse, once for each, in the order of the cluster's shards. Without any, events are in --state."
    )
    var node: [String] = []

    func validate() throws {
        guard node.allSatisfy({ URL(string: $0)?.scheme == "http" }) else { throw ValidationError("--node must be an http address.") }
        guard (1...400).contains(days) else { throw ValidationError("--days must be between 1 and 400.") }
        guard (1...1e7).contains(accessLifetime) else { throw ValidationError("--access-lifetime must be between 1 and 10000000.") }
        guard (0...3600).contains(grace) else { throw ValidationError("--grace must be between 0 and 3600.") }
    }

    func run() async throws {
        service.begin()
        let server = try InsightsServer(
            folder: service.folder, seed: seed, days: days,
            tokens: TokenOptions(accessLifetime: accessLifetime, grace: grace), cluster: node.compactMap { URL(string: $0) },
            now: { Date() })
        try await server.run(port: service.port, listening: ServiceOptions.announce)
    }
}
