import Foundation

/// An object whose values are asked for by the names of its properties, as key-value coding does on Apple's systems.
public protocol _KeyValueCoded {
    /// The value of a property; nil where it has none.
    func _value(forKey key: String) -> Any?
    /// Whether another value is this object, where nothing else says so.
    func _isSame(as other: Any?) -> Bool
}

/// Values by the names of properties.
package enum KeyValues {
    /// The value that a path of names leads to: of objects that answer to names, of dictionaries by their keys, and of all others the
    /// stored properties. Of a collection on the way the values of all its elements, or their number by `@count`.
    package static func value(of object: Any?, _ path: String) -> Any? {
        var values: [Any?] = [object], isMany = false
        for key in path.split(separator: ".").map(String.init) where key != "SELF" && key != "self" {
            if key == "@count" { return values.count == 1 && !isMany ? (list(values[0])?.count ?? 0) : values.count }
            var found: [Any?] = []
            for value in values {
                guard let object = value else { continue }
                let value = one(object, key)
                if isCollection(value), let list = list(value) {
                    (isMany, found) = (true, found + list)
                } else {
                    found.append(value)
                }
            }
            values = found
        }
        return isMany ? values.map { $0 as Any } : values.first ?? nil
    }

    /// The elements of a collection; nil of anything else.
    package static func list(_ value: Any?) -> [Any?]? {
        switch value {
        case let set as NSSet: set.map { $0 }
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    private static func isCollection(_ value: Any?) -> Bool {
        value is NSSet || value is NSArray || value is [Any] || value is Set<AnyHashable>
    }

    private static func one(_ object: Any, _ key: String) -> Any? {
        switch object {
        case let object as any _KeyValueCoded: return object._value(forKey: key)
        case let dictionary as [String: Any]: return dictionary[key]
        case let dictionary as NSDictionary: return dictionary.object(forKey: key)
        case let text as String where key == "length": return text.utf16.count
        case let text as String where key == "description": return text
        default: return stored(object, key)
        }
    }

    /// A stored property of an object or of what it inherits from; of one that may be nil its value.
    private static func stored(_ object: Any, _ key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let part = mirror {
            // A lazy property, or one with a wrapper, is stored by another name.
            for child in part.children where child.label == key || child.label == "_\(key)" || child.label == "$__lazy_storage_$_\(key)" {
                let inside = Mirror(reflecting: child.value)
                guard inside.displayStyle == .optional else { return child.value }
                return inside.children.first?.value
            }
            mirror = part.superclassMirror
        }
        return nil
    }
}
