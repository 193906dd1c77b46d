import Foundation

/// The state that a tile shows: values only, so that the view made of it can be kept and drawn later.
public struct WidgetState: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// The slots, in the merchant's order.
        case metrics([MetricState])
        /// Every slot is “None”.
        case empty
        case signedOut
        /// The shop that was set is not the account's any more.
        case shopGone
        /// A kind of the first design.
        case retired
    }

    public var content: Content
    /// The shop; nil while it is not known.
    public var shop: Shop?
    public var range: DateRange
    /// The time the figures are from; nil only where there are none.
    public var lastUpdated: LastUpdated?
    /// The account has several shops, so that every tile says whose figures these are.
    public var namesShop: Bool

    public init(
        _ content: Content, shop: Shop? = nil, range: DateRange = .usual, lastUpdated: LastUpdated? = nil, namesShop: Bool = false
    ) {
        self.namesShop = namesShop
        self.content = content
        self.shop = shop
        self.range = range
        self.lastUpdated = lastUpdated
    }

    /// Figures for the slots of a configuration that was settled for its family.
    /// - Parameters:
    ///   - figures: nil where none can be had: every metric is then without data.
    ///   - now: when it is shown.
    public init(_ configuration: InsightsConfiguration, _ figures: InsightsFigures?, now: Date, locale: Locale, timeZone: TimeZone) {
        let zone = figures?.shop.zone ?? timeZone
        let slots = configuration.metrics.map { metric -> MetricState in
            guard let metric else { return .none }
            let shown = figures?.data[metric].map {
                MetricFigures($0, of: metric, over: configuration.range, timeZone: zone, locale: locale)
            }
            return .metric(metric, shown)
        }
        self.init(
            .metrics(slots), shop: figures?.shop, range: configuration.range,
            lastUpdated: figures?.date.map { LastUpdated($0, now: now, locale: locale, timeZone: timeZone) },
            namesShop: figures?.isOneOfSeveral == true)
    }

    /// The link that a tap opens.
    public var link: URL {
        switch content {
        case .metrics:
            guard let shop, Shop.isID(shop.id) else { return InsightsLink.home.url }
            return InsightsLink.metrics(shop: shop.id, range: range).url
        case .empty, .signedOut, .shopGone: return InsightsLink.home.url
        case .retired: return InsightsLink.help.url
        }
    }
}
