import Foundation
import XcodeProject

/// Building a target without files that need what is not here. Widget extensions often hold files of their app that the widget never calls.
extension WidgetBuilder {
    static let leftOutFile = "left-out.json"

    /// The most rounds in which files are left out that needed those left out before.
    private static let rounds = 8

    /// The files that the target was last built without, each with its cause.
    package func leftOut(of target: WidgetTarget) throws -> [ProjectNote] {
        let place = try place(of: target), names = [Self.leftOutFile] + (target.handlers.isEmpty ? [] : [Self.handlersFile])
        return try names.compactMap { FileManager.default.contents(atPath: place.appendingPathComponent($0).path) }
            .flatMap { try JSONDecoder().decode([ProjectNote].self, from: $0) }
    }

    /// Compiles what does without the files that need what Vitrine or this machine lacks, and without those that need these.
    ///
    /// Errors that Xcode would show too are never passed over, and no file that declares a widget is left out.
    /// - Parameters:
    ///   - whole: what the compiler said of all of it.
    ///   - others: what it said of the modules under it, of which files may be left out already.
    /// - Returns: nil where the rest does not compile either.
    func compilePart(
        of module: SourceModule, _ sources: ModuleSources, of target: WidgetTarget, _ whole: Compilation, under others: Compilation,
        in around: Surroundings, _ arguments: (ModuleSources, [String]) -> [String]
    ) async throws -> (result: Compilation, sources: ModuleSources)? {
        let files = Set(sources.imports.keys)
        var owners: [String: Set<CheckReport.Owner>] = [:], causes: [String: String] = [:]
        let findings = CheckReport.Target(target, whole).findings
        for finding in findings {
            guard let file = finding.file, files.contains(file) else { return nil }
            owners[file, default: []].insert(finding.owner)
            if finding.owner != .yours || module.isForeign, causes[file] == nil { causes[file] = finding.message }
        }
        // What follows of another's fault in the same file is that fault's; so is a name that was left out of a module under this one.
        let gone = Declarations.names(
            in: others.notes.filter { $0.kind == .leftOut }.compactMap(\.file).map { URL(fileURLWithPath: $0) })
        for finding in findings where finding.owner == .yours && !module.isForeign {
            guard let file = finding.file, owners[file] == [.yours], MissingName(finding.message).map({ gone.contains($0.name) }) != true
            else { continue }
            return nil
        }
        var left = Set(owners.keys)
        for _ in 0..<Self.rounds {
            // A package's module of which half is left out has nothing that others can use.
            guard left.count < (module.isForeign ? (files.count + 1) / 2 : files.count), !left.contains(where: Self.declaresWidgets) else {
                return nil
            }
            let part = sources.without(left)
            var result = try await compile(module, part, in: around, arguments)
            guard !result.errors.isEmpty else {
                result.notes += left.sorted().map { file in
                    ProjectNote(.leftOut, "it is left out: \(causes[file] ?? "it does not compile here")", file: URL(fileURLWithPath: file))
                }
                return (result, part)
            }
            var more: Set<String> = []
            for error in result.errors {
                guard let file = error.file, files.contains(file), !left.contains(file) else { return nil }
                more.insert(file)
                if causes[file] == nil { causes[file] = error.message }
            }
            left.formUnion(more)
        }
        return nil
    }

    private static func declaresWidgets(_ file: String) -> Bool {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
        let facts = SourceFacts(text)
        return facts.hasMain || !facts.widgets.isEmpty || !facts.bundles.isEmpty
    }
}
