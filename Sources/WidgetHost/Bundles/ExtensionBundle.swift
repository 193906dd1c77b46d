import Foundation

/// A widget extension on disk: `Name.appex` with its `Info.plist`, executable and entitlements.
public struct ExtensionBundle: Hashable, Sendable {
    /// The extension point that makes it a widget's.
    public static let point = "com.apple.widgetkit-extension"
    /// What Xcode calls the entitlements it signed with; the same file name is staged here.
    public static let entitlements = "archived-expanded-entitlements.xcent"

    public var folder: URL
    public var identifier: String
    public var displayName: String
    public var executable: URL
    /// App Groups of the entitlements: all that it shares.
    public var groups: [String]

    /// - Throws: `BundleError`, naming the file and the key.
    public init(folder: URL) throws(BundleError) {
        let identity = try BundleIdentity(folder: folder)
        guard let point = try identity.info.optionalString("NSExtension.NSExtensionPointIdentifier") else {
            throw .missingKey(file: identity.info.name, key: "NSExtension.NSExtensionPointIdentifier")
        }
        guard point == Self.point else {
            throw identity.info.wrong("NSExtension.NSExtensionPointIdentifier", "“\(point)”", Self.point)
        }
        self.folder = folder
        identifier = identity.identifier
        displayName = identity.displayName
        executable = identity.executable
        groups = identity.groups
    }
}

/// What apps and extensions have in common.
struct BundleIdentity {
    static let groupsKey = "com.apple.security.application-groups"

    var info: PropertyListFile
    var identifier: String
    var displayName: String
    var executable: URL
    var groups: [String]

    init(folder: URL) throws(BundleError) {
        try self.init(
            info: folder.appendingPathComponent("Info.plist"),
            entitlements: folder.appendingPathComponent(ExtensionBundle.entitlements)
        ) { folder.appendingPathComponent($0) }
        guard FileManager.default.isExecutableFile(atPath: executable.path) else { throw .missingFile(executable.path, of: identifier) }
    }

    init(info file: URL, entitlements: URL, executable: (String) -> URL) throws(BundleError) {
        info = try PropertyListFile(file)
        identifier = try info.string("CFBundleIdentifier")
        guard BundleNames.isIdentifier(identifier) else {
            throw info.wrong("CFBundleIdentifier", "“\(identifier.prefix(60))”", "letters, digits, hyphens and single dots")
        }
        let name = try info.string("CFBundleExecutable")
        guard BundleNames.isFileName(name) else { throw info.wrong("CFBundleExecutable", "“\(name.prefix(60))”", "a file's name") }
        self.executable = executable(name)
        let shown = try info.optionalString("CFBundleDisplayName")
        let short = try info.optionalString("CFBundleName")
        displayName = shown ?? short ?? name
        groups = []
        guard FileManager.default.fileExists(atPath: entitlements.path) else { return }
        let list = try PropertyListFile(entitlements)
        groups = try list.strings(Self.groupsKey)
        for group in groups where !BundleNames.isIdentifier(group) || !group.hasPrefix("group.") {
            throw list.wrong(Self.groupsKey, "“\(group.prefix(60))”", "“group.” and letters, digits, hyphens and single dots")
        }
    }
}
