import Foundation
import Testing

@testable import WidgetHost

@Suite("ServiceRelay", .timeLimit(.minutes(1)))
struct ServiceRelayTests {
    /// Takes what is sent to it, and answers a letter once it has so many bytes, and again.
    private final class Service: Sendable {
        let port: Int
        private let listener: Int32

        init(answeringEvery count: Int) throws {
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in(), size = socklen_t(MemoryLayout<sockaddr_in>.size)
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
            let isBound = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(listener, $0, size) == 0 && listen(listener, 4) == 0 && getsockname(listener, $0, &size) == 0
                }
            }
            try #require(isBound)
            self.listener = listener
            port = Int(UInt16(bigEndian: address.sin_port))
            Thread { Self.serve(listener, count) }.start()
        }

        deinit { shutdown(listener, Int32(SHUT_RDWR)) }

        @available(*, noasync)
        private static func serve(_ listener: Int32, _ count: Int) {
            let end = accept(listener, nil, nil)
            var left = count, buffer = [UInt8](repeating: 0, count: 4096)
            while case let size = read(end, &buffer, min(left, buffer.count)), size > 0 {
                left -= size
                guard left == 0 else { continue }
                _ = send(end, "k", 1, Int32(MSG_NOSIGNAL))
                left = count
            }
            close(end)
            close(listener)
        }
    }

    /// Sends so many bytes as one request, and waits for its answer.
    @available(*, noasync)
    private func ask(_ end: Int32, _ count: Int) -> Bool {
        var bytes = [UInt8](repeating: 65, count: count), answer: UInt8 = 0
        while !bytes.isEmpty {
            let sent = send(end, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            guard sent > 0 else { return false }
            bytes.removeFirst(sent)
        }
        return read(end, &answer, 1) == 1 && answer == UInt8(ascii: "k")
    }

    @Test("on a slow network each request waits once, in however many parts it comes, and the next one on its connection again")
    func slow() async throws {
        let parts = 5, size = parts * (32 << 10), delay = 0.6
        let service = try Service(answeringEvery: size)
        let relay = try #require(ServiceRelay(to: service.port, port: nil))
        defer { relay.close() }
        relay.set(ServiceRelay.Mode(way: .slow, delay: delay))
        let elapsed: [Duration] = try await withCheckedThrowingContinuation { continuation in
            // It blocks: that is nothing for the threads that tasks run on.
            Thread {
                let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                defer { close(end) }
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
                address.sin_port = UInt16(relay.port).bigEndian
                let isConnected = withUnsafePointer(to: &address) {
                    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        connect(end, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                    }
                }
                var times: [Duration] = []
                for _ in 0..<2 {
                    let begin = ContinuousClock.now
                    guard isConnected, ask(end, size) else { break }
                    times.append(ContinuousClock.now - begin)
                }
                continuation.resume(returning: times)
            }.start()
        }
        try #require(elapsed.count == 2)
        for time in elapsed { #expect(time >= .seconds(delay) && time < .seconds(delay * Double(parts))) }
        withExtendedLifetime(service) {}
    }
}
