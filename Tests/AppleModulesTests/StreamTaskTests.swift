import Foundation
import FoundationMissing
import FoundationNetworking
import Glibc
import Testing

/// A server on this machine that accepts one connection and answers what it reads in reverse order.
private final class Echo: Sendable {
    let port: Int
    private let listener: Int32

    init() throws {
        let listener = Glibc.socket(AF_INET, Int32(Glibc.SOCK_STREAM.rawValue), 0)
        self.listener = listener
        var address = sockaddr_in(), length = socklen_t(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        try #require(isBound)
    }

    deinit { close(listener) }

    @available(*, noasync) func answer() {
        let caller = accept(listener, nil, nil)
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = recv(caller, &bytes, 16, 0)
        send(caller, Array(bytes.prefix(max(count, 0)).reversed()), max(count, 0), 0)
        close(caller)
    }
}

@Suite("Streams to servers") struct StreamTaskTests {
    @Test("write and read, and say when the other side has no more (xcode.10)") func echo() async throws {
        let echo = try Echo()
        let task = URLSession.shared.streamTask(withHostName: "127.0.0.1", port: echo.port)
        task.resume()
        Thread.detachNewThread { echo.answer() }
        try await task.write(Data("tide".utf8), timeout: 20)
        let (data, _) = try await task.readData(ofMinLength: 4, maxLength: 100, timeout: 20)
        #expect(data == Data("edit".utf8))
        let end = try await task.readData(ofMinLength: 1, maxLength: 100, timeout: 20)
        #expect(end.0 == Data() && end.1)
    }

    @Test("fail where nobody answers, where they were given up, and where they are to be secret (xcode.10)") func failures() async throws {
        func failure(_ begin: (URLSessionStreamTask) -> Void) async -> URLError.Code? {
            let task = URLSession.shared.streamTask(withHostName: "127.0.0.1", port: 1)
            begin(task)
            task.resume()
            let error = await #expect(throws: URLError.self) { try await task.readData(ofMinLength: 1, maxLength: 2, timeout: 20) }
            return error?.code
        }
        #expect(await failure { _ in } == .cannotConnectToHost)
        #expect(await failure { $0.cancel() } == .cancelled)
        #expect(await failure { $0.startSecureConnection() } == .secureConnectionFailed)
    }
}
