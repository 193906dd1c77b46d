import Foundation
import XcodeProject

/// Compiles a widget extension that was made for Xcode, and what it stands on, and puts its bundle together. Nothing that is unchanged is done again.
package struct WidgetBuilder: Sendable {
    let sdk: WidgetSDK
    let cache: BuildCache
    let slots = CompilerSlots.machine
    /// The time limit of one run of the compiler.
    var timeLimit: Duration = .seconds(300)
    /// Views know the places in the source that they come from. Such builds are kept apart from others.
    var locatesViews = false
    /// The target whose packages are used, and kept with it, by the handlers of its intents.
    var owner: WidgetTarget?

    /// - Parameter cache: where copies, objects and bundles are kept.
    package init(sdk: WidgetSDK, cache: BuildCache = .standard()) {
        self.sdk = sdk
        self.cache = cache
    }

    /// The result of compiling a target and the modules under it.
    package struct Compilation: Sendable, Codable {
        package var diagnostics: [Diagnostic] = []
        /// Modules that are imported and that nobody has, by the files that import them.
        package var missing: [String: [String]] = [:]
        /// Notes on what was found while the sources were prepared.
        package var notes: [ProjectNote] = []

        package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
    }

    /// The folder in which all of a target is kept.
    func place(of target: WidgetTarget) throws -> URL {
        let folder = try cache.folder(of: target)
        guard locatesViews else { return folder }
        let previews = folder.appendingPathComponent("previews", isDirectory: true)
        try FileManager.default.createDirectory(at: previews, withIntermediateDirectories: true)
        return previews
    }

    /// The folder of what checks, builds and previews share.
    func shared(of target: WidgetTarget) throws -> URL { try cache.folder(of: owner ?? target) }

    /// The modules of a target, what is here for them, and a folder for those under it.
    /// - Parameter folder: its name in the target's place.
    func graph(of target: WidgetTarget, in place: URL, modules folder: String) async throws -> (graph: ModuleGraph, folder: URL) {
        let folder = place.appendingPathComponent(folder, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // What the target stood on before would be found by whoever imports it still.
        let wanted = Set(target.modules.filter { !$0.isC && !$0.isForeign }.map(\.module))
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            guard let module = name.split(separator: ".").first.map(String.init), !wanted.contains(module) else { continue }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        let graph = try await ModuleGraph(
            of: target, ownedBy: owner, sdk: sdk, cache: cache, in: place, shared: try shared(of: target), modules: folder,
            locatesViews: locatesViews)
        return (graph, folder)
    }
}

extension WidgetBuilder.Compilation {
    mutating func merge(_ other: Self) {
        diagnostics += other.diagnostics
        missing.merge(other.missing) { Array(Set($0 + $1)).sorted() }
        notes += other.notes
    }
}
