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

    @OptionGroup var tokens: TokenArguments

    @Option(
        help:
            "The HTTP address of a node of ClickHouse, once for each, in the order of the cluster's shards. Without any, events are in --state."
    )
    var node: [String] = []

    func validate() throws {
        guard node.allSatisfy({ URL(string: $0)?.scheme == "http" }) else { throw ValidationError("--node must be an http address.") }
        guard (1...400).contains(days) else { throw ValidationError("--days must be between 1 and 400.") }
    }

    func run() async throws {
        service.begin()
        let server = try InsightsServer(
            folder: service.folder, seed: seed, days: days,
            tokens: TokenOptions(accessLifetime: tokens.accessLifetime, grace: tokens.grace), cluster: node.compactMap { URL(string: $0) },
            now: { Date() })
        try await server.run(port: service.port, listening: ServiceOptions.announce)
    }
}
