import CEpoll
import Foundation
import Glibc

/// Connections to one port of this machine, all asked and heard by one thread. Requests that find none free wait in order.
final class HTTPLanes {
    struct Response {
        /// The number that was given with the request.
        var id: Int
        /// The status of HTTP; 0 where the connection ended.
        var status: Int
    }

    private struct Lane {
        var request: Int?
        var received: [UInt8] = []
    }

    private let poll = epoll_create1(Int32(EPOLL_CLOEXEC))
    private let port: Int
    private var lanes: [Int32: Lane] = [:]
    private var free: [Int32] = []
    private var queue: [(id: Int, bytes: [UInt8])] = []
    private var first = 0
    /// The numbers of requests that nobody waits for any more.
    private var forgotten: Set<Int> = []
    private var bytes = [UInt8](repeating: 0, count: 65_536)
    private var events = [epoll_event](repeating: epoll_event(), count: 512)

    /// Opens all connections before anybody asks: what is measured is the answers.
    init(_ count: Int, port: Int) throws {
        self.port = port
        for _ in 0..<count { free.append(try connect()) }
    }

    deinit {
        for file in lanes.keys { close(file) }
        close(poll)
    }

    func send(_ body: String, to path: String, id: Int) {
        let head =
            "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        queue.append((id, Array((head + body).utf8)))
        give()
    }

    /// Requests of this number that wait for a connection are not sent.
    func forget(_ id: Int) { forgotten.insert(id) }

    /// The answers that have come, or none after so many seconds.
    @available(*, noasync)
    func answers(within seconds: Double) throws -> [Response] {
        let count = epoll_wait(poll, &events, 512, Int32(max(0, min(seconds * 1_000, 60_000)).rounded(.up)))
        guard count > 0 else { return [] }
        var answers: [Response] = []
        for event in events.prefix(Int(count)) { if let answer = try read(event.data.fd) { answers.append(answer) } }
        give()
        return answers
    }

    private func give() {
        while first < queue.count, let file = free.popLast() {
            let next = queue[first]
            first += 1
            guard !forgotten.contains(next.id) else {
                free.append(file)
                continue
            }
            lanes[file]?.request = next.id
            // A question is smaller than what the system keeps of a connection.
            next.bytes.withUnsafeBytes { _ = Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        }
        guard first > 10_000 else { return }
        queue.removeFirst(first)
        first = 0
    }

    private func read(_ file: Int32) throws -> Response? {
        let count = recv(file, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EAGAIN || errno == EINTR { return nil }
        guard count > 0, lanes[file] != nil else {
            let request = lanes.removeValue(forKey: file)?.request
            close(file)
            free.removeAll { $0 == file }
            free.append(try connect())
            return request.map { Response(id: $0, status: 0) }
        }
        lanes[file]?.received += bytes.prefix(count)
        guard let lane = lanes[file], let request = lane.request, let status = Self.status(lane.received) else { return nil }
        lanes[file] = Lane()
        free.append(file)
        return Response(id: request, status: status)
    }

    /// The status of a whole answer; nil while some of it is on its way.
    private static func status(_ bytes: [UInt8]) -> Int? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let length = lines.first { $0.lowercased().hasPrefix("content-length:") }.flatMap {
            Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces))
        }
        guard bytes.count - end.upperBound >= length ?? 0 else { return nil }
        return lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    private func connect() throws -> Int32 {
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard file >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let failed = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard failed == 0 else {
            let code = errno
            close(file)
            throw POSIXError(.init(rawValue: code) ?? .EIO)
        }
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.fd = file
        epoll_ctl(poll, EPOLL_CTL_ADD, file, &event)
        lanes[file] = Lane()
        return file
    }
}
