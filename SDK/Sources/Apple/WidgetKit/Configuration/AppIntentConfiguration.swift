import VitrineAppIntents
import VitrineSwiftUI

/// A widget that people set by an App Intent's parameters.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
    private let define: (inout WidgetDefinition) -> Void

    /// - Parameters:
    ///   - kind: names the widget for good; placed widgets of a kind that is gone stay blank.
    ///   - content: called once for each entry and each environment (light, dark …), on the main actor.
    @MainActor @preconcurrency public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        define = {
            $0.kind = kind
            $0.provider = AnyTimelineProvider(intents: provider, content: content)
            // The intent's own words, where the configuration says nothing else.
            $0.displayName = Text(String(localized: Intent.title))
            $0.description = Intent.description.map { Text(String(localized: $0.descriptionText)) }
        }
    }
}

extension AppIntentConfiguration: WidgetConfiguration {
    // Nothing asks for it: `_define` says all there is.
    public var body: Never { fatalError("AppIntentConfiguration has no body") }

    public func _define(_ definition: inout WidgetDefinition) { define(&definition) }
}
