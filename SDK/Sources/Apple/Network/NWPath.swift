import DeviceSituation
import Foundation
import Glibc

/// A way out of the machine.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// What it is made of.
    public enum InterfaceType: Hashable, Sendable {
        /// Anything else.
        case other
        /// Radio of a house.
        case wifi
        /// Radio of a carrier.
        case cellular
        /// A wire.
        case wiredEthernet
        /// The machine itself.
        case loopback
    }

    /// What it is made of.
    public let type: InterfaceType
    /// Its name.
    public let name: String
    /// Its number.
    public let index: Int
    public var debugDescription: String { name }
}

/// Whether there is a network, and of what kind.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    /// Whether there is one.
    public enum Status: Hashable, Sendable {
        /// There is a network.
        case satisfied
        /// No.
        case unsatisfied
        /// There is a network as soon as somebody connects.
        case requiresConnection
    }

    /// Why there is none.
    public enum UnsatisfiedReason: Sendable {
        /// Nobody knows.
        case notAvailable
        /// The user does not want the carrier’s.
        case cellularDenied
        /// The user does not want that of a house.
        case wifiDenied
        /// The user does not want the machines near.
        case localNetworkDenied
        /// There is no tunnel.
        case vpnInactive
    }

    /// Whether there is one.
    public let status: Status
    /// The ways out.
    public let availableInterfaces: [NWInterface]
    /// Whether it has a price, as a carrier's or a hotspot's.
    public private(set) var isExpensive = false
    /// Whether little is to be sent: Low Data Mode.
    public private(set) var isConstrained = false
    /// Whether addresses of four bytes are reached.
    public let supportsIPv4: Bool
    /// Whether addresses of sixteen bytes are reached.
    public let supportsIPv6: Bool
    /// Whether names are found; where there is a network they are.
    public var supportsDNS: Bool { status == .satisfied }
    /// The machine’s own end.
    public let localEndpoint: NWEndpoint? = nil
    /// The other end.
    public let remoteEndpoint: NWEndpoint? = nil
    /// The machines that lead out; they are not looked for.
    public let gateways: [NWEndpoint] = []
    /// Why there is none.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    /// Whether it goes by such a way.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

    public var debugDescription: String { "\(status): \(availableInterfaces.map(\.name).joined(separator: ", "))" }

    /// The path as the home screen says now; where none says anything, as the machine.
    static func current(_ type: NWInterface.InterfaceType? = nil) -> NWPath {
        DeviceSituation.current().map { NWPath($0, type) } ?? ofMachine(type)
    }

    /// What a phone would say.
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

    /// The path as the machine says now. An iPhone’s network is taken to be that of a house, whatever the machine’s is made of.
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

/// Tells whether there is a network: when it is started, and when the home screen says otherwise.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let type: NWInterface.InterfaceType?
    private var handler: (@Sendable (NWPath) -> Void)?
    private var startedOn: DispatchQueue?
    private var isCancelled = false
    private let file: URL?
    private var watch: SituationWatch?
    private var told: NWPath?

    /// Makes a monitor of any way out.
    public convenience init() { self.init(nil) }
    /// Makes a monitor of ways of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init(requiredInterfaceType) }
    /// Makes a monitor of ways of other kinds.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(prohibitedInterfaceTypes.contains(.wifi) ? .cellular : prohibitedInterfaceTypes.contains(.cellular) ? .wifi : nil)
    }

    /// - Parameter file: what the home screen writes.
    init(_ type: NWInterface.InterfaceType?, file: URL? = DeviceSituation.file()) { (self.type, self.file) = (type, file) }

    /// What there is now.
    public var currentPath: NWPath { DeviceSituation.current(file).map { NWPath($0, type) } ?? NWPath.current(type) }
    /// The queue on which it tells.
    public var queue: DispatchQueue? { lock.withLock { startedOn } }
    /// Is called with what there is.
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

    /// Begins to tell.
    public func start(queue: DispatchQueue) {
        let watch = SituationWatch(file) { [weak self] in self?.follow() }
        lock.withLock { (startedOn, self.watch) = (queue, watch) }
        tell(on: queue)
    }

    /// Ends telling.
    public func cancel() { lock.withLock { (isCancelled, watch) = (true, nil) } }

    private func tell(on queue: DispatchQueue) {
        queue.async { [self] in
            let path = currentPath
            guard let handler = lock.withLock({ isCancelled ? nil : handler }) else { return }
            lock.withLock { told = path }
            handler(path)
        }
    }

    /// The home screen said something; what is no other way is not told again.
    private func follow() {
        let path = currentPath
        guard let queue = lock.withLock({ told == path ? nil : startedOn }) else { return }
        tell(on: queue)
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    /// What there is, once.
    public struct Iterator: AsyncIteratorProtocol {
        var path: NWPath?
        public mutating func next() async -> NWPath? {
            defer { path = nil }
            return path
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}
