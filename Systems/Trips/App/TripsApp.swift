import AppPage
import ArgumentParser
import Foundation
import FoundationOnLinux
import TripsAppCore

/// The Trips app: a page on this machine, and the hand that gives the widget its bookings.
@main
struct TripsApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "TripsApp", abstract: "Serves the Trips app's page, or signs in as a sample customer.")

    @Option(help: "Sign in as this sample customer, hand the bookings to the widget, and exit: package, flight, hotel, gap, nested, none.")
    var seed: String?

    func run() async throws {
        // Whatever this process writes is the owner's alone.
        umask(0o077)
        let process = TripsProcess(environment: AppEnvironment(ProcessInfo.processInfo.environment))
        if let seed {
            try await process.seed(seed)
        } else {
            try await process.run()
        }
    }
}
