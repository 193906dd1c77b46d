import Foundation

/// Whether a virtual private network is connected.
public enum NEVPNStatus: Int, Sendable { case invalid, disconnected, connecting, connected, reasserting, disconnecting }

extension NSNotification.Name {
    /// A connection changed; none does here.
    public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
    /// Settings changed; none do here.
    public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.changed")
}

/// The server to which a virtual private network goes.
open class NEVPNProtocol: NSObject, NSCopying, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var identityReference: Data?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false
    open var excludeLocalNetworks = true
    open var enforceRoutes = false

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { given(to: NEVPNProtocol()) }

    /// The other one, with the values of this.
    fileprivate func given(to other: NEVPNProtocol) -> NEVPNProtocol {
        (other.serverAddress, other.username) = (serverAddress, username)
        (other.passwordReference, other.identityReference) = (passwordReference, identityReference)
        (other.disconnectOnSleep, other.includeAllNetworks) = (disconnectOnSleep, includeAllNetworks)
        (other.excludeLocalNetworks, other.enforceRoutes) = (excludeLocalNetworks, enforceRoutes)
        return other
    }
}

/// The server to which a tunnel goes that an app brings.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let other = NETunnelProviderProtocol()
        (other.providerConfiguration, other.providerBundleIdentifier) = (providerConfiguration, providerBundleIdentifier)
        return given(to: other)
    }
}

/// The conditions under which a network is connected of itself.
open class NEOnDemandRule: NSObject, NSCopying, @unchecked Sendable {
    open var dnsSearchDomainMatch: [String]?
    open var ssidMatch: [String]?

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { given(to: NEOnDemandRule()) }

    /// The other one, with the values of this.
    fileprivate func given(to other: NEOnDemandRule) -> NEOnDemandRule {
        (other.dnsSearchDomainMatch, other.ssidMatch) = (dnsSearchDomainMatch, ssidMatch)
        return other
    }
}

/// A rule that connects the VPN.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
    open override func copy(with zone: NSZone? = nil) -> Any { given(to: NEOnDemandRuleConnect()) }
}
/// A rule that disconnects the VPN.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
    open override func copy(with zone: NSZone? = nil) -> Any { given(to: NEOnDemandRuleDisconnect()) }
}

/// A connection, which is never made here.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    override init() {}

    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    open var manager: NEVPNManager { NEVPNManager.shared() }

    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    open func stopVPNTunnel() {}
    open func fetchLastDisconnectError() async throws {}
    open func fetchLastDisconnectError(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.global().async { handler(nil) }
    }
}

/// A connection of a tunnel that an app brings.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    open func stopTunnel() {}
    open func sendProviderMessage(_ messageData: Data, responseHandler: (@Sendable (Data?) -> Void)? = nil) throws {
        throw NEVPNError(.configurationInvalid)
    }
}

/// Settings of a virtual private network. Nobody has allowed any here: there are none, and none are saved.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let only = NEVPNManager()

    override init() {}

    open class func shared() -> NEVPNManager { only }

    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var onDemandRules: [NEOnDemandRule]?
    open var localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?
    open var connection: NEVPNConnection { NEVPNConnection() }

    open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { refuse(completionHandler) }
    open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
    open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
    open func loadFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }

    private func refuse(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        DispatchQueue.global().async { handler?(NEVPNError(.configurationReadWriteFailed)) }
    }
}

/// Settings of a tunnel that an app brings.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    public override init() {}

    open override var connection: NEVPNConnection { NETunnelProviderSession() }

    /// Returns an empty list, or calls back with it: there are no configurations here.
    open class func loadAllFromPreferences(completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler([], nil) }
    }

    /// Returns an empty list, or calls back with it: there are no configurations here.
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}

/// A wireless network. None is known here.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    public let ssid: String
    public let bssid: String
    public let signalStrength: Double
    public let isSecure: Bool

    init(ssid: String, bssid: String, signalStrength: Double, isSecure: Bool) {
        self.ssid = ssid
        self.bssid = bssid
        self.signalStrength = signalStrength
        self.isSecure = isSecure
    }

    open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        DispatchQueue.global().async { completionHandler(nil) }
    }

    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
