import Foundation

/// Modules that nobody here has and that a project's owner wrote stand-ins for: `VitrineStubs/MODULE/*.swift` beside the project.
package enum StandInModules {
    package static let folderName = "VitrineStubs"

    /// Where those of a target lie, whether there are any or not.
    package static func folder(beside origin: URL) -> URL {
        var isFolder: ObjCBool = false
        let isProject = ["xcodeproj", "xcworkspace"].contains(origin.pathExtension)
        let exists = FileManager.default.fileExists(atPath: origin.path, isDirectory: &isFolder)
        let place = exists && isFolder.boolValue && !isProject ? origin : origin.deletingLastPathComponent()
        return place.appendingPathComponent(folderName, isDirectory: true)
    }
}

extension WidgetTarget {
    /// The same with the stand-ins that lie beside its project; modules that are here are not replaced.
    package var withStandIns: WidgetTarget {
        let folder = StandInModules.folder(beside: origin), files = FileManager.default
        var target = self
        let known = Set(modules.map(\.module) + [code.module])
        for name in ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().reversed() where !known.contains(name) {
            let place = folder.appendingPathComponent(name, isDirectory: true)
            let sources = ((try? files.contentsOfDirectory(atPath: place.path)) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            guard !sources.isEmpty else { continue }
            target.modules.insert(SourceModule(module: name, sources: sources.map { place.appendingPathComponent($0) }), at: 0)
        }
        return target
    }
}
