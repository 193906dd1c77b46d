import Foundation

/// The way in which names are asked for.
public enum NEDNSProtocol: Int, Sendable {
    case cleartext = 1
    case TLS, HTTPS
}

/// The servers that names are asked of.
open class NEDNSSettings: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let servers: [String]
    open var searchDomains: [String]?
    open var domainName: String?
    open var matchDomains: [String]?
    open var matchDomainsNoSearch = false
    open var dnsProtocol: NEDNSProtocol { .cleartext }

    /// Settings with the addresses of servers.
    public init(servers: [String]) { self.servers = servers }

    public required init?(coder: NSCoder) {
        servers = coder.decodeObject(forKey: "servers") as? [String] ?? []
        super.init()
        searchDomains = coder.decodeObject(forKey: "searchDomains") as? [String]
        domainName = coder.decodeObject(forKey: "domainName") as? String
        matchDomains = coder.decodeObject(forKey: "matchDomains") as? [String]
        matchDomainsNoSearch = coder.decodeBool(forKey: "matchDomainsNoSearch")
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(servers, forKey: "servers")
        coder.encode(searchDomains, forKey: "searchDomains")
        coder.encode(domainName, forKey: "domainName")
        coder.encode(matchDomains, forKey: "matchDomains")
        coder.encode(matchDomainsNoSearch, forKey: "matchDomainsNoSearch")
    }

    open func copy(with zone: NSZone? = nil) -> Any { given(to: NEDNSSettings(servers: servers)) }

    /// The other one, with the values of this.
    fileprivate func given(to other: NEDNSSettings) -> NEDNSSettings {
        (other.searchDomains, other.domainName) = (searchDomains, domainName)
        (other.matchDomains, other.matchDomainsNoSearch) = (matchDomains, matchDomainsNoSearch)
        return other
    }
}

/// Servers that names are asked of over TLS.
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
    open var serverName: String?
    open var identityReference: Data?
    open override var dnsProtocol: NEDNSProtocol { .TLS }

    public override init(servers: [String]) { super.init(servers: servers) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        serverName = coder.decodeObject(forKey: "serverName") as? String
        identityReference = coder.decodeObject(forKey: "identityReference") as? Data
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(serverName, forKey: "serverName")
        coder.encode(identityReference, forKey: "identityReference")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let other = NEDNSOverTLSSettings(servers: servers)
        (other.serverName, other.identityReference) = (serverName, identityReference)
        return given(to: other)
    }
}

/// Servers that names are asked of over HTTPS.
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
    open var serverURL: URL?
    open var identityReference: Data?
    open override var dnsProtocol: NEDNSProtocol { .HTTPS }

    public override init(servers: [String]) { super.init(servers: servers) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        serverURL = (coder.decodeObject(forKey: "serverURL") as? String).flatMap(URL.init(string:))
        identityReference = coder.decodeObject(forKey: "identityReference") as? Data
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(serverURL?.absoluteString, forKey: "serverURL")
        coder.encode(identityReference, forKey: "identityReference")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let other = NEDNSOverHTTPSSettings(servers: servers)
        (other.serverURL, other.identityReference) = (serverURL, identityReference)
        return given(to: other)
    }
}
