import Foundation

#if canImport(FoundationMissing)
    import FoundationMissing
#endif

/// A group of apps and extensions that share a store and a folder.
public struct AppGroup: Hashable, Sendable {
    /// The group's name as it stands in the entitlements, such as `group.com.example.trips`.
    public let identifier: String

    /// A group by its name; whether the process belongs to it is found out when its folder or store is asked for.
    public init(_ identifier: String) { self.identifier = identifier }

    /// The group's folder; throws when the process's entitlements do not name the group.
    public func containerURL() throws(AppGroupError) -> URL {
        guard let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier) else {
            throw .notEntitled(identifier)
        }
        return url
    }

    /// The group's store; throws when the process's entitlements do not name the group, for then nobody would read what is written.
    public func defaults() throws(AppGroupError) -> UserDefaults {
        _ = try containerURL()
        guard let defaults = UserDefaults(suiteName: identifier) else { throw .storeUnavailable(identifier) }
        return defaults
    }

    /// The group's store behind the protocol that tests replace.
    public func store() throws(AppGroupError) -> any GroupStore { DefaultsStore(try defaults()) }
}

/// An error that tells why a group cannot be used.
public enum AppGroupError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The process's entitlements do not name the group; its name.
    case notEntitled(String)
    /// `UserDefaults` opens nothing under the group's name, which may be the process's own bundle id; its name.
    case storeUnavailable(String)

    public var description: String {
        switch self {
        case .notEntitled(let group):
            "This process does not belong to the group \"\(group)\"; add it to com.apple.security.application-groups in the entitlements."
        case .storeUnavailable(let group):
            "The store of the group \"\(group)\" cannot be opened; it may not be the process's own bundle id."
        }
    }
}
