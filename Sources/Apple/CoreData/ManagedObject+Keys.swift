import Foundation
import FoundationMissing

// How predicates and orders of Foundation ask managed objects.

extension _KeyValueCoded where Self: NSManagedObject {
    /// Called before a property is set by hand; nobody is told of it here.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// Called after a property was set by hand; nobody is told of it here.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}

extension NSManagedObject: _KeyValueCoded {
    /// The value of a property; nil where there is none.
    public func _value(forKey key: String) -> Any? { value(forKey: key) }

    /// Whether the other is the object, or its identity.
    public func _isSame(as other: Any?) -> Bool {
        (other as? NSManagedObject).map { $0 === self || $0.objectID == objectID } ?? ((other as? NSManagedObjectID) == objectID)
    }
}
