import InsightsCore
import Intents

extension MetricChoice {
    /// Makes a choice of a metric, as it is offered.
    public convenience init(_ metric: MetricType) { self.init(identifier: metric.id, display: metric.title) }

    /// “None”: the system lets a choice be changed, not taken back.
    public static var none: MetricChoice { MetricChoice(identifier: InsightsConfiguration.none, display: InsightsConfiguration.noneTitle) }
}

extension ShopChoice {
    /// Makes a choice of a shop, as it is offered: the shop, with its address under it.
    public convenience init(_ shop: Shop) {
        self.init(identifier: shop.id, display: shop.name, subtitle: shop.domain.isEmpty ? nil : shop.domain, image: nil)
    }
}
