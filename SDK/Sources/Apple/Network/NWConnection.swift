import Foundation

/// The reason for which a connection failed.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
    /// The system returned an error of POSIX.
    case posix(POSIXErrorCode)
    /// A name could not be resolved.
    case dns(Int32)
    /// The TLS handshake failed.
    case tls(Int32)

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "DNS \(code)"
        case .tls(let code): "TLS \(code)"
        }
    }
}

/// A connection by TCP, TLS or UDP, or to a socket of this machine. Where the device has no network it waits for one, as on iOS; a widget
/// that may not use the network, as none of a project may unless `--network` lets it, is on a device without one.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    /// The state of the connection.
    public enum State: Hashable, Sendable {
        /// The connection is made and not started.
        case setup
        /// The connection waits for a network path.
        case waiting(NWError)
        /// The connection is being established.
        case preparing
        /// The connection is established.
        case ready
        /// The connection failed.
        case failed(NWError)
        /// The connection was cancelled.
        case cancelled
    }

    /// The context of content that is sent or received.
    public final class ContentContext: @unchecked Sendable {
        /// The description of the context, for people.
        public let identifier: String
        private init(_ identifier: String) { self.identifier = identifier }
        /// The context of a message of its own.
        public static let defaultMessage = ContentContext("default")
        /// The context of the last message, after which the sending side is closed.
        public static let finalMessage = ContentContext("final")
        /// The context of a part of a stream.
        public static let defaultStream = ContentContext("stream")
    }

    /// The completion of a send, which is called when the content was processed.
    public enum SendCompletion {
        /// A closure that is called with why the content was not sent.
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// Nothing is called; the content may be sent again.
        case idempotent
    }

    private let progress = NetworkProgress(State.setup)
    /// The remote endpoint.
    public let endpoint: NWEndpoint
    /// The protocols and options of the connection.
    public let parameters: NWParameters

    /// - Parameter endpoint: the remote endpoint.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) { (self.endpoint, self.parameters) = (endpoint, parameters) }
    /// - Parameter host: the remote host.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    /// The state of the connection.
    public var state: State { progress.state }
    /// The queue on which the connection's handlers are called.
    public var queue: DispatchQueue? { progress.queue }
    /// The network path of the connection.
    public var currentPath: NWPath? { NWPath.current() }
    /// Called when the connection's state changes.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { progress.handler }
        set { progress.handler = newValue }
    }
    /// Called when the network path changes, which it does not here.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

    /// What is asked of a socket.
    private typealias Request = @Sendable (ConnectionSocket) -> Void

    private let lock = NSLock()
    // Touched only under the lock.
    private var socket: ConnectionSocket?
    private var waiting: [Request] = []
    private var monitor: NWPathMonitor?
    private var isOver = false

    deinit { close() }

    /// Starts the connection.
    public func start(queue: DispatchQueue) {
        progress.start(on: queue)
        attempt()
    }

    /// Tries again to connect, where the connection waits.
    public func restart() {
        guard case .waiting = state else { return }
        attempt()
    }

    /// Cancels the connection.
    public func cancel() {
        close()
        progress.reach(.cancelled, isLast: true)
    }
    /// Cancels the connection at once.
    public func forceCancel() { cancel() }

    private func close() {
        let (socket, monitor, waiting) = lock.withLock { () -> (ConnectionSocket?, NWPathMonitor?, [Request]) in
            isOver = true
            defer { (self.socket, self.monitor, self.waiting) = (nil, nil, []) }
            return (self.socket, self.monitor, self.waiting)
        }
        monitor?.cancel()
        socket?.cancel()
        refuse(waiting)
    }

    /// Tells those who asked before there was a socket that there is none: by one that never begins.
    private func refuse(_ waiting: [Request]) {
        guard !waiting.isEmpty else { return }
        let never = ConnectionSocket(ConnectionSocket.Plan(place: .unix(""))) { _, _ in }
        for one in waiting { one(never) }
        never.cancel()
        never.start()
    }

    private func attempt() {
        progress.reach(.preparing)
        guard let plan = plan() else { return fail(.posix(.EPROTONOSUPPORT), mayWait: false) }
        if plan.needsNetwork, NWPath.current().status != .satisfied { return fail(.posix(.ENETDOWN), mayWait: true) }
        let fresh = ConnectionSocket(plan) { [weak self] result, mayWait in
            switch result {
            case .success: self?.progress.reach(.ready)
            case .failure(let error): self?.fail(error, mayWait: mayWait)
            }
        }
        let (old, asked, goesOn) = lock.withLock { () -> (ConnectionSocket?, [Request], Bool) in
            guard !isOver else { return (nil, [], false) }
            defer { (socket, waiting) = (fresh, []) }
            return (socket, waiting, true)
        }
        old?.cancel()
        guard goesOn else { return }
        for one in asked { one(fresh) }
        fresh.start()
    }

    /// Waits for another network, or has failed for good.
    private func fail(_ error: NWError, mayWait: Bool) {
        let isOver = lock.withLock {
            socket = nil
            return self.isOver
        }
        guard !isOver else { return }
        guard mayWait, state == .preparing else {
            progress.reach(.failed(error))
            return refuse(
                lock.withLock {
                    defer { waiting = [] }
                    return waiting
                })
        }
        progress.reach(.waiting(error))
        follow()
    }

    /// Tries again when the network is another one.
    private func follow() {
        let fresh = NWPathMonitor()
        let isFirst = lock.withLock { () -> Bool in
            guard monitor == nil, !isOver else { return false }
            monitor = fresh
            return true
        }
        guard isFirst else { return }
        let before = NWPath.current()
        nonisolated(unsafe) var last = before.status
        fresh.pathUpdateHandler = { [weak self] path in
            defer { last = path.status }
            if path.status == .satisfied, last != .satisfied { self?.restart() }
        }
        fresh.start(queue: queue ?? .main)
    }

    private func plan() -> ConnectionSocket.Plan? {
        var plan: ConnectionSocket.Plan
        switch endpoint {
        case .hostPort(let host, let port):
            plan = ConnectionSocket.Plan(place: .host(host.debugDescription, port: port.rawValue))
        case .unix(let path): plan = ConnectionSocket.Plan(place: .unix(path))
        case .url(let url):
            guard let host = url.host, let port = url.port.flatMap(UInt16.init(exactly:)) ?? Self.ports[url.scheme ?? ""] else {
                return nil
            }
            plan = ConnectionSocket.Plan(place: .host(host, port: port))
        case .service, .opaque: return nil
        }
        plan.isDatagram = parameters.isDatagram
        plan.tls = parameters.tls?.securityProtocolOptions
        plan.hasNoDelay = parameters.tcp.noDelay
        if parameters.tcp.connectionTimeout > 0 { plan.patience = Int32(clamping: parameters.tcp.connectionTimeout * 1000) }
        return plan
    }

    private static let ports: [String: UInt16] = ["http": 80, "ws": 80, "https": 443, "wss": 443]

    /// Does something with the socket, now or as soon as there is one.
    private func withSocket(_ work: @escaping Request, otherwise: () -> Void) {
        let (now, isOver) = lock.withLock { () -> (ConnectionSocket?, Bool) in
            if self.socket == nil, !self.isOver, !state.isFailed { waiting.append(work) }
            return (self.socket, self.isOver || state.isFailed)
        }
        if let now { work(now) } else if isOver { otherwise() }
    }

    /// Sends content; with the context of a last message, nothing can be sent after it.
    public func send(
        content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        let queue = queue ?? .main
        let done: (@Sendable (NWError?) -> Void)? =
            if case .contentProcessed(let told) = completion { { error in queue.async { told(error) } } } else { nil }
        let bytes = content.map { [UInt8]($0) } ?? [], isLast = isComplete && contentContext === ContentContext.finalMessage
        withSocket({ $0.send(bytes, isLast: isLast, done) }, otherwise: { done?(.posix(.ENOTCONN)) })
    }

    /// Receives as many bytes as are there, and at least some.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) {
        let queue = queue ?? .main
        let isDatagram = parameters.isDatagram
        withSocket(
            { socket in
                socket.receive(least: minimumIncompleteLength, most: maximumLength) { part in
                    let context: ContentContext? = part.error != nil ? nil : isDatagram ? .defaultMessage : .defaultStream
                    queue.async { completion(part.content, context, part.isComplete, part.error) }
                }
            }, otherwise: { queue.async { completion(nil, nil, true, .posix(.ENOTCONN)) } })
    }

    /// Receives a datagram, or all of a stream until its end.
    public func receiveMessage(
        completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) { receive(minimumIncompleteLength: .max, maximumLength: .max, completion: completion) }

    public var debugDescription: String { "NWConnection to \(endpoint.debugDescription)" }
}

extension NWConnection.State {
    fileprivate var isFailed: Bool { if case .failed = self { true } else { false } }
}

extension ConnectionSocket.Plan {
    /// Whether it leads to another machine.
    fileprivate var needsNetwork: Bool {
        guard case .host(let name, _) = place else { return false }
        return name != "localhost" && IPv4Address(name)?.isLoopback != true && IPv6Address(name)?.isLoopback != true
    }
}
