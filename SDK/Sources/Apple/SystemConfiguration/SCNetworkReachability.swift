import Foundation
import FoundationMissing
import VitrineNetwork

// Whether somebody is reached is what the home screen says of the network, or the machine where none says anything: as `NWPath` answers.
// Nobody is called for it, on iOS as here.

/// Flags that say how a name or an address is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// The context with which a callback is called; the pointer stays its owner's where there are no functions for it.
public struct SCNetworkReachabilityContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription)
    }
}

/// A name or an address that may be reached.
public final class SCNetworkReachability: @unchecked Sendable {
    private let isLocal: Bool
    private let lock = NSLock()
    // Under the lock.
    private var callback: SCNetworkReachabilityCallBack?
    private var context: SCNetworkReachabilityContext?
    private var monitor: NWPathMonitor?

    /// - Parameter isLocal: whether it is this machine.
    init(isLocal: Bool) { self.isLocal = isLocal }

    deinit {
        monitor?.cancel()
        release(context)
    }

    var flags: SCNetworkReachabilityFlags { isLocal ? [.reachable, .isLocalAddress] : Self.flags(of: NWPathMonitor().currentPath) }

    static func flags(of path: NWPath) -> SCNetworkReachabilityFlags {
        guard path.status == .satisfied else { return [] }
        return path.usesInterfaceType(.cellular) ? [.reachable, .isWWAN] : [.reachable]
    }

    func setCallback(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        var context = context
        if let info = context?.info, let kept = context?.retain?(info) { context?.info = UnsafeMutableRawPointer(mutating: kept) }
        let before = lock.withLock {
            defer { (self.callback, self.context) = (callback, callback == nil ? nil : context) }
            return self.context
        }
        release(before)
    }

    private func release(_ context: SCNetworkReachabilityContext?) { if let info = context?.info { context?.release?(info) } }

    /// - Parameter queue: where changes are told; nil ends it.
    func tell(on queue: DispatchQueue?) {
        let fresh = queue.map { _ in NWPathMonitor() }
        let before = lock.withLock {
            defer { monitor = fresh }
            return monitor
        }
        before?.cancel()
        guard let queue, let fresh else { return }
        fresh.pathUpdateHandler = { [weak self] path in
            guard let self, let callback = lock.withLock({ self.callback }) else { return }
            callback(self, isLocal ? flags : Self.flags(of: path), lock.withLock { self.context?.info })
        }
        fresh.start(queue: queue)
    }
}

/// A machine by its name; nil where that is empty, which `SCError()` says is an invalid argument.
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    guard !name.isEmpty else {
        LastStatus.here = kSCStatusInvalidArgument
        return nil
    }
    return SCNetworkReachability(isLocal: name == "localhost" || name.hasPrefix("127."))
}

/// A machine by its address; all zero is any.
public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability?
{
    guard [sa_family_t(AF_INET), sa_family_t(AF_INET6)].contains(address.pointee.sa_family) else {
        LastStatus.here = kSCStatusInvalidArgument
        return nil
    }
    // The bytes of an address of four begin after its port.
    let isLocal = withUnsafeBytes(of: address.pointee.sa_data) { address.pointee.sa_family == sa_family_t(AF_INET) && $0[2] == 127 }
    return SCNetworkReachability(isLocal: isLocal)
}

/// Writes how it is reached now; always true.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// The function is called when how it is reached changes, once there is a queue or a run loop.
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.setCallback(callout, context?.pointee)
    return true
}

/// Reports changes on a queue from now on; nil ends that.
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.tell(on: queue)
    return true
}

/// Reports changes on the main queue from now on, whatever the run loop.
public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString) -> Bool
{
    target.tell(on: .main)
    return true
}

/// Stops reporting changes on the run loop.
public func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString)
    -> Bool
{
    target.tell(on: nil)
    return true
}
