import Foundation
import VitrineKeychain

/// A widget extension on disk, or an extension of intents: `Name.appex` with its `Info.plist`, executable and entitlements.
package struct ExtensionBundle: Hashable, Sendable {
    /// The extension point that makes it a widget's.
    package static let point = "com.apple.widgetkit-extension"
    /// The one that makes it a handler of SiriKit intents.
    package static let intentsPoint = "com.apple.intents-service"
    /// The key under which the extension point stands.
    static let pointKey = "NSExtension.NSExtensionPointIdentifier"
    /// What Xcode calls the entitlements it signed with; the same file name is staged here.
    package static let entitlements = "archived-expanded-entitlements.xcent"

    package var folder: URL
    package var identifier: String
    package var displayName: String
    package var executable: URL
    /// App Groups of the entitlements.
    package var groups: [String]
    /// Its keychain groups, in the order in which they count; with the App Groups all that it shares.
    package var keychainGroups: [String]
    /// The team that its entitlements name; nil where they name none.
    package var team: String?
    /// Its entitlements ask for the network beyond its app's own service.
    package var usesNetwork: Bool
    /// Its data cannot be read while the device is locked: then its widgets show their placeholders, and are not asked for anything.
    package var isClosedWhileLocked: Bool
    /// Its widgets show something of where the device is: `NSWidgetWantsLocation`.
    package var wantsLocation: Bool
    /// The SiriKit intents that it answers for, by their classes; nil for an extension of widgets.
    package var intents: [String]?

    /// - Throws: `BundleError`, naming the file and the key.
    package init(folder: URL) throws(BundleError) {
        let identity = try BundleIdentity(folder: folder)
        guard let point = try identity.info.optionalString(Self.pointKey) else {
            throw .missingKey(file: identity.info.name, key: Self.pointKey)
        }
        switch point {
        case Self.point: intents = nil
        case Self.intentsPoint: intents = try Self.intents(identity.info)
        default:
            throw identity.info.wrong(Self.pointKey, "“\(point)”", "\(Self.point) or \(Self.intentsPoint)")
        }
        self.folder = folder
        identifier = identity.identifier
        displayName = identity.displayName
        executable = identity.executable
        groups = identity.groups
        keychainGroups = identity.keychainGroups
        team = identity.team
        usesNetwork = identity.usesNetwork
        isClosedWhileLocked = identity.protection == "NSFileProtectionComplete"
        wantsLocation = try identity.info.isTrue("NSWidgetWantsLocation")
    }
}

extension ExtensionBundle {
    /// The other extensions of its app; one that cannot be read is none.
    package var siblings: [ExtensionBundle] {
        let plugIns = folder.deletingLastPathComponent()
        guard plugIns.lastPathComponent == "PlugIns" else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: plugIns.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".appex") && $0 != folder.lastPathComponent }
            .compactMap { try? ExtensionBundle(folder: plugIns.appendingPathComponent($0, isDirectory: true)) }
    }

    /// Its `main` was made for the principal class, which must be named; and it answers only for what it names.
    private static func intents(_ info: PropertyListFile) throws(BundleError) -> [String] {
        guard try info.has("NSExtension.NSExtensionPrincipalClass") else {
            throw .missingKey(file: info.name, key: "NSExtension.NSExtensionPrincipalClass")
        }
        let key = "NSExtension.NSExtensionAttributes.IntentsSupported"
        guard try info.has(key) else { throw .missingKey(file: info.name, key: key) }
        return try info.strings(key)
    }
}

/// What apps and extensions have in common.
struct BundleIdentity {
    static let groupsKey = "com.apple.security.application-groups"
    static let keychainKey = "keychain-access-groups"
    static let teamKey = "com.apple.developer.team-identifier"
    static let applicationKey = "application-identifier"
    static let networkKey = "com.apple.security.network.client"

    /// Ten capitals and digits before the first dot, as Apple gives them out.
    private static func prefix(_ identifier: String) -> String? {
        identifier.prefixMatch(of: /([A-Z0-9]{10})\./).map { String($0.1) }
    }
    static let protectionKey = "com.apple.developer.default-data-protection"

    var info: PropertyListFile
    var identifier: String
    var displayName: String
    var executable: URL
    var groups: [String]
    var keychainGroups: [String]
    /// The protection of its files, by NSFileProtection's names; nil where nothing is said.
    var protection: String?
    /// The identifier prefix of the entitlements; nil where there is none.
    var team: String?
    var usesNetwork = false

    init(folder: URL) throws(BundleError) {
        try self.init(
            info: folder.appendingPathComponent("Info.plist"),
            entitlements: folder.appendingPathComponent(ExtensionBundle.entitlements), filling: BundleFilling(folder: folder)
        ) { folder.appendingPathComponent($0) }
        guard FileManager.default.isExecutableFile(atPath: executable.path) else { throw .missingFile(executable.path, of: identifier) }
    }

    /// - Parameter filling: what stands for keys that are not set; looked for only where one is not, since a folder may hold very much.
    init(
        info file: URL, entitlements: URL, filling: @autoclosure () -> BundleFilling, executable: (String) -> URL
    ) throws(BundleError) {
        info = try PropertyListFile(file)
        let program = try info.filledString("CFBundleExecutable", settings: BundleFilling.names) ?? filling().executable
        let stated = try info.filledString("CFBundleIdentifier", settings: BundleFilling.identifiers)
        guard let identifier = stated ?? program.flatMap({ filling().identifier($0) }) else {
            throw .missingKey(file: info.name, key: "CFBundleIdentifier")
        }
        self.identifier = identifier
        guard BundleNames.isIdentifier(identifier) else {
            throw info.wrong("CFBundleIdentifier", "“\(identifier.prefix(60))”", "letters, digits, hyphens and single dots")
        }
        guard let name = program else { throw .missingKey(file: info.name, key: "CFBundleExecutable") }
        guard BundleNames.isFileName(name) else { throw info.wrong("CFBundleExecutable", "“\(name.prefix(60))”", "a file's name") }
        self.executable = executable(name)
        let shown = try info.filledString("CFBundleDisplayName", settings: BundleFilling.names)
        let short = try info.filledString("CFBundleName", settings: BundleFilling.names)
        displayName = shown ?? short ?? name
        groups = []
        keychainGroups = AccessGroups.effective(keychain: [], application: identifier, appGroups: [])
        guard FileManager.default.fileExists(atPath: entitlements.path) else { return }
        let list = try PropertyListFile(entitlements)
        groups = try list.strings(Self.groupsKey)
        for group in groups where !BundleNames.isIdentifier(group) || !group.hasPrefix("group.") {
            throw list.wrong(Self.groupsKey, "“\(group.prefix(60))”", "“group.” and letters, digits, hyphens and single dots")
        }
        protection = try list.optionalString(Self.protectionKey)
        usesNetwork = try list.has(Self.networkKey)
        // Where only Xcode would fill them in, nobody has signed it.
        let signed = (try? list.optionalString(Self.teamKey)) ?? nil, application = (try? list.optionalString(Self.applicationKey)) ?? nil
        let named = [application].compactMap { $0 } + (try list.strings(Self.keychainKey))
        team = signed ?? named.lazy.compactMap(Self.prefix).first
        let keychain = try list.strings(Self.keychainKey).map(AccessGroups.withoutPrefix)
        for group in keychain where !BundleNames.isIdentifier(group) {
            throw list.wrong(Self.keychainKey, "“\(group.prefix(60))”", "letters, digits, hyphens and single dots")
        }
        keychainGroups = AccessGroups.effective(keychain: keychain, application: identifier, appGroups: groups)
    }
}
