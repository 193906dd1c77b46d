import Foundation
import XcodeProject

extension WidgetBuilder {
    /// A module under a target as a build has it.
    private struct Built: Sendable {
        var result = Compilation()
        /// The stand-ins for missing modules with which the module and its dependencies were built.
        var standIns: Set<String> = []
        var stamp = ""
        var objects: [URL] = []
        /// The folder of a package's module.
        var folder: URL?
        /// Nothing came of it.
        var isMissing = false
    }

    /// Compiles, links and stages a target.
    /// - Parameter forPreviews: sources that declare previews and no widget are built too.
    /// - Returns: the folder `NAME.appex`.
    /// - Throws: `BuildError` with the first error where it does not compile.
    package func build(_ target: WidgetTarget, forPreviews: Bool = false) async throws -> URL {
        guard !target.handlers.isEmpty else { return try await build(target, forPreviews: forPreviews, in: nil) }
        let plugIns = try place(of: target).appendingPathComponent(Self.plugIns, isDirectory: true)
        try FileManager.default.createDirectory(at: plugIns, withIntermediateDirectories: true)
        let bundle = try await build(target, forPreviews: forPreviews, in: plugIns)
        try await buildHandlers(of: target, in: plugIns, beside: bundle)
        return bundle
    }

    /// - Parameter folder: where the bundle is put; nil for the target's own place.
    func build(_ target: WidgetTarget, forPreviews: Bool, in folder: URL?) async throws -> URL {
        guard !target.code.sources.isEmpty else { throw BuildError.noSources(target: target.name) }
        let place = try place(of: target)
        let lock = try await FolderLock.hold(place)
        defer { withExtendedLifetime(lock) {} }
        let (graph, modules) = try await graph(of: target, in: place, modules: "modules")
        let standIns = StandIns(sdk: sdk, cache: cache, slots: slots, in: try shared(of: target))
        let under = try await graph.inOrder(
            make: { index, needs in
                guard index < graph.nodes.count - 1 else { return Built() }
                return try await built(index, of: graph, target, on: needs, in: modules, standIns)
            }, beside: { _, _ in }
        ).made.dropLast()
        var result = under.reduce(into: Compilation()) { $0.merge($1.result) }
        result.notes = graph.groundwork.notes + result.notes
        try Self.refuse(result, target)
        let ofC = try await graph.groundwork.objects(of: target, sdk, in: try shared(of: target))
        result.notes += ofC.notes
        let sources = graph.code.sources
        let isForPreviews = sources.generated.contains { $0.lastPathComponent == GeneratedSources.previewEntry }
        guard isForPreviews ? forPreviews : Self.hasEntry(sources) else { throw BuildError.noWidgets(target.origin.path) }
        var stamp = Stamp()
        stamp.add(sdk.stamp)
        for node in graph.nodes { node.add(to: &stamp) }
        stamp.add(graph.groundwork.stamp.text)
        stamp.add(ofC.stamp.text)
        let objects = place.appendingPathComponent("objects", isDirectory: true)
        let program = objects.appendingPathComponent("program")
        let record = objects.appendingPathComponent("program.stamp")
        if (try? String(contentsOf: record, encoding: .utf8)) != stamp.text || !FileManager.default.fileExists(atPath: program.path) {
            try? FileManager.default.removeItem(at: record)
            let there = zip(graph.under, under).filter { !$0.1.isMissing }.map(\.0.name)
            let around = Surroundings(
                known: graph.known(to: target.code).union(there), beneath: under.reduce(into: []) { $0.formUnion($1.standIns) },
                packages: under.compactMap(\.folder), standIns: standIns)
            let made = try await compileObjects(target, graph.code, under: result, in: around, to: objects)
            let all = made.objects + under.flatMap(\.objects) + ofC.files
            try await link(target, all, libraries: ofC.libraries, under: result.notes, to: program)
            let notes = (result.notes + made.notes).filter { $0.kind == .leftOut }
            try JSONEncoder().encode(notes).write(to: place.appendingPathComponent(Self.leftOutFile), options: .atomic)
            try Data(stamp.text.utf8).write(to: record, options: .atomic)
        }
        if locatesViews { try write(graph.originals, in: place) }
        let pictures = try await VectorPictures(of: target, cache: cache, slots: slots)
        return try ExtensionStaging(
            target: target, program: program, libraries: sdk.librariesApart, pictures: pictures, stamp: stamp.text,
            originals: graph.originals
        ).stage(in: folder ?? place)
    }

    static func hasEntry(_ sources: ModuleSources) -> Bool {
        sources.files.contains { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
            return file.lastPathComponent == "main.swift" || text.contains("@main") && SourceFacts(text).hasMain
        }
    }

    /// - Parameter leftOut: the notes on files that modules under the target do without, of which one may be the cause.
    private static func refuse(_ result: Compilation, _ target: WidgetTarget, leftOut: [ProjectNote] = []) throws {
        guard let first = result.errors.first else { return }
        let place = first.file.map { "\($0):\(first.line ?? 0): " } ?? ""
        let cause = MissingName(first.message).flatMap { missing in
            leftOut.first { $0.file.map { Declarations.names(in: [URL(fileURLWithPath: $0)]).contains(missing.name) } == true }
        }
        let words = cause.flatMap { note in note.file.map { ", which \($0) declares; \(note.words)" } } ?? ""
        throw BuildError.notCompiled(target: target.name, errors: result.errors.count, first: place + first.message + words)
    }

    /// Compiles a module under a target to objects, and to what others import of it. Of the project's own ones only the files that an edit
    /// concerns are compiled again.
    private func built(
        _ index: Int, of graph: ModuleGraph, _ target: WidgetTarget, on needs: [Built], in folder: URL, _ standIns: StandIns
    ) async throws -> Built {
        let node = graph.nodes[index]
        var stamp = Stamp()
        stamp.add(sdk.stamp)
        stamp.add(graph.groundwork.stamp.text)
        node.add(to: &stamp)
        for need in needs { stamp.add(need.stamp) }
        let there = zip(node.needs, needs).filter { !$0.1.isMissing }.map { graph.nodes[$0.0].name }
        let around = Surroundings(
            known: graph.known(to: node.module).union(there), beneath: needs.reduce(into: []) { $0.formUnion($1.standIns) },
            packages: needs.compactMap(\.folder), standIns: standIns, isUrgent: graph.needed.contains(index))
        let under = needs.reduce(into: Compilation()) { $0.merge($1.result) }
        guard !node.module.isForeign else {
            let made = try await builtForeign(index, of: graph, target, stamp: stamp.text, under: under, in: around)
            return Built(
                result: Compilation(notes: made.notes), standIns: made.standIns, stamp: stamp.text,
                objects: [made.object].compactMap { $0 }, folder: made.folder, isMissing: made.isMissing)
        }
        let module = folder.appendingPathComponent("\(node.name).swiftmodule")
        let objects = folder.appendingPathComponent("\(node.name).objects", isDirectory: true)
        let outputs = OutputFiles(node.sources.files, in: objects)
        let record = objects.appendingPathComponent("build.json")
        var made = Built(stamp: stamp.text)
        let files = FileManager.default
        if let known = Record<Compilation>.read(record, stamp: stamp.text) {
            made.result = known
        } else {
            try files.createDirectory(at: objects, withIntermediateDirectories: true)
            for file in [record, module] { try? files.removeItem(at: file) }
            let map = try outputs.write(["object"], jobs: slots.count)
            let arguments = { (sources: ModuleSources, flags: [String]) in
                // A module with errors is still a module for who looks at what imports it.
                ["-emit-module", "-emit-module-path", module.path, "-Xfrontend", "-experimental-allow-module-with-compiler-errors", "-c"]
                    + map + flags + sources.files.map(\.path)
            }
            made.result = try await compileAsFarAsItGoes(index, of: graph, target, under: under, in: around, isPartial: true, arguments)
            made.result.notes += node.sources.notes
            try Record(stamp: stamp.text, result: made.result).write(to: record)
        }
        // With errors nothing is linked.
        let left = Set(made.result.notes.filter { $0.kind == .leftOut }.compactMap(\.file))
        made.objects = node.sources.without(left).files.map { outputs.file($0, "o") }
        made.isMissing = !files.fileExists(atPath: module.path)
        made.standIns = around.beneath.union(made.result.missing.keys)
        return made
    }

    private func compileObjects(
        _ target: WidgetTarget, _ node: ModuleGraph.Node, under: Compilation, in around: Surroundings, to objects: URL
    ) async throws -> (objects: [URL], notes: [ProjectNote]) {
        let sources = node.sources
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        let outputs = OutputFiles(sources.files, in: objects)
        let map = try outputs.write(["object"], jobs: slots.count)
        let arguments = { (sources: ModuleSources, missing: [String]) in ["-c"] + map + node.flags + missing + sources.files.map(\.path) }
        let result = try await compile(node.module, sources, in: around, arguments)
        if !result.errors.isEmpty,
            let part = try await compilePart(of: node.module, sources, of: target, result, under: under, in: around, arguments)
        {
            return (part.sources.files.map { outputs.file($0, "o") }, part.result.notes)
        }
        try Self.refuse(result, target, leftOut: under.notes.filter { $0.kind == .leftOut })
        return (sources.files.map { outputs.file($0, "o") }, result.notes)
    }
}
