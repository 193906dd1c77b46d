import FoundationOnLinux
import InsightsCore
import InsightsDefinitions
import InsightsSession
import Intents

/// Answers for the settings of the widget: metrics from the set of those there are, shops from the service.
class IntentHandler: INExtension, InsightsConfigurationIntentHandling {
    private let repository = InsightsRepository.live()

    func provideShopOptionsCollection(for intent: InsightsConfigurationIntent) async throws -> INObjectCollection<ShopChoice> {
        INObjectCollection(items: try await repository.shops(within: .timeline).map { ShopChoice($0) })
    }

    func provideMetricsOptionsCollection(for intent: InsightsConfigurationIntent) async throws -> INObjectCollection<MetricChoice> {
        INObjectCollection(items: [.none] + MetricType.all.map { MetricChoice($0) })
    }

    /// The metrics at first, as many as the largest family has: which family it is for is not said here.
    func defaultMetrics(for intent: InsightsConfigurationIntent) -> [MetricChoice]? { MetricType.usual.map { MetricChoice($0) } }

    override func handler(for intent: INIntent) -> Any {
        return self
    }
}
