import Foundation

/// Views shown in Xcode's canvas, each by itself.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

/// The layout of a preview.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { _previewFrame { $0.layout = value } }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { _previewFrame { $0.name = value } }
}

/// The frame that modifiers give a view among a provider's previews.
package struct PreviewFrame: Sendable {
    public var name: String?
    public var layout: PreviewLayout?
    /// The widget's family, by its name, of whose tile it is the content.
    public var family: String?

    public init() {}
}

private struct PreviewFrameKey: LayoutValueKey {
    static var defaultValue: PreviewFrame { PreviewFrame() }
}

extension View {
    /// Changes how the canvas shows this view.
    nonisolated package func _previewFrame(_ change: @escaping (inout PreviewFrame) -> Void) -> some View {
        modifier(
            TraitModifier { node in
                var frame = node.layoutValue(PreviewFrameKey.self)
                change(&frame)
                node.setLayoutValue(PreviewFrameKey.self, frame)
            })
    }
}

extension ViewRenderer {
    /// How each of the views is framed that Xcode's canvas shows by itself: those of groups and loops are views of their own.
    public func previews<V: View>(of view: V, environment: EnvironmentValues = EnvironmentValues()) -> [PreviewFrame] {
        children(of: view, environment: environment) { $0.layoutValue(PreviewFrameKey.self) }
    }
}
