import Foundation

/// The address at which the metrics are served.
public enum ServiceAddress {
    /// The environment variable that overrides the address, and the key of the Info.plist that has it.
    public static let variable = "INSIGHTS_SERVICE_URL"
    public static let key = "InsightsServiceURL"

    /// The address from the environment or the bundle; nil where neither names one that can be used.
    public static var current: URL? {
        address(ProcessInfo.processInfo.environment[variable]) ?? address(Bundle.main.object(forInfoDictionaryKey: key) as? String)
    }

    static func address(_ text: String?) -> URL? {
        guard let text, let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host?.isEmpty == false
        else { return nil }
        return url
    }
}
