import Foundation

/// Waits for others who connect. Nobody can here: it fails as one that the system does not permit.
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
    /// The state of the listener.
    public enum State: Hashable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// The Bonjour service under which the listener would be found.
    public struct Service: Hashable, Sendable {
        public let name: String?
        public let type: String
        public let domain: String?

        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
    }

    public let parameters: NWParameters
    /// The port it waits at; nil, since it does not wait.
    public var port: NWEndpoint.Port? { nil }
    private let progress = NetworkProgress(State.setup)
    public var state: State { progress.state }
    public var queue: DispatchQueue? { progress.queue }
    public var service: Service?
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { progress.handler }
        set { progress.handler = newValue }
    }
    /// Would be called with each connection.
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    /// The most connections that are taken.
    public var newConnectionLimit = -1

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws { self.parameters = parameters }
    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters)
        self.service = service
    }

    /// Begins, and fails.
    public func start(queue: DispatchQueue) {
        progress.start(on: queue)
        progress.reach(.failed(.posix(.EPERM)))
    }
    /// Cancels the listener.
    public func cancel() { progress.reach(.cancelled, isLast: true) }

    public var debugDescription: String { "NWListener" }
}

/// Looks for what others offer on the network. It finds nothing here: it fails as one that the system does not permit.
public final class NWBrowser: @unchecked Sendable, CustomDebugStringConvertible {
    /// The state of the browser.
    public enum State: Hashable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }

    /// The description of the services that are searched.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }

    /// A service that was found.
    public struct Result: Hashable, Sendable {
        /// A change of a result.
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result, flags: Flags)

            /// The parts of a result that changed.
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt32
                public init(rawValue: UInt32) { self.rawValue = rawValue }
                public static let identical = Flags(rawValue: 1)
                public static let interfaceAdded = Flags(rawValue: 2)
                public static let interfaceRemoved = Flags(rawValue: 4)
                public static let metadataChanged = Flags(rawValue: 8)
            }
        }

        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    private let progress = NetworkProgress(State.setup)
    public var state: State { progress.state }
    public var queue: DispatchQueue? { progress.queue }
    public var browseResults: Set<Result> { [] }
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { progress.handler }
        set { progress.handler = newValue }
    }
    /// Would be called with what is found.
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }

    /// Begins, and fails.
    public func start(queue: DispatchQueue) {
        progress.start(on: queue)
        progress.reach(.failed(.posix(.EPERM)))
    }
    /// Cancels the browser.
    public func cancel() { progress.reach(.cancelled, isLast: true) }

    public var debugDescription: String { "NWBrowser" }
}
