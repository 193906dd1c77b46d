import Foundation
import XcodeProject

/// Modules of packages that come from elsewhere, whose faults are no errors of the project's.
extension WidgetBuilder {
    /// Compiles a module as far as it goes: one from elsewhere also as this machine knows it, and without files that need what is not here.
    /// - Parameters:
    ///   - under: what was said of the modules that it needs.
    ///   - isPartial: files may be left out of it even where it is the project's own.
    ///   - arguments: for the files that are given, with flags.
    func compileAsFarAsItGoes(
        _ index: Int, of graph: ModuleGraph, _ target: WidgetTarget, under: Compilation, in around: Surroundings, isPartial: Bool,
        _ arguments: (ModuleSources, [String]) -> [String]
    ) async throws -> Compilation {
        let node = graph.nodes[index], module = node.module
        let usual = { (sources: ModuleSources, missing: [String]) in arguments(sources, node.flags + missing) }
        var result = try await compile(module, node.sources, in: around, usual)
        if module.isForeign, !result.errors.isEmpty {
            // Many packages know Linux by themselves, and what they say of iOS may be of Apple's C. They may have whole files for Apple's
            // systems alone: then what is for iOS may go further. What is compiled last is what others see.
            let emptied = LinuxRemains.emptied(of: module.sources)
            if !emptied.isEmpty,
                let part = try await compilePart(of: module, node.sources, of: target, result, under: under, in: around, usual),
                part.result.notes.filter({ $0.kind == .leftOut }).count < emptied.count
            {
                return part.result
            }
            let here = try await graph.onThisMachine(node)
            var other = try await compile(module, here.sources, in: around, makesStandIns: false) { arguments($0, here.flags + $1) }
            if other.errors.isEmpty {
                other.notes += emptied.map { ProjectNote(.leftOut, "none of it is for Linux, as which the package is compiled", file: $0) }
                result = other
            }
        }
        if isPartial || module.isForeign, !result.errors.isEmpty,
            let part = try await compilePart(of: module, node.sources, of: target, result, under: under, in: around, usual)
        {
            return part.result
        }
        return result
    }

    /// A module of a package from elsewhere as it is compiled, once for checks, builds and previews.
    struct Foreign: Sendable, Codable {
        /// At most one note, of errors or of files left out.
        var notes: [ProjectNote] = []
        /// The stand-ins for missing modules with which the module and its dependencies were built.
        var standIns: Set<String> = []
        /// Nothing came of it.
        var isMissing = false
        /// The folder in which others find it.
        var folder: URL?
        /// The object that a build links.
        var object: URL?
    }

    private static let packages = "packages"

    /// Compiles a module of a package to an object, and to what others import of it; what is there already is taken.
    ///
    /// Each state of the sources has a folder of its own, so that what one command reads no other one changes.
    /// - Parameters:
    ///   - stamp: of all that goes into it.
    ///   - under: what was said of the modules that it needs.
    /// - Throws: `BuildError.compilerTooSlow`.
    func builtForeign(
        _ index: Int, of graph: ModuleGraph, _ target: WidgetTarget, stamp: String, under: Compilation, in around: Surroundings
    ) async throws -> Foreign {
        let node = graph.nodes[index], files = FileManager.default
        let all = try shared(of: target).appendingPathComponent(Self.packages, isDirectory: true)
        let folder = all.appendingPathComponent("\(node.name)-\(stamp)", isDirectory: true)
        let lock = try await FolderLock.hold(folder)
        defer { withExtendedLifetime(lock) {} }
        let module = folder.appendingPathComponent("\(node.name).swiftmodule")
        let object = folder.appendingPathComponent("\(node.name).o"), record = folder.appendingPathComponent("build.json")
        if let known = Record<Foreign>.read(record, stamp: stamp), known.isMissing || files.fileExists(atPath: module.path) { return known }
        // A handler of intents may have another state of it than its widget.
        forget(all, named: "\(node.name)-", but: folder, sparing: owner == nil && target.handlers.isEmpty ? 0 : 1)
        let arguments = { (sources: ModuleSources, flags: [String]) in
            // A module with errors is still a module for who looks at what imports it.
            ["-emit-module", "-emit-module-path", module.path, "-Xfrontend", "-experimental-allow-module-with-compiler-errors", "-wmo"]
                + ["-c", "-o", object.path] + flags + sources.files.map(\.path)
        }
        var result = try await compileAsFarAsItGoes(index, of: graph, target, under: under, in: around, isPartial: true, arguments)
        var made = Foreign(standIns: around.beneath.union(result.missing.keys))
        result.notes += node.sources.notes
        made.notes = Self.ofForeign(node.module, result) { for file in [object, module] { try? files.removeItem(at: file) } }.notes
        made.isMissing = !files.fileExists(atPath: module.path)
        if !made.isMissing { made.folder = folder }
        if files.fileExists(atPath: object.path) { made.object = object }
        try Record(stamp: stamp, result: made).write(to: record)
        return made
    }

    /// Removes the states of a module before this one, but for the last few.
    private func forget(_ all: URL, named prefix: String, but folder: URL, sparing count: Int) {
        let files = FileManager.default
        let others = ((try? files.contentsOfDirectory(at: all, includingPropertiesForKeys: [.contentModificationDateKey])) ?? [])
            .filter { $0.lastPathComponent.hasPrefix(prefix) && $0.lastPathComponent != folder.lastPathComponent }
        func date(_ other: URL) -> Date {
            (try? other.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast
        }
        for other in others.sorted(by: { date($0) > date($1) }).dropFirst(count) { try? files.removeItem(at: other) }
    }

    /// The result for a module from elsewhere: at most one note of errors or of files left out. One that does not compile is not built.
    /// - Parameter remove: takes away what was made of it.
    static func ofForeign(_ module: SourceModule, _ whole: Compilation, remove: () -> Void) -> Compilation {
        var result = Compilation()
        let name = "\(module.module) of the package \(module.package ?? "")"
        if let first = whole.errors.first {
            remove()
            let place = first.file.map { "\($0):\(first.line ?? 0): " } ?? ""
            result.notes = [ProjectNote(.module, "\(name) does not compile here, and is not built: \(place)\(first.message)")]
        } else {
            let left = whole.notes.filter { $0.kind == .leftOut }
            result.notes = whole.notes.filter { $0.kind != .leftOut }
            if let first = left.first {
                let many = left.count == 1 ? "1 file" : "\(left.count) files"
                result.notes.append(ProjectNote(.module, "\(name) is built without \(many), first \(first)"))
            }
        }
        return result
    }
}
