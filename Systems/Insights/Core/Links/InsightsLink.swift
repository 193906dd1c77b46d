import Foundation

/// A link of the widgets into the app, built and read in one place, so that the link given is the link handled.
public enum InsightsLink: Hashable, Sendable {
    /// The app as it was left.
    case home
    /// The help on how to add the new widget in place of a retired one.
    case help
    /// One shop's metrics over a range.
    case metrics(shop: String, range: DateRange)
    /// One metric, of the shop and over the range that the app shows where none is named.
    case metric(MetricType, shop: String?, range: DateRange?)

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
        case .metric(let metric, let shop, let range):
            parts.host = "metric"
            parts.path = "/\(metric.id)"
            let items = [("shop", shop), ("range", range?.rawValue)].filter { $0.1 != nil }.map { URLQueryItem(name: $0.0, value: $0.1) }
            if !items.isEmpty { parts.queryItems = items }
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
        case "metric":
            func value(_ name: String) -> String? { parts.queryItems?.first { $0.name == name }?.value }
            guard let metric = MetricType.named(String(parts.path.dropFirst())) else { return nil }
            let shop = value("shop"), range = value("range")
            // What is said has to be right; what is not said need not be.
            guard shop.map(Shop.isID) ?? true, range.map({ DateRange(rawValue: $0) != nil }) ?? true else { return nil }
            self = .metric(metric, shop: shop, range: range.flatMap(DateRange.init))
        default: return nil
        }
    }
}
