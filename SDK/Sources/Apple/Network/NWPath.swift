import Foundation
import Glibc
import VitrineDeviceSituation

/// A network interface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kind of the interface.
    public enum InterfaceType: Hashable, Sendable {
        /// An interface of another kind.
        case other
        /// Wi-Fi.
        case wifi
        /// The cellular network.
        case cellular
        /// Wired Ethernet.
        case wiredEthernet
        /// The loopback interface.
        case loopback
    }

    /// The kind of the interface.
    public let type: InterfaceType
    /// The name of the interface, such as `en0`.
    public let name: String
    /// The index of the interface.
    public let index: Int
    public var debugDescription: String { name }
}

/// A network path: whether there is a network, and which interfaces lead to it.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    /// Whether there is a network.
    public enum Status: Hashable, Sendable {
        /// There is a network.
        case satisfied
        /// There is no network.
        case unsatisfied
        /// There is no network now, but connecting may establish one.
        case requiresConnection
    }

    /// The reason for which there is no network.
    public enum UnsatisfiedReason: Sendable {
        /// The reason is not known.
        case notAvailable
        /// The user has turned cellular data off for the app.
        case cellularDenied
        /// The user has turned Wi-Fi off for the app.
        case wifiDenied
        /// The user has denied access to the local network.
        case localNetworkDenied
        /// A VPN is required and not active.
        case vpnInactive
    }

    /// Whether there is a network.
    public let status: Status
    /// The interfaces that may be used, in the order of preference.
    public let availableInterfaces: [NWInterface]
    /// Whether the path is expensive, as a cellular network or a personal hotspot is.
    public private(set) var isExpensive = false
    /// Whether the path is constrained, as in Low Data Mode.
    public private(set) var isConstrained = false
    /// Whether the path routes IPv4.
    public let supportsIPv4: Bool
    /// Whether the path routes IPv6.
    public let supportsIPv6: Bool
    /// Whether the path has a DNS server; here it has one wherever there is a network.
    public var supportsDNS: Bool { status == .satisfied }
    /// The local endpoint; nil, always.
    public let localEndpoint: NWEndpoint? = nil
    /// The remote endpoint; nil, always.
    public let remoteEndpoint: NWEndpoint? = nil
    /// The gateways of the path; they are not looked up here.
    public let gateways: [NWEndpoint] = []
    /// The reason for which there is no network.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    /// Whether the path uses an interface of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

    public var debugDescription: String { "\(status): \(availableInterfaces.map(\.name).joined(separator: ", "))" }

    /// The current path: the one that the home screen simulates, else the machine's own.
    static func current(_ type: NWInterface.InterfaceType? = nil) -> NWPath {
        DeviceSituation.current().map { NWPath($0, type) } ?? ofMachine(type)
    }

    /// Makes the path that a phone in this situation would have.
    init(_ situation: DeviceSituation, _ type: NWInterface.InterfaceType? = nil) {
        // The names that iOS gives them (general knowledge).
        let found: NWInterface? =
            switch situation.network {
            case .wifi, .hotspot: NWInterface(type: .wifi, name: "en0", index: 1)
            case .cellular: NWInterface(type: .cellular, name: "pdp_ip0", index: 2)
            case .none: nil
            }
        availableInterfaces = [found].compactMap { $0 }.filter { type == nil || $0.type == type }
        status = availableInterfaces.isEmpty ? .unsatisfied : .satisfied
        supportsIPv4 = status == .satisfied
        supportsIPv6 = false
        isExpensive = status == .satisfied && situation.network.isExpensive
        isConstrained = status == .satisfied && situation.lowData
    }

    private init(status: Status, availableInterfaces: [NWInterface], supportsIPv4: Bool, supportsIPv6: Bool) {
        (self.status, self.availableInterfaces) = (status, availableInterfaces)
        (self.supportsIPv4, self.supportsIPv6) = (supportsIPv4, supportsIPv6)
    }

    /// The machine's own path. The phone is taken to be on Wi-Fi, whatever kind of interface the machine has.
    private static func ofMachine(_ type: NWInterface.InterfaceType?) -> NWPath {
        var list: UnsafeMutablePointer<ifaddrs>?
        var found: [String: NWInterface] = [:], families: Set<Int32> = []
        if getifaddrs(&list) == 0 {
            defer { freeifaddrs(list) }
            var next = list
            while let entry = next?.pointee {
                next = entry.ifa_next
                guard let address = entry.ifa_addr, entry.ifa_flags & UInt32(IFF_UP) != 0,
                    entry.ifa_flags & UInt32(IFF_RUNNING) != 0, entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0
                else { continue }
                let family = Int32(address.pointee.sa_family)
                guard family == AF_INET || family == AF_INET6 else { continue }
                let name = String(cString: entry.ifa_name)
                families.insert(family)
                found[name] = NWInterface(type: .wifi, name: name, index: Int(if_nametoindex(name)))
            }
        }
        let interfaces = found.values.filter { type == nil || $0.type == type }.sorted { $0.index < $1.index }
        return NWPath(
            status: interfaces.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: interfaces,
            supportsIPv4: families.contains(AF_INET),
            supportsIPv6: families.contains(AF_INET6))
    }
}

/// Monitors the network path, and reports it when started and when the home screen's simulation changes it.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let type: NWInterface.InterfaceType?
    private var handler: (@Sendable (NWPath) -> Void)?
    private var startedOn: DispatchQueue?
    private var isCancelled = false
    private let file: URL?
    private var watch: SituationWatch?
    private var told: NWPath?

    /// Makes a monitor of all interfaces.
    public convenience init() { self.init(nil) }
    /// Makes a monitor of interfaces of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init(requiredInterfaceType) }
    /// Makes a monitor of other kinds of interfaces: of cellular where Wi-Fi is prohibited, else of Wi-Fi where cellular is.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(prohibitedInterfaceTypes.contains(.wifi) ? .cellular : prohibitedInterfaceTypes.contains(.cellular) ? .wifi : nil)
    }

    /// - Parameter file: the file into which the home screen writes the simulated situation.
    init(_ type: NWInterface.InterfaceType?, file: URL? = DeviceSituation.file()) { (self.type, self.file) = (type, file) }

    /// The current path.
    public var currentPath: NWPath { DeviceSituation.current(file).map { NWPath($0, type) } ?? NWPath.current(type) }
    /// The queue on which the handler is called.
    public var queue: DispatchQueue? { lock.withLock { startedOn } }
    /// Called with the path when monitoring starts and when the path changes.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set {
            let queue = lock.withLock { () -> DispatchQueue? in
                handler = newValue
                return startedOn
            }
            if let queue { tell(on: queue) }
        }
    }

    /// Starts monitoring.
    public func start(queue: DispatchQueue) {
        let watch = SituationWatch(file) { [weak self] in self?.follow() }
        lock.withLock { (startedOn, self.watch) = (queue, watch) }
        tell(on: queue)
    }

    /// Stops monitoring.
    public func cancel() { lock.withLock { (isCancelled, watch) = (true, nil) } }

    private func tell(on queue: DispatchQueue) {
        queue.async { [self] in
            let path = currentPath
            guard let handler = lock.withLock({ isCancelled ? nil : handler }) else { return }
            lock.withLock { told = path }
            handler(path)
        }
    }

    /// Reports the path after the home screen has written its file, unless it is the same as before.
    private func follow() {
        let path = currentPath
        guard let queue = lock.withLock({ told == path ? nil : startedOn }) else { return }
        tell(on: queue)
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    /// An iterator that yields the current path once.
    public struct Iterator: AsyncIteratorProtocol {
        var path: NWPath?
        public mutating func next() async -> NWPath? {
            defer { path = nil }
            return path
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}
