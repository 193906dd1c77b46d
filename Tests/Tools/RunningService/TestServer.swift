import Hummingbird
import Logging

/// A server whose routes a test decides.
public struct TestServer: Sendable {
    private let router: @Sendable () -> Router<BasicRequestContext>

    public init(router: @escaping @Sendable () -> Router<BasicRequestContext>) { self.router = router }

    /// Serves on 127.0.0.1 until the task is cancelled.
    /// - Parameters:
    ///   - port: 0 takes a free one.
    ///   - listening: is told which it is.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        var logger = Logger(label: "test server")
        logger.logLevel = .error
        let application = Application(
            router: router(), configuration: .init(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { await listening($0.localAddress?.port ?? port) }, logger: logger)
        try await application.run()
    }
}
