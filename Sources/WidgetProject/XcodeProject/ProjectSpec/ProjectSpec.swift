import Foundation

/// The `project.yml` of XcodeGen, from which teams have their project made instead of keeping it: with what it includes, and its targets'
/// templates filled in.
///
/// The form is that of XcodeGen's "Project Spec". Of it are read: targets with their sources, settings, property lists, entitlements and
/// dependencies, templates, groups of settings, configurations, and packages. Paths in an included file count from its own folder, unless the one that
/// includes it says `relativePaths: false`; build settings are none of these paths.
struct ProjectSpec {
    let file: URL
    /// Where its paths count from.
    let folder: URL
    private(set) var root: SpecValue

    /// Names that a folder's specification has.
    static let names = ["project.yml", "project.yaml"]
    private static let deepest = 16

    /// - Throws: `ProjectError` where the file, or one that it includes, cannot be read, or has no targets.
    init(_ file: URL) throws(ProjectError) {
        self.file = file.standardizedFileURL
        folder = try Self.folder(of: self.file)
        root = try Self.read(self.file, from: "", in: folder, open: [])
        guard root["targets"]?.isMap == true else { throw .unreadable(file: file.path, reason: "it has no targets") }
    }

    /// Whether a file of that name is one of XcodeGen's, without reading it as YAML.
    static func isSpec(_ file: URL) -> Bool {
        guard names.contains(file.lastPathComponent), let text = try? ProjectFiles.text(file, limit: 1 << 20) else { return false }
        return ["targets:", "include:"].contains { text.hasPrefix($0) || text.contains("\n\($0)") }
    }

    /// The paths of the files that a specification includes.
    private static func included(_ spec: SpecValue) -> [(path: String, value: SpecValue)] {
        (spec["include"]?.items ?? spec["include"].map { [$0] } ?? []).compactMap { value in
            guard value["enable"]?.truth != false, let path = value.text ?? value["path"]?.text else { return nil }
            return (path, value)
        }
    }

    /// Where a specification's paths count from: its own folder, or the folder above it that is named to XcodeGen as the project's root,
    /// which is the one where what it includes lies.
    private static func folder(of file: URL) throws(ProjectError) -> URL {
        let own = file.deletingLastPathComponent(), paths = included(try SpecValue(file: file)).map(\.path)
        var folder = own
        for _ in 0..<4 where !paths.isEmpty {
            if paths.allSatisfy({ ProjectFiles.exists(folder.appendingPathComponent($0).standardizedFileURL) }) { return folder }
            folder = folder.deletingLastPathComponent()
        }
        return own
    }

    /// - Parameters:
    ///   - folder: the way to where the file's paths count from, beginning where the first one's do.
    ///   - first: where the first one's paths count from.
    private static func read(_ file: URL, from folder: String, in first: URL, open: [URL]) throws(ProjectError) -> SpecValue {
        guard open.count < deepest, !open.contains(file) else { throw .unreadable(file: file.path, reason: "it includes itself") }
        let own = try SpecValue(file: file)
        var merged = SpecValue.map([])
        for (path, included) in included(own) {
            let place = open.isEmpty ? first : file.deletingLastPathComponent()
            let other = ProjectFiles.onDisk(place.appendingPathComponent(path).standardizedFileURL)
            guard ProjectFiles.exists(other) else {
                throw .unreadable(file: file.path, reason: "it includes \(path), which is not there")
            }
            let own = included["relativePaths"]?.truth == false ? folder : SpecPaths.way(from: first, to: other.deletingLastPathComponent())
            merged = try read(other, from: own, in: first, open: open + [file]).over(merged)
        }
        return SpecPaths.placed(own, in: folder).over(merged)
    }

    var name: String { root["name"]?.text ?? folder.lastPathComponent }

    /// The names of the configurations.
    var configurations: [String] {
        let named = root["configs"]?.pairs.map(\.key) ?? []
        return named.isEmpty ? ["Debug", "Release"] : named
    }

    /// The targets with their templates filled in, in the file's order.
    var targets: [(name: String, value: SpecValue)] {
        (root["targets"]?.pairs ?? []).map { name, target in
            let attributes = target["templateAttributes"]?.pairs.compactMap { pair in pair.value.text.map { (pair.key, $0) } } ?? []
            let filled = withTemplates(target, depth: 0).mapTexts { text in
                guard text.contains("${") else { return text }
                return ([("target_name", name)] + attributes).reduce(text) { $0.replacing("${\($1.0)}", with: $1.1) }
            }
            return (name, filled)
        }
    }

    private func withTemplates(_ target: SpecValue, depth: Int) -> SpecValue {
        guard depth < Self.deepest else { return target }
        var merged = SpecValue.map([])
        for name in target["templates"]?.texts ?? [] {
            if let template = root["targetTemplates"]?[name] { merged = withTemplates(template, depth: depth + 1).over(merged) }
        }
        return target.over(merged)
    }

    // MARK: Settings

    /// The build settings of a `settings` entry in one configuration: those of its groups, its base, and the configuration's own.
    func settings(_ value: SpecValue?, in configuration: String) -> [String: PropertyList] {
        settings(value, in: configuration, depth: 0)
    }

    private func settings(_ value: SpecValue?, in configuration: String, depth: Int) -> [String: PropertyList] {
        guard let value, depth < Self.deepest else { return [:] }
        func plain(_ value: SpecValue?) -> [String: PropertyList] {
            Dictionary((value?.pairs ?? []).map { ($0.key, $0.value.setting) }) { $1 }
        }
        guard ["base", "configs", "groups"].contains(where: { value[$0] != nil }) else { return plain(value) }
        var all: [String: PropertyList] = [:]
        for group in value["groups"]?.texts ?? [] {
            all.merge(settings(root["settingGroups"]?[group], in: configuration, depth: depth + 1)) { $1 }
        }
        all.merge(plain(value["base"])) { $1 }
        let name = configuration.lowercased()
        let own = value["configs"]?.pairs ?? []
        // The nearest name counts most.
        for pair in own where name.contains(pair.key.lowercased()) && name != pair.key.lowercased() { all.merge(plain(pair.value)) { $1 } }
        for pair in own where name == pair.key.lowercased() { all.merge(plain(pair.value)) { $1 } }
        return all
    }
}
