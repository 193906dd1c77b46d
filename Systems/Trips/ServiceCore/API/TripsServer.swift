import LoopbackService

/// The service on a loopback port.
public struct TripsServer: Sendable {
    private let api: TripsAPI

    public init(api: TripsAPI) {
        self.api = api
    }

    /// Serves until the task is cancelled. `port` 0 takes a free one; `listening` is told which.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        try await LoopbackServer(name: "TripsService", router: { api.router() }).run(port: port, listening: listening)
    }
}
