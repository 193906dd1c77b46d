import Foundation
import WidgetBuild
import WidgetHost

/// An app made up for widgets that come without one, as a home screen installs apps and not their extensions.
enum StandInBundle {
    /// The apps to install for what was asked to be shown: built apps as they are, a made-up one for the widgets of a project or an extension.
    /// - Parameter folder: where those are put; what an earlier run put there is replaced.
    static func apps(for targets: [String], _ options: ProjectOptions, in folder: URL) async throws -> [URL] {
        var apps: [URL] = []
        var members: [Member] = []
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
            members += try await project.build().extensions.map {
                try Member($0.folder, app: $0.target.app?.name, identifier: $0.target.app?.identifier)
            }
        }
        // Extensions of one app are one app's, whatever they were named by.
        for identifier in Set(members.map(\.appIdentifier)).sorted() {
            apps.append(try make(members.filter { $0.appIdentifier == identifier }, in: folder))
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

    private static func make(_ members: [Member], in folder: URL) throws -> URL {
        guard let first = members.first, let program = Launcher.beside("vitrine-app") else {
            throw Failure("The program vitrine-app is missing beside vitrine; build it.")
        }
        let name = PictureReferences.fileName(first.appName), files = FileManager.default
        let app = folder.appendingPathComponent("\(first.appIdentifier)/\(name).app", isDirectory: true)
        try? files.removeItem(at: app.deletingLastPathComponent())
        let plugIns = app.appendingPathComponent("PlugIns", isDirectory: true)
        try files.createDirectory(at: plugIns, withIntermediateDirectories: true)
        for member in members {
            try files.copyItem(at: member.folder, to: plugIns.appendingPathComponent(member.folder.lastPathComponent, isDirectory: true))
        }
        try files.copyItem(at: program, to: app.appendingPathComponent(name))
        // The same team and groups, so that what the widgets share is theirs.
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
