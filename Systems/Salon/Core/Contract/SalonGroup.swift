import AppGroup
import Foundation

/// The App Group that the salon's app and its widgets share.
public enum SalonGroup {
    /// The identifier in both targets' entitlements.
    public static let name = "group.com.vitrine.salon"
    /// The keychain group in both targets' entitlements.
    public static let keychain = "com.vitrine.salon.shared"

    /// A folder that both see; where the group cannot be opened, as in previews, one of this process's own.
    public static var folder: URL {
        (try? AppGroup(name).containerURL()) ?? FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    }

    /// The store of light events.
    public static var store: URL { folder.appendingPathComponent("shared.sqlite") }
}
