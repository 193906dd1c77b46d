import VitrineIntents
import VitrineSwiftUI

/// A widget that people set by the parameters of a SiriKit intent, as an `.intentdefinition` file describes it.
public struct IntentConfiguration<Intent: INIntent, Content: View> {
    private let define: (inout WidgetDefinition) -> Void

    /// - Parameters:
    ///   - kind: names the widget for good; placed widgets of a kind that is gone stay blank.
    ///   - content: called once for each entry and each environment (light, dark …), on the main actor.
    @MainActor @preconcurrency public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        define = {
            $0.kind = kind
            $0.provider = AnyTimelineProvider(siri: provider, content: content)
        }
    }
}

extension IntentConfiguration: WidgetConfiguration {
    // Nothing asks for it: `_define` says all there is.
    public var body: Never { fatalError("IntentConfiguration has no body") }

    public func _define(_ definition: inout WidgetDefinition) { define(&definition) }
}
