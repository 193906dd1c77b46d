import Foundation
import VitrineIntents
import VitrineSwiftUI

/// Gives a widget with a SiriKit intent its entries. Calls may overlap and may come more than once for the same picture.
@preconcurrency public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    /// An entry at once and without a configuration: the system masks its text and images.
    func placeholder(in context: Context) -> Entry

    /// One entry for the gallery (`context.isPreview`) or for a moment's notice.
    @preconcurrency func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries from now on. `completion` is called once; later calls are ignored.
    @preconcurrency func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// Configurations that the gallery offers ready made; where widgets cannot be edited, the only ones.
    func recommendations() -> [IntentRecommendation<Intent>]

    /// The times at which it may be of use, and the configurations; never asked for here.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration that the gallery offers ready made.
public struct IntentRecommendation<T: INIntent>: Sendable {
    let intent: T
    let title: String

    public init(intent: T, description: Text) {
        self.intent = intent
        title = description.plainString(in: EnvironmentValues())
    }
    public init(intent: T, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }
    @_disfavoredOverload public init(intent: T, description: LocalizedStringResource) {
        self.intent = intent
        title = String(localized: description)
    }
    @_disfavoredOverload public init(intent: T, description: some StringProtocol) {
        self.intent = intent
        title = String(description)
    }
}
