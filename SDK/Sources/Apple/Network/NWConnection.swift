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

/// A connection. None is made here: it fails as one that the system does not permit. Widgets fetch by `URLSession`.
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

    /// Starts the connection, which fails.
    public func start(queue: DispatchQueue) {
        progress.start(on: queue)
        progress.reach(.preparing)
        progress.reach(.failed(.posix(.EPERM)))
    }
    /// Cancels the connection.
    public func cancel() { progress.reach(.cancelled, isLast: true) }
    /// Cancels the connection at once.
    public func forceCancel() { cancel() }

    /// Sends nothing, and reports an error.
    public func send(
        content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        guard case .contentProcessed(let told) = completion else { return }
        (queue ?? .main).async { told(.posix(.ENOTCONN)) }
    }

    /// Receives nothing, and reports an error.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) { (queue ?? .main).async { completion(nil, nil, true, .posix(.ENOTCONN)) } }

    /// Receives nothing, and reports an error.
    public func receiveMessage(
        completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) { receive(minimumIncompleteLength: 0, maximumLength: 0, completion: completion) }

    public var debugDescription: String { "NWConnection to \(endpoint.debugDescription)" }
}
