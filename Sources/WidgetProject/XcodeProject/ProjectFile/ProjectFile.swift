import Foundation

/// The objects of a `project.pbxproj`, or of the one that a `project.yml` stands for, and where its files lie.
struct ProjectFile: Sendable {
    /// The folder `NAME.xcodeproj`, or the `project.yml`.
    let url: URL
    let name: String
    private let objects: [String: [String: PropertyList]]
    private let rootID: String
    /// The group around a group or file.
    private let parents: [String: String]
    /// The folder for which `SOURCE_ROOT` stands.
    let folder: URL

    private static let deepest = 64

    /// - Parameter url: `NAME.xcodeproj`, or a `project.yml`.
    init(_ url: URL) throws(ProjectError) {
        self.url = url.standardizedFileURL
        guard url.pathExtension == "xcodeproj" else {
            let spec = try ProjectSpec(url), made = SpecObjects(spec)
            (name, objects, rootID, parents) = (spec.name, made.objects, made.rootID, [:])
            folder = spec.folder
            return
        }
        name = url.deletingPathExtension().lastPathComponent
        let file = url.appendingPathComponent("project.pbxproj")
        guard let values = try PropertyList(file: file).values, let all = values["objects"]?.values else {
            throw .unreadable(file: file.path, reason: "it has no objects")
        }
        objects = all.compactMapValues(\.values)
        guard let root = values["rootObject"]?.text, let project = objects[root], project["isa"]?.text == "PBXProject" else {
            throw .unreadable(file: file.path, reason: "its rootObject is no project")
        }
        rootID = root
        var parents: [String: String] = [:]
        for (id, object) in objects {
            for child in object["children"]?.texts ?? [] where parents[child] == nil { parents[child] = id }
        }
        self.parents = parents
        let path = project["projectDirPath"]?.text ?? ""
        let around = self.url.deletingLastPathComponent()
        folder = path.isEmpty ? around : URL(fileURLWithPath: path, isDirectory: true, relativeTo: around).standardizedFileURL
    }

    var root: [String: PropertyList] { objects[rootID] ?? [:] }

    subscript(id: String) -> [String: PropertyList]? { objects[id] }

    func isa(_ id: String) -> String { objects[id]?["isa"]?.text ?? "" }

    /// The targets' ids, in the project's order.
    var targetIDs: [String] { (root["targets"]?.texts ?? []).filter { objects[$0] != nil } }

    /// The ids of all objects of a class, sorted.
    func all(_ isa: String) -> [String] { objects.filter { $0.value["isa"]?.text == isa }.keys.sorted() }

    /// The folder of a package by its path. One beside the project that is not there may be the project's own, by the name that its folder
    /// had where the project was made: a clone is called as one likes.
    func package(at path: String) -> URL {
        let stated = ProjectFiles.onDisk(folder.appendingPathComponent(path).standardizedFileURL)
        func isPackage(_ folder: URL) -> Bool { ProjectFiles.exists(folder.appendingPathComponent("Package.swift")) }
        let isBeside = stated.deletingLastPathComponent().path == folder.standardizedFileURL.deletingLastPathComponent().path
        return isBeside && !isPackage(stated) && isPackage(folder) ? folder : stated
    }

    // MARK: Files

    /// The place of a file or group; nil for what is built, or comes with an SDK.
    func location(_ id: String) -> URL? { location(id, depth: 0) }

    private func location(_ id: String, depth: Int) -> URL? {
        guard depth < Self.deepest, let object = objects[id] else { return nil }
        let path = object["path"]?.text ?? ""
        let base: URL
        switch object["sourceTree"]?.text ?? "<group>" {
        case "<absolute>": return path.isEmpty ? nil : URL(fileURLWithPath: path).standardizedFileURL
        case "SOURCE_ROOT": base = folder
        case "<group>":
            if let parent = parents[id] {
                guard let around = location(parent, depth: depth + 1) else { return nil }
                base = around
            } else {
                base = folder
            }
        default: return nil
        }
        return path.isEmpty ? base : ProjectFiles.onDisk(base.appendingPathComponent(path).standardizedFileURL)
    }

    /// Every header that the project names.
    var headers: [URL] {
        all("PBXFileReference").filter { ["h", "hpp"].contains((objects[$0]?["path"]?.text as NSString?)?.pathExtension) }.compactMap(
            location)
    }

    /// A file's name as the project shows it.
    func title(_ id: String) -> String {
        let object = objects[id]
        return object?["name"]?.text ?? object?["path"]?.text.map { ($0 as NSString).lastPathComponent } ?? ""
    }

    // MARK: Configurations

    /// The names of a target's or the project's configurations, and the one that stands for all.
    func configurations(of object: [String: PropertyList]) -> (names: [String], preset: String?) {
        let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
        let names = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["name"]?.text }
        return (names, list?["defaultConfigurationName"]?.text)
    }

    /// The configuration of that name; where there is none, the one that stands for all.
    func configuration(_ name: String, of object: [String: PropertyList]) -> [String: PropertyList]? {
        guard let list = object["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else { return nil }
        let all = (list["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
        let preset = list["defaultConfigurationName"]?.text
        return all.first { $0["name"]?.text == name } ?? all.first { $0["name"]?.text == preset } ?? all.first
    }

    /// The `.xcconfig` file under a configuration.
    func settingsFile(of configuration: [String: PropertyList]) -> URL? {
        if let id = configuration["baseConfigurationReference"]?.text { return location(id) }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
            let path = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return (location(anchor)?.appendingPathComponent(path)).map(ProjectFiles.onDisk)
    }
}
