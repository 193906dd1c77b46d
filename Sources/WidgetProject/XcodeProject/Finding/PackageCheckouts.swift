import Foundation

/// Packages that SwiftPM or Xcode has fetched already, beside what needs them, and packages that were fetched for widgets.
struct PackageCheckouts {
    /// Folders with a folder a package.
    private let folders: [URL]

    /// - Parameters:
    ///   - places: the folders of projects, workspaces and packages; the folders around them are looked at too.
    ///   - fetched: more folders with a folder a package.
    init(beside places: [URL], fetched: [URL] = []) {
        let inside = [
            ".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts", "build/SourcePackages/checkouts",
            ".derivedData/SourcePackages/checkouts",
        ]
        var known: Set<String> = []
        var found: [URL] = []
        for place in places {
            // A folder of derived data may have one folder a project in it.
            let derived = place.appendingPathComponent("DerivedData", isDirectory: true)
            let each = ProjectFiles.names(derived).prefix(50).map { "DerivedData/\($0)/SourcePackages/checkouts" }
            for path in inside + each {
                let folder = place.appendingPathComponent(path, isDirectory: true).standardizedFileURL
                if known.insert(folder.path).inserted, ProjectFiles.isFolder(folder) { found.append(folder) }
            }
        }
        folders = found + fetched.map(\.standardizedFileURL)
    }

    /// The folder of a repository: SwiftPM calls it as the last part of its address.
    func folder(of repository: String) -> URL? {
        let name = RemotePackage.name(of: repository)
        guard !name.isEmpty else { return nil }
        return folders.lazy.map { $0.appendingPathComponent(name, isDirectory: true) }
            .first { ProjectFiles.exists($0.appendingPathComponent("Package.swift")) }
    }

    /// Whether a folder is one of theirs.
    func contain(_ folder: URL) -> Bool { folders.contains { folder.standardizedFileURL.path.hasPrefix($0.path + "/") } }
}
