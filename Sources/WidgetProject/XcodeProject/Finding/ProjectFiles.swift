import Foundation

/// The file system as the readers here see it: bounded, sorted, and without what is hidden.
package enum ProjectFiles {
    static func bytes(_ file: URL, limit: Int) throws(ProjectError) -> Data {
        guard let values = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path) else {
            throw .notFound(file.path)
        }
        let size = values[.size] as? Int ?? 0
        guard size <= limit else { throw .tooLarge(file: file.path, bytes: size, limit: limit) }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw .unreadable(file: file.path, reason: "it is no file, or not readable")
        }
        return data
    }

    static func text(_ file: URL, limit: Int = 4 << 20) throws(ProjectError) -> String {
        String(decoding: try bytes(file, limit: limit), as: UTF8.self)
    }

    static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    /// A place as it is written on this disk. A Mac's finds names whatever their case, and projects write them so: what is not there under
    /// a path's own letters is the only one that has them in another case.
    static func onDisk(_ place: URL) -> URL {
        guard !exists(place) else { return place }
        var found = URL(fileURLWithPath: "/", isDirectory: true)
        for part in place.standardizedFileURL.pathComponents.dropFirst() {
            let own = found.appendingPathComponent(part)
            guard !exists(own) else {
                found = own
                continue
            }
            let wanted = part.lowercased()
            let others = ((try? FileManager.default.contentsOfDirectory(atPath: found.path)) ?? []).filter { $0.lowercased() == wanted }
            guard let other = others.first, others.count == 1 else { return place }
            found.appendPathComponent(other)
        }
        return found
    }

    static func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Names in a folder, sorted, without hidden ones.
    static func names(_ folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Folders that are one thing to Xcode: they are never looked into for members.
    static let wholes: Set = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "docc", "framework", "xcframework", "xcodeproj", "xcworkspace", "playground",
        "app", "appex", "icon", "rtfd", "scnassets", "mlpackage", "storekit", "xcmappingmodel",
    ]

    /// The folders in which nothing of a project's own is.
    package static let foreign: Set = [
        StandInModules.folderName, "Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor", "SourcePackages", "fastlane",
    ]

    private static let deepest = 24
    private static let most = 50_000

    /// Every file under a folder, as paths in it with `/`; folders that are one thing are given as such.
    package static func walk(_ folder: URL, skipping: Set<String> = []) -> [String] {
        var found: [String] = []
        func walk(_ place: URL, _ prefix: String, _ depth: Int) {
            guard depth < deepest else { return }
            for name in names(place) where found.count < most && !skipping.contains(name) {
                let child = place.appendingPathComponent(name)
                let path = prefix + name
                if isFolder(child), !wholes.contains(child.pathExtension) {
                    walk(child, path + "/", depth + 1)
                } else {
                    found.append(path)
                }
            }
        }
        walk(folder, "", 0)
        return found
    }
}
