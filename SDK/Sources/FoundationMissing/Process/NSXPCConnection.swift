import Foundation

/// A description of what can be asked of another process's object.
open class NSXPCInterface: NSObject, @unchecked Sendable {
    /// The protocol of the object.
    public let `protocol`: Any.Type

    /// - Parameter protocol: the protocol of the object, as `Tides.self`.
    public init(with protocol: Any.Type) { self.`protocol` = `protocol` }
}

/// A way to an object of another process. There are no services here: each connection is invalid as soon as it is resumed.
open class NSXPCConnection: NSObject, @unchecked Sendable {
    /// The options of a connection.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let privileged = Options(rawValue: 1 << 12)
    }

    /// The name of the service.
    public let serviceName: String?
    public let endpoint: NSXPCListenerEndpoint
    open var exportedInterface: NSXPCInterface?
    open var exportedObject: Any?
    open var remoteObjectInterface: NSXPCInterface?
    open var interruptionHandler: (() -> Void)?
    open var invalidationHandler: (() -> Void)?
    open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    private let lock = NSLock()
    // Under the lock.
    private var isInvalid = false

    /// A connection to a service of the app.
    public init(serviceName: String) { (self.serviceName, endpoint) = (serviceName, NSXPCListenerEndpoint()) }
    /// A connection to a service of the system.
    public init(machServiceName name: String, options: Options = []) { (serviceName, endpoint) = (name, NSXPCListenerEndpoint()) }
    /// A connection to who listens.
    public init(listenerEndpoint endpoint: NSXPCListenerEndpoint) { (serviceName, self.endpoint) = (nil, endpoint) }

    /// Finds nobody at the other end: the invalidation handler is called, on another thread.
    open func resume() { DispatchQueue.global().async { self.invalidate() } }
    open func activate() { resume() }
    open func suspend() {}
    /// Ends the connection; its invalidation handler is called once.
    open func invalidate() {
        let handler = lock.withLock {
            defer { isInvalid = true }
            return isInvalid ? nil : invalidationHandler
        }
        handler?()
    }

    /// An object that is of no protocol.
    open var remoteObjectProxy: Any { NSObject() }

    /// Tells the handler, on another thread, that the connection is invalid.
    /// - Returns: an object that is of no protocol.
    open func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any {
        DispatchQueue.global().async { handler(Self.invalid) }
        return NSObject()
    }
    /// Tells the handler at once that the connection is invalid.
    /// - Returns: an object that is of no protocol.
    open func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any {
        handler(Self.invalid)
        return NSObject()
    }

    /// The error of a connection without another end, by its number in Cocoa's.
    private static var invalid: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSXPCConnectionInvalid,
            userInfo: [NSLocalizedDescriptionKey: "Couldn’t communicate with a helper application."])
    }
}

/// The place at which a listener is found.
open class NSXPCListenerEndpoint: NSObject, @unchecked Sendable {}

/// Waits for other processes' connections. None comes here.
open class NSXPCListener: NSObject, @unchecked Sendable {
    private static let ofApp = NSXPCListener()

    /// The app's own service.
    open class func service() -> NSXPCListener { ofApp }
    /// A listener that only who is told of it finds.
    open class func anonymous() -> NSXPCListener { NSXPCListener() }
    public convenience init(machServiceName name: String) { self.init() }

    open weak var delegate: (any NSXPCListenerDelegate)?
    public let endpoint = NSXPCListenerEndpoint()
    open func resume() {}
    open func activate() {}
    open func suspend() {}
    open func invalidate() {}
}

/// A delegate that takes or refuses connections.
public protocol NSXPCListenerDelegate: NSObjectProtocol {
    /// Whether a connection is taken: it is not.
    func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
}
extension NSXPCListenerDelegate {
    public func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool { false }
}
