import AppIntents
import InsightsCore

/// A metric as it is chosen, or “None”. It is stored by its name.
struct MetricEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Metric"
    static let defaultQuery = MetricQuery()

    let id: String
    let title: String

    init(_ metric: MetricType?) {
        id = metric?.id ?? InsightsConfiguration.none
        title = metric?.title ?? InsightsConfiguration.noneTitle
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// Offers the metrics there are.
struct MetricQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [MetricEntity] {
        // A name that this version does not know stays in its slot, as “None”.
        identifiers.map { MetricEntity(MetricType.named($0)) }
    }

    func suggestedEntities() async throws -> [MetricEntity] { [MetricEntity(nil)] + MetricType.all.map { MetricEntity($0) } }
}
