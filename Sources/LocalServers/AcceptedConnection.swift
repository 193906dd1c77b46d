import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// HTTP on connections of which each is closed, also one that nobody came to serve.
///
/// A server that is cancelled lets go of connections that it has accepted and not begun to serve. SwiftNIO ends the process when such a one
/// was never closed (its issue 2813), so whoever opened a page while its server stopped could take the whole program down.
struct ClosingHTTP1Channel: ServerChildChannel {
    let served: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<AcceptedConnection> {
        served.setup(channel: channel, logger: logger).map(AcceptedConnection.init)
    }

    func handle(value connection: AcceptedConnection, logger: Logger) async {
        connection.isServed.store(true, ordering: .relaxed)
        await served.handle(value: connection.messages, logger: logger)
    }
}

/// A connection between its acceptance and the end of its service.
final class AcceptedConnection: ServerChildChannelValue {
    let messages: HTTP1Channel.Value
    let isServed = Atomic(false)

    init(_ messages: HTTP1Channel.Value) { self.messages = messages }

    var channel: any Channel { messages.channel }

    deinit {
        guard !isServed.load(ordering: .relaxed) else { return }
        // The task holds the connection until it is closed.
        Task { [messages] in try? await messages.executeThenClose { _, _ in } }
    }
}
