import Foundation
import Hummingbird
import LocalServers

/// An app's page on loopback: what on a phone would be its screens.
public struct LoopbackPage: Sendable {
    private let name: String
    private let router: @Sendable () -> Router<BasicRequestContext>

    /// - Parameters:
    ///   - name: the server's, as it says itself.
    ///   - add: the page's own routes; before any of them stands ``SameOrigin``.
    public init(name: String, _ add: @escaping @Sendable (Router<BasicRequestContext>) -> Void) {
        self.name = name
        router = {
            let router = Router()
            router.add(middleware: SameOrigin())
            add(router)
            return router
        }
    }

    /// Serves until the task is cancelled. `port` 0 takes a free one; `listening` is told which.
    public func run(port: Int, listening: @escaping @Sendable (Int) async -> Void) async throws {
        try await LocalServer(router(), name: name).run(port: port, listening: listening)
    }

    /// Serves the page at the same port as last time where that is free, so that an open page finds the app again.
    public func run(_ memory: PortMemory, listening: @escaping @Sendable (Int) async -> Void) async throws {
        let start: @Sendable (Int) async -> Void = { number in
            memory.write(number)
            await listening(number)
        }
        do {
            try await run(port: memory.read() ?? 0, listening: start)
        } catch  where memory.read() != nil {
            try await run(port: 0, listening: start)
        }
    }
}
