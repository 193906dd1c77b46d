import Foundation
import XcodeProject

/// The folder in which builds of foreign widgets are kept from one command to the next.
package struct BuildCache: Hashable, Sendable {
    package let folder: URL

    package init(folder: URL) { self.folder = folder }

    /// `$VITRINE_CACHE`, or `vitrine` in the user's folder of caches.
    package static func standard(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> BuildCache {
        if let stated = environment["VITRINE_CACHE"], !stated.isEmpty {
            return BuildCache(folder: URL(fileURLWithPath: stated, isDirectory: true))
        }
        let caches =
            environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache", isDirectory: true)
        return BuildCache(folder: caches.appendingPathComponent("vitrine", isDirectory: true))
    }

    /// The cache of compiled C modules, for all. It may be a link to a folder that several caches share; the compiler refuses what it
    /// finds there under another path than it was written by, so this is the folder's own.
    var modules: URL { folder.appendingPathComponent("module-cache", isDirectory: true).resolvingSymlinksInPath() }

    /// A target's own, by its place, name and configuration.
    func folder(of target: WidgetTarget) throws -> URL {
        var stamp = Stamp()
        stamp.add(target.origin.path)
        stamp.add(target.name)
        stamp.add(target.configuration)
        let folder = folder.appendingPathComponent("builds/\(target.code.module)-\(stamp.text)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
