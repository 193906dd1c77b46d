import Foundation

/// A view in front of or behind another, made of the preferences that rose from it: made when the other has its place, so that the
/// preferences of views which exist only then count too.
final class PreferenceOverlayNode: WrapperNode {
    private let make: () -> LayoutNode?
    private let alignment: Alignment
    private let isInFront: Bool
    private let isRightToLeft: Bool
    private var secondary: LayoutNode?

    init(_ primary: LayoutNode, alignment: Alignment, isInFront: Bool, _ inputs: _ViewInputs, make: @escaping () -> LayoutNode?) {
        self.make = make
        self.alignment = alignment
        self.isInFront = isInFront
        isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
        super.init(primary)
    }

    override var kind: String { isInFront ? "overlay" : "background" }

    override func placeChildren() {
        super.placeChildren()
        secondary = make()
        secondary?.placeBeside(frame, proposal, primary: child, alignment, isRightToLeft: isRightToLeft)
    }

    override func drawContent(_ recorder: inout Recorder) {
        if !isInFront { secondary?.draw(&recorder) }
        child.draw(&recorder)
        if isInFront { secondary?.draw(&recorder) }
    }
}

extension LayoutNode {
    /// Offers this view the frame of a primary one and puts it there by their guides.
    final func placeBeside(
        _ frame: CGRect, _ proposal: ProposedViewSize, primary: LayoutNode, _ alignment: Alignment, isRightToLeft: Bool
    ) {
        let offer = ProposedViewSize(frame.size)
        let inner = dimensions(offer)
        let outer = ViewDimensions(size: frame.size, proposal: proposal, node: primary)
        var x = outer[alignment.horizontal] - inner[alignment.horizontal]
        if isRightToLeft { x = frame.width - x - inner.width }
        let y = outer[alignment.vertical] - inner[alignment.vertical]
        place(at: CGPoint(x: frame.minX + x, y: frame.minY + y), offer)
    }
}

public struct _PreferenceOverlayModifier<Key: PreferenceKey, Secondary> {
    let alignment: Alignment
    let isInFront: Bool
    let secondary: (Key.Value) -> Secondary
}

extension _PreferenceOverlayModifier: ViewModifier, _PrimitiveModifier where Secondary: View {
    public typealias Body = Never

    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let late = LatePreferences(outer: inputs.surroundings?.lateReader)
        var inner = _NodeList()
        C._makeNodes(content, inputs.adding { $0.lateReader = late }, &inner)
        nodes.preferences.merge(inner.preferences)
        guard let primary = C.joined(inner.nodes, inputs) else { return }
        let early = UncheckedBox(inner.preferences)
        let values = UncheckedBox((modifier, inputs, late))
        let node = PreferenceOverlayNode(primary, alignment: modifier.alignment, isInFront: modifier.isInFront, inputs) {
            // Layout runs inside a render, and renders run on the main actor.
            MainActor.assumeIsolated {
                let (modifier, inputs, late) = values.value
                var preferences = early.value
                preferences.merge(late.values)
                var list = _NodeList()
                let view = modifier.secondary(preferences.value(of: Key.self) ?? Key.defaultValue)
                let node = Secondary.singleNode(
                    of: view, inputs.outsideStacks(), alignment: modifier.alignment, preferencesTo: &list)
                inputs.context.latePreferences.merge(list.preferences)
                inputs.surroundings?.lateReader?.merge(list.preferences)
                return UncheckedBox(node)
            }.value
        }
        node.takeTraits(of: primary)
        nodes.nodes.append(node)
    }
}

extension View {
    /// Several views as one: they become an implicit ZStack, as where one view is wanted.
    static func joined(_ nodes: [LayoutNode], _ inputs: _ViewInputs) -> LayoutNode? {
        guard nodes.count > 1 else { return nodes.first }
        return LayoutContainerNode(ZStackLayout(), nodes, inputs, kind: "ZStack")
    }

    /// A view in front, made of what rose from this one.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(_PreferenceOverlayModifier<Key, T>(alignment: .center, isInFront: true, secondary: transform))
    }

    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceOverlayModifier<K, V>(alignment: alignment, isInFront: true, secondary: transform))
    }

    /// A view behind, made of what rose from this one.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(_PreferenceOverlayModifier<Key, T>(alignment: .center, isInFront: false, secondary: transform))
    }

    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceOverlayModifier<K, V>(alignment: alignment, isInFront: false, secondary: transform))
    }
}
