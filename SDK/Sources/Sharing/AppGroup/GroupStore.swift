import Foundation

/// A store through which app and widget exchange texts under keys.
public protocol GroupStore: Sendable {
    /// The text under a key; nil when the key is absent or holds something else than text.
    func string(forKey key: String) -> String?
    /// Stores a text under a key, in the place of whatever was there.
    func set(_ value: String, forKey key: String)
    /// Removes what is under a key, if anything is.
    func remove(_ key: String)
}

/// A store in the group's preferences, seen by all its processes at once.
public struct DefaultsStore: GroupStore, @unchecked Sendable {
    // UserDefaults is documented as thread-safe, but not declared Sendable everywhere.
    private let defaults: UserDefaults

    /// - Parameter defaults: the group's, as ``AppGroup/defaults()`` gives them.
    public init(_ defaults: UserDefaults) { self.defaults = defaults }

    /// The text under a key as any process of the group has left it; nil when the key is absent or holds something else than text.
    public func string(forKey key: String) -> String? { defaults.object(forKey: key) as? String }
    /// Stores a text under a key, in the place of whatever was there, for all processes of the group.
    public func set(_ value: String, forKey key: String) { defaults.set(value, forKey: key) }
    /// Removes what is under a key, for all processes of the group.
    public func remove(_ key: String) { defaults.removeObject(forKey: key) }
}

/// A store that lives as long as its object, for tests and previews.
public final class MemoryStore: GroupStore, @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: String]

    /// A store that begins with these texts by key.
    public init(_ values: [String: String] = [:]) { self.values = values }

    /// The text under a key; nil when the key is absent.
    public func string(forKey key: String) -> String? { lock.withLock { values[key] } }
    /// Keeps a text under a key, in the place of whatever was there.
    public func set(_ value: String, forKey key: String) { lock.withLock { values[key] = value } }
    /// Forgets what is under a key, if anything is.
    public func remove(_ key: String) { lock.withLock { values[key] = nil } }
}
