import Foundation
import FoundationNetworking
import OwnThreads
import Testing

@Suite("Requests that wait for their answers", .timeLimit(.minutes(1))) struct RequestWaitingTests {
    @Test(
        "A request that is sent watches its socket for reading alone, and takes the processor no time until its answer comes (xcode.10)",
        arguments: [0, 1_000_000])
    func rests(bytesSent: Int) async throws {
        let server = try WatchedServer()
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(server.port)/tide")))
        if bytesSent > 0 {
            request.httpMethod = "POST"
            request.httpBody = Data(count: bytesSent)
        }
        async let watched = onThread { try server.answer(afterBytes: bytesSent) }
        let (data, _) = try await URLSession(configuration: .ephemeral).data(for: request)
        #expect(String(decoding: data, as: UTF8.self) == "high at 14:02")
        #expect(try await watched == Array(repeating: false, count: WatchedServer.looks))
    }
}

/// A server for one request that looks, before it answers, at what the process watches the request's socket for.
private final class WatchedServer: Sendable {
    static let looks = 200
    /// `EPOLLOUT`.
    private static let writing: UInt32 = 4
    let port: UInt16
    private let listener: Int32

    init() throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        try #require(Self.with(&address) { bind(socket, $0, $1) } == 0 && listen(socket, 1) == 0)
        listener = socket
        port = try #require(Self.port(of: socket, getsockname))
    }

    deinit { close(listener) }

    /// Reads a request, waits until nothing watches its socket for writing, and looks again and again whether something does; then answers.
    @available(*, noasync) func answer(afterBytes length: Int) throws -> [Bool] {
        let connection = accept(listener, nil, nil)
        defer { close(connection) }
        var read = Data(), buffer = [UInt8](repeating: 0, count: 65_536), isAsked = false
        while true {
            if let end = read.range(of: Data("\r\n\r\n".utf8)), read.count - end.upperBound >= length { break }
            let count = recv(connection, &buffer, buffer.count, 0)
            try #require(count > 0)
            read += buffer[..<count]
            // libcurl asks whether it may send much, and would wait a second for an answer.
            if !isAsked, read.range(of: Data("Expect: 100-continue".utf8)) != nil {
                isAsked = true
                send(connection, "HTTP/1.1 100 Continue\r\n\r\n", 25, 0)
            }
        }
        let asker = try #require(Self.port(of: connection, getpeername))
        while Self.watchesWriting(from: asker) { sched_yield() }
        let found = (0..<Self.looks).map { _ in
            sched_yield()
            return Self.watchesWriting(from: asker)
        }
        let answer = "HTTP/1.1 200 OK\r\nContent-Length: 13\r\nConnection: close\r\n\r\nhigh at 14:02"
        send(connection, answer, answer.utf8.count, 0)
        return found
    }

    private static func with(_ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
    }

    private static func port(
        of socket: Int32, _ end: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> UInt16? {
        var address = sockaddr_in()
        let status = with(&address) { pointer, length in
            var length = length
            return end(socket, pointer, &length)
        }
        return status == 0 ? UInt16(bigEndian: address.sin_port) : nil
    }

    /// Whether the process waits for a chance to write to its socket with that port, as the kernel lists what epoll watches (proc(5)).
    private static func watchesWriting(from port: UInt16) -> Bool {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.compactMap { Int32($0) } ?? []
        let sockets = files.filter { Self.port(of: $0, getsockname) == port }
        return files.contains { file in
            guard let words = try? String(contentsOfFile: "/proc/self/fdinfo/\(file)", encoding: .utf8) else { return false }
            return words.split(separator: "\n").contains { line in
                let parts = line.split(separator: " ", omittingEmptySubsequences: true)
                guard parts.count > 3, parts[0] == "tfd:", let watched = Int32(parts[1]), sockets.contains(watched) else { return false }
                return UInt32(parts[3], radix: 16).map { $0 & Self.writing != 0 } ?? false
            }
        }
    }
}
