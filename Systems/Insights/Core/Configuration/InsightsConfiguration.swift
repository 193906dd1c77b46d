import Foundation
import WidgetKit

/// The configuration of one tile, whichever kind of intent it came from. Any combination is accepted.
public struct InsightsConfiguration: Hashable, Sendable {
    /// The shop's identifier; nil is the one the app shows.
    public var shop: String?
    /// The metric of each slot, in the merchant's order; nil is “None”.
    public var metrics: [MetricType?]
    public var range: DateRange

    public init(shop: String? = nil, metrics: [MetricType?] = MetricType.usual, range: DateRange = .usual) {
        self.shop = shop
        self.metrics = metrics
        self.range = range
    }

    /// The value that is stored for “None”.
    public static let none = "none"

    /// “None”, as it is offered.
    public static var noneTitle: String { NSLocalizedString("None", bundle: .module, comment: "No metric in this slot") }

    /// Makes a configuration as it was stored: a name that this version does not know is “None”.
    public init(shop: String?, metricNames: [String], range: DateRange) {
        self.init(shop: shop, metrics: metricNames.map(MetricType.named), range: range)
    }

    /// What a tile of this family shows: the first so many, then every repeat made “None”. In this order, and before anything is asked: a
    /// new tile has all seven of the largest family, whatever its own.
    public func settled(for family: WidgetFamily) -> InsightsConfiguration {
        var seen: Set<MetricType> = []
        var settled = self
        settled.metrics = metrics.prefix(FamilySlots.count(of: family)).map { metric in
            metric.flatMap { seen.insert($0).inserted ? $0 : nil }
        }
        return settled
    }

    /// The metrics to ask for, without “None”.
    public var wanted: [MetricType] { metrics.compactMap { $0 } }
}
