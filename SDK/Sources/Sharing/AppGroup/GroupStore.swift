import Foundation

/// What app and widget exchange through: text under keys.
public protocol GroupStore: Sendable {
    /// Nil when the key is absent or holds something else than text.
    func string(forKey key: String) -> String?
    func set(_ value: String, forKey key: String)
    func remove(_ key: String)
}

/// A store in the group's preferences, seen by all its processes at once.
public struct DefaultsStore: GroupStore, @unchecked Sendable {
    // UserDefaults is documented as thread-safe, but not declared Sendable everywhere.
    private let defaults: UserDefaults

    public init(_ defaults: UserDefaults) { self.defaults = defaults }

    public func string(forKey key: String) -> String? { defaults.object(forKey: key) as? String }
    public func set(_ value: String, forKey key: String) { defaults.set(value, forKey: key) }
    public func remove(_ key: String) { defaults.removeObject(forKey: key) }
}

/// A store that lives as long as its object, for tests and previews.
public final class MemoryStore: GroupStore, @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: String]

    public init(_ values: [String: String] = [:]) { self.values = values }

    public func string(forKey key: String) -> String? { lock.withLock { values[key] } }
    public func set(_ value: String, forKey key: String) { lock.withLock { values[key] = value } }
    public func remove(_ key: String) { lock.withLock { values[key] = nil } }
}
