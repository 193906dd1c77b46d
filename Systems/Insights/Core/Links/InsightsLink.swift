import Foundation

/// A link of the widgets into the app, built and read in one place, so that the link given is the link handled.
public enum InsightsLink: Hashable, Sendable {
    /// The app as it was left.
    case home
    /// How to add the new widget in place of a retired one.
    case help
    /// One shop's metrics over a range.
    case metrics(shop: String, range: DateRange)

    /// The URL scheme the app claims in its Info.plist.
    public static let scheme = "insights"

    public var url: URL {
        var parts = URLComponents()
        parts.scheme = Self.scheme
        switch self {
        case .home: parts.host = "home"
        case .help: parts.host = "help"
        case .metrics(let shop, let range):
            parts.host = "shop"
            parts.path = "/\(shop)"
            parts.queryItems = [URLQueryItem(name: "range", value: range.rawValue)]
        }
        return parts.url ?? URL(fileURLWithPath: "/")
    }

    /// Reads a link, which may come from anybody; nil for one that no tile has.
    public init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.scheme?.lowercased() == Self.scheme else {
            return nil
        }
        switch parts.host?.lowercased() {
        case "home": self = .home
        case "help": self = .help
        case "shop":
            let shop = String(parts.path.dropFirst())
            let range = parts.queryItems?.first { $0.name == "range" }?.value.flatMap(DateRange.init)
            guard Shop.isID(shop), let range else { return nil }
            self = .metrics(shop: shop, range: range)
        default: return nil
        }
    }
}
