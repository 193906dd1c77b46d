import InsightsCore

/// A screen of the app.
public enum Place: Hashable, Sendable {
    /// All metrics of the shop.
    case overview
    case metric(MetricType)
    /// What happened to the widgets.
    case widgets
    /// How to add the new widget in the place of a retired one.
    case help
}
