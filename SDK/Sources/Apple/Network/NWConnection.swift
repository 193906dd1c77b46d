import Foundation

/// Why a connection is not there.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
    /// The system refuses.
    case posix(POSIXErrorCode)
    /// A name is not found.
    case dns(Int32)
    /// The other end is not who it says.
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
    /// How far it is.
    public enum State: Hashable, Sendable {
        /// The connection is made and not started.
        case setup
        /// There is no way yet.
        case waiting(NWError)
        /// It is being made.
        case preparing
        /// It is there.
        case ready
        /// It cannot be made.
        case failed(NWError)
        /// It was ended.
        case cancelled
    }

    /// What belongs to a message.
    public final class ContentContext: @unchecked Sendable {
        /// What it is, for people.
        public let identifier: String
        private init(_ identifier: String) { self.identifier = identifier }
        /// A part of a stream.
        public static let defaultMessage = ContentContext("default")
        /// The last part.
        public static let finalMessage = ContentContext("final")
        /// A stream.
        public static let defaultStream = ContentContext("stream")
    }

    /// What is called when something was sent.
    public enum SendCompletion {
        /// A closure that is called with why the content was not sent.
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// The choice to call nothing.
        case idempotent
    }

    private let progress = NetworkProgress(State.setup)
    /// The other end.
    public let endpoint: NWEndpoint
    /// What it is made of.
    public let parameters: NWParameters

    /// - Parameter endpoint: the other end.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) { (self.endpoint, self.parameters) = (endpoint, parameters) }
    /// - Parameter host: the other end’s machine.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    /// How far it is.
    public var state: State { progress.state }
    /// The queue on which it calls.
    public var queue: DispatchQueue? { progress.queue }
    /// The way it takes.
    public var currentPath: NWPath? { NWPath.current() }
    /// Is called when it gets further.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { progress.handler }
        set { progress.handler = newValue }
    }
    /// Is called when the way changes; it does not.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

    /// Begins, and fails.
    public func start(queue: DispatchQueue) {
        progress.start(on: queue)
        progress.reach(.preparing)
        progress.reach(.failed(.posix(.EPERM)))
    }
    /// Ends it.
    public func cancel() { progress.reach(.cancelled, isLast: true) }
    /// Ends it at once.
    public func forceCancel() { cancel() }

    /// Sends nothing, and says so.
    public func send(
        content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        guard case .contentProcessed(let told) = completion else { return }
        (queue ?? .main).async { told(.posix(.ENOTCONN)) }
    }

    /// Receives nothing, and says so.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) { (queue ?? .main).async { completion(nil, nil, true, .posix(.ENOTCONN)) } }

    /// Receives nothing, and says so.
    public func receiveMessage(
        completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
    ) { receive(minimumIncompleteLength: 0, maximumLength: 0, completion: completion) }

    public var debugDescription: String { "NWConnection to \(endpoint.debugDescription)" }
}
