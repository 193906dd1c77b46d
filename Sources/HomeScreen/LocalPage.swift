import Foundation
import Hummingbird
import LocalServers
import Synchronization

/// What all pages on this machine have in common: how they are served, and how they hear that something has changed.
enum LocalPage {
    /// What a server bears of those that connect to it.
    struct Patience {
        /// Connections at once; more wait.
        var mostConnections = 256
        /// Time of a connection on which no whole request has come.
        var longestSilence = Duration.seconds(20)
    }

    /// Serves until the task is cancelled.
    /// - Parameters:
    ///   - address: of this machine.
    ///   - port: holds the port that was asked for, then the one there is.
    ///   - listening: is told the port once the page can be opened.
    /// - Throws: when the port is taken.
    static func serve(
        _ router: Router<BasicRequestContext>, address: String, port: PortBox, patience: Patience = Patience(),
        listening: @escaping @Sendable (Int) async -> Void
    ) async throws {
        let server = LocalServer(
            router, name: "vitrine", address: address, longestSilence: patience.longestSilence, mostConnections: patience.mostConnections)
        try await server.run(port: port.value) { taken in
            port.value = taken
            await listening(taken)
        }
    }

    /// Says “something changed” as often as it does; a comment now and then shows which connections are dead.
    /// - Parameter heartbeat: silence after which the stream says that it is still there.
    static func events(_ changes: AsyncStream<Void>, heartbeat: Duration) -> Response {
        // However slow the reader, one piece at most waits for it: the page asks for the whole state anyway.
        let (pieces, sender) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        return Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: .init { writer in
                let isNews = Atomic(false)
                let watch = Task {
                    for await _ in changes {
                        isNews.store(true, ordering: .releasing)
                        sender.yield()
                    }
                    sender.finish()
                }
                let pulse = Task {
                    while (try? await Task.sleep(for: heartbeat)) != nil { sender.yield() }
                }
                defer {
                    watch.cancel()
                    pulse.cancel()
                }
                try await writer.write(ByteBuffer(string: "retry: 500\ndata: hello\n\n"))
                for await _ in pieces {
                    let news = isNews.exchange(false, ordering: .acquiring)
                    try await writer.write(ByteBuffer(string: news ? "data: changed\n\n" : ": still here\n\n"))
                }
                try await writer.finish(nil)
            })
    }
}
