import Foundation
import VitrineCConnectionTLS

#if canImport(Glibc)
    import Glibc
#endif

/// The socket of a connection, with a thread of its own that waits for it, from the search for its host to its end.
final class ConnectionSocket: @unchecked Sendable {
    /// A part that came; nil where none did.
    typealias Received = (content: Data?, isComplete: Bool, error: NWError?)

    /// Where and how it is to connect.
    struct Plan {
        enum Place {
            case host(String, port: UInt16)
            case unix(String)
        }

        var place: Place
        var isDatagram = false
        /// How the stream is encrypted; nil where it is not.
        var tls: SecurityProtocolOptions?
        var hasNoDelay = false
        /// Milliseconds until a connection has to be there; none for the system's own.
        var patience: Int32 = -1
    }

    private struct Sending {
        var bytes: [UInt8]
        var place = 0
        var isLast: Bool
        var done: (@Sendable (NWError?) -> Void)?
    }

    private struct Receiving {
        var least: Int
        var most: Int
        var done: @Sendable (Received) -> Void
    }

    /// Ends a step of the thread.
    private struct Stop: Error {
        /// Nil: nobody wants the connection any more.
        var error: NWError?
        /// The connection may be tried again when the network is another one.
        var mayWait = false
    }

    private let plan: Plan
    /// Is told what becomes of the connection: ready, or why it is not, and whether it may come yet.
    private let reached: @Sendable (Result<Void, NWError>, _ mayWait: Bool) -> Void
    private let lock = NSLock()
    // Touched only under the lock.
    private var sending: [Sending] = []
    private var receiving: [Receiving] = []
    private var isCancelled = false
    private var error: NWError?
    /// What the program's own block says of the other end.
    private var judgement: Bool?
    /// A pipe whose bytes wake the thread.
    private let bell: (listening: Int32, ringing: Int32)
    // Touched only by the thread.
    private var socket: Int32 = -1
    private var tls: OpaquePointer?
    private var buffer: [UInt8] = []
    private var isAtEnd = false
    private var hasFinished = false
    private var wants: (toRead: Int16, toWrite: Int16) = (Int16(POLLIN), Int16(POLLOUT))

    init(_ plan: Plan, reached: @escaping @Sendable (Result<Void, NWError>, _ mayWait: Bool) -> Void) {
        self.plan = plan
        self.reached = reached
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        bell = (ends[0], ends[1])
    }

    deinit {
        close(bell.listening)
        close(bell.ringing)
    }

    func start() {
        let thread = Thread { self.run() }
        thread.name = "connection"
        thread.start()
    }

    // MARK: From any thread

    func send(_ bytes: [UInt8], isLast: Bool, _ done: (@Sendable (NWError?) -> Void)?) {
        let known = lock.withLock { () -> NWError? in
            if let error = self.error { return error }
            sending.append(Sending(bytes: bytes, isLast: isLast, done: done))
            return nil
        }
        if let known { done?(known) } else { ring() }
    }

    func receive(least: Int, most: Int, _ done: @escaping @Sendable (Received) -> Void) {
        let known = lock.withLock { () -> NWError? in
            if let error = self.error { return error }
            receiving.append(Receiving(least: max(least, 1), most: max(most, 1), done: done))
            return nil
        }
        if let known { done((nil, true, known)) } else { ring() }
    }

    func cancel() {
        lock.withLock { isCancelled = true }
        ring()
    }

    private func ring() {
        // A pipe that is full wakes it too.
        _ = write(bell.ringing, "!", 1)
    }

    // MARK: The thread

    private func run() {
        // Whoever writes into a stream that the other end has closed is told by an error.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        do throws(Stop) {
            try connect()
            reached(.success(()), false)
            try exchange()
        } catch {
            end(with: error.error ?? .posix(.ECANCELED))
            if let known = error.error { reached(.failure(known), error.mayWait) }
        }
        if tls != nil { vitrine_tls_release(tls) }
        if socket >= 0 { close(socket) }
    }

    /// Tells everybody who waits that nothing comes.
    private func end(with error: NWError) {
        let (sending, receiving) = lock.withLock { () -> ([Sending], [Receiving]) in
            self.error = error
            defer { (self.sending, self.receiving) = ([], []) }
            return (self.sending, self.receiving)
        }
        for one in sending { one.done?(error) }
        for one in receiving { one.done((nil, true, error)) }
    }

    /// Waits until the socket has something, whatever else is wanted meanwhile.
    private func waitForSocket(_ events: Int16, until end: ContinuousClock.Instant?) throws(Stop) {
        while true {
            let left = end.map { Int32(clamping: Int64(max(.zero, $0 - .now) / .milliseconds(1)) + 1) } ?? -1
            if try wait(events, left) { return }
        }
    }

    /// Waits until the socket has something, or somebody wants something.
    /// - Returns: whether it is the socket.
    @discardableResult private func wait(_ events: Int16, _ patience: Int32 = -1) throws(Stop) -> Bool {
        // A socket whose other end is gone always has something to say: it is asked only where somebody waits for it.
        var polled = [
            pollfd(fd: events == 0 ? -1 : socket, events: events, revents: 0),
            pollfd(fd: bell.listening, events: Int16(POLLIN), revents: 0),
        ]
        // Blocks: on a thread of its own.
        let count = poll(&polled, 2, patience)
        if polled[1].revents != 0 {
            var rings = [UInt8](repeating: 0, count: 64)
            // Blocks: never, the pipe does not.
            while read(bell.listening, &rings, rings.count) > 0 {}
        }
        if lock.withLock({ isCancelled }) { throw Stop(error: nil) }
        if count == 0 { throw Stop(error: .posix(.ETIMEDOUT), mayWait: true) }
        return polled[0].revents != 0
    }

    // MARK: Connecting

    private func connect() throws(Stop) {
        if lock.withLock({ isCancelled }) { throw Stop(error: nil) }
        let end = plan.patience < 0 ? nil : ContinuousClock.now + .milliseconds(Int(plan.patience))
        switch plan.place {
        case .unix(let path): try connect(toUnix: path)
        case .host(let name, let port): try connect(to: name, port, until: end)
        }
        if plan.hasNoDelay {
            var on: Int32 = 1
            setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        }
        if let options = plan.tls { try greet(options, until: end) }
    }

    private func connect(toUnix path: String) throws(Stop) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw Stop(error: .posix(.ENAMETOOLONG)) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let code = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { open(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, $0, size) }
        }
        if let code { throw Stop(error: .posix(code), mayWait: true) }
    }

    private func connect(to name: String, _ port: UInt16, until end: ContinuousClock.Instant?) throws(Stop) {
        var hints = addrinfo()
        hints.ai_socktype = plan.isDatagram ? Int32(SOCK_DGRAM.rawValue) : Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        // Blocks: on a thread of its own.
        guard getaddrinfo(name, "\(port)", &hints, &list) == 0 else {
            throw Stop(error: .dns(ConnectionError.noSuchRecord), mayWait: true)
        }
        defer { freeaddrinfo(list) }
        var next = list, last = POSIXErrorCode.EHOSTUNREACH
        while let entry = next?.pointee {
            next = entry.ai_next
            guard let code = open(entry.ai_family, entry.ai_socktype, entry.ai_protocol, entry.ai_addr, entry.ai_addrlen) else {
                do throws(Stop) {
                    try waitForSocket(Int16(POLLOUT), until: end)
                } catch {
                    guard error.error != nil, next != nil else { throw error }
                    continue
                }
                var code: Int32 = 0, size = socklen_t(MemoryLayout<Int32>.size)
                getsockopt(socket, SOL_SOCKET, SO_ERROR, &code, &size)
                if code == 0 { return }
                last = POSIXErrorCode(rawValue: code) ?? .EIO
                continue
            }
            last = code
        }
        throw Stop(error: .posix(last), mayWait: true)
    }

    /// Opens a socket and begins to connect it.
    /// - Returns: why it cannot be connected; nil where it is or will be.
    private func open(
        _ family: Int32, _ type: Int32, _ transport: Int32, _ address: UnsafePointer<sockaddr>?, _ size: socklen_t
    ) -> POSIXErrorCode? {
        if socket >= 0 { close(socket) }
        socket = Glibc.socket(family, type | Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), transport)
        guard socket >= 0 else { return POSIXErrorCode(rawValue: errno) ?? .EIO }
        guard Glibc.connect(socket, address, size) != 0, errno != EINPROGRESS else { return nil }
        return POSIXErrorCode(rawValue: errno) ?? .EIO
    }

    private func greet(_ options: SecurityProtocolOptions, until end: ContinuousClock.Instant?) throws(Stop) {
        guard case .host(let host, _) = plan.place else { throw Stop(error: .tls(ConnectionError.protocolError)) }
        let name = options.serverName ?? host
        let isAddress = IPv4Address(name) != nil || IPv6Address(name) != nil
        // Who judges the other end does it alone.
        let verifies = options.requiresPeerAuthentication && options.verify == nil
        tls = vitrine_tls_begin(
            socket, name, isAddress ? 1 : 0, verifies ? 1 : 0, Int32(options.oldest?.rawValue ?? 0), Int32(options.newest?.rawValue ?? 0))
        guard let tls else { throw Stop(error: .tls(ConnectionError.internalError)) }
        while true {
            switch vitrine_tls_greet(tls) {
            case Int(vitrine_tls_wants_read): try waitForSocket(Int16(POLLIN), until: end)
            case Int(vitrine_tls_wants_write): try waitForSocket(Int16(POLLOUT), until: end)
            case 1...:
                guard let verify = options.verify else { return }
                guard try isTrusted(by: verify) else { throw Stop(error: .tls(ConnectionError.badChain)) }
                return
            default: throw Stop(error: .tls(ConnectionError.code(distrust: vitrine_tls_distrust(tls))))
            }
        }
    }

    /// Asks the program's own block about the other end. Until it answers, the connection can be cancelled.
    private func isTrusted(by verify: (block: sec_protocol_verify_t, queue: DispatchQueue)) throws(Stop) -> Bool {
        nonisolated(unsafe) let verify = verify
        verify.queue.async {
            verify.block(SecurityProtocolMetadata(), SecurityTrustObject()) { answer in
                self.lock.withLock { self.judgement = answer }
                self.ring()
            }
        }
        while true {
            if let judgement = lock.withLock({ judgement }) { return judgement }
            try wait(0)
        }
    }

    // MARK: Bytes

    private func exchange() throws(Stop) {
        while true {
            let isWriting = try writeAll(), isReading = try readAll()
            try wait((isWriting ? wants.toWrite : 0) | (isReading ? wants.toRead : 0))
        }
    }

    /// Writes as much as goes out.
    /// - Returns: whether more is to be written.
    private func writeAll() throws(Stop) -> Bool {
        while var first = lock.withLock({ sending.first }) {
            // A datagram without bytes is one too.
            while first.place < first.bytes.count || plan.isDatagram && first.bytes.isEmpty {
                let written = first.bytes.withUnsafeBytes { bytes in
                    let rest = UnsafeRawBufferPointer(rebasing: bytes[first.place...])
                    return tls.map { vitrine_tls_write($0, rest.baseAddress, rest.count) } ?? plainlyWritten(rest)
                }
                switch written {
                case Int(vitrine_tls_wants_write), Int(vitrine_tls_wants_read):
                    wants.toWrite = Int16(written == Int(vitrine_tls_wants_read) ? POLLIN : POLLOUT)
                    lock.withLock { sending[0].place = first.place }
                    return true
                case Int(vitrine_tls_failed): throw broken()
                case 0 where tls != nil: throw broken()
                default:
                    first.place += max(written, 1)
                }
                if plan.isDatagram { break }
            }
            if first.isLast, !hasFinished {
                hasFinished = true
                if let tls { vitrine_tls_finish(tls) }
                shutdown(socket, Int32(SHUT_WR))
            }
            lock.withLock { _ = sending.removeFirst() }
            first.done?(nil)
        }
        return false
    }

    /// The end of a connection that no bytes go through any more.
    private func broken() -> Stop {
        Stop(error: tls == nil ? .posix(POSIXErrorCode(rawValue: errno) ?? .EIO) : .tls(ConnectionError.closedAbort))
    }

    private func plainlyWritten(_ bytes: UnsafeRawBufferPointer) -> Int {
        let count = Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? Int(vitrine_tls_wants_write) : Int(vitrine_tls_failed)
    }

    /// Reads as much as somebody waits for.
    /// - Returns: whether more is waited for.
    private func readAll() throws(Stop) -> Bool {
        while let first = lock.withLock({ receiving.first }) {
            if !isAtEnd, buffer.count < first.least || buffer.isEmpty {
                let room = plan.isDatagram ? 65_536 : min(max(first.most - buffer.count, 1), 1 << 16)
                var part = [UInt8](repeating: 0, count: room)
                let count = part.withUnsafeMutableBytes { bytes in
                    tls.map { vitrine_tls_read($0, bytes.baseAddress, bytes.count) } ?? plainlyRead(bytes)
                }
                switch count {
                case Int(vitrine_tls_wants_read), Int(vitrine_tls_wants_write):
                    wants.toRead = Int16(count == Int(vitrine_tls_wants_write) ? POLLOUT : POLLIN)
                    return true
                case Int(vitrine_tls_failed): throw broken()
                case 0 where !plan.isDatagram: isAtEnd = true
                default:
                    if plan.isDatagram {
                        lock.withLock { _ = receiving.removeFirst() }
                        first.done((Data(part[..<count]), true, nil))
                        continue
                    }
                    buffer += part[..<count]
                }
                continue
            }
            lock.withLock { _ = receiving.removeFirst() }
            let given = buffer.prefix(first.most)
            buffer.removeFirst(given.count)
            first.done((given.isEmpty ? nil : Data(given), isAtEnd && buffer.isEmpty, nil))
        }
        return false
    }

    private func plainlyRead(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
        // Blocks: never, the socket does not.
        let count = recv(socket, bytes.baseAddress, bytes.count, 0)
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? Int(vitrine_tls_wants_read) : Int(vitrine_tls_failed)
    }
}

/// Apple's numbers of what may go wrong (SecureTransport's, and those of `dns_sd.h`).
enum ConnectionError {
    static let noSuchRecord: Int32 = -65554
    static let protocolError: Int32 = -9800
    static let closedAbort: Int32 = -9806
    static let badChain: Int32 = -9807
    static let internalError: Int32 = -9810
    static let expired: Int32 = -9814
    static let hostMismatch: Int32 = -9843

    /// The number for OpenSSL's reason not to trust the other end; 0 is another failure of the greeting.
    static func code(distrust reason: Int) -> Int32 {
        switch reason {
        case 0: protocolError
        case 10: expired
        case 62, 64: hostMismatch
        default: badChain
        }
    }
}
