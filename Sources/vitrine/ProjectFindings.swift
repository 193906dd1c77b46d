import Foundation
import FoundationMissing
import WidgetHost
import XcodeProject

/// What keeps a project's extension apart from the app that embeds it. Of a built app its bundles say the same; a project's is not built.
struct ProjectFindings {
    private let target: WidgetTarget
    private(set) var all: [DoctorFinding] = []

    init(_ target: WidgetTarget) {
        self.target = target
        guard let app = target.app else { return }
        compareIdentifiers(app)
        compareVersions(app)
        compareGroups(app)
    }

    /// Whether the extension is embedded so that its widgets are not in the gallery.
    var keepsFromGallery: Bool {
        all.contains { $0.severity == .error && [.identifierPrefix, .deploymentTarget].contains($0.code) }
    }

    private mutating func compareIdentifiers(_ app: ContainingApp) {
        let own = target.identifier
        guard !app.identifier.isEmpty, !own.isEmpty, !own.hasPrefix(app.identifier + ".") else { return }
        let error = BundleError.notOurApp(extension: own, app: app.identifier)
        add(.error, .identifierPrefix, "\(error)", setting: "PRODUCT_BUNDLE_IDENTIFIER", own)
    }

    private mutating func compareVersions(_ app: ContainingApp) {
        guard let own = target.deploymentTarget, let apps = app.deploymentTarget, let needed = Self.version(own),
            let installs = Self.version(apps), installs.lexicographicallyPrecedes(needed)
        else { return }
        let words = "\(target.name) needs system \(own), and its app, \(app.name), installs from \(apps) on."
        // Older systems are left out on purpose by many: what counts is whether the widgets are there on the one that is looked at.
        let isHere = _SystemVersion.current.isAtLeast(needed[0], needed[1])
        add(isHere ? .warning : .error, .deploymentTarget, words, setting: "IPHONEOS_DEPLOYMENT_TARGET", own)
    }

    private mutating func compareGroups(_ app: ContainingApp) {
        // Without entitlements there is a finding already, and with names that nobody knows here nothing can be said.
        guard target.entitlements != nil, let own = target.groups, let apps = app.groups else { return }
        if own.isEmpty, apps.isEmpty {
            return add(.warning, .noAppGroup, "Neither \(app.name) nor \(target.name) names an App Group.", target.entitlementsFile, nil)
        }
        for group in own where !apps.contains(group) {
            add(.error, .appGroupMismatch, "The app does not name \(group), which its extension does.", target.entitlementsFile, group)
        }
        // An app may share other groups with other extensions.
        for group in apps where own.isEmpty {
            add(.warning, .appGroupMismatch, "The extension does not name \(group), which its app does.", app.entitlementsFile, group)
        }
    }

    private mutating func add(_ severity: DoctorFinding.Severity, _ code: CauseCode, _ words: String, setting: String, _ value: String) {
        let project = target.origin.appendingPathComponent("project.pbxproj")
        let file = FileManager.default.fileExists(atPath: project.path) ? project : target.origin
        // A setting that stands in another file, or is put together, has no line here.
        add(severity, code, words, file, "\(setting) = \(value)")
    }

    private mutating func add(_ severity: DoctorFinding.Severity, _ code: CauseCode, _ words: String, _ file: URL?, _ text: String?) {
        let file = file ?? target.origin
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n", omittingEmptySubsequences: false)
        let line = text.flatMap { text in lines?.firstIndex { $0.contains(text) } }
        all.append(
            DoctorFinding(
                severity, code, words, app: target.app?.identifier, extension: target.identifier, file: file.path,
                line: line.map { $0 + 1 }))
    }

    /// The numbers of a version; 17 and 17.0 are one.
    private static func version(_ text: String) -> [Int]? {
        let parts = text.split(separator: ".").map { Int($0) }
        guard !parts.isEmpty, parts.count <= 3, parts.allSatisfy({ $0 != nil }) else { return nil }
        return (parts + [0, 0]).prefix(3).map { $0 ?? 0 }
    }
}
