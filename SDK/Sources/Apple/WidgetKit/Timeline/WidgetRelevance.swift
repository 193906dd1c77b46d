import VitrineAppIntents

/// The times at which a widget may be of use, and the configurations. They are never asked for: nothing suggests widgets here.
public struct WidgetRelevance<Configuration> {
    public let attributes: [WidgetRelevanceAttribute<Configuration>]

    /// - Parameter attributes: by importance.
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// One time or place at which a widget may be of use.
public struct WidgetRelevanceAttribute<Configuration> {
    let configuration: Configuration?
    let context: RelevantContext?
    let group: WidgetRelevanceGroup?

    public init(configuration: Configuration, context: RelevantContext) {
        self.configuration = configuration
        self.context = context
        group = nil
    }

    /// A configuration that is of use together with others.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.configuration = configuration
        context = nil
        self.group = group
    }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    public init(context: RelevantContext) {
        configuration = nil
        self.context = context
        group = nil
    }

    /// A widget that is of use together with others.
    public init(group: WidgetRelevanceGroup) {
        configuration = nil
        context = nil
        self.group = group
    }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

/// A group of relevant widgets, of which one is suggested.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String?

    /// A group as the system makes it.
    public static let automatic = WidgetRelevanceGroup(name: nil)
    /// The attributes are not grouped.
    public static let ungrouped = WidgetRelevanceGroup(name: "")
    /// A group of the app's own.
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
}
