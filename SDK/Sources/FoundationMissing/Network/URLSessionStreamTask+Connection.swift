import Foundation
import FoundationNetworking
import Glibc

// Foundation on Linux has the class of streams to servers, and says that none of its methods can be called.

extension URLSession {
    /// A connection to a port of a host, which begins when it is resumed. It is no request of the session's: its delegate hears nothing.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
        ConnectionTask(HostConnection(host: hostname, port: port))
    }
}

extension URLSessionStreamTask {
    private var own: HostConnection? { (self as? ConnectionTask)?.connection }

    /// Reads bytes, at least as many as are wanted unless the other side has no more.
    /// - Parameters:
    ///   - timeout: Seconds; 0 waits without an end.
    ///   - completionHandler: Gets the bytes, whether the other side has no more, and why it failed; on a queue of the connection's.
    public func readData(
        ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
        completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void
    ) {
        perform(completionHandler) {
            try $0.read(atLeast: minBytes, atMost: maxBytes, within: timeout)
        } failed: {
            (nil, false, $0)
        }
    }

    /// Does the same, awaited.
    /// - Throws: `URLError` where the host cannot be reached, is not heard in time, or is to be spoken to in secret.
    public func readData(ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval) async throws -> (Data?, Bool) {
        try await withCheckedThrowingContinuation { waiting in
            readData(ofMinLength: minBytes, maxLength: maxBytes, timeout: timeout) { data, isAtEnd, error in
                waiting.resume(with: error.map(Result.failure) ?? .success((data, isAtEnd)))
            }
        }
    }

    /// Writes bytes behind those that were written before.
    /// - Parameter timeout: Seconds; 0 waits without an end.
    public func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        perform(completionHandler) {
            try $0.write(data, within: timeout)
            return nil
        } failed: {
            $0
        }
    }

    /// Does the same, awaited.
    /// - Throws: `URLError`, as `readData(ofMinLength:maxLength:timeout:)`.
    public func write(_ data: Data, timeout: TimeInterval) async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            write(data, timeout: timeout) { error in waiting.resume(with: error.map(Result.failure) ?? .success(())) }
        }
    }

    /// Nothing is read any more, after what was asked for.
    public func closeRead() { own?.queue.async { [own] in own?.shut(SHUT_RD) } }
    /// Nothing is written any more, after what was given.
    public func closeWrite() { own?.queue.async { [own] in own?.shut(SHUT_WR) } }
    /// Foundation on Linux has no ciphers for a connection of one's own: what is read and written from here on fails.
    public func startSecureConnection() { own?.queue.async { [own] in own?.isSecret = true } }

    private func perform<Result>(
        _ told: @escaping @Sendable (Result) -> Void, _ work: @escaping @Sendable (HostConnection) throws -> Result,
        failed: @escaping @Sendable (any Error) -> Result
    ) {
        guard let connection = own else { return told(failed(URLError(.unsupportedURL))) }
        connection.queue.async {
            do {
                told(try work(connection))
            } catch {
                told(failed(error))
            }
        }
    }
}

/// The task that a session gives.
private final class ConnectionTask: URLSessionStreamTask, @unchecked Sendable {
    let connection: HostConnection

    init(_ connection: HostConnection) {
        self.connection = connection
        super.init()
    }

    // What is asked of it before waits on its queue until then.
    override func resume() { connection.begin() }
    override func suspend() {}
    override func cancel() { connection.cancel() }
    override var state: URLSessionTask.State {
        get { connection.isCancelled ? .completed : .running }
        set {}
    }
}

/// A connection whose queue does one thing after the other.
private final class HostConnection: @unchecked Sendable {
    let queue = DispatchQueue(label: "connection", attributes: .initiallyInactive)
    private let host: String
    private let port: Int
    private let lock = NSLock()
    // Under the lock.
    private var hasBegun = false, wasCancelled = false
    // The socket's descriptor, used on the queue only.
    private var socket: Int32?
    var isSecret = false

    init(host: String, port: Int) { (self.host, self.port) = (host, port) }

    deinit {
        if let socket { close(socket) }
        // A queue may not go before it has begun.
        if !hasBegun { queue.activate() }
    }

    var isCancelled: Bool { lock.withLock { wasCancelled } }

    func begin() {
        let isFirst = lock.withLock {
            defer { hasBegun = true }
            return !hasBegun
        }
        if isFirst { queue.activate() }
    }

    func cancel() {
        lock.withLock { wasCancelled = true }
        begin()
    }

    func shut(_ side: Int) { if let socket { _ = shutdown(socket, Int32(side)) } }

    @available(*, noasync) func read(atLeast least: Int, atMost most: Int, within seconds: TimeInterval) throws -> (
        Data?, Bool, (any Error)?
    ) {
        let deadline = Deadline(seconds), socket = try open(deadline)
        // Apple asks for at least one; anything else would be taken as a length without bounds.
        let most = max(most, 1)
        var data = Data(), bytes = [UInt8](repeating: 0, count: min(most, 65536))
        repeat {
            try wait(socket, POLLIN, deadline)
            let count = recv(socket, &bytes, min(bytes.count, most - data.count), 0)
            guard count >= 0 else { throw failure() }
            if count == 0 { return (data, true, nil) }
            data.append(contentsOf: bytes.prefix(count))
        } while data.count < min(least, most)
        return (data, false, nil)
    }

    @available(*, noasync) func write(_ data: Data, within seconds: TimeInterval) throws {
        let deadline = Deadline(seconds), socket = try open(deadline)
        var rest = data
        while !rest.isEmpty {
            try wait(socket, POLLOUT, deadline)
            let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count >= 0 else { throw failure() }
            rest = rest.dropFirst(count)
        }
    }

    private struct Deadline {
        private let end: Date?
        init(_ seconds: TimeInterval) { end = seconds > 0 ? Date(timeIntervalSinceNow: seconds) : nil }
        var isPast: Bool { end.map { $0.timeIntervalSinceNow <= 0 } ?? false }
    }

    /// The socket, connected to the first of the host's addresses that answers.
    @available(*, noasync) private func open(_ deadline: Deadline) throws -> Int32 {
        guard !isCancelled else { throw error(.cancelled) }
        guard !isSecret else { throw error(.secureConnectionFailed) }
        if let socket { return socket }
        var hints = addrinfo(), list: UnsafeMutablePointer<addrinfo>?
        hints.ai_socktype = SOCK_STREAM
        guard getaddrinfo(host, "\(port)", &hints, &list) == 0 else { throw error(.cannotFindHost) }
        defer { freeaddrinfo(list) }
        for address in sequence(first: list, next: { $0?.pointee.ai_next }).compactMap(\.?.pointee) {
            let descriptor = Glibc.socket(address.ai_family, SOCK_STREAM | Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
            guard descriptor >= 0 else { continue }
            var problem: Int32 = 0, size = socklen_t(MemoryLayout<Int32>.size)
            if connect(descriptor, address.ai_addr, address.ai_addrlen) == 0
                || errno == EINPROGRESS && (try? wait(descriptor, POLLOUT, deadline)) != nil
                    && getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &problem, &size) == 0 && problem == 0
            {
                socket = descriptor
                return descriptor
            }
            close(descriptor)
        }
        throw error(deadline.isPast ? .timedOut : .cannotConnectToHost)
    }

    /// Waits in short turns, as a cancelled one is not waited for.
    @available(*, noasync) private func wait(_ socket: Int32, _ event: Int32, _ deadline: Deadline) throws {
        var asked = pollfd(fd: socket, events: Int16(event), revents: 0)
        while poll(&asked, 1, 50) <= 0 {
            guard !isCancelled else { throw error(.cancelled) }
            guard !deadline.isPast else { throw error(.timedOut) }
        }
    }

    private func failure() -> any Error { error(.networkConnectionLost) }
    private func error(_ code: URLError.Code) -> any Error { URLError(code) }
}
