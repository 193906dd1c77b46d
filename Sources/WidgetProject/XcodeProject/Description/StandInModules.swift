import Foundation

/// Modules that nobody here has and that a project's owner wrote stand-ins for: `VitrineStubs/MODULE/*.swift` beside the project.
package enum StandInModules {
    package static let folderName = "VitrineStubs"

    /// The folder for a target's stand-ins, whether there are any or not.
    package static func folder(beside origin: URL) -> URL {
        var isFolder: ObjCBool = false
        let isProject = ["xcodeproj", "xcworkspace"].contains(origin.pathExtension)
        let exists = FileManager.default.fileExists(atPath: origin.path, isDirectory: &isFolder)
        let place = exists && isFolder.boolValue && !isProject ? origin : origin.deletingLastPathComponent()
        return place.appendingPathComponent(folderName, isDirectory: true)
    }

    /// Runs a closure that writes a module's stand-ins anew. The former ones come back where it fails: somebody has filled them in.
    /// - Parameter folder: theirs.
    package static func replace<Value>(_ folder: URL, by body: () async throws -> Value) async throws -> Value {
        let files = FileManager.default
        let aside = folder.deletingLastPathComponent().appendingPathComponent(".\(folder.lastPathComponent)-before", isDirectory: true)
        func putBack() throws {
            guard files.fileExists(atPath: aside.path) else { return }
            try? files.removeItem(at: folder)
            try files.moveItem(at: aside, to: folder)
        }
        // A command may have been killed in the middle: what is in the folder now is half written.
        try putBack()
        if files.fileExists(atPath: folder.path) { try files.moveItem(at: folder, to: aside) }
        do {
            let value = try await body()
            try? files.removeItem(at: aside)
            return value
        } catch {
            try putBack()
            throw error
        }
    }
}

extension WidgetTarget {
    /// The target with the stand-ins that lie beside its project; modules that are here are not replaced.
    package var withStandIns: WidgetTarget {
        let folder = StandInModules.folder(beside: origin), files = FileManager.default
        var target = self
        let known = Set(modules.map(\.module) + [code.module])
        for name in ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().reversed()
        where !known.contains(name) && !name.hasPrefix(".") {
            let place = folder.appendingPathComponent(name, isDirectory: true)
            let sources = ((try? files.contentsOfDirectory(atPath: place.path)) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            guard !sources.isEmpty else { continue }
            target.modules.insert(SourceModule(module: name, sources: sources.map { place.appendingPathComponent($0) }), at: 0)
        }
        return target
    }
}
