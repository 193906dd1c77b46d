import AppPage
import ArgumentParser
import Foundation
import FoundationOnLinux
import GetawaysAppCore
import GetawaysCore
import ServiceAddresses

/// The Getaways app: a page on this machine, and the place where a tapped deal leads.
@main
struct GetawaysApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "GetawaysApp", abstract: "Serves the Getaways app's page.")

    func run() async throws {
        // Whatever this process writes is the owner's alone.
        umask(0o077)
        let environment = AppEnvironment(ProcessInfo.processInfo.environment, serviceVariable: ServiceAddress.deals.variable)
        try await GetawaysProcess(environment: environment).run()
    }
}
