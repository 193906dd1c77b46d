import Foundation
import WidgetBuild
import WidgetHost

/// An app made up for widgets that come without one, as a home screen installs apps and not their extensions.
enum StandInBundle {
    /// The apps to install for what was asked to be shown: built apps as they are, a made-up one for the widgets of a project or an extension.
    /// - Parameter folder: where those are put; what an earlier run put there is replaced.
    static func apps(for targets: [String], _ options: ProjectOptions, in folder: URL) async throws -> [URL] {
        var apps: [URL] = []
        var members: [Member] = [], isWhole = true
        for target in targets {
            let place = URL(fileURLWithPath: target, isDirectory: true).standardizedFileURL
            guard let project = ProjectTarget(target, options) else {
                guard ["app", "appex"].contains(place.pathExtension), FileManager.default.fileExists(atPath: place.path) else {
                    throw Failure(
                        "There is nothing to show at \(target): no project, folder or file for Xcode, and no built app or extension.")
                }
                if place.pathExtension == "app" { apps.append(place) } else { members.append(try Member(place, app: nil, identifier: nil)) }
                continue
            }
            let build = try await project.build()
            isWhole = isWhole && build.failed.isEmpty
            for (folder, target) in build.extensions {
                // The handlers of its intents lie beside a project's extension.
                let folders = [folder] + (target.handlers.isEmpty ? [] : try ExtensionBundle(folder: folder).siblings.map(\.folder))
                members += try folders.map { try Member($0, app: target.app?.name, identifier: target.app?.identifier) }
            }
        }
        // Extensions of one app are one app's, whatever they were named by.
        for identifier in Set(members.map(\.appIdentifier)).sorted() {
            apps.append(try make(members.filter { $0.appIdentifier == identifier }, in: folder, keepingOthers: !isWhole))
        }
        return apps
    }

    /// One extension, and what is known of its app.
    private struct Member {
        let folder: URL
        let appName: String
        let appIdentifier: String

        init(_ folder: URL, app: String?, identifier: String?) throws {
            self.folder = folder
            let bundle = try ExtensionBundle(folder: folder)
            // An extension's identifier is its app's and a name of its own.
            let parts = bundle.identifier.split(separator: ".")
            guard parts.count > 1 else {
                throw Failure("The extension \(folder.path) has the identifier “\(bundle.identifier)”, which begins with no app's.")
            }
            let own = parts.dropLast().joined(separator: ".")
            appIdentifier = identifier.flatMap { bundle.identifier.hasPrefix($0 + ".") ? $0 : nil } ?? own
            appName = app ?? bundle.displayName
        }
    }

    private struct Info: Encodable {
        var CFBundleIdentifier: String
        var CFBundleExecutable: String
        var CFBundleDisplayName: String
    }

    /// - Parameter keepingOthers: an extension that the app had and that is not among these stays as it was built last.
    private static func make(_ members: [Member], in folder: URL, keepingOthers: Bool) throws -> URL {
        guard let first = members.first, let program = Launcher.beside("vitrine-app") else {
            throw Failure("The program vitrine-app is missing beside vitrine; build it.")
        }
        let files = FileManager.default, place = folder.appendingPathComponent(first.appIdentifier, isDirectory: true)
        // An app that nobody wrote is called by its first extension, which may be the one that is missing now.
        let known = keepingOthers ? try? files.contentsOfDirectory(atPath: place.path).first { $0.hasSuffix(".app") } : nil
        let name = known.map { String($0.dropLast(4)) } ?? PictureReferences.fileName(first.appName)
        let app = place.appendingPathComponent("\(name).app", isDirectory: true)
        let plugIns = app.appendingPathComponent("PlugIns", isDirectory: true)
        let earlier = folder.appendingPathComponent("\(first.appIdentifier).earlier", isDirectory: true)
        try? files.removeItem(at: earlier)
        if keepingOthers { try? files.moveItem(at: plugIns, to: earlier) }
        defer { try? files.removeItem(at: earlier) }
        try? files.removeItem(at: place)
        try files.createDirectory(at: plugIns, withIntermediateDirectories: true)
        let built = Set(members.map(\.folder.lastPathComponent))
        for name in (try? files.contentsOfDirectory(atPath: earlier.path)) ?? [] where !built.contains(name) {
            try files.moveItem(at: earlier.appendingPathComponent(name), to: plugIns.appendingPathComponent(name))
        }
        for member in members {
            let copy = plugIns.appendingPathComponent(member.folder.lastPathComponent, isDirectory: true)
            // Several extensions have the same handler beside them.
            if !files.fileExists(atPath: copy.path) { try files.copyItem(at: member.folder, to: copy) }
        }
        try files.copyItem(at: program, to: app.appendingPathComponent(name))
        // The bundle gets the same team and groups, so that it shares what the widgets share.
        let entitlements = first.folder.appendingPathComponent(ExtensionBundle.entitlements)
        if files.fileExists(atPath: entitlements.path) {
            try files.copyItem(at: entitlements, to: app.appendingPathComponent(ExtensionBundle.entitlements))
        }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        let info = Info(CFBundleIdentifier: first.appIdentifier, CFBundleExecutable: name, CFBundleDisplayName: first.appName)
        // Last: whoever waits for another build looks for it.
        try encoder.encode(info).write(to: app.appendingPathComponent("Info.plist"), options: .atomic)
        return app
    }
}
