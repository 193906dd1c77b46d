import Foundation
import Hummingbird
import LocalServers
import OwnThreads
import RunningService
import Testing

/// A server that stops while others come.
@Suite struct LocalServerTests {
    @Test("whoever connects while the server stops is hung up on, and the program goes on")
    func connectionsWhileItStops() async throws {
        for _ in 0..<40 {
            let server = LocalServer(Router(), name: "test")
            let sockets = try await withRunning(server.run) { url in
                let port = try #require(url.port)
                // The kernel connects them at once. The server is still accepting them when it is told to stop.
                return try await onThread { try (0..<64).map { _ in try PageClient.connection(to: port) } }
            }
            try await onThread {
                defer { sockets.forEach { close($0) } }
                for socket in sockets {
                    var byte: UInt8 = 0
                    let count = recv(socket, &byte, 1, 0)
                    #expect(count == 0 || errno == ECONNRESET, "the connection is open, or said something")
                }
            }
        }
    }
}
