@_spi(Reflection) import Swift

/// A stored property of a view that is given its value just before `body` is asked.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of ours: it takes what it needs from the inputs.
protocol LinkedProperty: DynamicProperty {
    mutating func link(_ inputs: _ViewInputs)
}

/// A dynamic property whose value a view finds again when it is evaluated anew.
protocol KeptProperty: LinkedProperty {}

/// The places of a type's dynamic properties. Found once per type through the runtime's field records: `Mirror` costs fifty times more.
@MainActor struct PropertyTable {
    struct Property {
        let offset: Int
        let feed: @MainActor (UnsafeMutableRawPointer, _ViewInputs) -> Void
    }
    var properties: [Property] = []
    /// Whether the type, or one that it is made of, has state.
    private(set) var isKept = false

    private static var tables: [ObjectIdentifier: PropertyTable] = [:]

    static func of<T>(_ type: T.Type) -> PropertyTable {
        if let table = tables[ObjectIdentifier(type)] { return table }
        let table = PropertyTable(scanning: type)
        tables[ObjectIdentifier(type)] = table
        return table
    }

    private init(scanning type: Any.Type) {
        var found: [Property] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            if let linked = fieldType as? any LinkedProperty.Type {
                if linked is any KeptProperty.Type { isKept = true }
                found.append(Property(offset: offset, feed: Self.feed(linked)))
            } else if let dynamic = fieldType as? any DynamicProperty.Type {
                if Self.isKept(dynamic) { isKept = true }
                found.append(Property(offset: offset, feed: Self.feed(composed: dynamic)))
            }
            return true
        }
        properties = found
    }

    private static func isKept<P: DynamicProperty>(_ type: P.Type) -> Bool { PropertyTable.of(P.self).isKept }

    private static func feed<P: LinkedProperty>(_ type: P.Type) -> @MainActor (UnsafeMutableRawPointer, _ViewInputs) -> Void {
        { pointer, inputs in
            pointer.assumingMemoryBound(to: P.self).pointee.link(inputs)
        }
    }

    /// A dynamic property of the widget's own, made of others: those first, then its `update()`.
    private static func feed<P: DynamicProperty>(composed type: P.Type) -> @MainActor (UnsafeMutableRawPointer, _ViewInputs) -> Void {
        { pointer, inputs in
            for property in PropertyTable.of(P.self).properties { property.feed(pointer + property.offset, inputs) }
            pointer.assumingMemoryBound(to: P.self).pointee.update()
        }
    }

    /// Links the properties of a value and evaluates it: what has state of its own has a scope of its own for that.
    func linked<T>(_ value: inout T, _ inputs: _ViewInputs, _ evaluate: (T) -> Void) {
        guard isKept else {
            link(&value, inputs)
            return evaluate(value)
        }
        let outer = inputs.context.scope
        inputs.context.scope = outer.next(T.self)
        link(&value, inputs)
        evaluate(value)
        inputs.context.scope = outer
    }

    func link<T>(_ value: inout T, _ inputs: _ViewInputs) {
        withUnsafeMutablePointer(to: &value) { pointer in
            let start = UnsafeMutableRawPointer(pointer)
            for property in properties { property.feed(start + property.offset, inputs) }
        }
    }
}
