import Foundation

/// The address at which a system's service is served, as the service's app and widgets find it.
public struct ServiceAddress: Sendable {
    /// The environment variable that overrides the address.
    public let variable: String
    /// The key of the Info.plist that has it.
    public let key: String

    public init(variable: String, key: String) {
        self.variable = variable
        self.key = key
    }

    /// The address from the environment or the bundle; nil where neither names one that can be used.
    public var current: URL? {
        Self.address(ProcessInfo.processInfo.environment[variable])
            ?? Self.address(Bundle.main.object(forInfoDictionaryKey: key) as? String)
    }

    /// The address that a text names; nil where it is none of HTTP's.
    static func address(_ text: String?) -> URL? {
        guard let text, let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host?.isEmpty == false
        else { return nil }
        return url
    }
}
