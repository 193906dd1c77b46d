import Foundation
import LoopbackPorts
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Stands between app and extension and their service: what they send goes through it, so that it can be slowed, refused or answered in
/// the service's place. A thread for each direction of each connection; there are few, and a thread that waits costs nothing.
final class ServiceRelay: @unchecked Sendable {
    /// What becomes of a connection.
    struct Mode: Hashable, Sendable {
        enum Way: String, Hashable, Sendable { case normal, slow, stalled, offline }
        var way = Way.normal
        /// Seconds that each request waits while it is slow.
        var delay = 0.0
        /// The status that answers every request instead of the service.
        var status: Int?
    }

    /// Connections at once; more are cut.
    static let mostConnections = 256
    /// Bytes of a request's head that are read before it is answered in the service's place.
    static let longestHead = 64 << 10

    let port: Int
    private let listener: Int32
    private let lock = NSLock()
    // Touched only under the lock.
    private var service: Int
    private var isServed = true
    private var mode = Mode()
    private var open: Set<Int32> = []
    private var isClosed = false

    /// Listens on 127.0.0.1.
    /// - Parameters:
    ///   - service: the port to which everything goes.
    ///   - port: the one it had before; another where somebody has it now.
    /// - Returns: nil when there is no port to be had.
    init?(to service: Int, port wanted: Int?) {
        guard let (listener, port) = wanted.flatMap(Self.listen) ?? LoopbackPort.free().flatMap(Self.listen) else { return nil }
        (self.listener, self.port, self.service) = (listener, port, service)
        signal(SIGPIPE, SIG_IGN)
        start("relay to \(service)") { relay in relay.accept() }
    }

    /// Accepts at a listener that is there already, which may belong to another network than the host's; it is closed with the relay.
    init?(to service: Int, accepting listener: Int32) {
        guard Self.isListener(listener) else { return nil }
        (self.listener, port, self.service) = (listener, service, service)
        signal(SIGPIPE, SIG_IGN)
        start("door to \(service)") { relay in relay.accept() }
    }

    /// What a child hands over may be anything.
    private static func isListener(_ end: Int32) -> Bool {
        func option(_ name: Int32) -> Int32? {
            var value: Int32 = 0, size = socklen_t(MemoryLayout<Int32>.size)
            return getsockopt(end, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
        }
        let flags = fcntl(end, F_GETFL)
        guard flags >= 0, fcntl(end, F_SETFL, flags | O_NONBLOCK) == 0 else { return false }
        return option(SO_ACCEPTCONN) == 1 && option(SO_DOMAIN) == AF_INET && option(SO_TYPE) == Int32(SOCK_STREAM.rawValue)
    }

    /// Sets the mode from now on; connections that are open are cut, so that it counts for them too.
    func set(_ mode: Mode) {
        let cut = lock.withLock { () -> Set<Int32> in
            guard self.mode != mode else { return [] }
            self.mode = mode
            return open
        }
        // Only shut: whoever serves it closes it, so that its number is not another's meanwhile.
        for end in cut { shutdown(end, Int32(SHUT_RDWR)) }
    }

    /// Sends connections to another port, at which the service is about to be; to none until it serves there.
    func turn(to service: Int) { lock.withLock { (self.service, isServed) = (service, false) } }

    /// Says whether the service is up. While it is not, its port may be a stranger's, who must not hear what was meant for it.
    func serves(_ isServed: Bool) { lock.withLock { self.isServed = isServed } }

    func close() {
        let all = lock.withLock { () -> Set<Int32> in
            isClosed = true
            return open
        }
        for end in all { shutdown(end, Int32(SHUT_RDWR)) }
        // Wakes whoever waits for connections; that thread closes it.
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private static func listen(_ port: Int) -> (Int32, Int)? {
        let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard end >= 0 else { return nil }
        var yes: Int32 = 1
        setsockopt(end, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        // A caller that is gone before it is taken must not hold up the others.
        _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        var address = loopback(port), size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(end, $0, size) == 0 && Foundation.listen(end, 64) == 0 && getsockname(end, $0, &size) == 0
            }
        }
        guard isBound else {
            Foundation.close(end)
            return nil
        }
        return (end, Int(UInt16(bigEndian: address.sin_port)))
    }

    private static func loopback(_ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        return address
    }

    private func start(_ name: String, _ work: @escaping @Sendable (ServiceRelay) -> Void) {
        let thread = Thread { [self] in work(self) }
        thread.name = name
        thread.stackSize = 256 << 10
        thread.start()
    }

    // MARK: Connections

    @available(*, noasync)
    private func accept() {
        while true {
            var event = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
            _ = poll(&event, 1, -1)
            if lock.withLock({ isClosed }) { break }
            // No child may be started between the two: it would hold the connection open.
            let end = ChildSpawn.writing.withLock { () -> Int32 in
                let end = Foundation.accept(listener, nil, nil)
                if end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
                return end
            }
            guard end >= 0 else {
                // Out of descriptors, or a caller that was gone again.
                if errno != EINTR { usleep(10_000) }
                continue
            }
            let (mode, isWelcome) = take(end)
            guard isWelcome, mode.way != .offline else {
                cut(end)
                continue
            }
            start("relayed connection") { relay in relay.serve(end, mode) }
        }
        Foundation.close(listener)
    }

    private func take(_ end: Int32) -> (Mode, Bool) {
        lock.withLock {
            guard !isClosed, open.count < Self.mostConnections else { return (mode, false) }
            open.insert(end)
            return (mode, true)
        }
    }

    /// Closes without a word: the peer learns that the connection is lost.
    private func cut(_ end: Int32) {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(end, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Foundation.linger>.size))
        finish(end)
    }

    private func finish(_ end: Int32) {
        // Closed under the lock: nobody may shut a descriptor that has become another's.
        lock.withLock {
            open.remove(end)
            _ = Foundation.close(end)
        }
    }

    @available(*, noasync)
    private func serve(_ client: Int32, _ mode: Mode) {
        if let status = mode.status, mode.way != .stalled {
            wait(mode)
            answer(client, status)
            return finish(client)
        }
        if mode.way == .stalled {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(client, &buffer, buffer.count) > 0 {}
            return finish(client)
        }
        guard let service = lock.withLock({ isServed ? service : nil }) else { return cut(client) }
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard server >= 0 else { return cut(client) }
        var address = Self.loopback(service)
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
        }
        // A cut that came before this must hold for both ends.
        let isWanted = lock.withLock { () -> Bool in
            guard isConnected, !isClosed, self.mode == mode else { return false }
            open.insert(server)
            return true
        }
        guard isWanted else {
            Foundation.close(server)
            return cut(client)
        }
        let done = DispatchSemaphore(value: 0), turn = Turn()
        start("relayed answers") { relay in
            // Before it is sent: whoever has it may ask again at once.
            relay.pump(from: server, to: client, before: { turn.answered() })
            done.signal()
        }
        pump(from: client, to: server, before: { [self] in if turn.begin() { wait(mode) } })
        done.wait()
        finish(server)
        finish(client)
    }

    /// The turns of a connection's ends: what comes after an answer is another request, however many parts each has.
    private final class Turn: @unchecked Sendable {
        private let lock = NSLock()
        // Touched only under the lock.
        private var isAnswered = true

        /// Takes the turn; true for the first part of a request.
        func begin() -> Bool {
            lock.withLock {
                defer { isAnswered = false }
                return isAnswered
            }
        }

        func answered() { lock.withLock { isAnswered = true } }
    }

    /// Copies what one end says to the other until it says that it has no more.
    private func pump(from source: Int32, to target: Int32, before: () -> Void = {}) {
        var buffer = [UInt8](repeating: 0, count: 32 << 10)
        while true {
            let count = read(source, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            before()
            guard Self.write(buffer[..<count], to: target) else {
                shutdown(source, Int32(SHUT_RDWR))
                break
            }
        }
        shutdown(target, Int32(SHUT_WR))
    }

    /// Holds what was sent for as long as the network is slow, but not beyond a change of it.
    @available(*, noasync)
    private func wait(_ mode: Mode) {
        guard mode.way == .slow else { return }
        let end = ContinuousClock.now + .seconds(mode.delay)
        while ContinuousClock.now < end, lock.withLock({ self.mode == mode && !isClosed }) { usleep(20_000) }
    }

    private static func write(_ bytes: ArraySlice<UInt8>, to end: Int32) -> Bool {
        bytes.withUnsafeBytes { memory in
            var sent = 0
            while sent < memory.count {
                let count = send(end, memory.baseAddress.map { $0 + sent }, memory.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Reads a request's head and answers it as a service that is in trouble does.
    @available(*, noasync)
    private func answer(_ client: Int32, _ status: Int) {
        var head: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 4096)
        while head.count < Self.longestHead {
            let count = read(client, &buffer, buffer.count)
            guard count > 0 else { return }
            head += buffer[..<count]
            if head.suffix(count + 3).contains(sequence: [13, 10, 13, 10]) { break }
        }
        let body = "{\"error\":{\"message\":\"Answered so on purpose.\"}}"
        let text =
            "HTTP/1.1 \(status) \(HTTPURLResponse.localizedString(forStatusCode: status))\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        _ = Self.write(Array(text.utf8)[...], to: client)
        // What is still on its way would turn the close into a reset, and the answer would be lost.
        shutdown(client, Int32(SHUT_WR))
        while read(client, &buffer, buffer.count) > 0 {}
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(sequence: [UInt8]) -> Bool {
        guard count >= sequence.count else { return false }
        return (startIndex...(endIndex - sequence.count)).contains { self[$0..<$0 + sequence.count].elementsEqual(sequence) }
    }
}
