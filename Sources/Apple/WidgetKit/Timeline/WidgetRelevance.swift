import VitrineAppIntents

/// When a widget may be of use, and in which configuration. It is never asked for: nothing suggests widgets here.
public struct WidgetRelevance<Configuration> {
    public let attributes: [WidgetRelevanceAttribute<Configuration>]

    /// - Parameter attributes: by importance.
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// One time or place at which a widget may be of use.
public struct WidgetRelevanceAttribute<Configuration> {
    let configuration: Configuration?
    let context: RelevantContext

    public init(configuration: Configuration, context: RelevantContext) {
        self.configuration = configuration
        self.context = context
    }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    public init(context: RelevantContext) {
        configuration = nil
        self.context = context
    }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}
