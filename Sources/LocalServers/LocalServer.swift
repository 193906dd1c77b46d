import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// An HTTP server on this machine: a page's, a service's, or a test's.
public struct LocalServer: Sendable {
    private let responder: RouterResponder<BasicRequestContext>
    private let name: String
    private let address: String
    private let longestSilence: Duration
    private let mostConnections: Int
    private let logLevel: Logger.Level

    /// - Parameters:
    ///   - router: who answers.
    ///   - name: the server's, as it says itself.
    ///   - address: of this machine; other machines reach another one than loopback's.
    ///   - longestSilence: time of a connection on which no whole request has come.
    ///   - mostConnections: at once; more wait.
    ///   - logLevel: what is written to standard error.
    public init(
        _ router: Router<BasicRequestContext>, name: String, address: String = "127.0.0.1", longestSilence: Duration = .seconds(20),
        mostConnections: Int = 256, logLevel: Logger.Level = .critical
    ) {
        responder = router.buildResponder()
        self.name = name
        self.address = address
        self.longestSilence = longestSilence
        self.mostConnections = mostConnections
        self.logLevel = logLevel
    }

    /// Serves until the task is cancelled.
    /// - Parameters:
    ///   - port: 0 takes a free one.
    ///   - listening: is told which it is, once a client can connect.
    /// - Throws: when the port is taken.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        var logger = Logger(label: name)
        logger.logLevel = logLevel
        let idleTimeout = TimeAmount.milliseconds(Int64(longestSilence / .milliseconds(1)))
        let application = Application(
            responder: responder,
            server: HTTPServerBuilder { responder in
                ClosingHTTP1Channel(served: HTTP1Channel(responder: responder, configuration: .init(idleTimeout: idleTimeout)))
            },
            configuration: .init(
                address: .hostname(address, port: port), serverName: name,
                availableConnectionsDelegate: MaximumAvailableConnections(mostConnections)),
            onServerRunning: { channel in await listening(channel.localAddress?.port ?? port) }, logger: logger)
        try await application.run()
    }
}
