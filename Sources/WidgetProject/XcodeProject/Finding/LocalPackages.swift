import Foundation

/// Gives the contents of a package's manifest as `swift package dump-package` writes them.
package protocol PackageManifests: Sendable {
    /// - Throws: an error whose description is a sentence.
    func manifest(of folder: URL) throws -> Data
}

/// Packages in folders, each read once.
final class LocalPackages {
    private let manifests: (any PackageManifests)?
    private var known: [URL: Result<PackageManifest, ProjectError>] = [:]

    private let checkouts: PackageCheckouts

    /// - Parameters:
    ///   - places: beside which packages that were fetched are looked for.
    ///   - fetched: folders with a folder a package.
    init(_ manifests: (any PackageManifests)?, beside places: [URL], fetched: [URL] = []) {
        self.manifests = manifests
        checkouts = PackageCheckouts(beside: places, fetched: fetched)
    }

    /// The modules of a product whose package comes from elsewhere; nil where it was not fetched.
    func modules(ofProduct product: String, fetchedFrom repository: String) -> Contents? {
        guard let folder = checkouts.folder(of: repository), has(product: product, in: folder) else { return nil }
        return modules(ofProduct: product, in: folder)
    }

    /// A note on a fetched package that cannot be read, such as one that needs a newer compiler; nil where it was not fetched or can be.
    func unreadable(fetchedFrom repository: String) -> ProjectNote? {
        guard let folder = checkouts.folder(of: repository) else { return nil }
        do throws(ProjectError) {
            _ = try package(folder)
            return nil
        } catch {
            return ProjectNote(.module, "the package is there and is not built: \(error)", file: folder)
        }
    }

    /// The modules of which a product is made: those that others need come first.
    struct Contents {
        var modules: [SourceModule] = []
        var macros: [MacroTarget] = []
        var remote: [RemotePackage] = []
        var notes: [ProjectNote] = []
        /// Whether the modules are for a program that expands macros, which is given swift-syntax.
        var isForMacros = false
    }

    func has(product: String, in folder: URL) -> Bool {
        guard let manifest = try? package(folder) else { return false }
        return manifest.products[product] != nil || manifest.targets[product] != nil
    }

    func modules(ofProduct product: String, in folder: URL) -> Contents {
        var contents = Contents()
        do throws(ProjectError) {
            let manifest = try package(folder)
            for target in manifest.products[product] ?? [product] { add(target, of: manifest, to: &contents, depth: 0) }
        } catch {
            contents.notes.append(ProjectNote(.module, "the package’s product \(product) is not built: \(error)", file: folder))
        }
        return contents
    }

    func package(_ folder: URL) throws(ProjectError) -> PackageManifest {
        let folder = folder.standardizedFileURL
        let result = known[folder] ?? read(folder)
        known[folder] = result
        return try result.get()
    }

    private func read(_ folder: URL) -> Result<PackageManifest, ProjectError> {
        let file = folder.appendingPathComponent("Package.swift")
        guard ProjectFiles.exists(file) else { return .failure(.notFound(file.path)) }
        guard let manifests else { return .failure(.unreadable(file: file.path, reason: "no one is here to read packages")) }
        do {
            let platform = OwnPackages.include(folder) ? "linux" : "ios"
            return .success(try PackageManifest(try manifests.manifest(of: folder), folder: folder, platform: platform))
        } catch let error as ProjectError {
            return .failure(error)
        } catch {
            return .failure(.unreadable(file: file.path, reason: "\(error)"))
        }
    }

    /// Modules that Combine is made of here: who imports them finds those. Manifests name them where they run on Linux.
    private static let brought: Set = ["COpenCombineHelpers", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]

    /// A target with all that it needs.
    func add(_ name: String, of manifest: PackageManifest, to contents: inout Contents, depth: Int) {
        guard depth < 40, let target = manifest.targets[name], !contents.modules.contains(where: { $0.module == target.module }),
            !Self.brought.contains(target.module), !OwnPackages.bring(target, of: manifest)
        else { return }
        guard target.kind != "macro" || contents.isForMacros else { return addMacros(target, of: manifest, to: &contents, depth: depth) }
        guard target.isSwift || target.isSystemLibrary || target.kind == "macro" else {
            contents.notes.append(
                ProjectNote(.module, "its target \(name) is \(target.kind), which is not built here", file: manifest.folder))
            return
        }
        var needs: [String] = []
        for dependency in target.dependencies where !contents.isForMacros || !MacroTarget.isSwiftSyntax(dependency) {
            add(dependency, of: manifest, to: &contents, depth: depth, &needs)
        }
        needs += contents.modules.map(\.module)
        var module = manifest.module(target, needs: needs)
        module.isForeign = checkouts.contain(manifest.folder) || OwnPackages.include(manifest.folder)
        let others = module.foreignSources.filter { !ClangSettings.compiles($0) }
        if let first = others.first {
            let more = others.count == 1 ? "" : ", like \(others.count - 1) more of its target,"
            contents.notes.append(ProjectNote(.language, "it is neither Swift nor C and\(more) is not compiled here", file: first))
        }
        contents.modules.append(module)
    }

    /// Adds a macro target, which is a program of its own: nothing of it is linked with the widget.
    private func addMacros(_ target: PackageManifest.Target, of manifest: PackageManifest, to contents: inout Contents, depth: Int) {
        guard !contents.macros.contains(where: { $0.module == target.module }) else { return }
        var own = Contents(isForMacros: true)
        add(target.name, of: manifest, to: &own, depth: depth)
        contents.macros.append(MacroTarget(module: target.module, modules: own.modules))
        contents.notes += own.notes
        for package in own.remote { remote(package, &contents) }
    }

    private func add(
        _ dependency: PackageManifest.Dependency, of manifest: PackageManifest, to contents: inout Contents, depth: Int,
        _ needs: inout [String]
    ) {
        if let package = dependency.package, package != manifest.name, let found = manifest.dependencies[package.lowercased()] {
            add(product: dependency.name, of: found, to: &contents, depth: depth, &needs)
        } else if manifest.targets[dependency.name] != nil {
            add(dependency.name, of: manifest, to: &contents, depth: depth + 1)
        } else if let products = manifest.products[dependency.name] {
            for product in products { add(product, of: manifest, to: &contents, depth: depth + 1) }
        } else if let found = owner(of: dependency.name, manifest) {
            add(product: dependency.name, of: found, to: &contents, depth: depth, &needs)
        } else {
            remote(RemotePackage(product: dependency.name), &contents)
        }
    }

    private func add(
        product: String, of place: PackageManifest.Place, to contents: inout Contents, depth: Int, _ needs: inout [String]
    ) {
        guard !Self.brought.contains(product) else { return }
        switch place {
        case .remote(let url, let requirement):
            guard let folder = checkouts.folder(of: url), has(product: product, in: folder) else {
                if let note = unreadable(fetchedFrom: url), !contents.notes.contains(note) { contents.notes.append(note) }
                return remote(RemotePackage(product: product, repository: url, requirement: requirement), &contents)
            }
            self.add(product: product, of: .local(folder), to: &contents, depth: depth, &needs)
        case .local(let folder):
            guard let manifest = try? package(existing(folder)) else { return remote(RemotePackage(product: product), &contents) }
            for target in manifest.products[product] ?? [product] { add(target, of: manifest, to: &contents, depth: depth + 1) }
        }
    }

    /// The folder of a package that another one names by a path: what is not there is the one of that name beside the other, as Xcode
    /// takes the project's own package of an identity wherever a manifest looks for it.
    private func existing(_ folder: URL) -> URL {
        guard !ProjectFiles.exists(folder.appendingPathComponent("Package.swift")) else { return folder }
        let beside = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(folder.lastPathComponent)
        return ProjectFiles.exists(beside.appendingPathComponent("Package.swift")) ? beside : folder
    }

    /// The package that a product by its bare name comes from.
    private func owner(of product: String, _ manifest: PackageManifest) -> PackageManifest.Place? {
        if let named = manifest.dependencies[product.lowercased()] { return named }
        for place in manifest.dependencies.values {
            if case .local(let folder) = place, has(product: product, in: folder) { return place }
        }
        let remotes = manifest.dependencies.values.filter { if case .remote = $0 { true } else { false } }
        return remotes.count == 1 ? remotes.first : nil
    }

    private func remote(_ package: RemotePackage, _ contents: inout Contents) {
        if !contents.remote.contains(where: { $0.product == package.product }) { contents.remote.append(package) }
    }
}
