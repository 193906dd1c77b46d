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

/// Where in a type its dynamic properties lie. Found once per type through the runtime's field records: `Mirror` costs fifty times more.
@MainActor struct PropertyTable {
    struct Property {
        let offset: Int
        let feed: @MainActor (UnsafeMutableRawPointer, _ViewInputs) -> Void
    }
    var properties: [Property] = []

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
                found.append(Property(offset: offset, feed: Self.feed(linked)))
            } else if let dynamic = fieldType as? any DynamicProperty.Type {
                found.append(Property(offset: offset, feed: Self.feed(composed: dynamic)))
            }
            return true
        }
        properties = found
    }

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

    func link<T>(_ value: inout T, _ inputs: _ViewInputs) {
        withUnsafeMutablePointer(to: &value) { pointer in
            let start = UnsafeMutableRawPointer(pointer)
            for property in properties { property.feed(start + property.offset, inputs) }
        }
    }
}
