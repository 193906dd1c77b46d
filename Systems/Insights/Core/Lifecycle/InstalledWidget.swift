import WidgetKit

/// A widget somebody has placed, as the system lists it: nothing in it tells two alike apart.
public struct InstalledWidget: Hashable, Sendable {
    public var kind: String
    public var family: WidgetFamily
    /// The widget's configuration; nil for a kind that cannot be set.
    public var configuration: InsightsConfiguration?

    public init(kind: String, family: WidgetFamily, configuration: InsightsConfiguration?) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }
}

/// Lists the widgets that are placed; where there is WidgetKit, its `WidgetCenter`.
public protocol InstalledWidgets: Sendable {
    func installedWidgets() async throws -> [InstalledWidget]
}
