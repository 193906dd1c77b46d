import Foundation

/// An IP address.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
    /// The bytes of the address, in network byte order.
    var rawValue: Data { get }
    /// The interface that the address belongs to.
    var interface: NWInterface? { get }
    /// Whether the address is a loopback address.
    var isLoopback: Bool { get }
    /// Whether the address is link-local.
    var isLinkLocal: Bool { get }
    /// Whether the address is a multicast address.
    var isMulticast: Bool { get }
    /// - Parameter rawValue: the bytes of the address.
    init?(_ rawValue: Data, _ interface: NWInterface?)
    /// - Parameter string: the address in its text form.
    init?(_ string: String)
}

/// An IPv4 address.
public struct IPv4Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?
    /// The unspecified address, which stands for any address of the machine.
    public static let any = IPv4Address(bytes: [0, 0, 0, 0])
    /// The broadcast address of the local network.
    public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])
    /// The loopback address.
    public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])

    private init(bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        (self.rawValue, self.interface) = (rawValue, interface)
    }

    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: address) { Data($0) })
    }

    public var isLoopback: Bool { rawValue.first == 127 }
    public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
    public var isMulticast: Bool { (224...239).contains(rawValue.first ?? 0) }
    public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

/// An IPv6 address.
public struct IPv6Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?
    /// The unspecified address, which stands for any address of the machine.
    public static let any = IPv6Address(bytes: [UInt8](repeating: 0, count: 16))
    /// The loopback address.
    public static let loopback = IPv6Address(bytes: [UInt8](repeating: 0, count: 15) + [1])

    private init(bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        (self.rawValue, self.interface) = (rawValue, interface)
    }

    public init?(_ string: String) {
        var address = in6_addr()
        let plain = string.split(separator: "%").first.map(String.init) ?? ""
        guard inet_pton(AF_INET6, plain, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: address) { Data($0) })
    }

    public var isLoopback: Bool { self == .loopback }
    public var isLinkLocal: Bool { rawValue.first == 0xfe && (rawValue.dropFirst().first ?? 0) & 0xc0 == 0x80 }
    public var isMulticast: Bool { rawValue.first == 0xff }
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let bytes = [UInt8](rawValue)
        guard inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// One end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A host, by its name or its address.
    public enum Host: Hashable, Sendable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
        /// A host name, with the interface it is reached by.
        case name(String, NWInterface?)
        /// An IPv4 address.
        case ipv4(IPv4Address)
        /// An IPv6 address.
        case ipv6(IPv6Address)

        /// - Parameter string: a name or an address.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }
        public init(stringLiteral value: String) { self.init(value) }

        /// The interface by which the endpoint is reached.
        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// A port number.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
        /// The number of the port.
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// - Parameter service: a number.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public var debugDescription: String { "\(rawValue)" }
        /// The port that stands for any.
        public static let any: Port = 0
        /// The port of HTTP.
        public static let http: Port = 80
        /// The port of HTTP with TLS.
        public static let https: Port = 443
        /// The port of SSH.
        public static let ssh: Port = 22
        /// The port of DNS.
        public static let domain: Port = 53
    }

    /// A host and a port.
    case hostPort(host: Host, port: Port)
    /// A Bonjour service.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A Unix domain socket.
    case unix(path: String)
    /// A URL.
    case url(URL)
    /// An endpoint of another kind.
    case opaque(String)

    /// The interface by which the endpoint is reached.
    public var interface: NWInterface? {
        switch self {
        case .hostPort(let host, _): host.interface
        case .service(_, _, _, let interface): interface
        default: nil
        }
    }

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        case .opaque(let words): words
        }
    }
}
