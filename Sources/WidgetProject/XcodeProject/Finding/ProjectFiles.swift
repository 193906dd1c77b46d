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

    /// Where nothing of a project's own is.
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
