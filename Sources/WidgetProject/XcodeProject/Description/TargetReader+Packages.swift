import Foundation

/// The products of packages that targets link.
extension TargetReader {
    /// Folders of one folder that are looked into for a package.
    private static let mostFolders = 200

    /// Adds the modules of a product, or says where it is had from.
    func add(_ product: String, of project: ProjectFile, to needed: inout Needed, _ notes: inout [ProjectNote]) {
        let (name, place) = package(of: product, in: project)
        switch place {
        case .local(let folder): add(packages.modules(ofProduct: name, in: folder), to: &needed, &notes)
        case .remote(let url, let requirement):
            guard let found = packages.modules(ofProduct: name, fetchedFrom: url) else {
                needed.add(RemotePackage(product: name, repository: url, requirement: requirement))
                if let note = packages.unreadable(fetchedFrom: url), !notes.contains(note) { notes.append(note) }
                return
            }
            add(found, to: &needed, &notes)
        case nil:
            guard let folder = localPackage(with: name, in: project) else { return needed.add(RemotePackage(product: name)) }
            add(packages.modules(ofProduct: name, in: folder), to: &needed, &notes)
        }
    }

    private func add(_ found: LocalPackages.Contents, to needed: inout Needed, _ notes: inout [ProjectNote]) {
        needed.add(found)
        notes += found.notes
    }

    /// Products that other targets of the project link, by their names, beyond what is needed already. One that is called as a framework of
    /// Apple's is left to those that link it: whoever else imports that name most likely means Apple's.
    func unlinkedProducts(of id: String, in project: ProjectFile, but needed: Needed) -> [(name: String, product: String)] {
        var known = Set(needed.modules.map(\.module) + needed.remote.map(\.product))
        let others = project.targetIDs.filter { $0 != id }.compactMap { project[$0] }
        return others.flatMap { products(of: $0, in: project) }.compactMap { product in
            let name = package(of: product, in: project).0
            return known.insert(name).inserted && !AppleFrameworks.contains(name) ? (name, product) : nil
        }
    }

    /// The products that a target links, by their objects.
    func products(of target: [String: PropertyList], in project: ProjectFile) -> [String] {
        var ids = target["packageProductDependencies"]?.texts ?? []
        for phase in target["buildPhases"]?.texts ?? [] where project.isa(phase) == "PBXFrameworksBuildPhase" {
            ids += (project[phase]?["files"]?.texts ?? []).compactMap { project[$0]?["productRef"]?.text }
        }
        var known: Set<String> = []
        return ids.filter { known.insert($0).inserted }
    }

    private func package(of product: String, in project: ProjectFile) -> (String, PackageManifest.Place?) {
        let object = project[product]
        let name = object?["productName"]?.text ?? ""
        guard let id = object?["package"]?.text, let package = project[id] else { return (name, nil) }
        if let path = package["relativePath"]?.text {
            return (name, .local(project.package(at: path)))
        }
        return (name, package["repositoryURL"]?.text.map { .remote($0, PackageRequirement(package["requirement"])) })
    }

    /// A package that the project or its workspace only shows as a folder, or that lies under it.
    private func localPackage(with product: String, in project: ProjectFile) -> URL? {
        let stated = project.all("XCLocalSwiftPackageReference").compactMap { id in
            project[id]?["relativePath"]?.text.map(project.package)
        }
        let shown = project.all("PBXFileReference").filter { id in
            let type = project[id]?["lastKnownFileType"]?.text ?? ""
            return ["wrapper", "folder", "text"].contains(type)
        }.compactMap { project.location($0) }
        // Xcode finds packages in the folders that it keeps in step, too.
        let synchronised = project.all("PBXFileSystemSynchronizedRootGroup").compactMap { project.location($0) }
        let within = synchronised.flatMap { folder in
            [folder] + ProjectFiles.names(folder).prefix(Self.mostFolders).map { folder.appendingPathComponent($0, isDirectory: true) }
        }
        return (stated + shown + within + set.packages).first { folder in
            ProjectFiles.exists(folder.appendingPathComponent("Package.swift")) && packages.has(product: product, in: folder)
        }
    }
}
