import Foundation

/// How a connection speaks.
public class NWProtocolOptions {}
/// Streams of bytes.
public enum NWProtocolTCP {
    /// How they flow.
    public final class Options: NWProtocolOptions {
        /// Whether small parts are sent at once.
        public var noDelay = false
        /// Whether silence is asked about.
        public var enableKeepalive = false
        /// Seconds for which a connection is tried.
        public var connectionTimeout = 0
        /// Seconds of silence before it is asked about, between two such questions, and how many have no answer before the end.
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var keepaliveCount = 0
        /// Whether the first bytes go with the greeting.
        public var enableFastOpen = false
        /// Whether a stream that is closed at one end is ended at both.
        public var enableNoPush = false
        /// Bytes of a part at most; 0 is the system's choice.
        public var maximumSegmentSize = 0
        /// Seconds without an answer after which it is ended.
        public var connectionDropTime = 0
        /// The usual way.
        public override init() {}
    }
}
/// Parts that may get lost.
public enum NWProtocolUDP {
    /// How they are sent.
    public final class Options: NWProtocolOptions {
        /// The usual way.
        public override init() {}
    }
}
/// The internet's own protocol, under the others.
public enum NWProtocolIP {
    /// How it is spoken.
    public final class Options: NWProtocolOptions {
        /// Which generation of it.
        public enum Version: Sendable { case any, v4, v6 }
        public var version = Version.any
        /// Routers on the way at most.
        public var hopLimit: UInt8 = 0
    }
}
/// Encrypted streams.
public enum NWProtocolTLS {
    /// How they are encrypted.
    public final class Options: NWProtocolOptions {
        /// What the other end has to prove, and what is said of this one.
        public let securityProtocolOptions: sec_protocol_options_t = SecurityProtocolOptions()
        /// The usual way.
        public override init() {}
    }
}

/// What a connection is made of.
public final class NWParameters: @unchecked Sendable {
    private let words: String
    /// The only kind of way that may be taken.
    public var requiredInterfaceType: NWInterface.InterfaceType = .other
    /// Kinds of ways that may not be taken.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// Whether ways that have a price may not be taken.
    public var prohibitExpensivePaths = false
    /// Whether ways on which little is to be sent may not be taken.
    public var prohibitConstrainedPaths = false
    /// Whether an address may be used by several.
    public var allowLocalEndpointReuse = false
    /// Whether machines near are found without a network.
    public var includePeerToPeer = false

    private init(words: String) { self.words = words }
    /// Anything.
    public convenience init() { self.init(words: "any") }
    /// Streams, encrypted where there are options for that.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init(words: tls == nil ? "tcp" : "tls")
    }
    /// Streams.
    public static var tcp: NWParameters { NWParameters(words: "tcp") }
    /// Encrypted streams.
    public static var tls: NWParameters { NWParameters(words: "tls") }
    /// Parts that may get lost.
    public static var udp: NWParameters { NWParameters(words: "udp") }
    /// What is done with an address whose time is over.
    public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }
    /// Which of several ways are taken at once.
    public enum MultipathServiceType: Int, Sendable { case disabled, handover, interactive, aggregate }
    /// Who is served first.
    public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
    public var multipathServiceType = MultipathServiceType.disabled
    public var serviceClass = ServiceClass.bestEffort
    /// Whether the first bytes go with the greeting.
    public var allowFastOpen = false
    /// The end at which the connection begins.
    public var requiredLocalEndpoint: NWEndpoint?
    /// Whether proxies are left out.
    public var preferNoProxies = false
    /// The protocols that it is made of.
    public let defaultProtocolStack = ProtocolStack()

    /// Protocols, each on top of the one below.
    public final class ProtocolStack {
        /// The protocols of the app, from the top.
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    }
}
