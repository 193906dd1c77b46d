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
