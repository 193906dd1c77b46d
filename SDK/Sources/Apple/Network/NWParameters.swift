import Foundation

/// The options of a protocol.
public class NWProtocolOptions {}
/// TCP, which carries streams of bytes.
public enum NWProtocolTCP {
    /// The options of TCP.
    public final class Options: NWProtocolOptions {
        /// Whether Nagle's algorithm is off, so that small segments are sent at once.
        public var noDelay = false
        /// Whether keepalive probes are sent.
        public var enableKeepalive = false
        /// The seconds after which an attempt to connect times out.
        public var connectionTimeout = 0
        /// The seconds of silence before the first keepalive probe, between two probes, and the number of unanswered probes before the end.
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var keepaliveCount = 0
        /// Whether the first bytes are sent with the handshake (TCP Fast Open).
        public var enableFastOpen = false
        /// Whether TCP's option to hold back partial segments (`TCP_NOPUSH`) is on.
        public var enableNoPush = false
        /// The largest segment in bytes; 0 for the system's choice.
        public var maximumSegmentSize = 0
        /// The seconds without an acknowledgement after which the connection is dropped.
        public var connectionDropTime = 0
        /// Makes options with default values.
        public override init() {}
    }
}
/// UDP, whose datagrams may get lost.
public enum NWProtocolUDP {
    /// The options of UDP.
    public final class Options: NWProtocolOptions {
        /// Makes options with default values.
        public override init() {}
    }
}
/// IP, the protocol under the others.
public enum NWProtocolIP {
    /// The options of IP.
    public final class Options: NWProtocolOptions {
        /// The version of IP.
        public enum Version: Sendable { case any, v4, v6 }
        public var version = Version.any
        /// The hop limit.
        public var hopLimit: UInt8 = 0
    }
}
/// TLS, which encrypts streams.
public enum NWProtocolTLS {
    /// The options of TLS.
    public final class Options: NWProtocolOptions {
        /// The security options: what the other end has to prove, and this end's identity.
        public let securityProtocolOptions: sec_protocol_options_t = SecurityProtocolOptions()
        /// Makes options with default values.
        public override init() {}
    }
}

/// The protocols and options of a connection.
public final class NWParameters: @unchecked Sendable {
    private let words: String
    let tls: NWProtocolTLS.Options?
    let tcp: NWProtocolTCP.Options
    /// Whether messages are datagrams of UDP.
    var isDatagram: Bool { words == "udp" }
    /// The kind of interface that must be used; `other` for any.
    public var requiredInterfaceType: NWInterface.InterfaceType = .other
    /// The kinds of interfaces that must not be used.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// Whether expensive paths are prohibited.
    public var prohibitExpensivePaths = false
    /// Whether constrained paths, as in Low Data Mode, are prohibited.
    public var prohibitConstrainedPaths = false
    /// Whether a local endpoint may be reused.
    public var allowLocalEndpointReuse = false
    /// Whether peer-to-peer connections are included.
    public var includePeerToPeer = false

    private init(words: String, tls: NWProtocolTLS.Options? = nil, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        (self.words, self.tls, self.tcp) = (words, tls, tcp)
    }
    /// Makes parameters without a protocol.
    public convenience init() { self.init(words: "any") }
    /// Makes parameters of TCP, with TLS where options for it are given.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init(words: tls == nil ? "tcp" : "tls", tls: tls, tcp: tcp)
    }
    /// The parameters of TCP.
    public static var tcp: NWParameters { NWParameters(words: "tcp") }
    /// The parameters of TLS over TCP.
    public static var tls: NWParameters { NWParameters(words: "tls", tls: NWProtocolTLS.Options()) }
    /// The parameters of UDP.
    public static var udp: NWParameters { NWParameters(words: "udp") }
    /// The way in which DNS answers that have expired are used.
    public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }
    /// The way in which several network paths are used at once.
    public enum MultipathServiceType: Int, Sendable { case disabled, handover, interactive, aggregate }
    /// The class of service of the traffic.
    public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
    public var multipathServiceType = MultipathServiceType.disabled
    public var serviceClass = ServiceClass.bestEffort
    /// Whether the first bytes are sent with the handshake (TCP Fast Open).
    public var allowFastOpen = false
    /// The local endpoint that must be used.
    public var requiredLocalEndpoint: NWEndpoint?
    /// Whether proxies are not used where possible.
    public var preferNoProxies = false
    /// The default protocol stack.
    public let defaultProtocolStack = ProtocolStack()

    /// A stack of protocols, each on top of the one below.
    public final class ProtocolStack {
        /// The application protocols, from the top.
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    }
}
