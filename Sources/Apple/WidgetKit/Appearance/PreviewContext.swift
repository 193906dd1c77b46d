/// Something a preview stands in.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A value of a preview's surroundings.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A preview of a widget in one family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    public let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}

extension View {
    /// Gives the view the family's environment; the preview's own tile is not drawn.
    nonisolated public func previewContext<Context: PreviewContext>(_ context: Context) -> some View {
        transformEnvironment(\.widgetFamily) { family in
            if let widget = context as? WidgetPreviewContext { family = widget.family }
        }
    }
}
