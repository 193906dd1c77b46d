import Foundation
import VitrineDrawing
import VitrineUIKit

/// Takes its place and is not drawn.
final class HiddenNode: WrapperNode {
    override var kind: String { "hidden" }
    override func drawContent(_ recorder: inout Recorder) {}
}

extension View {
    nonisolated public func hidden() -> some View { modifier(_NodeModifier { node, _ in HiddenNode(node) }) }

    /// Reasons add up down the tree.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modifier(_EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
    }

    /// Takes every reason away.
    nonisolated public func unredacted() -> some View { modifier(_EnvironmentModifier { $0.redactionReasons = [] }) }

    /// Masked like a placeholder where the place asks for privacy: a locked device. Masked words are not in the archive.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(
            _EnvironmentModifier { values in
                if sensitive { RenderContext.current?.traits.insert(.privateContent) }
                if sensitive, values.redactionReasons.contains(.privacy) { values.redactionReasons.insert(.placeholder) }
            })
    }

    /// Faded from a tap until the new timeline is shown. By how much is our reading, as Apple names no figure.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                if invalidatable { inputs.context.traits.insert(.invalidatable) }
                guard invalidatable, inputs.environment.redactionReasons.contains(.invalidated) else { return node }
                return LayerNode(node, kind: "invalidated") { layer, _, _ in layer.opacity = 0.5 }
            })
    }
}

extension EnvironmentValues {
    /// What covers pictures; nil where they and words are shown. Shapes and colours are never masked. It is what is left of the foreground's
    /// colour, in which words are masked too: 214 of 255 on white and 41 on black in pictures of iOS 26 (kasianov-mikhail/scout).
    var redactionFill: RGBA? {
        guard redactionReasons.contains(.placeholder) else { return nil }
        return renderingGroup.redaction ?? ForegroundStyle().painted(in: self).plainColor.masking
    }
}
