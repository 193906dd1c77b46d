import Foundation
import FoundationMissing

// How predicates and orders of Foundation ask managed objects.

extension NSManagedObject: _KeyValueCoded {
    /// The value of a property; nil where there is none.
    public func _value(forKey key: String) -> Any? { value(forKey: key) }

    /// Whether the other is the object, or its identity.
    public func _isSame(as other: Any?) -> Bool {
        (other as? NSManagedObject).map { $0 === self || $0.objectID == objectID } ?? ((other as? NSManagedObjectID) == objectID)
    }
}
