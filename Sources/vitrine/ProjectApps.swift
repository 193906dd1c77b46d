import Foundation
import WidgetBuild
import WidgetHost
import XcodeProject

/// The apps that a home screen installs for what was asked to be shown: of a project's widgets their own app, where its program builds here,
/// else one that was made up and takes their links. Built apps are taken as they are.
actor ProjectApps {
    private let targets: [String]
    private let options: ProjectOptions
    private let folder: URL
    private let buildsPrograms: Bool
    private var members: [Member] = []
    private var isWhole = true
    private var builtApps: [URL] = []
    private var programs: [String: Program] = [:]

    /// - Parameters:
    ///   - folder: where bundles are put together; what an earlier run put there is replaced.
    ///   - buildsPrograms: whether the apps' own programs are built.
    init(_ targets: [String], _ options: ProjectOptions, in folder: URL, buildsPrograms: Bool) {
        (self.targets, self.options, self.folder, self.buildsPrograms) = (targets, options, folder, buildsPrograms)
    }

    /// The program of an app, as far as it is known.
    private struct Program {
        /// What it is made of.
        var target: WidgetTarget
        /// The folder `NAME.app` without extensions; nil while it is not built.
        var bundle: URL?
        /// Why there is none, in a sentence.
        var reason: String
        /// Changes with the bundle.
        var stamp: String?
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

    // MARK: Widgets

    /// Builds the widgets, and puts their apps together with what is known of these.
    /// - Returns: the apps to install.
    func widgets() async throws -> [URL] {
        var members: [Member] = [], built: [URL] = [], isWhole = true
        let isFirst = programs.isEmpty
        for target in targets {
            let place = URL(fileURLWithPath: target, isDirectory: true).standardizedFileURL
            guard let project = ProjectTarget(target, options) else {
                guard ["app", "appex"].contains(place.pathExtension), FileManager.default.fileExists(atPath: place.path) else {
                    throw Failure(
                        "There is nothing to show at \(target): no project, folder or file for Xcode, and no built app or extension.")
                }
                if place.pathExtension == "app" {
                    built.append(place)
                } else {
                    members.append(try Member(place, app: nil, identifier: nil))
                }
                continue
            }
            let build = try await project.build()
            isWhole = isWhole && build.failed.isEmpty
            for (folder, target) in build.extensions {
                // The handlers of its intents lie beside a project's extension.
                let folders = [folder] + (target.handlers.isEmpty ? [] : try ExtensionBundle(folder: folder).siblings.map(\.folder))
                members += try folders.map { try Member($0, app: target.app?.name, identifier: target.app?.identifier) }
            }
            // Read again when their programs are built.
            for app in isFirst ? (try? await project.apps(fetching: false)) ?? [] : [] {
                let why = buildsPrograms ? "is being built" : "is not built, as --stand-in says"
                programs[app.identifier] = Program(target: app, reason: "\(app.name) \(why): one that was made up takes its links.")
            }
        }
        (self.members, builtApps, self.isWhole) = (members, built, isWhole)
        return try put()
    }

    /// The apps, put together of what was built last.
    private func put() throws -> [URL] {
        // Extensions of one app are one app's, whatever they were named by.
        try builtApps + Set(members.map(\.appIdentifier)).sorted().map { try put($0) }
    }

    // MARK: Programs

    /// Builds the programs of the projects' apps, and puts each into its app.
    func buildPrograms() async {
        guard buildsPrograms else { return }
        for target in targets {
            guard let project = ProjectTarget(target, options) else { continue }
            do {
                let builder = WidgetBuilder(sdk: try await WidgetSDK.find())
                for app in try await project.apps(fetching: true) {
                    let (bundle, reason) = await program(of: app, in: target, builder)
                    let before = programs[app.identifier], stamp = bundle.flatMap { ExtensionStaging.stamp(of: $0) }
                    // What was built last stays.
                    let now = Program(target: app, bundle: bundle ?? before?.bundle, reason: reason, stamp: stamp ?? before?.stamp)
                    programs[app.identifier] = now
                    if before?.bundle == nil, now.bundle != nil {
                        complain("vitrine: \(app.name), the widgets' own app, is built, and takes their links")
                    }
                    guard now.stamp != before?.stamp || now.bundle == nil && reason != before?.reason else { continue }
                    try putAgain(app.identifier)
                }
            } catch {
                // Every app that is waited for gets the reason.
                let reason = "The app's own program is not built, and one that was made up takes its links. \(error)"
                complain("vitrine: \(reason)")
                for identifier in programs.keys where programs[identifier]?.bundle == nil {
                    programs[identifier]?.reason = reason
                    try? putAgain(identifier)
                }
            }
        }
    }

    /// Puts an app together again whose widgets are on the screen.
    private func putAgain(_ identifier: String) throws {
        if members.contains(where: { $0.appIdentifier == identifier }) { _ = try put(identifier) }
    }

    private func program(of app: WidgetTarget, in project: String, _ builder: WidgetBuilder) async -> (bundle: URL?, reason: String) {
        do {
            return (try await builder.build(app), "")
        } catch {
            let words: String
            switch error {
            case BuildError.noWidgets: words = "\(app.name) has no entry in Swift."
            case BuildError.notCompiled: words = "\(error) `vitrine check --app \(project)` shows all of them, and whose they are."
            default: words = "\(error)"
            }
            let reason = "The app's own program does not build here, and one that was made up takes its links. \(words)"
            if programs[app.identifier]?.reason != reason { complain("vitrine: \(reason)") }
            return (nil, reason)
        }
    }

    // MARK: Bundles

    private func put(_ identifier: String) throws -> URL {
        let members = members.filter { $0.appIdentifier == identifier }
        guard let first = members.first, let standIn = Launcher.beside("vitrine-app") else {
            throw Failure("The program vitrine-app is missing beside vitrine; build it.")
        }
        let program = programs[identifier]
        let files = FileManager.default, place = folder.appendingPathComponent(identifier, isDirectory: true)
        // An app that nobody wrote is called by its first extension, which may be the one that is missing now.
        let known = isWhole ? nil : try? files.contentsOfDirectory(atPath: place.path).first { $0.hasSuffix(".app") }
        let name =
            program.map { ExtensionStaging.executable(of: $0.target) } ?? known.map { String($0.dropLast(4)) }
            ?? PictureReferences.fileName(first.appName)
        let fresh = folder.appendingPathComponent("\(identifier).new", isDirectory: true)
        let app = fresh.appendingPathComponent("\(name).app", isDirectory: true)
        let earlier = folder.appendingPathComponent("\(identifier).earlier", isDirectory: true)
        for folder in [earlier, fresh] { try? files.removeItem(at: folder) }
        let before = known.map { place.appendingPathComponent($0).appendingPathComponent("PlugIns") }
        if let before { try? files.copyItem(at: before, to: earlier) }
        defer { for folder in [earlier, fresh] { try? files.removeItem(at: folder) } }
        try files.createDirectory(at: fresh, withIntermediateDirectories: true)
        if let bundle = program?.bundle { try files.copyItem(at: bundle, to: app) }
        let plugIns = app.appendingPathComponent("PlugIns", isDirectory: true)
        try files.createDirectory(at: plugIns, withIntermediateDirectories: true)
        try putExtensions(members.map(\.folder), and: earlier, into: plugIns)
        if program?.bundle == nil {
            try files.copyItem(at: standIn, to: app.appendingPathComponent(name))
            // Its icon and its colour are the app's own all the same.
            for catalog in program?.target.code.catalogs ?? [] {
                try? files.copyItem(at: catalog, to: app.appendingPathComponent(catalog.lastPathComponent))
            }
            // The bundle gets the same team and groups, so that it shares what the widgets share.
            let entitlements = first.folder.appendingPathComponent(ExtensionBundle.entitlements)
            if files.fileExists(atPath: entitlements.path) {
                try files.copyItem(at: entitlements, to: app.appendingPathComponent(ExtensionBundle.entitlements))
            }
        }
        let info = Self.info(program, identifier: identifier, executable: name, name: first.appName)
        try info.xml().write(to: app.appendingPathComponent("Info.plist"), options: .atomic)
        // Whoever waits for another build looks for its property list, and finds all of it.
        try? files.removeItem(at: place)
        try files.moveItem(at: fresh, to: place)
        return place.appendingPathComponent(app.lastPathComponent, isDirectory: true)
    }

    /// - Parameter earlier: where the extensions lie that the app had: one that is not among these stays as it was built last.
    private func putExtensions(_ extensions: [URL], and earlier: URL, into plugIns: URL) throws {
        let files = FileManager.default, built = Set(extensions.map(\.lastPathComponent))
        for name in (try? files.contentsOfDirectory(atPath: earlier.path)) ?? [] where !built.contains(name) {
            try files.moveItem(at: earlier.appendingPathComponent(name), to: plugIns.appendingPathComponent(name))
        }
        for folder in extensions {
            let copy = plugIns.appendingPathComponent(folder.lastPathComponent, isDirectory: true)
            // Several extensions have the same handler beside them.
            if !files.fileExists(atPath: copy.path) { try files.copyItem(at: folder, to: copy) }
        }
    }

    /// The property list of an app: its own, as far as there is one.
    private static func info(_ program: Program?, identifier: String, executable: String, name: String) -> PropertyList {
        var values = program?.target.info.values ?? [:]
        values["CFBundleIdentifier"] = .string(identifier)
        values["CFBundleExecutable"] = .string(executable)
        if values["CFBundleDisplayName"]?.text?.isEmpty != false { values["CFBundleDisplayName"] = .string(name) }
        if let schemes = schemes(values["CFBundleURLTypes"]) { values["CFBundleURLTypes"] = schemes }
        // Keys of Vitrine's own say what its systems bring; a project's app has none of it.
        for key in values.keys where key.hasPrefix("Vitrine") { values[key] = nil }
        values[AppBundle.foreignKey] = .bool(true)
        if let program { values["VitrineModule"] = .string(program.target.code.module) }
        if program?.bundle == nil {
            let none = "These widgets came without their app: one that was made up takes their links."
            values[AppBundle.standInKey] = .string(program?.reason ?? none)
        }
        return .dictionary(values)
    }

    /// The types of links without schemes that no link can have, as one that a setting was to fill in.
    private static func schemes(_ types: PropertyList?) -> PropertyList? {
        guard let types = types?.items else { return nil }
        return .array(
            types.compactMap { type in
                guard var values = type.values else { return nil }
                let schemes = values["CFBundleURLSchemes"]?.texts.filter(BundleNames.isScheme) ?? []
                values["CFBundleURLSchemes"] = .array(schemes.map { .string($0) })
                return schemes.isEmpty ? nil : .dictionary(values)
            })
    }
}
