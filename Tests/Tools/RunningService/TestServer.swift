import Hummingbird
import LocalServers

/// A server whose routes a test decides.
public struct TestServer: Sendable {
    private let router: @Sendable () -> Router<BasicRequestContext>

    public init(router: @escaping @Sendable () -> Router<BasicRequestContext>) { self.router = router }

    /// Serves on 127.0.0.1 until the task is cancelled.
    /// - Parameters:
    ///   - port: 0 takes a free one.
    ///   - listening: is told which it is.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        try await LocalServer(router(), name: "test", logLevel: .error).run(port: port, listening: listening)
    }
}
