import Foundation

/// A bundle as the host stages one, of which a process only needs to know what it may.
public enum SessionBundle {
    /// - Returns: the folder, made in `folder`.
    public static func make(_ identifier: String, keychainGroups: [String], appGroups: [String] = [], in folder: URL) throws -> URL {
        let bundle = folder.appendingPathComponent("\(identifier).appex", isDirectory: true)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        func write(_ list: [String: Any], _ name: String) throws {
            // The file is replaced in one step: a process that starts just now reads the old one or the new one.
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
                .write(to: bundle.appendingPathComponent(name), options: .atomic)
        }
        try write(
            ["keychain-access-groups": keychainGroups, "com.apple.security.application-groups": appGroups],
            "archived-expanded-entitlements.xcent")
        try write(["CFBundleIdentifier": identifier], "Info.plist")
        return bundle
    }
}
