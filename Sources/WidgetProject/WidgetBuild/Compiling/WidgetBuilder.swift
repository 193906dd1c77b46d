import Foundation
import XcodeProject

/// Compiles a widget extension that was made for Xcode, and what it stands on, and puts its bundle together. Nothing that is unchanged is done again.
package struct WidgetBuilder: Sendable {
    let sdk: WidgetSDK
    let cache: BuildCache
    /// Views know the places in the source that they come from. Such builds are kept apart from others.
    var locatesViews = false

    /// - Parameter cache: where copies, objects and bundles are kept.
    package init(sdk: WidgetSDK, cache: BuildCache = .standard()) {
        self.sdk = sdk
        self.cache = cache
    }

    /// What the compiler said of a target and of the modules under it.
    package struct Compilation: Sendable, Codable {
        package var diagnostics: [Diagnostic] = []
        /// Modules that are imported and that nobody has, by the files that import them.
        package var missing: [String: [String]] = [:]
        /// What was found while its sources were made ready.
        package var notes: [ProjectNote] = []

        package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
    }

    /// Modules that are ready to be imported.
    struct Ready {
        var folder: URL
        var objects: [URL] = []
        /// What the objects need of the system's libraries.
        var libraries: [String] = []
        /// For whoever imports the C modules among them, as clang takes them.
        var clangFlags: [String] = []
        var clangModules: Set<String> = []
        /// For whoever uses the macros of packages.
        var macroFlags: [String] = []
        /// Of the objects of C, which no import depends on.
        var objectStamp = Stamp()
        /// Changes with any of them.
        var stamp: Stamp
        var result = Compilation()
        /// The originals of the copies that they were made of.
        var originals: [String: String] = [:]
    }

    /// Where all of a target is kept.
    func place(of target: WidgetTarget) throws -> URL {
        let folder = try cache.folder(of: target)
        guard locatesViews else { return folder }
        let previews = folder.appendingPathComponent("previews", isDirectory: true)
        try FileManager.default.createDirectory(at: previews, withIntermediateDirectories: true)
        return previews
    }

    // MARK: Checking

    /// Type-checks a target; as much of it as can be where modules are missing.
    package func check(_ target: WidgetTarget) async throws -> Compilation {
        let place = try place(of: target)
        let lock = try await FolderLock.hold(place)
        defer { withExtendedLifetime(lock) {} }
        var ready = try await modules(of: target, in: place, withObjects: false)
        let sources = try await sources(of: target.code, isExtension: true, in: place, ready)
        let flags = flags(target.code, sources, of: target, ready)
        ready.stamp.add(sources.stamp)
        ready.stamp.add(flags.joined(separator: " "))
        let record = place.appendingPathComponent("check-\(target.code.module).json")
        if let known = Record.read(record, stamp: ready.stamp.text) { return known }
        var result = try await compile(target.code, sources, ready: ready, place: place) { sources, missing in
            ["-typecheck", "-enable-batch-mode", "-j", "\(Self.jobs)"] + flags + missing + sources.files.map(\.path)
        }
        result.notes += sources.notes
        result.merge(ready.result)
        try Record(stamp: ready.stamp.text, result: result).write(to: record)
        return result
    }

    static let jobs = max(2, ProcessInfo.processInfo.activeProcessorCount)

    /// Compiles; modules that nobody has get stand-ins without a name in them, so that all else is looked at.
    func compile(
        _ module: SourceModule, _ sources: ModuleSources, ready: Ready, place: URL, _ arguments: (ModuleSources, [String]) -> [String]
    ) async throws -> Compilation {
        var result = Compilation()
        let standIns = place.appendingPathComponent("missing", isDirectory: true)
        let known = (try? FileManager.default.contentsOfDirectory(atPath: standIns.path)) ?? []
        // Those of the last time are tried at once, but for one that is there by now.
        var missing = Set(known.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
            .intersection(sources.imported).subtracting(available(ready))
        for _ in 0..<20 {
            let extra = missing.isEmpty ? [] : ["-I", standIns.path]
            let outcome = try await Tool(url: sdk.compiler).run(arguments(sources, extra))
            // As a shell and the loader say that a program was not started: nothing of the source was looked at.
            if [126, 127].contains(outcome.status) {
                let words = outcome.output.split(separator: "\n").first.map(String.init) ?? "status \(outcome.status)"
                throw BuildError.compilerNotStarted(words)
            }
            result.diagnostics = Diagnostic.all(in: outcome.output, originals: sources.originals)
            if outcome.status != 0, result.errors.isEmpty { result.diagnostics.append(Self.crash(outcome)) }
            var named = Set(result.errors.compactMap(Self.missingModule)).subtracting(missing)
            guard !named.isEmpty else { break }
            // The compiler stops at the first; others that nobody has are as surely missing, where nothing asks whether they can be imported.
            named.formUnion(unknown(sources, ready).subtracting(missing))
            for name in named { try await makeStandIn(name, in: standIns) }
            missing.formUnion(named)
        }
        for name in missing {
            result.missing[name] = sources.imports.filter { $0.value.contains(name) }.keys.sorted()
        }
        return result
    }

    /// Modules that the SDK, the compiler or the target has.
    private func available(_ ready: Ready) -> Set<String> {
        let made = (try? FileManager.default.contentsOfDirectory(atPath: ready.folder.path)) ?? []
        return Set(sdk.aliases).union(sdk.toolchainModules).union(sdk.modulesByName).union(ready.clangModules)
            .union(made.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
    }

    /// Imports that nobody has.
    private func unknown(_ sources: ModuleSources, _ ready: Ready) -> Set<String> {
        sources.imported.subtracting(available(ready)).subtracting(sources.asked)
            .filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    }

    /// Of `no such module 'X'`, also with a part of it.
    private static func missingModule(_ diagnostic: Diagnostic) -> String? {
        let message = diagnostic.message
        guard message.hasPrefix("no such module '") || message.hasPrefix("Unable to find module dependency: '") else { return nil }
        let name = message.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" && $0 != "." }
        return name.isEmpty || !name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? nil : String(name)
    }

    private static func crash(_ outcome: Tool.Outcome) -> Diagnostic {
        let lines = outcome.output.split(separator: "\n")
        let cause = lines.first { $0.contains("Assertion") || $0.contains("Stack dump") || $0.contains("fatal") || $0.contains("error:") }
        return Diagnostic(
            severity: .error, message: "the compiler ended with status \(outcome.status)" + (cause.map { ": \($0.prefix(300))" } ?? ""))
    }

    private func makeStandIn(_ name: String, in folder: URL) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = folder.appendingPathComponent("\(name).swift")
        try ModuleSources.write("@_exported import Foundation\n", to: source)
        let module = folder.appendingPathComponent("\(name).swiftmodule")
        _ = try await Tool(url: sdk.compiler).run(
            ["-emit-module", "-module-name", name, "-parse-as-library", "-emit-module-path", module.path, source.path]
                + sdk.flags(cache: cache.modules))
    }

    // MARK: Building

    /// Compiles, links and stages a target.
    /// - Parameter forPreviews: sources that declare previews and no widget are built too.
    /// - Returns: the folder `NAME.appex`.
    /// - Throws: `BuildError` with the first error where it does not compile.
    package func build(_ target: WidgetTarget, forPreviews: Bool = false) async throws -> URL {
        let place = try place(of: target)
        let lock = try await FolderLock.hold(place)
        defer { withExtendedLifetime(lock) {} }
        var ready = try await modules(of: target, in: place, withObjects: true)
        let sources = try await sources(of: target.code, isExtension: true, in: place, ready)
        try Self.refuse(ready.result, target)
        try await addObjects(of: target.code, in: place, to: &ready)
        let isForPreviews = sources.generated.contains { $0.lastPathComponent == GeneratedSources.previewEntry }
        guard isForPreviews ? forPreviews : Self.hasEntry(sources) else { throw BuildError.noWidgets(target.origin.path) }
        let flags = flags(target.code, sources, of: target, ready)
        ready.stamp.add(sources.stamp)
        ready.stamp.add(flags.joined(separator: " "))
        ready.stamp.add(ready.objectStamp.text)
        let objects = place.appendingPathComponent("objects", isDirectory: true)
        let program = objects.appendingPathComponent("program")
        let record = objects.appendingPathComponent("program.stamp")
        if (try? String(contentsOf: record, encoding: .utf8)) != ready.stamp.text || !FileManager.default.fileExists(atPath: program.path) {
            try? FileManager.default.removeItem(at: record)
            let made = try await compileObjects(target, sources, flags, ready: ready, in: objects, place: place)
            try await link(target, made.objects + ready.objects, ready, to: program)
            let notes = (ready.result.notes + made.notes).filter { $0.kind == .leftOut }
            try JSONEncoder().encode(notes).write(to: place.appendingPathComponent(Self.leftOutFile), options: .atomic)
            try Data(ready.stamp.text.utf8).write(to: record, options: .atomic)
        }
        if locatesViews { try write(ready.originals.merging(sources.originals) { first, _ in first }, in: place) }
        return try ExtensionStaging(
            target: target, program: program, libraries: [sdk.library] + sdk.librariesApart, stamp: ready.stamp.text
        ).stage(in: place)
    }

    static func hasEntry(_ sources: ModuleSources) -> Bool {
        sources.files.contains { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
            return file.lastPathComponent == "main.swift" || text.contains("@main") && SourceFacts(text).hasMain
        }
    }

    static func refuse(_ result: Compilation, _ target: WidgetTarget) throws {
        guard let first = result.errors.first else { return }
        let place = first.file.map { "\($0):\(first.line ?? 0): " } ?? ""
        throw BuildError.notCompiled(target: target.name, errors: result.errors.count, first: place + first.message)
    }
}

extension WidgetBuilder.Compilation {
    mutating func merge(_ other: Self) {
        diagnostics += other.diagnostics
        missing.merge(other.missing) { Array(Set($0 + $1)).sorted() }
        notes += other.notes
    }
}
