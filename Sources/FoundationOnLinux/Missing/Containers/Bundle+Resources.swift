import Foundation

extension Bundle {
    /// Where its resources lie. An executable built by SwiftPM has its own beside it, in `<package>_<name>.resources`; an Xcode target has
    /// them in the main bundle, where its source looks for them.
    package var resourceFolders: [URL] {
        let folder = resourceURL ?? bundleURL
        guard self === Bundle.main, let name = executableURL?.lastPathComponent else { return [folder] }
        return Self.resourceFolders(in: folder, executable: name)
    }

    /// The same of a bundle that is another process's.
    /// - Parameter executable: its name.
    package static func resourceFolders(in folder: URL, executable name: String) -> [URL] {
        let own = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { $0.hasSuffix("_\(name).resources") }
        return [folder] + own.map { folder.appendingPathComponent($0, isDirectory: true) }
    }
}
