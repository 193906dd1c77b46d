import Dispatch
import Foundation
import Glibc
import Testing

@testable import Network

@Suite("A connection", .timeLimit(.minutes(3))) struct ConnectionTests {
    /// A server of loopback that sends back what it gets: of a stream until its end, of datagrams one.
    private final class Echo: Sendable {
        let port: NWEndpoint.Port
        private let socket: Int32

        init(isDatagram: Bool = false) throws {
            let socket = Glibc.socket(AF_INET, Int32((isDatagram ? SOCK_DGRAM : SOCK_STREAM).rawValue), 0)
            var address = sockaddr_in()
            (address.sin_family, address.sin_addr.s_addr) = (sa_family_t(AF_INET), UInt32(0x7F00_0001).bigEndian)
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            try withUnsafeMutablePointer(to: &address) { address in
                try address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    try #require(bind(socket, address, size) == 0 && getsockname(socket, address, &size) == 0)
                }
            }
            port = try #require(NWEndpoint.Port(rawValue: UInt16(bigEndian: address.sin_port)))
            self.socket = socket
            if isDatagram { Thread.detachNewThread { Self.answer(socket) } } else { try #require(listen(socket, 4) == 0) }
            if !isDatagram { Thread.detachNewThread { Self.serve(socket) } }
        }

        deinit { shutdown(socket, Int32(SHUT_RDWR)); close(socket) }

        @available(*, noasync) private static func serve(_ socket: Int32) {
            // Blocks: on a thread of its own.
            let peer = accept(socket, nil, nil)
            var bytes = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = recv(peer, &bytes, bytes.count, 0)
                guard count > 0, Glibc.send(peer, bytes, count, Int32(MSG_NOSIGNAL)) == count else { break }
            }
            close(peer)
        }

        @available(*, noasync) private static func answer(_ socket: Int32) {
            var bytes = [UInt8](repeating: 0, count: 4096)
            var address = sockaddr_storage(), size = socklen_t(MemoryLayout<sockaddr_storage>.size)
            withUnsafeMutablePointer(to: &address) { address in
                address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    // Blocks: on a thread of its own.
                    let count = recvfrom(socket, &bytes, bytes.count, 0, address, &size)
                    // Nothing came where the socket was shut down, and a signal would end the tests if it were answered.
                    if count > 0 { _ = sendto(socket, bytes, count, Int32(MSG_NOSIGNAL), address, size) }
                }
            }
        }
    }

    private func states(_ connection: NWConnection) -> AsyncStream<NWConnection.State> {
        AsyncStream { stream in
            connection.stateUpdateHandler = { stream.yield($0) }
            connection.start(queue: DispatchQueue(label: "states"))
        }
    }

    private func first(
        of connection: NWConnection, where fits: (NWConnection.State) -> Bool
    ) async -> NWConnection.State? {
        for await state in states(connection) where fits(state) { return state }
        return nil
    }

    private func received(_ connection: NWConnection, least: Int, most: Int) async -> (data: Data?, isComplete: Bool, error: NWError?) {
        await withCheckedContinuation { done in
            connection.receive(minimumIncompleteLength: least, maximumLength: most) { data, _, isComplete, error in
                done.resume(returning: (data, isComplete, error))
            }
        }
    }

    @Test("xcode.11: carries bytes there and back, as few and as many as are asked for, until its end") func stream() async throws {
        let echo = try Echo()
        let connection = NWConnection(host: "127.0.0.1", port: echo.port, using: .tcp)
        // What is sent before it is ready goes out when it is.
        connection.send(content: Data("tide".utf8), completion: .idempotent)
        #expect(await first(of: connection) { $0 == .ready } == .ready)
        let two = await received(connection, least: 1, most: 2)
        #expect(two.data == Data("ti".utf8) && !two.isComplete && two.error == nil)
        #expect(await received(connection, least: 2, most: 9).data == Data("de".utf8))
        let long = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let sent: NWError? = await withCheckedContinuation { done in
            connection.send(content: long, completion: .contentProcessed { done.resume(returning: $0) })
        }
        #expect(sent == nil)
        #expect(await received(connection, least: long.count, most: long.count).data == long)
        connection.send(content: nil as Data?, contentContext: .finalMessage, completion: .idempotent)
        let end = await received(connection, least: 1, most: 10)
        #expect(end.data == nil && end.isComplete && end.error == nil)
        connection.cancel()
        #expect(await received(connection, least: 1, most: 10).error == .posix(.ENOTCONN))
    }

    @Test("xcode.11: tells who waits for bytes that it was cancelled") func cancelled() async throws {
        let echo = try Echo()
        let connection = NWConnection(host: "127.0.0.1", port: echo.port, using: .tcp)
        #expect(await first(of: connection) { $0 == .ready } == .ready)
        async let waiting = received(connection, least: 1, most: 10)
        // Sent and come back: by then the other is waited for.
        connection.cancel()
        let told = await waiting
        #expect(told.data == nil && (told.error == .posix(.ECANCELED) || told.error == .posix(.ENOTCONN)))
    }

    @Test("xcode.11: carries a datagram as a message of its own") func datagram() async throws {
        let echo = try Echo(isDatagram: true)
        let connection = NWConnection(host: "127.0.0.1", port: echo.port, using: .udp)
        #expect(await first(of: connection) { $0 == .ready } == .ready)
        connection.send(content: Data("ebb".utf8), completion: .idempotent)
        let answer: (Data?, Bool) = await withCheckedContinuation { done in
            connection.receiveMessage { data, _, isComplete, _ in done.resume(returning: (data, isComplete)) }
        }
        #expect(answer.0 == Data("ebb".utf8) && answer.1)
        connection.cancel()
    }

    @Test("xcode.11: waits where nobody listens, and connects when it is told to try again") func refused() async throws {
        // Bound and not listened at: it refuses, and nobody else gets it.
        let taken = try Echo(isDatagram: true)
        let connection = NWConnection(host: "127.0.0.1", port: taken.port, using: .tcp)
        let waits = await first(of: connection) { if case .waiting = $0 { true } else { false } }
        #expect(waits == .waiting(.posix(.ECONNREFUSED)))
        connection.cancel()
        #expect(connection.state == .cancelled)
    }

    @Test("xcode.11: fails where the other end does not speak TLS") func plain() async throws {
        let echo = try Echo()
        let connection = NWConnection(host: "127.0.0.1", port: echo.port, using: .tls)
        let failed = await first(of: connection) { if case .failed = $0 { true } else { false } }
        #expect(failed == .failed(.tls(-9800)))
    }

    /// A place that takes no connection, and does not refuse one: its queue is full.
    private final class Deaf: Sendable {
        let port: UInt16
        private let sockets: [Int32]

        init() throws {
            let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in(), size = socklen_t(MemoryLayout<sockaddr_in>.size), all = [socket]
            (address.sin_family, address.sin_addr.s_addr) = (sa_family_t(AF_INET), UInt32(0x7F00_0001).bigEndian)
            try withUnsafeMutablePointer(to: &address) { address in
                try address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    try #require(bind(socket, address, size) == 0 && getsockname(socket, address, &size) == 0)
                    try #require(listen(socket, 0) == 0)
                    for _ in 0..<4 {
                        let one = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
                        _ = connect(one, address, size)
                        all.append(one)
                    }
                }
            }
            (port, sockets) = (UInt16(bigEndian: address.sin_port), all)
        }

        deinit { for socket in sockets { close(socket) } }
    }

    @Test("xcode.11: is not ready before the other end has answered, whatever is to be sent by then") func unanswered() async throws {
        let deaf = try Deaf()
        let plan = ConnectionSocket.Plan(place: .host("127.0.0.1", port: deaf.port), patience: 50)
        let result: (Result<Void, NWError>, Bool) = await withCheckedContinuation { done in
            let socket = ConnectionSocket(plan) { result, mayWait in done.resume(returning: (result, mayWait)) }
            socket.send([1, 2, 3], isLast: false, nil)
            socket.start()
        }
        guard case .failure(let error) = result.0 else { throw NWError.posix(.EISCONN) }
        #expect(error == .posix(.ETIMEDOUT) && result.1)
    }
}
