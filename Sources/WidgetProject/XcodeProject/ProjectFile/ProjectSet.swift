import Foundation

/// The project files that are read together, each once: those of a workspace, and those that a project refers to.
final class ProjectSet {
    private(set) var projects: [ProjectFile] = []
    private(set) var notes: [ProjectNote] = []
    /// Packages that a workspace shows beside its projects: a target may name a product without saying whose it is.
    let packages: [URL]
    private var failures: [URL: ProjectError] = [:]

    /// A target, and the file that has it.
    struct TargetID: Hashable {
        var project: URL
        var id: String
    }

    init(packages: [URL] = []) { self.packages = packages }

    func project(_ url: URL) throws(ProjectError) -> ProjectFile {
        let url = url.standardizedFileURL
        if let known = projects.first(where: { $0.url == url }) { return known }
        if let failure = failures[url] { throw failure }
        do throws(ProjectError) {
            let project = try ProjectFile(url)
            projects.append(project)
            return project
        } catch {
            failures[url] = error
            throw error
        }
    }

    /// Adds what can be read; what cannot is noted.
    func add(_ urls: [URL]) {
        for url in urls {
            do throws(ProjectError) { _ = try project(url) } catch {
                notes.append(ProjectNote(.missingFile, Self.words(error, url), file: url))
            }
        }
    }

    /// The reason for which a project is left out. No repository contains the project of CocoaPods.
    private static func words(_ error: ProjectError, _ project: URL) -> String {
        guard case .notFound = error, project.lastPathComponent == "Pods.xcodeproj" else { return "\(error)" }
        return "it is not there: CocoaPods makes it (`pod install`). What a widget takes from pods is missing without it"
    }

    func project(of target: TargetID) -> ProjectFile? { projects.first { $0.url == target.project } }

    func object(_ target: TargetID) -> [String: PropertyList]? { project(of: target)?[target.id] }

    /// The dependencies of a target: named ones, and frameworks and libraries that it links, of other projects too.
    func dependencies(of target: TargetID) -> [TargetID] {
        guard let project = project(of: target), let object = project[target.id] else { return [] }
        var found: [TargetID] = []
        for id in object["dependencies"]?.texts ?? [] {
            guard let dependency = project[id], TargetMembers.isForPhone(dependency) else { continue }
            if let direct = dependency["target"]?.text, project[direct] != nil {
                found.append(TargetID(project: project.url, id: direct))
            } else if let proxy = dependency["targetProxy"]?.text, let remote = self.target(ofProxy: proxy, in: project) {
                found.append(remote)
            }
        }
        for phase in object["buildPhases"]?.texts ?? [] where project.isa(phase) == "PBXFrameworksBuildPhase" {
            for file in project[phase]?["files"]?.texts ?? [] {
                guard let build = project[file], TargetMembers.isForPhone(build), let reference = build["fileRef"]?.text else { continue }
                if let linked = self.target(ofProduct: reference, in: project) { found.append(linked) }
            }
        }
        var known: Set<TargetID> = []
        return found.filter { $0 != target && known.insert($0).inserted }
    }

    private func target(ofProxy id: String, in project: ProjectFile) -> TargetID? {
        guard let proxy = project[id], let portal = proxy["containerPortal"]?.text, let remote = proxy["remoteGlobalIDString"]?.text else {
            return nil
        }
        if project.isa(portal) == "PBXProject" { return project[remote].map { _ in TargetID(project: project.url, id: remote) } }
        guard let url = project.location(portal), let other = try? self.project(url) else { return nil }
        if other[remote]?["isa"]?.text?.hasSuffix("Target") == true { return TargetID(project: other.url, id: remote) }
        // A proxy may stand for the product.
        return Self.target(ofProduct: remote, in: other).map { TargetID(project: other.url, id: $0) }
    }

    private func target(ofProduct id: String, in project: ProjectFile) -> TargetID? {
        if let own = Self.target(ofProduct: id, in: project) { return TargetID(project: project.url, id: own) }
        if project.isa(id) == "PBXReferenceProxy", let proxy = project[id]?["remoteRef"]?.text {
            return target(ofProxy: proxy, in: project)
        }
        // A product that another project of the workspace makes, by its name.
        guard project[id]?["sourceTree"]?.text == "BUILT_PRODUCTS_DIR", let path = project[id]?["path"]?.text else { return nil }
        for other in projects {
            for target in other.targetIDs {
                guard let product = other[target]?["productReference"]?.text, other[product]?["path"]?.text == path else { continue }
                return TargetID(project: other.url, id: target)
            }
        }
        return nil
    }

    private static func target(ofProduct id: String, in project: ProjectFile) -> String? {
        project.targetIDs.first { project[$0]?["productReference"]?.text == id }
    }

    /// The app into which a target is embedded.
    func app(around target: TargetID) -> TargetID? {
        for project in projects {
            for id in project.targetIDs where (project[id]?["productType"]?.text ?? "").hasPrefix("com.apple.product-type.application") {
                let app = TargetID(project: project.url, id: id)
                if dependencies(of: app).contains(target) || embeds(target, in: app) { return app }
            }
        }
        return nil
    }

    private func embeds(_ target: TargetID, in app: TargetID) -> Bool {
        guard app.project == target.project, let project = project(of: app), let product = project[target.id]?["productReference"]?.text
        else { return false }
        return (project[app.id]?["buildPhases"]?.texts ?? []).contains { phase in
            project.isa(phase) == "PBXCopyFilesBuildPhase"
                && (project[phase]?["files"]?.texts ?? []).contains { project[$0]?["fileRef"]?.text == product }
        }
    }
}
