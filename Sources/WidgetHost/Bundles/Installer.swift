import Foundation

/// Puts apps where the host starts them: whole, so that they run with the build folder gone. A bundle is replaced in one step.
package struct Installer: Sendable {
    private let state: StateFolder
    private let note: @Sendable (String) -> Void

    /// - Parameter note: is told what an install takes the place of.
    package init(state: StateFolder, note: @escaping @Sendable (String) -> Void = { _ in }) {
        self.state = state
        self.note = note
    }

    /// Every installed app whose bundle can be read, by identifier, and why the others cannot.
    package func installed() -> (apps: [AppBundle], failures: [String]) {
        var apps: [AppBundle] = [], failures: [String] = []
        for folder in folders() {
            do throws(BundleError) {
                apps.append(try AppBundle(folder: folder))
            } catch {
                failures.append("\(error)")
            }
        }
        return (apps, failures)
    }

    /// The bundles of installed apps, also of those that cannot be read, by identifier.
    func folders() -> [URL] {
        contents(of: state.apps).filter(BundleNames.isIdentifier).flatMap { identifier in
            let folder = state.bundles(of: identifier)
            return contents(of: folder).filter { $0.hasSuffix(".app") && !$0.hasPrefix(".") }
                .map { folder.appendingPathComponent($0, isDirectory: true) }
        }
    }

    /// Stages an app with its extension and service.
    /// - Throws: `BundleError` where the source is wrong, an error of the file system otherwise.
    @discardableResult
    package func install(_ system: ProjectProducts.System) throws -> AppBundle {
        try state.make()
        let identity = try BundleIdentity(source: system.app)
        let folder = state.bundles(of: identity.identifier)
        try StateFolder.make(folder)
        let name = "\(system.name).app"
        let target = folder.appendingPathComponent(name, isDirectory: true)
        for file in [system.app.executable, system.widgets.executable] + [system.intents?.executable, system.service].compactMap({ $0 })
        where !FileManager.default.isExecutableFile(atPath: file.path) {
            throw BundleError.missingFile(file.path, of: system.name)
        }
        let stamp = try Stamp(system)
        if stamp.isOf(target), let app = try? AppBundle(folder: target) {
            removeOthers(than: target)
            return app
        }

        let fresh = folder.appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: fresh) }
        try stage(system.app, resources: system.resources, in: fresh)
        for source in [system.widgets, system.intents].compactMap({ $0 }) {
            let name = source.executable.lastPathComponent + ".appex"
            try stage(source, resources: system.resources, in: fresh.appendingPathComponent("PlugIns/\(name)", isDirectory: true))
        }
        if let service = system.service {
            try stage(service, resources: system.resources, in: fresh.appendingPathComponent(Self.serviceFolder, isDirectory: true))
        }
        try stamp.write(to: fresh)
        // What is staged must be readable as a bundle before it takes the old one's place.
        _ = try AppBundle(folder: fresh)
        try replace(target, with: fresh)
        removeOthers(than: target)
        return try AppBundle(folder: target)
    }

    /// Copies a built app, a folder `Name.app`.
    /// - Throws: `BundleError` where it is none, an error of the file system otherwise.
    @discardableResult
    package func install(app source: URL) throws -> AppBundle {
        try state.make()
        let bundle = try AppBundle(folder: source.standardizedFileURL)
        let folder = state.bundles(of: bundle.identifier)
        try StateFolder.make(folder)
        let fresh = folder.appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: fresh) }
        // What somebody else made may be written over in its place.
        try ChildSpawn.writing.withLock { try BundleCopy(links: false).copy(bundle.folder.resolvingSymlinksInPath(), to: fresh) }
        let target = folder.appendingPathComponent(bundle.folder.lastPathComponent, isDirectory: true)
        try replace(target, with: fresh)
        removeOthers(than: target)
        return try AppBundle(folder: target)
    }

    /// What the build folder holds is replaced by new files, never written over.
    private static let product = BundleCopy(links: true)

    /// The folder of an app's service in its bundle.
    static let serviceFolder = "Service"

    private func stage(_ source: ProjectProducts.Source, resources: [URL], in folder: URL) throws {
        try stage(source.executable, resources: resources, in: folder)
        try Self.product.copy(source.info.resolvingSymlinksInPath(), to: folder.appendingPathComponent("Info.plist"))
        if let entitlements = source.entitlements {
            try Self.product.copy(entitlements.resolvingSymlinksInPath(), to: folder.appendingPathComponent(ExtensionBundle.entitlements))
        }
    }

    private func stage(_ executable: URL, resources: [URL], in folder: URL) throws {
        try StateFolder.make(folder)
        let target = folder.appendingPathComponent(executable.lastPathComponent)
        try ChildSpawn.writing.withLock { try Self.product.copy(executable.resolvingSymlinksInPath(), to: target) }
        for bundle in resources {
            try Self.product.copy(bundle.resolvingSymlinksInPath(), to: folder.appendingPathComponent(bundle.lastPathComponent))
        }
    }

    /// One app has an identifier, and its container with it: the later one takes the earlier one's place.
    private func removeOthers(than target: URL) {
        let folder = target.deletingLastPathComponent()
        for name in contents(of: folder) where name.hasSuffix(".app") && !name.hasPrefix(".") && name != target.lastPathComponent {
            do {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(name, isDirectory: true))
                note(
                    "\(target.lastPathComponent) takes the place of \(name), which has the same identifier, \(folder.deletingLastPathComponent().lastPathComponent)."
                )
            } catch {
                note("\(name) cannot be removed, although \(target.lastPathComponent) has its identifier: \(error.localizedDescription)")
            }
        }
    }

    /// The new folder takes the old one's name in one step; whoever has the old one open keeps it.
    private func replace(_ target: URL, with fresh: URL) throws {
        guard FileManager.default.fileExists(atPath: target.path) else {
            return try FileManager.default.moveItem(at: fresh, to: target)
        }
        // The old bundle is then under the new one's name and goes away with it.
        guard Self.exchange(fresh.path, target.path) else {
            // A file system that cannot exchange: a moment without a bundle, but never with half of one.
            let old = target.deletingLastPathComponent().appendingPathComponent(".old-\(UUID().uuidString)", isDirectory: true)
            try FileManager.default.moveItem(at: target, to: old)
            try FileManager.default.moveItem(at: fresh, to: target)
            return try FileManager.default.removeItem(at: old)
        }
    }

    private typealias RenameAt2 = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// `renameat2` with `RENAME_EXCHANGE`, which Swift's Glibc does not show.
    private static func exchange(_ one: String, _ other: String) -> Bool {
        guard let symbol = dlsym(nil, "renameat2") else { return false }
        return unsafeBitCast(symbol, to: RenameAt2.self)(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
    }

    private func contents(of folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}

extension BundleIdentity {
    init(source: ProjectProducts.Source) throws(BundleError) {
        let none = source.info.deletingLastPathComponent().appendingPathComponent("none.entitlements")
        try self.init(
            info: source.info, entitlements: source.entitlements ?? none,
            filling: BundleFilling(executable: source.executable.lastPathComponent, prefix: nil)
        ) { _ in source.executable }
    }
}

/// Which files a bundle was made of: an unchanged one is not copied again.
private struct Stamp {
    private static let name = ".made-of"
    private let text: String

    init(_ system: ProjectProducts.System) throws {
        let sources = [system.app, system.widgets, system.intents].compactMap({ $0 }).flatMap {
            [$0.info, $0.entitlements, $0.executable].compactMap { $0 }
        }
        let files = sources + [system.service].compactMap { $0 } + system.resources.flatMap(Self.all)
        text = try files.map { file in
            let values = try FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
            let date = (values[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(file.path) \(values[.size] as? Int ?? 0) \(date)"
        }.joined(separator: "\n")
    }

    private static func all(_ folder: URL) -> [URL] {
        let walk = FileManager.default.enumerator(atPath: folder.path)
        let names = (walk?.compactMap { $0 as? String } ?? []).sorted()
        return [folder] + names.map { folder.appendingPathComponent($0) }
    }

    func isOf(_ bundle: URL) -> Bool {
        (try? String(contentsOf: bundle.appendingPathComponent(Self.name), encoding: .utf8)) == text
    }

    func write(to bundle: URL) throws {
        try Data(text.utf8).write(to: bundle.appendingPathComponent(Self.name))
    }
}
