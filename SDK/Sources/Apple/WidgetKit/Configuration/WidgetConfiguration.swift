/// The configuration of a widget, which is its `body`.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    var body: Body { get }

    /// Writes what is known of the widget into `definition`.
    func _define(_ definition: inout WidgetDefinition)
}

extension WidgetConfiguration {
    public func _define(_ definition: inout WidgetDefinition) { body._define(&definition) }
}

extension Never: WidgetConfiguration {}

/// The configuration of nothing: the widget is not in the gallery.
public struct EmptyWidgetConfiguration: Sendable {
    public init() {}
}

extension EmptyWidgetConfiguration: WidgetConfiguration {
    // Nothing asks for it: `_define` has no more to say.
    public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }

    public func _define(_ definition: inout WidgetDefinition) {}
}

/// A widget without settings of its own.
public struct StaticConfiguration<Content: View> {
    private let define: (inout WidgetDefinition) -> Void

    /// - Parameters:
    ///   - kind: names the widget for good; placed widgets of a kind that is gone stay blank.
    ///   - content: called once for each entry and each environment (light, dark …), on the main actor.
    @MainActor @preconcurrency public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        define = {
            $0.kind = kind
            $0.provider = AnyTimelineProvider(provider, content: content)
        }
    }
}

extension StaticConfiguration: WidgetConfiguration {
    // Nothing asks for it: `_define` says all there is.
    public var body: Never { fatalError("StaticConfiguration has no body") }

    public func _define(_ definition: inout WidgetDefinition) { define(&definition) }
}
