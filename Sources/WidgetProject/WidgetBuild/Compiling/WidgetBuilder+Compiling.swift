import Foundation
import XcodeProject

extension WidgetBuilder {
    /// The surroundings of a compilation.
    struct Surroundings: Sendable {
        /// Modules that are here.
        var known: Set<String>
        /// The stand-ins for missing modules with which the modules under it were compiled.
        var beneath: Set<String> = []
        /// The folders of the modules of packages from elsewhere that it may import.
        var packages: [URL] = []
        let standIns: StandIns
        /// Others cannot begin before it is done.
        var isUrgent = false
    }

    /// The most times that the compiler is asked what else is missing.
    private static let rounds = 20

    /// Compiles; modules that nobody has get stand-ins without a name in them, so that all else is looked at.
    /// - Parameter makesStandIns: else a module that nobody has is an error.
    func compile(
        _ module: SourceModule, _ sources: ModuleSources, in around: Surroundings, makesStandIns: Bool = true,
        _ arguments: (ModuleSources, [String]) -> [String]
    ) async throws -> Compilation {
        let made = try await compileOnce(module, sources, in: around, makesStandIns: makesStandIns, arguments)
        guard let change = SecondTry.change(for: module, made) else { return made }
        let other = try await compileOnce(module, sources, in: around, makesStandIns: makesStandIns) { change(arguments($0, $1)) }
        return other.errors.count < made.errors.count ? other : made
    }

    /// The bound on the ways in which an expression is tried where names are missing: a tenth of the usual, in a twelfth of the memory.
    /// One that has such a name in it is tried in all of them, for nothing; by the usual bounds that took minutes of processor time for
    /// one module.
    private static let solverBound = ["-Xfrontend", "-solver-scope-threshold=100000", "-Xfrontend", "-solver-memory-threshold=40000000"]

    private func compileOnce(
        _ module: SourceModule, _ sources: ModuleSources, in around: Surroundings, makesStandIns: Bool,
        _ arguments: (ModuleSources, [String]) -> [String]
    ) async throws -> Compilation {
        var result = Compilation()
        var missing = makesStandIns ? missing(of: module, sources, around) : []
        for _ in 0..<Self.rounds {
            try await around.standIns.make(missing)
            let absent = around.standIns.flags(missing.union(around.beneath))
            let folders = around.packages + [sdk.sharedModules]
            let found = folders.flatMap { ["-I", $0.path] } + (absent.isEmpty ? [] : absent + Self.solverBound)
            let outcome = try await run(arguments(sources, found), of: module, isUrgent: around.isUrgent)
            // As a shell and the loader say that a program was not started: nothing of the source was looked at.
            if [126, 127].contains(outcome.status) {
                let words = outcome.output.split(separator: "\n").first.map(String.init) ?? "status \(outcome.status)"
                throw BuildError.compilerNotStarted(words)
            }
            let paths = sources.paths(in: module.module)
            result.diagnostics = Diagnostic.all(in: outcome.output, originals: paths)
            if outcome.status != 0, result.errors.isEmpty { result.diagnostics.append(Self.crash(outcome)) }
            for index in result.diagnostics.indices where result.diagnostics[index].isCrash {
                result.diagnostics[index].place(byStackDump: outcome.output, originals: paths)
            }
            let named = Set(result.errors.compactMap(Self.missingModule)).subtracting(missing)
            guard !named.isEmpty, makesStandIns else { break }
            missing.formUnion(named)
        }
        for name in missing {
            let files = sources.imports.filter { $0.value.contains(name) }.keys.sorted()
            // A module that only a dependency imports is missed by that one.
            if !files.isEmpty { result.missing[name] = files }
        }
        result.missing.merge(Self.missed(by: result.errors, sources, around)) { Array(Set($0 + $1)).sorted() }
        return result
    }

    /// Modules that are imported only where they are there (`#if canImport`), with nothing in their place, by the files in which a name is
    /// not found: a package's code that a program of another language wrote, whose binary module is not built here.
    private static func missed(by errors: [Diagnostic], _ sources: ModuleSources, _ around: Surroundings) -> [String: [String]] {
        let asked = sources.asked.intersection(sources.imported).subtracting(around.known).filter { !AppleFrameworks.contains($0) }
        guard !asked.isEmpty else { return [:] }
        let faulty = Set(errors.filter { MissingName($0.message).map { !$0.isMember } ?? false }.compactMap(\.file))
        var missed: [String: [String]] = [:]
        for file in faulty.sorted() {
            let imported = asked.intersection(sources.imports[file] ?? [])
            guard !imported.isEmpty, let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            for module in imported where hasNoOther(than: module, in: text) { missed[module, default: []].append(file) }
        }
        return missed
    }

    /// Whether nothing is imported in the place of a module that is not there.
    private static func hasNoOther(than module: String, in text: String) -> Bool {
        guard let condition = text.range(of: "canImport(\(module))") else { return false }
        return text[condition.upperBound...].split(separator: "#endif", maxSplits: 1).first.map { !$0.contains("#else") } ?? false
    }

    /// Runs the compiler, as many at a time as the machine has processors.
    /// - Throws: `BuildError.compilerTooSlow` where it takes longer than it may.
    func run(_ arguments: [String], of module: SourceModule, isUrgent: Bool) async throws -> Tool.Outcome {
        let compiler = Tool(url: sdk.compiler), timeLimit = timeLimit
        return try await slots.holding(isUrgent: isUrgent) {
            do {
                return try await compiler.run(arguments, within: timeLimit)
            } catch is Tool.Overtime {
                throw BuildError.compilerTooSlow(module: module.module, seconds: Int(timeLimit / .seconds(1)))
            }
        }
    }

    /// Modules that nobody has and that are imported without a question; what stands under one the compiler names.
    private func missing(of module: SourceModule, _ sources: ModuleSources, _ around: Surroundings) -> Set<String> {
        let unknown = sources.imported.subtracting(around.known).subtracting([module.module])
            .filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        guard !unknown.isEmpty else { return [] }
        let conditions = Set(module.settings.conditions)
        var found: Set<String> = []
        for file in sources.files {
            guard let imports = sources.imports[sources.originals[file.path] ?? file.path], !imports.isDisjoint(with: unknown),
                let text = try? String(contentsOf: file, encoding: .utf8)
            else { continue }
            found.formUnion(SureImports(text, conditions: conditions, known: around.known).modules)
        }
        return found.intersection(unknown)
    }

    /// The name in `no such module 'X'`, also of a part of one.
    private static func missingModule(_ diagnostic: Diagnostic) -> String? {
        let message = diagnostic.message
        let beginnings = ["no such module '", "missing required module '", "Unable to find module dependency: '"]
        guard beginnings.contains(where: { message.hasPrefix($0) }) else { return nil }
        let name = message.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" && $0 != "." }
        return name.isEmpty || !name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? nil : String(name)
    }

    private static func crash(_ outcome: Tool.Outcome) -> Diagnostic {
        let lines = outcome.output.split(separator: "\n")
        let cause = lines.first { $0.contains("Assertion") || $0.contains("Stack dump") || $0.contains("fatal") || $0.contains("error:") }
        return Diagnostic(
            severity: .error, message: "the compiler ended with status \(outcome.status)" + (cause.map { ": \($0.prefix(300))" } ?? ""))
    }
}
