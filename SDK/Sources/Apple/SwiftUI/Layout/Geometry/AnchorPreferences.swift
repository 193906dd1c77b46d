/// Gives places of its views as preferences, or changes preferences with them.
public struct _AnchorModifier<Key: PreferenceKey, Value> {
    let source: Anchor<Value>.Source
    let change: (Anchor<Value>, inout PreferenceValues) -> Void
}

extension _AnchorModifier: ViewModifier, _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var inner = _NodeList()
        C._makeNodes(content, inputs, &inner)
        for node in inner.nodes { modifier.change(modifier.source.anchor(of: node), &inner.preferences) }
        nodes.nodes += inner.nodes
        nodes.preferences.merge(inner.preferences)
    }
}

extension View {
    /// Gives a place of this view as a preference; it is read where layout is done, by a `GeometryProxy`.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorModifier<K, A>(source: value) { anchor, preferences in preferences.append(K.self, transform(anchor)) })
    }

    /// Changes what rose from inside with a place of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            _AnchorModifier<K, A>(source: value) { anchor, preferences in
                var held = preferences.value(of: K.self) ?? K.defaultValue
                transform(&held, anchor)
                preferences.set(K.self, held)
            })
    }
}
