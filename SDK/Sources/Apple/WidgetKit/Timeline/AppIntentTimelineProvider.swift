import VitrineAppIntents
import VitrineSwiftUI

/// Gives a configurable widget its entries. Calls may overlap and may come more than once for the same picture.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// An entry at once and without a configuration: the system masks its text and images.
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Configurations that the gallery offers ready made; where widgets cannot be edited, the only ones.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// The times at which it may be of use, and the configurations; never asked for here.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that the gallery offers ready made.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
    let intent: Intent
    let title: String

    public init(intent: Intent, description: Text) {
        self.intent = intent
        title = description.plainString(in: EnvironmentValues())
    }
    @_disfavoredOverload public init(intent: Intent, description: LocalizedStringResource) {
        self.intent = intent
        title = String(localized: description)
    }
    public init(intent: Intent, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }
    @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
        self.intent = intent
        title = String(description)
    }
}
