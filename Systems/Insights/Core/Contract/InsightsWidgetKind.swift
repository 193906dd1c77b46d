/// The kinds of widget the extension offers, as both sides name them.
public enum InsightsWidgetKind {
    /// Metrics in all families, set by the SiriKit intent.
    public static let current = "InsightsWidget"
    /// The kind of the widget that an App Intent configures; settings of the other one are migrated.
    public static let appIntent = "InsightsAppIntentWidget"
    /// The first design's two kinds, one metric each, small only. They stay so that no tile vanishes from a merchant's screen.
    public static let retired = [totalSales, sessions]
    public static let totalSales = "TotalSalesWidget"
    public static let sessions = "SessionsWidget"
}
