import Foundation
import XcodeProject

/// The programs that expand the macros of a target's packages, each built for this machine and kept by what it is made of.
struct MacroPlugins: Sendable {
    /// The compiler's flags for the programs that were built.
    private(set) var flags: [String] = []
    /// The programs that were not built, each with its cause.
    private(set) var notes: [ProjectNote] = []

    private static let compilerFlags = ["-parse-as-library", "-Onone", "-suppress-warnings"]

    static func ready(_ macros: [MacroTarget], sdk: WidgetSDK, cache: BuildCache) async throws -> MacroPlugins {
        var made = MacroPlugins()
        for macro in macros {
            guard let toolchain = MacroToolchain(compiler: sdk.compiler, cache: cache) else {
                made.note(macro, "the Swift toolchain has no swift-syntax in lib/swift/host")
                continue
            }
            let folder = cache.folder.appendingPathComponent("macros/\(macro.module)-\(stamp(of: macro, toolchain))", isDirectory: true)
            let program = folder.appendingPathComponent(macro.module)
            switch try await build(macro, as: program, in: folder, toolchain, sdk.compiler) {
            case nil: made.flags += ["-load-plugin-executable", "\(program.path)#\(macro.module)"]
            case let cause?: made.note(macro, cause)
            }
        }
        return made
    }

    private mutating func note(_ macro: MacroTarget, _ cause: String) {
        let place = macro.modules.last?.sources.first?.deletingLastPathComponent()
        notes.append(ProjectNote(.module, "the macros of \(macro.module) cannot be built here: \(cause)", file: place))
    }

    private static func stamp(of macro: MacroTarget, _ toolchain: MacroToolchain) -> String {
        var stamp = Stamp()
        stamp.add(toolchain.stamp)
        for module in macro.modules {
            stamp.add(moduleFlags(module).joined(separator: " "))
            for source in module.sources { stamp.add(contentsOf: source) }
        }
        return stamp.text
    }

    /// swift-syntax is the toolchain's own here, whose enumerations may grow as others may not that are built from source: a `switch` over all
    /// of them is an error in Swift 6, and a warning before. What else Swift 6 has is asked for by name.
    private static func moduleFlags(_ module: SourceModule) -> [String] {
        let isSix = module.settings.languageMode == "6"
        return ["-module-name", module.module, "-swift-version", isSix ? "5" : module.settings.languageMode]
            + (isSix ? syntaxOfSix.flatMap { ["-enable-upcoming-feature", $0] } : []) + module.settings.conditions.map { "-D\($0)" }
    }

    private static let syntaxOfSix = ["BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials"]

    /// - Returns: nil where the program is there, else why not.
    private static func build(
        _ macro: MacroTarget, as program: URL, in folder: URL, _ toolchain: MacroToolchain, _ compiler: URL
    ) async throws -> String? {
        let files = FileManager.default, failed = folder.appendingPathComponent("cause")
        func known() -> String?? {
            if files.fileExists(atPath: program.path) { return .some(nil) }
            return (try? String(contentsOf: failed, encoding: .utf8)).map { .some($0) }
        }
        if let known = known() { return known }
        let lock = try await FolderLock.hold(folder)
        defer { withExtendedLifetime(lock) {} }
        if let known = known() { return known }
        do {
            try await toolchain.prepare()
            try await compile(macro, as: program, in: folder, toolchain, compiler)
            return nil
        } catch let error as BuildError {
            // The same sources fail again, so that is kept; what the toolchain lacks may come.
            if case .notCompiled = error { try Data("\(error)".utf8).write(to: failed, options: .atomic) }
            return "\(error)"
        }
    }

    private static func compile(
        _ macro: MacroTarget, as program: URL, in folder: URL, _ toolchain: MacroToolchain, _ compiler: URL
    ) async throws {
        var objects: [String] = []
        for module in macro.modules where !module.sources.isEmpty {
            let object = folder.appendingPathComponent("\(module.module).o").path
            let arguments =
                compilerFlags + moduleFlags(module) + toolchain.flags + ["-I", folder.path, "-wmo", "-c", "-o", object, "-emit-module"]
                + ["-emit-module-path", folder.appendingPathComponent("\(module.module).swiftmodule").path] + module.sources.map(\.path)
            try await run(compiler, arguments, module.module)
            objects.append(object)
        }
        // Whole, or not at all: another build may look for it meanwhile.
        let fresh = folder.appendingPathComponent(".new-\(macro.module)")
        try await run(compiler, ["-o", fresh.path] + objects + toolchain.linking, macro.module)
        try FileManager.default.moveItem(at: fresh, to: program)
    }

    private static func run(_ compiler: URL, _ arguments: [String], _ module: String) async throws {
        let outcome = try await Tool(url: compiler).run(arguments)
        guard outcome.status != 0 else { return }
        let errors = Diagnostic.all(in: outcome.output, originals: [:]).filter { $0.severity == .error }
        let first = errors.first.map { ($0.file.map { "\($0): " } ?? "") + $0.message }
        throw BuildError.notCompiled(target: module, errors: max(1, errors.count), first: first ?? String(outcome.output.suffix(300)))
    }
}
