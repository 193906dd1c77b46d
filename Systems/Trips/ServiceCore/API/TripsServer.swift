import Foundation
import Hummingbird
import Logging

/// The service on a loopback port.
public struct TripsServer: Sendable {
    private let api: TripsAPI

    public init(api: TripsAPI) {
        self.api = api
    }

    /// Serves until the task is cancelled. `port` 0 takes a free one; `listening` is told which.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        var logger = Logger(label: "trips.service")
        logger.logLevel = .error
        let application = Application(
            router: api.router(),
            configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: "TripsService"),
            onServerRunning: { channel in await listening(channel.localAddress?.port ?? port) },
            logger: logger)
        try await application.run()
    }
}
