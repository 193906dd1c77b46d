import Hummingbird
import LocalServers

/// A service on a loopback port, whose errors are JSON.
public struct LoopbackServer: Sendable {
    private let name: String
    private let router: @Sendable () -> Router<BasicRequestContext>

    /// - Parameters:
    ///   - name: the server's, as it says itself.
    ///   - router: the service's own routes.
    public init(name: String, router: @escaping @Sendable () -> Router<BasicRequestContext>) {
        self.name = name
        self.router = router
    }

    /// Serves until the task is cancelled. `port` 0 takes a free one; `listening` is told which.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        try await LocalServer(router(), name: name, logLevel: .error).run(port: port, listening: listening)
    }
}
