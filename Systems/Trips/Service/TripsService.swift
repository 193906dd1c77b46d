import ArgumentParser
import CVirtualClock
import Foundation
import ServiceProcess
import TripsServiceCore

/// The shop's service: accounts, bookings, pictures.
@main
struct TripsService: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "TripsService", abstract: "Serves accounts, bookings and hotel pictures on this machine.")

    @Option(help: "The folder in which everything is kept.")
    var state: String

    @Option(help: "The port on 127.0.0.1; 0 takes a free one.")
    var port = 0

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
        guard !state.isEmpty else { throw ValidationError("--state must name a folder.") }
    }

    func run() async throws {
        // Whatever is created from here on, SQLite's own files too, is the owner's alone.
        umask(0o077)
        ParentWatch.exitWhenParentGoes()
        let database = try TripsDatabase.open(in: URL(fileURLWithPath: state, isDirectory: true))
        let store = TripsStore(database: database, now: { Date() })
        try await store.seedMissing()
        let server = TripsServer(api: TripsAPI(store: store, pictures: HotelPictures(draw: HotelPainter.jpeg)))
        try await server.run(port: port) { port in
            // Written at once, not when a buffer is full: the host waits for this line.
            FileHandle.standardOutput.write(Data("listening http://127.0.0.1:\(port)\n".utf8))
        }
    }
}
