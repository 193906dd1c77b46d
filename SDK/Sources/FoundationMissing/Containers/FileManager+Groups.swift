import Foundation

extension FileManager {
    /// The folder that the apps and extensions of a group share, or nil when this process's entitlements do not name the group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let path = GroupContainers.current.path(of: groupIdentifier) else { return nil }
        try? createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return URL(fileURLWithPath: path, isDirectory: true)
    }
}
