import Foundation

// Foundation's containers answer to names and to paths of names on Apple's systems.

/// A collection operator, such as `@sum`, that computes a value from all the values of a container.
private enum CollectionOperator: String {
    case count = "@count"
    case sum = "@sum"
    case average = "@avg"
    case least = "@min"
    case greatest = "@max"
    case union = "@unionOfObjects"
    case distinctUnion = "@distinctUnionOfObjects"

    /// - Parameter path: What of each value is meant; the value itself where it is empty.
    func value(of elements: [Any?], _ path: String) -> Any? {
        let values = elements.compactMap { path.isEmpty ? $0 : KeyValues.value(of: $0, path) }.filter { !($0 is NSNull) }
        switch self {
        case .count: return NSNumber(value: elements.count)
        case .sum: return NSNumber(value: sum(of: values))
        case .average: return NSNumber(value: values.isEmpty ? 0 : sum(of: values) / Double(values.count))
        case .least: return values.min { ValueOrder.order($0, $1) < 0 }
        case .greatest: return values.max { ValueOrder.order($0, $1) < 0 }
        case .union: return values
        case .distinctUnion:
            return values.reduce(into: [Any]()) { kept, value in
                if !kept.contains(where: { ValueOrder.isSame($0, value) }) { kept.append(value) }
            }
        }
    }

    private func sum(of values: [Any]) -> Double {
        values.reduce(0) { sum, value in
            sum + ((value as? NSNumber)?.doubleValue ?? (value as? any BinaryInteger).map { Double($0) } ?? (value as? Double) ?? 0)
        }
    }

    /// The value of a path that starts with an operator, over a container's elements; nil where it starts with none.
    static func value(of elements: [Any?], path: String) -> Any?? {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let found = parts.first.flatMap(Self.init(rawValue:)) else { return nil }
        return .some(found.value(of: elements, parts.count > 1 ? parts[1] : ""))
    }
}

extension NSArray {
    /// The values of all elements by a name, null where one has none; of one with `@` what it makes of all of them.
    public func value(forKey key: String) -> Any { value(forKeyPath: key) ?? NSNull() }

    /// Returns the values at a key path, which an operator such as `@sum` or `@max` may begin.
    public func value(forKeyPath keyPath: String) -> Any? {
        let elements = map { $0 as Any? }
        return CollectionOperator.value(of: elements, path: keyPath) ?? elements.map { KeyValues.value(of: $0, keyPath) ?? NSNull() }
    }
}

extension NSSet {
    /// The values of all elements by a path of names, which an operator such as `@sum` or `@max` may lead.
    public func value(forKeyPath keyPath: String) -> Any? {
        let elements = map { $0 as Any? }
        return CollectionOperator.value(of: elements, path: keyPath)
            ?? NSSet(array: elements.compactMap { KeyValues.value(of: $0, keyPath) })
    }
}

extension NSDictionary {
    /// The value at a path of keys, through dictionaries, containers and objects.
    public func value(forKeyPath keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return nil }
        if first.hasPrefix("@") { return CollectionOperator.value(of: allValues, path: keyPath) ?? nil }
        guard let found = object(forKey: first), parts.count > 1 else { return object(forKey: first) }
        switch found {
        case let inner as NSDictionary: return inner.value(forKeyPath: parts[1])
        case let inner as [String: Any]: return NSDictionary(dictionary: inner).value(forKeyPath: parts[1])
        case let inner as NSArray: return inner.value(forKeyPath: parts[1])
        case let inner as [Any]: return NSArray(array: inner).value(forKeyPath: parts[1])
        case let inner as NSSet: return inner.value(forKeyPath: parts[1])
        default: return KeyValues.value(of: found, parts[1])
        }
    }
}

extension NSMutableDictionary {
    /// Sets the value of a key, or takes it out where there is none.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
    }

    /// Sets what a path of keys leads to. Dictionaries on the way are changed in a copy, which takes their place: Foundation on Linux hands
    /// out none that it keeps. A way over what is no dictionary is left alone.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first, parts.count > 1 else { return setValue(value, forKey: keyPath) }
        guard let inner = object(forKey: first) as? [AnyHashable: Any] else { return }
        let changed = NSMutableDictionary(dictionary: inner)
        changed.setValue(value, forKeyPath: parts[1])
        setObject(changed, forKey: first as NSString)
    }
}
