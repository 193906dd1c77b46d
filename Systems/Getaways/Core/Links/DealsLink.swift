import DeepLinks
import Foundation

/// A link of the widget, built and read in one place, so that the link given is the link handled.
public struct DealsLink: Hashable, Sendable {
    /// The URL scheme the app claims in its Info.plist.
    public static let scheme = "getaways"
    /// The app as it was left.
    public static var home: URL { URL(string: "\(scheme)://home") ?? URL(fileURLWithPath: "/") }

    public var search: DealsSearch

    public init(search: DealsSearch) { self.search = search }

    /// Whether a link comes from the widget: it is then this type's, and nobody else's, to read.
    public static func isWidgetLink(_ url: URL) -> Bool {
        url.scheme?.lowercased() == scheme && url.host?.lowercased() == "widget"
    }

    /// `getaways://widget/search/MXP/LIS?city=Lisbon&dates=weekend&travellers=2&type=flight`
    public func url() throws(DeepLinkError) -> URL {
        try Self.router.link(
            Self.pattern, ["airport": search.airport, "destination": search.destination],
            query: [
                "city": search.cityName, "type": search.type.rawValue, "travellers": String(search.travellers.rawValue),
                "dates": search.dates.rawValue,
            ])
    }

    /// Reads a link, which may come from anybody; throws for one that lacks anything or says what no tile can.
    public init(_ url: URL) throws(DeepLinkError) { self = try Self.router.route(url) }

    private static let pattern: LinkPattern = "widget/search/:airport/:destination"

    private static let router: DeepLinkRouter<DealsLink> = {
        var router = DeepLinkRouter<DealsLink>(scheme: scheme)
        router.add(pattern) { values throws(DeepLinkError) in
            DealsLink(
                search: DealsSearch(
                    airport: try code("airport", values), destination: try code("destination", values),
                    cityName: try values.required("city"), type: try value("type", values, DealType.init),
                    travellers: try value("travellers", values) { Int($0).flatMap(Travellers.init) },
                    dates: try value("dates", values, TravelDates.init)))
        }
        return router
    }()

    private static func code(_ name: String, _ values: LinkParameters) throws(DeepLinkError) -> String {
        let text = try values.required(name)
        guard Airport.isCode(text) else { throw .invalidValue(name) }
        return text
    }

    private static func value<Value>(
        _ name: String, _ values: LinkParameters, _ make: (String) -> Value?
    ) throws(DeepLinkError) -> Value {
        guard let value = make(try values.required(name)) else { throw .invalidValue(name) }
        return value
    }
}
