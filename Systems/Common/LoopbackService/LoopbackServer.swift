import Hummingbird
import HummingbirdCore
import Logging

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
        var logger = Logger(label: name)
        logger.logLevel = .error
        let application = Application(
            router: router(), server: .http1(configuration: .init(idleTimeout: .seconds(20))),
            configuration: .init(
                address: .hostname("127.0.0.1", port: port), serverName: name,
                availableConnectionsDelegate: MaximumAvailableConnections(256)),
            onServerRunning: { channel in await listening(channel.localAddress?.port ?? port) }, logger: logger)
        try await application.run()
    }
}
