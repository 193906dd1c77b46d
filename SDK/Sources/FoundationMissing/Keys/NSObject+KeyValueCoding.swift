import Foundation

/// Lets every object be asked by the names of its properties. A class with a method of its own for that is asked by it.
public protocol _KeyValueAsked {}
extension NSObject: _KeyValueAsked {}

extension _KeyValueAsked where Self: NSObject {
    /// The value of a property by its name, as far as the object stores it; nil where it stores none such.
    public func value(forKey key: String) -> Any? { KeyValues.value(of: self, key) }
    /// The value of a property of the type itself: none is known by its name.
    public static func value(forKey key: String) -> Any? { nil }
    /// The value that a path of names leads to, through the properties that objects store; nil where it leads to none.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(of: self, keyPath) }
}
