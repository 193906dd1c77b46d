import ArgumentParser
import CVirtualClock
import Foundation
import ServiceStorage
import ServiceProcess
import TripsServiceCore

/// The shop's service: accounts, bookings, pictures.
@main
struct TripsService: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "TripsService", abstract: "Serves accounts, bookings and hotel pictures on this machine.")

    @OptionGroup var service: ServiceOptions

    func run() async throws {
        service.begin()
        let database = try ServiceDatabase.trips.open(in: service.folder)
        let store = TripsStore(database: database, now: { Date() })
        try await store.seedMissing()
        let server = TripsServer(api: TripsAPI(store: store))
        try await server.run(port: service.port, listening: ServiceOptions.announce)
    }
}
