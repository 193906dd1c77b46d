/// A value that rises from views to those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// The preferences of a part of the tree, reduced in source order.
package struct PreferenceValues {
    private struct Entry {
        var value: Any
        let reduce: (inout Any, Any) -> Void
    }
    private var entries: [ObjectIdentifier: Entry] = [:]

    init() {}

    /// The value that views gave for `key`; nil if none gave one.
    public func value<K: PreferenceKey>(of key: K.Type) -> K.Value? { entries[ObjectIdentifier(key)]?.value as? K.Value }

    mutating func append<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
        append(
            ObjectIdentifier(key),
            Entry(value: value) { held, next in
                guard var reduced = held as? K.Value, let next = next as? K.Value else { return }
                K.reduce(value: &reduced) { next }
                held = reduced
            })
    }

    mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
        entries[ObjectIdentifier(key)] = nil
        append(key, value)
    }

    mutating func merge(_ other: PreferenceValues) {
        if entries.isEmpty {
            entries = other.entries
        } else {
            for (key, entry) in other.entries { append(key, entry) }
        }
    }

    private mutating func append(_ key: ObjectIdentifier, _ entry: Entry) {
        guard var held = entries[key] else { return entries[key] = entry }
        held.reduce(&held.value, entry.value)
        entries[key] = held
    }
}

/// Gives a preference.
public struct _PreferenceModifier<Key: PreferenceKey> {
    let value: Key.Value
}

extension _PreferenceModifier: ViewModifier, _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        C._makeNodes(content, inputs, &nodes)
        nodes.preferences.append(Key.self, modifier.value)
    }
}

/// Reads or changes what rose from the content.
public struct _PreferenceReader<Key: PreferenceKey> {
    let action: (Key.Value, inout PreferenceValues) -> Void
}

extension _PreferenceReader: ViewModifier, _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var inner = _NodeList()
        C._makeNodes(content, inputs, &inner)
        modifier.action(inner.preferences.value(of: Key.self) ?? Key.defaultValue, &inner.preferences)
        nodes.nodes += inner.nodes
        nodes.preferences.merge(inner.preferences)
    }
}

extension View {
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceModifier<K>(value: value))
    }

    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            _PreferenceReader<K> { value, preferences in
                var value = value
                callback(&value)
                preferences.set(K.self, value)
            })
    }

    /// Calls `action` once with the value, of which there is one in a picture; once more where views that exist only after layout (those
    /// of a `GeometryReader`) made it another.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceAction<K>(action: action))
    }
}

/// Tells somebody what rose from the content.
public struct _PreferenceAction<Key: PreferenceKey> where Key.Value: Equatable {
    let action: (Key.Value) -> Void
}

extension _PreferenceAction: ViewModifier, _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let late = LatePreferences(outer: inputs.surroundings?.lateReader)
        var inner = _NodeList()
        C._makeNodes(content, inputs.adding { $0.lateReader = late }, &inner)
        nodes.nodes += inner.nodes
        nodes.preferences.merge(inner.preferences)
        let early = inner.preferences.value(of: Key.self) ?? Key.defaultValue
        inputs.context.act { modifier.action(early) }
        var preferences = inner.preferences
        inputs.context.afterLayout.append {
            preferences.merge(late.values)
            let value = preferences.value(of: Key.self) ?? Key.defaultValue
            if value != early { inputs.context.act { modifier.action(value) } }
        }
    }
}
