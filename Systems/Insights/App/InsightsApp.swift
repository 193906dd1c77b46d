import AppPage
import ArgumentParser
import Foundation
import FoundationOnLinux
import InsightsAppCore
import InsightsCore
import ServiceAddresses

/// The Insights app: a page on this machine, and the hand that signs the merchant in for the widgets too.
@main
struct InsightsApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "InsightsApp", abstract: "Serves the Insights app's page, or signs in as a sample merchant.")

    @Option(help: "Sign in as this sample merchant and exit: merchant, wool.")
    var seed: String?

    func run() async throws {
        // Whatever this process writes is the owner's alone.
        umask(0o077)
        let environment = AppEnvironment(ProcessInfo.processInfo.environment, serviceVariable: ServiceAddress.metrics.variable)
        let process = InsightsProcess.live(environment)
        if let seed {
            try await process.seed(seed)
        } else {
            try await process.run()
        }
    }
}
