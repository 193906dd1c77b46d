import InsightsCore

/// A screen of the app.
public enum Place: Hashable, Sendable {
    /// All metrics of the shop.
    case overview
    case metric(MetricType)
    /// The list of what happened to the widgets.
    case widgets
    /// The help on how to add the new widget in the place of a retired one.
    case help
}
