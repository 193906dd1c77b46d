import Foundation

/// Describes what is at a place: an Xcode project or workspace, a `project.yml` that one is made from, a Swift package, a folder, or one
/// Swift file.
package struct ProjectFinder: Sendable {
    private let configuration: String?
    private let manifests: (any PackageManifests)?
    private let fetched: [URL]
    private let readsApps: Bool

    /// - Parameters:
    ///   - configuration: its name; nil is `Debug`, or the first of that kind.
    ///   - manifests: without them packages stay unread, and are named in notes.
    ///   - fetched: folders with a folder for each package from elsewhere.
    ///   - readsApps: whether the apps that widgets are embedded in are described too.
    package init(
        configuration: String? = nil, manifests: (any PackageManifests)? = nil, fetched: [URL] = [], readsApps: Bool = false
    ) {
        self.readsApps = readsApps
        self.configuration = configuration
        self.manifests = manifests
        self.fetched = fetched
    }

    /// - Throws: `ProjectError` where there is no widget, or what is there cannot be read.
    package func describe(_ place: URL) throws(ProjectError) -> ProjectDescription {
        let place = place.standardizedFileURL
        guard ProjectFiles.exists(place) else { throw .notFound(place.path) }
        let found: Found
        switch place.pathExtension {
        case "xcodeproj", "yml", "yaml": found = try projects([place], kind: .project, place: place)
        case "xcworkspace":
            let workspace = try WorkspaceFile(place)
            found = try projects(workspace.projects, packages: workspace.packages, kind: .workspace, place: place)
        case "swift" where !ProjectFiles.isFolder(place):
            guard place.lastPathComponent != "Package.swift" else { return try describe(place.deletingLastPathComponent()) }
            return try LooseSources.describe(file: place)
        default:
            guard ProjectFiles.isFolder(place) else { throw .noProject(place.path) }
            found = try folder(place)
        }
        guard !found.targets.isEmpty else {
            throw .noWidget(in: found.place.path, targets: found.otherTargets, submodules: Submodules.missing(around: place).map(\.path))
        }
        var description = found.description
        if let note = Submodules.note(around: place) { description.notes.append(note) }
        return description
    }

    /// Whether a place is something that `describe` may make sense of, without reading it.
    package static func mayDescribe(_ place: URL) -> Bool {
        switch place.pathExtension {
        case "app", "appex": false
        case "swift", "xcodeproj", "xcworkspace", "yml", "yaml": ProjectFiles.exists(place)
        default: ProjectFiles.isFolder(place)
        }
    }

    /// The result of a search, with the names of targets that are no widgets.
    private struct Found {
        var description: ProjectDescription
        var otherTargets: [String] = []

        var place: URL { description.place }
        var targets: [WidgetTarget] { description.targets }
    }

    // MARK: Folders

    private func folder(_ folder: URL) throws(ProjectError) -> Found {
        var failure: ProjectError?
        var others: [String] = [], read: [URL] = []
        for candidate in Self.candidates(in: folder) {
            do throws(ProjectError) {
                let found: Found
                switch candidate.pathExtension {
                case "xcodeproj", "yml", "yaml": found = try projects([candidate], kind: .project, place: candidate)
                case "xcworkspace":
                    let workspace = try WorkspaceFile(candidate)
                    found = try projects(workspace.projects, packages: workspace.packages, kind: .workspace, place: candidate)
                default: found = try package(candidate)
                }
                if !found.targets.isEmpty { return withNotesOfSpec(beside: candidate, found) }
                others += found.otherTargets
                if !found.otherTargets.isEmpty { read.append(candidate) }
            } catch {
                if case .noSuchConfiguration = error { throw error }
                // What lies deeper than a project that was read, as an example beside it, is not where its widgets would be.
                if others.isEmpty { failure = failure ?? error }
            }
        }
        // Packages may lie beside what Tuist reads, as its plugins do, and parts of what it made that a repository does not keep whole.
        let own = read.contains { $0.pathExtension.hasPrefix("xc") && $0.deletingLastPathComponent().path == folder.path }
        if !own, let manifest = Self.tuistManifest(in: folder) { return Found(description: try tuist(folder, manifest)) }
        // The project that a repository keeps of an Expo app may be older than its widgets, or be another app's.
        if let app = Self.expoApp(in: folder) {
            do throws(ProjectError) {
                return Found(description: try expo(app.targets, in: app.folder))
            } catch {
                if others.isEmpty { failure = failure ?? error }
            }
        }
        if others.isEmpty, failure == nil { return Found(description: try LooseSources.describe(folder: folder)) }
        if let failure { throw failure }
        throw .noWidget(
            in: folder.path, targets: others, stray: WidgetFolders(folder).widgets.map(\.path),
            submodules: Submodules.missing(around: folder).map(\.path))
    }

    /// Notes of a project that is kept beside the specification which it is made from where that has come to name more files for a widget.
    private func withNotesOfSpec(beside project: URL, _ found: Found) -> Found {
        let specs = ProjectSpec.names.map(project.deletingLastPathComponent().appendingPathComponent)
        guard project.pathExtension == "xcodeproj", let spec = specs.first(where: ProjectSpec.isSpec),
            let stated = try? projects([spec], kind: .project, place: spec)
        else { return found }
        var found = found
        for (index, target) in found.targets.enumerated() {
            guard let other = stated.targets.first(where: { $0.name == target.name }) else { continue }
            let known = Set(target.code.sources.map(\.standardizedFileURL.path))
            let more = other.code.sources.filter { !known.contains($0.standardizedFileURL.path) }.map(\.lastPathComponent).sorted()
            guard let first = more.first else { continue }
            let files = more.count == 1 ? first : "\(first) and \(more.count - 1) more"
            let words = "it has \(files) for \(target.name), which \(project.lastPathComponent) has not: that is read as it is, and "
            found.description.targets[index].notes.append(
                ProjectNote(.missingFile, words + "XcodeGen makes it anew; name \(spec.lastPathComponent) to have what it says", file: spec)
            )
        }
        return found
    }

    /// Describes the widgets of a Tuist project by its folders.
    private func tuist(_ folder: URL, _ manifest: URL) throws(ProjectError) -> ProjectDescription {
        let note = ProjectNote(
            .module, "it is not run: the widgets, and the modules that they import, are what the folders are called", file: manifest)
        let packages = LocalPackages(manifests, beside: [folder, folder.appendingPathComponent("Tuist")], fetched: fetched)
        let targets = try TuistFolders(folder, packages: packages).targets(notes: [note])
        guard !targets.isEmpty else { throw .tuist(manifest.path) }
        return ProjectDescription(kind: .folder, place: folder, targets: targets)
    }

    /// The widgets of an Expo app; one of them that cannot be read does not hide the others.
    private func expo(_ expo: ExpoTargets, in folder: URL) throws(ProjectError) -> ProjectDescription {
        var found = ProjectDescription(kind: .folder, place: folder), failure: ProjectError?
        for widget in expo.widgets {
            do throws(ProjectError) {
                found.targets += try LooseSources.describe(folder: widget.folder, named: widget.name).targets.map(widget.completed)
            } catch {
                failure = failure ?? error
            }
        }
        if found.targets.isEmpty, let failure { throw failure }
        for index in found.targets.indices { found.targets[index].code.sources += expo.shared }
        return found
    }

    /// The manifest from which Tuist makes a project, where a folder has one.
    private static func tuistManifest(in folder: URL) -> URL? {
        // A Mac's disk finds them whatever their case.
        let names = ProjectFiles.names(folder).filter { ["workspace.swift", "project.swift", "tuist.swift"].contains($0.lowercased()) }
        return names.sorted(by: >).map(folder.appendingPathComponent).first { file in
            (try? String(contentsOf: file, encoding: .utf8)).map { SourceFacts($0).imports.contains("ProjectDescription") } ?? false
        }
    }

    /// Folders within folders that are looked into: material of books has its projects four below.
    private static let deepest = 5

    /// Workspaces, projects, specifications of projects and packages, the nearest first; of one depth in this order.
    private static func candidates(in folder: URL) -> [URL] {
        var found: [(depth: Int, rank: Int, url: URL)] = []
        look(in: folder) { place, depth, children in
            if isManifest(place.appendingPathComponent("Package.swift")) { found.append((depth, 3, place)) }
            for spec in ProjectSpec.names.map(place.appendingPathComponent) where ProjectSpec.isSpec(spec) {
                found.append((depth, 2, spec))
            }
            for child in children {
                switch child.pathExtension {
                case "xcworkspace": found.append((depth, 0, child))
                case "xcodeproj": found.append((depth, 1, child))
                default: break
                }
            }
            return found.count < 200
        }
        return found.sorted { ($0.depth, $0.rank, $0.url.path) < ($1.depth, $1.rank, $1.url.path) }.map(\.url)
    }

    /// The nearest app of Expo's that has widgets, which may be one of several in a repository.
    private static func expoApp(in folder: URL) -> (folder: URL, targets: ExpoTargets)? {
        var found: [(depth: Int, folder: URL, targets: ExpoTargets)] = []
        look(in: folder) { place, depth, children in
            guard children.contains(where: { $0.lastPathComponent == "targets" }) else { return true }
            let targets = ExpoTargets(place)
            if !targets.widgets.isEmpty { found.append((depth, place, targets)) }
            return found.isEmpty || depth > 0
        }
        return found.min { ($0.depth, $0.folder.path) < ($1.depth, $1.folder.path) }.map { ($0.folder, $0.targets) }
    }

    /// Looks at a folder and at those within it in which a project may lie, until it has been seen enough.
    private static func look(in folder: URL, _ see: (_ place: URL, _ depth: Int, _ children: [URL]) -> Bool) {
        func look(_ place: URL, _ depth: Int) -> Bool {
            let children = ProjectFiles.names(place).map { place.appendingPathComponent($0, isDirectory: true) }
            guard see(place, depth, children) else { return false }
            guard depth < deepest else { return true }
            return children.allSatisfy { child in
                let isWithin = !ProjectFiles.foreign.contains(child.lastPathComponent) && !ProjectFiles.wholes.contains(child.pathExtension)
                return !isWithin || !ProjectFiles.isFolder(child) || look(child, depth + 1)
            }
        }
        _ = look(folder, 0)
    }

    /// Whether a file is a package's manifest, and no source that happens to be called so and declares types.
    private static func isManifest(_ file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.contains("PackageDescription") || !text.contains(/\b(struct|class|enum|actor|extension|protocol) \w/)
    }

    // MARK: Projects

    private func projects(_ urls: [URL], packages: [URL] = [], kind: ProjectDescription.Kind, place: URL) throws(ProjectError) -> Found {
        let set = ProjectSet(packages: packages)
        if urls.count == 1, let only = urls.first { _ = try set.project(only) } else { set.add(urls) }
        let projects = set.projects
        var names: [String] = []
        for project in projects {
            for name in project.configurations(of: project.root).names where !names.contains(name) { names.append(name) }
        }
        if let configuration, !names.contains(configuration) { throw .noSuchConfiguration(configuration, known: names) }
        let chosen =
            configuration ?? names.first { $0 == "Debug" } ?? names.first { $0.lowercased().contains("debug") }
            ?? projects.first.flatMap { $0.configurations(of: $0.root).preset } ?? names.first ?? "Debug"
        let folders = [place] + projects.map(\.folder)
        let local = LocalPackages(manifests, beside: folders + folders.map { $0.deletingLastPathComponent() }, fetched: fetched)
        let reader = TargetReader(set, configuration: chosen, packages: local)
        var found = Found(description: ProjectDescription(kind: kind, place: place, configurations: names))
        for project in projects {
            for id in project.targetIDs {
                if let target = reader.widgetTarget(.init(project: project.url, id: id)) {
                    found.description.targets.append(target)
                    if readsApps, let app = reader.appTarget(around: .init(project: project.url, id: id)),
                        !found.description.apps.contains(where: { $0.origin == app.origin && $0.name == app.name })
                    {
                        found.description.apps.append(app)
                    }
                } else if let name = project[id]?["name"]?.text, !project.url.pathComponents.contains("Pods") {
                    let reason = reader.reasonForNoWidget(.init(project: project.url, id: id))
                    found.otherTargets.append(name + (reason.map { " (\($0))" } ?? ""))
                }
            }
        }
        found.description.notes = set.notes
        return found
    }

    // MARK: Packages

    private func package(_ folder: URL) throws(ProjectError) -> Found {
        let packages = LocalPackages(manifests, beside: [folder], fetched: fetched)
        let manifest = try packages.package(folder)
        var found = Found(description: ProjectDescription(kind: .package, place: folder))
        for name in manifest.order {
            guard let target = manifest.targets[name], target.isSwift else { continue }
            var contents = LocalPackages.Contents()
            packages.add(name, of: manifest, to: &contents, depth: 0)
            guard var code = contents.modules.popLast(), LooseSources.isWidget(code.sources) else {
                found.otherTargets.append(name)
                continue
            }
            // As an extension it is the main bundle, and what generated code calls `Bundle.module` too.
            code.package = manifest.name
            let info = LooseSources.info(product: name, file: target.folder.appendingPathComponent("Info.plist"))
            let entitlements = LooseSources.entitlements(in: target.folder)
            var made = WidgetTarget(
                name: name, productName: name, origin: folder, code: code, modules: contents.modules, packages: contents.remote,
                info: info.plist, infoFile: info.file, entitlements: entitlements.values, entitlementsFile: entitlements.file,
                notes: contents.notes + info.notes + entitlements.notes)
            made.macros = contents.macros
            found.description.targets.append(made)
        }
        return found
    }
}
