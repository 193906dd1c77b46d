import Foundation
import FoundationMissing

/// An app on disk: `Name.app` with its extensions in `PlugIns`.
package struct AppBundle: Hashable, Sendable {
    /// A server that the host runs for the app.
    package struct Service: Hashable, Sendable {
        package var executable: String
        /// The environment variable in which the app finds its address.
        package var urlVariable: String
    }

    package var folder: URL
    package var identifier: String
    package var displayName: String
    package var executable: URL
    package var groups: [String]
    /// Its keychain groups, in the order in which they count.
    package var keychainGroups: [String]
    /// The team that its entitlements name; nil where they name none.
    package var team: String?
    /// Lowercase.
    package var urlSchemes: [String]
    package var service: Service?
    /// Whether it was built from somebody's project: what it may do is held as tight as a widget's extension is.
    package var isForeign: Bool
    /// Why its own program does not run, in a sentence, where one that was made up stands in for it.
    package var standIn: String?
    /// Whether a foreign app may use this machine's network.
    package var usesNetwork: Bool
    /// The names of the samples it can fill itself with, the usual one first.
    package var seeds: [String]
    /// What of it stands on a new home screen.
    package var firstTile: FirstTile
    /// Its own colour; nil where it has none.
    package var accent: AccentColor?
    /// Whether its asset catalogue has an icon.
    package var hasIcon: Bool
    private var iconName: String?
    /// Its widgets.
    package var extensions: [ExtensionBundle]
    /// Its handlers of SiriKit intents.
    package var handlers: [ExtensionBundle]

    /// - Throws: `BundleError`, naming the file and the key.
    package init(folder: URL) throws(BundleError) {
        let identity = try BundleIdentity(folder: folder)
        self.folder = folder
        identifier = identity.identifier
        displayName = identity.displayName
        executable = identity.executable
        groups = identity.groups
        keychainGroups = identity.keychainGroups
        team = identity.team
        urlSchemes = try Self.schemes(identity.info)
        service = try Self.declaredService(identity.info)
        isForeign = try identity.info.isTrue(Self.foreignKey)
        usesNetwork = identity.usesNetwork
        standIn = try identity.info.optionalString(Self.standInKey)
        seeds = try identity.info.strings("VitrineSeeds")
        firstTile = try FirstTile(identity.info)
        accent = AccentColor(
            app: folder, executable: executable.lastPathComponent, named: try identity.info.optionalString("NSAccentColorName"))
        iconName = try identity.info.optionalString("CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconName")
        hasIcon = AppIcon(app: folder, executable: executable.lastPathComponent, named: iconName) != nil
        extensions = []
        handlers = []
        let plugIns = folder.appendingPathComponent("PlugIns", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: plugIns.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".appex") {
            let found = try ExtensionBundle(folder: plugIns.appendingPathComponent(name, isDirectory: true))
            guard found.identifier.hasPrefix(identifier + ".") else { throw .notOurApp(extension: found.identifier, app: identifier) }
            if found.intents == nil { extensions.append(found) } else { handlers.append(found) }
        }
    }

    /// The key of a property list by which an app says that it was built from a project.
    package static let foreignKey = "VitrineForeign"
    /// The key of a property list by which one that was made up says why.
    package static let standInKey = "VitrineStandIn"

    /// Its icon; nil where it has none.
    package var icon: AppIcon? { AppIcon(app: folder, executable: executable.lastPathComponent, named: iconName) }

    static func schemes(_ info: PropertyListFile) throws(BundleError) -> [String] {
        let key = "CFBundleURLSchemes"
        let schemes = try info.strings(key, inEachOf: "CFBundleURLTypes")
        for scheme in schemes where !BundleNames.isScheme(scheme) {
            throw info.wrong("CFBundleURLTypes.\(key)", "“\(scheme.prefix(60))”", "letters, digits, “+”, “-” and “.”, a letter first")
        }
        return schemes.map { $0.lowercased() }
    }

    static func declaredService(_ info: PropertyListFile) throws(BundleError) -> Service? {
        guard let executable = try info.optionalString("VitrineService.Executable") else { return nil }
        guard BundleNames.isFileName(executable) else {
            throw info.wrong("VitrineService.Executable", "“\(executable.prefix(60))”", "a file's name")
        }
        let variable = try info.string("VitrineService.URLVariable")
        guard BundleNames.isVariable(variable) else {
            throw info.wrong("VitrineService.URLVariable", "“\(variable.prefix(60))”", "a free variable's name of letters, digits and “_”")
        }
        return Service(executable: executable, urlVariable: variable)
    }

    /// What its extensions are told of its service, by the variable's name.
    package func addresses(of address: URL?) -> [String: URL] {
        guard let service, let address else { return [:] }
        return [service.urlVariable: address]
    }

    /// Whether it claims the URL's scheme.
    package func claims(_ url: URL) -> Bool { url.scheme.map { urlSchemes.contains($0.lowercased()) } ?? false }

    /// Its name in a language, where its `InfoPlist.strings` has one.
    package func displayName(locale: String) -> String {
        let folders = Bundle.resourceFolders(in: folder, executable: executable.lastPathComponent)
        func name(_ key: String) -> String? {
            LocalizedText.find(key, table: "InfoPlist", folders: folders, development: nil, languages: [locale])?.entry.text
        }
        return name("CFBundleDisplayName") ?? name("CFBundleName") ?? displayName
    }
}
