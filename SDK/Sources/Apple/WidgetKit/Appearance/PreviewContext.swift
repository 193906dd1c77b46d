import VitrineActivityKit
import VitrineSwiftUI

/// The context of a preview.
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

extension ActivityAttributes {
    /// A Live Activity in the canvas of a preview provider, as the first of the bundle's widgets shows it that is made for its attributes.
    @MainActor @preconcurrency public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        PreviewedActivity(name: "\(Self.self)", kind: viewKind) { $0(self, contentState, isStale) }.previewLayout(.sizeThatFits)
    }
}

extension View {
    /// The canvas shows the view in this widget's tile; its environment is that of the family.
    nonisolated public func previewContext<Context: PreviewContext>(_ context: Context) -> some View {
        let widget = context as? WidgetPreviewContext
        return transformEnvironment(\.widgetFamily) { family in
            if let widget { family = widget.family }
        }
        ._previewFrame { if let widget { $0.family = widget.family.name.rawValue } }
    }
}
