import Foundation

extension UserDefaults {
    /// The form of key-value coding; the same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Stores the value, or removes the key when it is nil.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
