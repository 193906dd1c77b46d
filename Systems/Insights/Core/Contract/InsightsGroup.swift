import AppGroup
import Foundation

/// The App Group that the app, the widgets and the intents share.
public enum InsightsGroup {
    /// The identifier in all targets' entitlements.
    public static let name = "group.com.vitrine.insights"
    /// The keychain group in all targets' entitlements.
    public static let keychain = "com.vitrine.insights.shared"

    /// A folder that all of them see; where the group cannot be opened, as in previews, one of this process's own.
    public static var folder: URL {
        (try? AppGroup(name).containerURL()) ?? FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    }

    /// The service's answers.
    public static var fetched: URL { folder.appendingPathComponent("Fetched", isDirectory: true) }
}
