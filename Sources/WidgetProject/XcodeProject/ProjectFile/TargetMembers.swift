import Foundation

/// The files of a target: those of its build phases, and those that synchronised folders give it.
struct TargetMembers {
    private(set) var sources: [Member] = []
    private(set) var resources: [Member] = []
    private(set) var headers: [URL] = []
    private(set) var notes: [ProjectNote] = []

    struct Member: Hashable {
        var file: URL
        /// The language of a file that there is once for each.
        var language: String?
        /// Whether the target asks for no classes of an intent definition: another that it stands on has them.
        var makesNoCode = false
    }

    private let project: ProjectFile
    private var known: Set<URL> = []

    init(of id: String, in project: ProjectFile) {
        self.project = project
        guard let target = project[id] else { return }
        for phase in target["buildPhases"]?.texts ?? [] {
            guard let object = project[phase] else { continue }
            switch object["isa"]?.text {
            case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
                for file in object["files"]?.texts ?? [] { addBuildFile(file) }
            default: break
            }
        }
        addFolders(of: id, target)
    }

    // MARK: Build phases

    private mutating func addBuildFile(_ id: String) {
        guard let file = project[id], Self.isForPhone(file), let reference = file["fileRef"]?.text else { return }
        add(reference: reference, makesNoCode: Self.makesNoCode(file["settings"]?.values?["ATTRIBUTES"]))
    }

    private static func makesNoCode(_ attributes: PropertyList?) -> Bool { attributes?.texts.contains("no_codegen") ?? false }

    /// Files may be for some platforms only.
    static func isForPhone(_ file: [String: PropertyList]) -> Bool {
        let platforms = (file["platformFilters"]?.texts ?? []) + (file["platformFilter"]?.texts ?? [])
        return platforms.isEmpty || platforms.contains("ios")
    }

    private mutating func add(reference id: String, makesNoCode: Bool) {
        switch project.isa(id) {
        case "PBXVariantGroup":
            for child in project[id]?["children"]?.texts ?? [] {
                guard let file = project.location(child) else { continue }
                let title = project.title(child)
                add(file, language: Self.language(of: file.path) ?? (title.contains(".") ? nil : title), makesNoCode: makesNoCode)
            }
        default:
            guard let file = project.location(id) else { return }
            add(file, language: Self.language(of: file.path), makesNoCode: makesNoCode)
        }
    }

    /// The language of the folder `LANGUAGE.lproj` that a file is in.
    static func language(of path: String) -> String? {
        path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    }

    private mutating func add(_ file: URL, language: String?, makesNoCode: Bool = false) {
        guard known.insert(file).inserted else { return }
        let member = Member(file: file, language: language, makesNoCode: makesNoCode)
        if ["h", "hpp", "pch"].contains(file.pathExtension) {
            headers.append(file)
        } else if !ProjectFiles.exists(file) {
            notes.append(ProjectNote(.missingFile, "the project names it, and it is not there", file: file))
        } else if Self.isSource(file) {
            sources.append(member)
        } else if file.pathExtension == "lproj", ProjectFiles.isFolder(file) {
            for path in ProjectFiles.walk(file) { add(file.appendingPathComponent(path), language: Self.language(of: file.path)) }
        } else {
            resources.append(member)
        }
    }

    static func isSource(_ file: URL) -> Bool {
        [
            "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "intentdefinition", "xcdatamodeld", "xcdatamodel", "mlmodel",
        ].contains(file.pathExtension)
    }

    // MARK: Synchronised folders

    private mutating func addFolders(of target: String, _ object: [String: PropertyList]) {
        let own = object["fileSystemSynchronizedGroups"]?.texts ?? []
        let phases = Set(object["buildPhases"]?.texts ?? [])
        for id in own {
            guard let folder = project.location(id) else { continue }
            guard ProjectFiles.isFolder(folder) else {
                notes.append(ProjectNote(.missingFile, "the project names the folder, and it is not there", file: folder))
                continue
            }
            let left = FolderExceptions(id, target: target, phases: phases, in: project)
            for path in ProjectFiles.walk(folder) where !left.subtracts(path) && !left.isForOthers(path) {
                addFound(folder.appendingPathComponent(path), makesNoCode: Self.makesNoCode(left.attributes[path]))
            }
        }
        // Folders of other targets may give single files to this one.
        for id in project.all("PBXFileSystemSynchronizedRootGroup") where !own.contains(id) {
            let added = FolderExceptions(id, target: target, phases: phases, in: project)
            guard !added.isEmpty, let folder = project.location(id) else { continue }
            for path in ProjectFiles.walk(folder) where added.adds(path) && !added.isForOthers(path) {
                addFound(folder.appendingPathComponent(path), makesNoCode: Self.makesNoCode(added.attributes[path]))
            }
        }
    }

    /// Adds a file found in a folder. Property lists of the build and notes of people are no members.
    private mutating func addFound(_ file: URL, makesNoCode: Bool) {
        let isBuilds = ["entitlements", "xcconfig", "docc", "md", "modulemap", "xctestplan", "xcodeproj", "pch", "hpp", "inc"]
        guard !isBuilds.contains(file.pathExtension), file.lastPathComponent != "Info.plist" else { return }
        add(file.standardizedFileURL, language: Self.language(of: file.path), makesNoCode: makesNoCode)
    }
}

/// The exceptions of a synchronised folder for one target.
private struct FolderExceptions {
    private var members: [String] = []
    private var ofPhases: [String] = []
    private var platforms: [String: [String]] = [:]
    /// The attributes of single files.
    private(set) var attributes: [String: PropertyList] = [:]

    init(_ folder: String, target: String, phases: Set<String>, in project: ProjectFile) {
        for id in project[folder]?["exceptions"]?.texts ?? [] {
            guard let exception = project[id] else { continue }
            if exception["target"]?.text == target {
                members += exception["membershipExceptions"]?.texts ?? []
                for (path, filters) in exception["platformFiltersByRelativePath"]?.values ?? [:] { platforms[path] = filters.texts }
                attributes.merge(exception["attributesByRelativePath"]?.values ?? [:]) { $1 }
            } else if let phase = exception["buildPhase"]?.text, phases.contains(phase),
                ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(project.isa(phase))
            {
                ofPhases += exception["membershipExceptions"]?.texts ?? []
            }
        }
    }

    var isEmpty: Bool { members.isEmpty && ofPhases.isEmpty }

    func subtracts(_ path: String) -> Bool { Self.names(members, path) && !Self.names(ofPhases, path) }
    func adds(_ path: String) -> Bool { Self.names(members, path) || Self.names(ofPhases, path) }

    func isForOthers(_ path: String) -> Bool {
        guard let filters = platforms[path], !filters.isEmpty else { return false }
        return !filters.contains("ios")
    }

    /// A path names a file, a folder with all in it, or, after `/Localized`, a file in every language.
    private static func names(_ exceptions: [String], _ path: String) -> Bool {
        exceptions.contains { exception in
            if exception == path || path.hasPrefix(exception + "/") { return true }
            guard exception.hasPrefix("/Localized") else { return false }
            let name = exception.dropFirst("/Localized".count).drop { $0 == ":" || $0 == " " || $0 == "/" }
            let parts = path.split(separator: "/")
            return parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/") == name
        }
    }
}
