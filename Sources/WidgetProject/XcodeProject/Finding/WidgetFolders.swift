import Foundation

/// The folders of source that has an entry of widgets, found without a project that says so.
struct WidgetFolders {
    /// The folder that was looked through.
    let root: URL
    /// Swift files as paths in it.
    let paths: [String]
    /// The target's folder of each file with `@main` that is one of widgets; none twice.
    let widgets: [URL]

    /// Folders of tests, and of what other tools keep or make.
    private static let others: Set = ["Tests", "UITests", "Tuist", "Plugins", "Derived", "Templates", "Packages"]

    /// - Parameter withPackages: packages are looked into as well, whose targets a project might use.
    init(_ root: URL, withPackages: Bool = false) {
        let root = root.standardizedFileURL
        let skipped = withPackages ? Self.others.subtracting(["Packages"]) : Self.others
        let paths = ProjectFiles.walk(root, skipping: ProjectFiles.foreign.union(skipped)).filter { $0.hasSuffix(".swift") }
        var entries: [(path: String, isWidget: Bool)] = []
        for path in paths {
            guard let text = try? ProjectFiles.text(root.appendingPathComponent(path)), text.contains("@main") else { continue }
            let facts = SourceFacts(text)
            guard facts.hasMain else { continue }
            entries.append((path, !facts.isAppMain && !(facts.widgets.isEmpty && facts.bundles.isEmpty)))
        }
        var folders: [String] = []
        for entry in entries where entry.isWidget {
            let folder = Self.folder(of: entry.path, among: entries.map(\.path))
            if !folders.contains(folder) { folders.append(folder) }
        }
        self.root = root
        self.paths = paths
        widgets = folders.map { $0.isEmpty ? root : root.appendingPathComponent($0, isDirectory: true) }
    }

    /// The folder of the target, whose source may lie in a `Sources` of its own beside its resources.
    static func folder(of entry: String, among entries: [String]) -> String {
        let parts = entry.split(separator: "/").dropLast()
        if let place = parts.lastIndex(where: { ["Sources", "Source"].contains($0) }), place > 0 {
            let above = parts[..<place].joined(separator: "/")
            if entries.filter({ $0.hasPrefix(above + "/") }).count == 1 { return above }
        }
        return parts.joined(separator: "/")
    }
}
