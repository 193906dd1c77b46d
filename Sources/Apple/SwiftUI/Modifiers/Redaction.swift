import Foundation

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

    /// Masked like a placeholder where the place asks for privacy.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(
            _EnvironmentModifier { values in
                if sensitive, values.redactionReasons.contains(.privacy) { values.redactionReasons.insert(.placeholder) }
            })
    }

    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(
            _EnvironmentModifier { values in
                if invalidatable, values.redactionReasons.contains(.invalidated) { values.redactionReasons.insert(.placeholder) }
            })
    }
}
