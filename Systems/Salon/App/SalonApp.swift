import AppPage
import ArgumentParser
import Foundation
import FoundationOnLinux
import SalonAppCore
import SalonCore
import ServiceAddresses

/// The Salon app: the diary's page on this machine, and the hand that keeps the widget's copy of it.
@main
struct SalonApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "SalonApp", abstract: "Serves the Salon app's page, or signs in as a sample stylist.")

    @Option(help: "Sign in as this sample stylist, hand the diary to the widget, and exit: mara, ilja, noor.")
    var seed: String?

    func run() async throws {
        // Whatever this process writes is the owner's alone.
        umask(0o077)
        let environment = AppEnvironment(ProcessInfo.processInfo.environment, serviceVariable: ServiceAddress.calendar.variable)
        let process = try SalonProcess.live(environment)
        if let seed {
            try await process.seed(seed)
        } else {
            try await process.run()
        }
    }
}
