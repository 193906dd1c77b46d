import Foundation

/// The widgets of a folder from which Tuist would make a project.
///
/// Tuist's manifests are programs over Tuist's own library, which is not here, and are not run. What they say nearly always is what the
/// folders say, as Tuist's templates lay them out (`Targets/Tides/Sources`): a widget is the folder with an entry of widgets, and a module that
/// its source imports is the folder, or the product of a package, of that name. A target whose sources a manifest writes out has those.
struct TuistFolders {
    private let folders: WidgetFolders
    private let packages: LocalPackages
    /// Folders of packages, the outermost first; Tuist's own, with what comes from elsewhere, is the last.
    private let manifests: [URL]

    init(_ root: URL, packages: LocalPackages) {
        let folders = WidgetFolders(root, withPackages: true)
        self.folders = folders
        self.packages = packages
        let own = folders.paths.filter { ($0 as NSString).lastPathComponent == "Package.swift" }
            .sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
            .map { folders.root.appendingPathComponent($0).deletingLastPathComponent() }
        let tuist = folders.root.appendingPathComponent("Tuist")
        manifests = own + (ProjectFiles.exists(tuist.appendingPathComponent("Package.swift")) ? [tuist] : [])
    }

    /// - Throws: what is wrong with the first widget's folder, where none can be read.
    func targets(notes: [ProjectNote]) throws(ProjectError) -> [WidgetTarget] {
        var targets: [WidgetTarget] = [], failure: ProjectError?
        for folder in folders.widgets {
            do throws(ProjectError) {
                targets += try LooseSources.describe(folder: folder).targets.map { completed($0, in: folder, notes) }
            } catch {
                failure = failure ?? error
            }
        }
        if targets.isEmpty, let failure { throw failure }
        return targets
    }

    private func completed(_ target: WidgetTarget, in folder: URL, _ notes: [ProjectNote]) -> WidgetTarget {
        var target = target
        takeStated(&target)
        var needed = Needed(own: target.code.module, folder: folder)
        collect(target.code.sources, &needed, depth: 0)
        target.modules = needed.contents.modules
        target.macros = needed.contents.macros
        target.packages = needed.contents.remote
        target.notes = notes + target.notes + needed.contents.notes
        return target
    }

    /// Gives a target the files that a manifest writes out for the one with its entry: they may lie anywhere.
    private func takeStated(_ target: inout WidgetTarget) {
        let entries = SourceFacts.all(target.code.sources).filter { $0.facts.hasMain && !$0.facts.isAppMain }.map(\.file.path)
        guard !entries.isEmpty else { return }
        let manifests = folders.paths.filter { ($0 as NSString).lastPathComponent == "Project.swift" }
        for manifest in manifests {
            for stated in TuistManifest(folders.root.appendingPathComponent(manifest), root: folders.root).targets {
                guard let patterns = stated.sources?.map(PathPattern.init) else { continue }
                guard entries.allSatisfy({ entry in patterns.contains { $0.matches(entry) } }) else { continue }
                take(stated, patterns, &target)
                return
            }
        }
    }

    private func take(_ stated: TuistManifest.Target, _ patterns: [PathPattern], _ target: inout WidgetTarget) {
        let all = ProjectFiles.walk(folders.root, skipping: ProjectFiles.foreign).map { folders.root.appendingPathComponent($0) }
        let sources = all.filter { file in patterns.contains { $0.matches(file.path) } }
        let swift = sources.filter { $0.pathExtension == "swift" }
        let apps = Set(SourceFacts.all(swift).filter(\.facts.isAppMain).map(\.file))
        target.code.sources = swift.filter { !apps.contains($0) }
        target.code.intentDefinitions = sources.filter { $0.pathExtension == "intentdefinition" }
        if let resources = stated.resources?.map(PathPattern.init) {
            let taken = all.filter { file in resources.contains { $0.matches(file.path) } && file.pathExtension != "swift" }
            target.code.resources = taken.map { .init(file: $0, language: TargetMembers.language(of: $0.path)) }
        }
        if !stated.dataModels.isEmpty { target.code.dataModels = stated.dataModels.filter(ProjectFiles.exists) }
        if let file = stated.entitlements, ProjectFiles.exists(file) {
            let read = LooseSources.entitlements(file: file)
            (target.entitlements, target.entitlementsFile) = (read.values, read.file)
            target.notes += read.notes
        }
        if let file = stated.info, ProjectFiles.exists(file) {
            let read = LooseSources.info(product: target.productName, file: file)
            (target.info, target.infoFile) = (read.plist, read.file)
        }
    }

    private struct Needed {
        var contents = LocalPackages.Contents()
        /// Names that were looked for.
        var known: Set<String>
        /// The widget's own folder, which has no module for it.
        let folder: URL

        init(own: String, folder: URL) {
            known = [own]
            self.folder = folder
        }
    }

    /// The endings of a module's files that go into its bundle.
    private static let resources: Set = [
        "xcassets", "strings", "stringsdict", "xcstrings", "ttf", "otf", "json", "plist", "png", "jpg", "jpeg", "pdf", "svg",
    ]

    /// Depth first, so that what others need comes first.
    private func collect(_ sources: [URL], _ needed: inout Needed, depth: Int) {
        guard depth < 40 else { return }
        let imports = SourceFacts.all(sources).reduce(into: Set<String>()) { $0.formUnion($1.facts.imports) }
        // A folder may be called as a framework of Apple's is, and is no module then.
        let own = imports.filter { !AppleFrameworks.contains($0) }.subtracting(AppleFrameworks.ofSwift)
        for name in own.sorted() where needed.known.insert(name).inserted {
            if let folder = moduleFolder(name, beside: needed.folder) {
                add(name, folder, &needed, depth)
            } else if let found = product(name) {
                needed.contents.add(found)
            }
        }
    }

    private func add(_ name: String, _ folder: URL, _ needed: inout Needed, _ depth: Int) {
        let paths = ProjectFiles.walk(folder, skipping: ProjectFiles.foreign.union(["Tests", "Testing", "Example", "Demo", "Derived"]))
        let sources = paths.filter { $0.hasSuffix(".swift") && ($0 as NSString).lastPathComponent != "Project.swift" }
            .map { folder.appendingPathComponent($0) }
        collect(sources, &needed, depth: depth + 1)
        let resources = paths.filter { Self.resources.contains(($0 as NSString).pathExtension) }
        needed.contents.modules.append(
            SourceModule(
                module: name, sources: sources,
                resources: resources.map { .init(file: folder.appendingPathComponent($0), language: TargetMembers.language(of: $0)) },
                dataModels: paths.filter { $0.hasSuffix(".xcdatamodeld") }.map { folder.appendingPathComponent($0) },
                needs: needed.contents.modules.map(\.module)))
    }

    /// The folder of a module: one that is called so and has a `Sources` of its own, else one that lies in no other target's `Sources`; the
    /// nearest to the root.
    private func moduleFolder(_ name: String, beside widget: URL) -> URL? {
        // A folder without `Sources` counts as deeper than any.
        var found: [String: Int] = [:]
        for path in folders.paths {
            let parts = path.split(separator: "/").dropLast()
            // A group of modules may be called as one of them is.
            for place in parts.indices where parts[place] == name {
                let hasSources = place + 1 < parts.count && parts[place + 1] == "Sources"
                guard hasSources || !parts[..<place].dropLast().contains("Sources") else { continue }
                let folder = parts[...place].joined(separator: "/")
                found[folder] = min(found[folder] ?? .max, place + (hasSources ? 0 : 1_000))
            }
        }
        // A package's target is built as its manifest says, and the widget is in none of its modules.
        let places = found.filter { place in
            let folder = folders.root.appendingPathComponent(place.key).path + "/"
            return !(widget.path + "/").hasPrefix(folder) && !folder.hasPrefix(widget.path + "/")
                && !manifests.contains { $0 != folders.root && folder.hasPrefix($0.path + "/") }
        }
        return places.min { ($0.value, $0.key) < ($1.value, $1.key) }.map {
            folders.root.appendingPathComponent($0.key, isDirectory: true)
        }
    }

    /// A product of a package here, or of one from elsewhere that a package here names.
    private func product(_ name: String) -> LocalPackages.Contents? {
        for folder in manifests where packages.has(product: name, in: folder) { return packages.modules(ofProduct: name, in: folder) }
        for folder in manifests {
            guard let manifest = try? packages.package(folder) else { continue }
            for (identity, place) in manifest.dependencies.sorted(by: { $0.key < $1.key }) {
                guard case .remote(let url, let requirement) = place else { continue }
                if let found = packages.modules(ofProduct: name, fetchedFrom: url) { return found }
                guard Self.plain(identity) == Self.plain(name) else { continue }
                var missing = LocalPackages.Contents()
                missing.remote = [RemotePackage(product: name, repository: url, requirement: requirement)]
                return missing
            }
        }
        return nil
    }

    /// `swift-composable-architecture` has the product `ComposableArchitecture`.
    private static func plain(_ name: String) -> String {
        var letters = name.lowercased()
        if letters.hasPrefix("swift-") { letters.removeFirst(6) }
        if letters.hasSuffix("-swift") || letters.hasSuffix(".swift") { letters.removeLast(6) }
        return letters.filter { $0.isLetter || $0.isNumber }
    }
}

extension LocalPackages.Contents {
    /// Adds contents; what several have is taken once.
    fileprivate mutating func add(_ other: LocalPackages.Contents) {
        for module in other.modules where !modules.contains(where: { $0.module == module.module }) { modules.append(module) }
        for macro in other.macros where !macros.contains(where: { $0.module == macro.module }) { macros.append(macro) }
        for package in other.remote where !remote.contains(where: { $0.product == package.product }) { remote.append(package) }
        notes += other.notes
    }
}
