import Foundation
import FoundationMissing

/// Reads an app's bundles as iOS does before it offers a widget, and tells everything that would keep it from doing so, not the first only.
package struct BundleDoctor: Sendable {
    private let app: BundleFiles?
    private let extensions: [BundleFiles]

    /// - Parameter app: nil where an extension is looked at alone.
    package init(app: BundleFiles?, extensions: [BundleFiles]) {
        self.app = app
        self.extensions = extensions
    }

    /// A staged app, a folder `NAME.app`; or a staged extension, a folder `NAME.appex`, with the app around it, if there is one.
    package init(folder: URL) {
        let folder = folder.standardizedFileURL
        guard folder.pathExtension == "appex" else {
            self.init(app: BundleFiles(folder: folder), extensions: Self.plugIns(of: folder).map { BundleFiles(folder: $0) })
            return
        }
        let around = folder.deletingLastPathComponent().deletingLastPathComponent()
        self.init(app: around.pathExtension == "app" ? BundleFiles(folder: around) : nil, extensions: [BundleFiles(folder: folder)])
    }

    /// The extensions in an app's bundle.
    package static func plugIns(of app: URL) -> [URL] {
        let folder = app.appendingPathComponent("PlugIns", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".appex") }.map { folder.appendingPathComponent($0, isDirectory: true) }
    }

    package func findings() -> [DoctorFinding] {
        var findings: [DoctorFinding] = []
        let owner = read(app, into: &findings)
        if let app, let owner {
            do throws(BundleError) {
                _ = try AppBundle.schemes(owner.info)
                _ = try AppBundle.declaredService(owner.info)
            } catch {
                findings.append(DoctorFinding(error, app: owner.identifier))
            }
            if !app.hasEntitlements {
                findings.append(
                    DoctorFinding(
                        .warning, .noEntitlements, "The app \(owner.identifier) has no entitlements.", app: owner.identifier,
                        file: app.info.path))
            }
        }
        var widgets = 0
        for files in extensions {
            guard let found = read(files, app: owner?.identifier, into: &findings) else { continue }
            if examine(found, files, of: owner, into: &findings) { widgets += 1 }
        }
        if extensions.isEmpty, let app {
            findings.append(
                DoctorFinding(.error, .noExtension, "The app has no extension in its PlugIns.", app: owner?.identifier, file: app.info.path)
            )
        } else if widgets == 0, !findings.contains(where: { $0.severity == .error }) {
            findings.append(
                DoctorFinding(.error, .noExtension, "None of the app's extensions is one of widgets.", app: owner?.identifier))
        }
        return findings
    }

    private func read(_ files: BundleFiles?, app: String? = nil, into findings: inout [DoctorFinding]) -> BundleIdentity? {
        guard let files else { return nil }
        do throws(BundleError) {
            return try files.identity()
        } catch {
            findings.append(DoctorFinding(error, app: app))
            return nil
        }
    }

    /// Reads one bundle; true for an extension of widgets.
    private func examine(
        _ found: BundleIdentity, _ files: BundleFiles, of owner: BundleIdentity?, into findings: inout [DoctorFinding]
    ) -> Bool {
        let info = files.info.path
        func find(_ severity: DoctorFinding.Severity, _ code: CauseCode, _ words: String, file: String? = nil, key: String? = nil) {
            let file = file ?? info
            findings.append(
                DoctorFinding(
                    severity, code, words, app: owner?.identifier, extension: found.identifier, file: file,
                    line: key.flatMap { BundleFiles.line(of: $0, in: file) }))
        }
        let point: String?
        do throws(BundleError) {
            point = try found.info.optionalString(ExtensionBundle.pointKey)
        } catch {
            findings.append(DoctorFinding(error, app: owner?.identifier, extension: found.identifier))
            return false
        }
        switch point {
        case ExtensionBundle.point: break
        case ExtensionBundle.intentsPoint: return false
        case let point?:
            find(
                .error, .wrongExtensionPoint,
                "\(found.identifier) names the extension point “\(point)”; widgets have \(ExtensionBundle.point).",
                key: ExtensionBundle.pointKey)
            return false
        case nil:
            findings.append(
                DoctorFinding(
                    .missingKey(file: info, key: ExtensionBundle.pointKey), app: owner?.identifier, extension: found.identifier))
            return false
        }
        if !files.hasEntitlements { find(.warning, .noEntitlements, "\(found.identifier) has no entitlements.") }
        let languages = files.languages
        if !languages.isEmpty, let own = (try? found.info.optionalString("CFBundleDevelopmentRegion")) ?? nil,
            !languages.contains(where: { language($0) == language(own) })
        {
            find(
                .warning, .noDevelopmentLanguage,
                "\(found.identifier) has texts in \(languages.joined(separator: ", ")) and none in \(own), its development language.",
                key: "CFBundleDevelopmentRegion")
        }
        guard let owner else { return true }
        if !found.identifier.hasPrefix(owner.identifier + ".") {
            let error = BundleError.notOurApp(extension: found.identifier, app: owner.identifier)
            find(.error, .identifierPrefix, "\(error)", key: "CFBundleIdentifier")
        }
        if let own = version(found), let apps = version(owner), apps.lexicographicallyPrecedes(own) {
            find(
                _SystemVersion.current.isAtLeast(own[0], own[1]) ? .warning : .error, .deploymentTarget,
                "\(found.identifier) needs system \(words(own)), and its app installs from \(words(apps)) on.", key: "MinimumOSVersion")
        }
        compareGroups(found, owner, files) { find($0, $1, $2, file: $3, key: BundleIdentity.groupsKey) }
        return true
    }

    private func compareGroups(
        _ found: BundleIdentity, _ owner: BundleIdentity, _ files: BundleFiles,
        _ find: (DoctorFinding.Severity, CauseCode, String, String?) -> Void
    ) {
        if found.groups.isEmpty, owner.groups.isEmpty {
            return find(
                .warning, .noAppGroup, "Neither \(owner.identifier) nor \(found.identifier) names an App Group.", files.entitlements.path)
        }
        for group in found.groups where !owner.groups.contains(group) {
            find(.error, .appGroupMismatch, "The app does not name \(group), which its extension does.", app?.entitlements.path)
        }
        for group in owner.groups where !found.groups.contains(group) {
            find(.error, .appGroupMismatch, "The extension does not name \(group), which its app does.", files.entitlements.path)
        }
    }

    /// The language of a region or of a folder: “en” of “en_GB”; older projects write “English”.
    private func language(_ name: String) -> String {
        let old = ["English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Dutch": "nl", "Japanese": "ja"]
        return old[name] ?? name.split(whereSeparator: { "-_".contains($0) }).first.map { $0.lowercased() } ?? name
    }

    /// The numbers of `MinimumOSVersion`; nil where it is not said, or is a build setting.
    private func version(_ identity: BundleIdentity) -> [Int]? {
        guard let text = (try? identity.info.optionalString("MinimumOSVersion")) ?? nil else { return nil }
        let parts = text.split(separator: ".").map { Int($0) }
        guard !parts.isEmpty, parts.count <= 3, parts.allSatisfy({ $0 != nil }) else { return nil }
        // 17 and 17.0 are one version.
        return (parts + [0, 0]).prefix(3).map { $0 ?? 0 }
    }

    private func words(_ version: [Int]) -> String { version.prefix(version[2] == 0 ? 2 : 3).map(String.init).joined(separator: ".") }
}
