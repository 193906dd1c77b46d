import Foundation
import XcodeProject

extension WidgetBuilder {
    /// Checks a target and every module under it as a build would; as much of it as can be where modules are missing.
    package func check(_ target: WidgetTarget) async throws -> Compilation {
        let place = try place(of: target)
        let lock = try await FolderLock.hold(place)
        defer { withExtendedLifetime(lock) {} }
        let (graph, folder) = try await graph(of: target, in: place, modules: "interfaces")
        var stamp = Stamp()
        stamp.add(sdk.stamp)
        stamp.add(graph.groundwork.stamp.text)
        for node in graph.nodes { node.add(to: &stamp) }
        let record = place.appendingPathComponent("check-\(target.code.module).json")
        if let known = Record<Compilation>.read(record, stamp: stamp.text) { return known }
        let checking = Checking(
            builder: self, target: target, graph: graph, needed: graph.needed, folder: folder, place: place,
            standIns: StandIns(sdk: sdk, cache: cache, slots: slots, in: try shared(of: target)))
        let (interfaces, found) = try await graph.inOrder(make: checking.interface, beside: checking.bodies)
        var result = Compilation(notes: graph.groundwork.notes + interfaces.flatMap(\.notes))
        for place in [found.count - 1] + found.indices.dropLast() {
            result.merge(found[place].result)
            // Only the interface reports all errors about extensions of a type that is not known.
            let known = Set(found[place].result.diagnostics)
            result.diagnostics += interfaces[place].diagnostics.filter { !known.contains($0) }
        }
        if found.allSatisfy(\.isWhole), interfaces.allSatisfy(\.isWhole) { try Record(stamp: stamp.text, result: result).write(to: record) }
        return result
    }
}

extension ModuleGraph.Node {
    /// Adds its sources and how they are compiled to a stamp.
    func add(to stamp: inout Stamp) {
        stamp.add(name)
        stamp.add(sources.stamp)
        stamp.add(flags.joined(separator: " "))
        // What is tried where that does not compile.
        if module.isForeign, let settings = module.settingsOnLinux { stamp.add("\(settings)") }
    }
}

/// One look at a target. Of every module that another imports, the interface is made without the bodies of its functions, which takes a
/// moment; then all bodies are looked at, beside each other.
private struct Checking: Sendable {
    /// The interface of a module: what other modules see of it.
    struct Interface: Codable, Sendable {
        /// Nothing could be made of it.
        var isMissing = false
        /// Names in it are not known.
        var hasErrors = false
        /// Changes with whatever others can see.
        var contents = ""
        /// The stand-ins for missing modules with which the module and its dependencies were built.
        var standIns: Set<String> = []
        var diagnostics: [Diagnostic] = []
        /// The notes on a module from elsewhere, and its folder.
        var notes: [ProjectNote] = []
        var folder: URL?
        /// The compiler came to its end; else the next check tries again.
        var isWhole = true
    }

    /// The findings in a module.
    struct Part: Sendable {
        var result: WidgetBuilder.Compilation
        /// The compiler came to its end.
        var isWhole = true
    }

    /// A module of fewer bytes is sooner looked at by one compiler than by several, each of which has to read what it imports.
    private static let fewBytes = 60_000
    private static let allowsErrors = ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]

    let builder: WidgetBuilder
    let target: WidgetTarget
    let graph: ModuleGraph
    let needed: Set<Int>
    let folder: URL
    let place: URL
    let standIns: StandIns

    private func stamp(_ node: ModuleGraph.Node, _ needs: [Interface]) -> String {
        var stamp = Stamp()
        stamp.add(builder.sdk.stamp)
        stamp.add(graph.groundwork.stamp.text)
        node.add(to: &stamp)
        for need in needs { stamp.add(need.contents) }
        return stamp.text
    }

    private func surroundings(_ node: ModuleGraph.Node, _ needs: [Interface], isUrgent: Bool = false) -> WidgetBuilder.Surroundings {
        let there = zip(node.needs, needs).filter { !$0.1.isMissing }.map { graph.nodes[$0.0].name }
        return .init(
            known: graph.known(to: node.module).union(there), beneath: needs.reduce(into: []) { $0.formUnion($1.standIns) },
            packages: needs.compactMap(\.folder), standIns: standIns, isUrgent: isUrgent)
    }

    // MARK: Interfaces

    @Sendable func interface(_ index: Int, _ needs: [Interface]) async throws -> Interface {
        guard needed.contains(index) else { return Interface() }
        let node = graph.nodes[index], stamp = stamp(node, needs)
        guard !node.module.isForeign else { return try await foreignInterface(index, needs, stamp: stamp) }
        let module = folder.appendingPathComponent("\(node.name).swiftmodule"), files = FileManager.default
        let record = folder.appendingPathComponent("\(node.name).json")
        if let known = Record<Interface>.read(record, stamp: stamp), known.isMissing || files.fileExists(atPath: module.path) {
            return known
        }
        try? files.removeItem(at: module)
        let around = surroundings(node, needs, isUrgent: true)
        var made = Interface()
        do {
            let under = WidgetBuilder.Compilation(notes: needs.flatMap(\.notes))
            let arguments = { (sources: ModuleSources, flags: [String]) in
                ["-emit-module", "-emit-module-path", module.path, "-wmo"] + Self.allowsErrors
                    + ["-Xfrontend", "-experimental-skip-all-function-bodies"] + flags + sources.files.map(\.path)
            }
            let result = try await builder.compileAsFarAsItGoes(
                index, of: graph, target, under: under, in: around, isPartial: false, arguments)
            made.standIns = around.beneath.union(result.missing.keys)
            made.hasErrors = !result.errors.isEmpty || needs.contains { $0.hasErrors }
            made.diagnostics = result.errors.filter { !$0.isCrash }
        } catch BuildError.compilerTooSlow {
            (made.hasErrors, made.isWhole) = (true, false)
        }
        made.isMissing = !files.fileExists(atPath: module.path)
        var contents = Stamp()
        contents.add(contentsOf: module)
        contents.add("\(made.hasErrors) \(made.standIns.sorted())")
        made.contents = contents.text
        if made.isWhole { try Record(stamp: stamp, result: made).write(to: record) }
        return made
    }

    /// A module of a package is compiled whole, and as a build has it: one whose functions do not compile is not there for either.
    private func foreignInterface(_ index: Int, _ needs: [Interface], stamp: String) async throws -> Interface {
        let under = WidgetBuilder.Compilation(notes: needs.flatMap(\.notes))
        do {
            let made = try await builder.builtForeign(
                index, of: graph, target, stamp: stamp, under: under, in: surroundings(graph.nodes[index], needs, isUrgent: true))
            return Interface(isMissing: made.isMissing, contents: stamp, standIns: made.standIns, notes: made.notes, folder: made.folder)
        } catch BuildError.compilerTooSlow(let module, let seconds) {
            let words = "\(BuildError.compilerTooSlow(module: module, seconds: seconds))"
            return Interface(isMissing: true, hasErrors: true, notes: [ProjectNote(.module, words)], isWhole: false)
        }
    }

    // MARK: Bodies

    @Sendable func bodies(_ index: Int, _ needs: [Interface]) async throws -> Part {
        let node = graph.nodes[index], stamp = stamp(node, needs)
        // What is wrong in the bodies of others' code nobody can mend here.
        guard !node.module.isForeign else { return Part(result: .init()) }
        let record = place.appendingPathComponent("bodies-\(node.name).json")
        if let known = Record<WidgetBuilder.Compilation>.read(record, stamp: stamp) { return Part(result: known) }
        var part: Part
        do {
            part = Part(result: try await looked(at: node, needs))
        } catch BuildError.compilerTooSlow(let module, let seconds) {
            let words = "\(BuildError.compilerTooSlow(module: module, seconds: seconds))"
            part = Part(result: .init(diagnostics: [Diagnostic(severity: .error, message: words)]), isWhole: false)
        }
        part.result.notes += node.sources.notes
        if part.isWhole { try Record(stamp: stamp, result: part.result).write(to: record) }
        return part
    }

    /// Checks all of a module with the compiler.
    ///
    /// The step after the types, in which it finds what is used before it has a value and functions without a result, is beyond it where a
    /// module under this one has names that are not known.
    private func looked(at node: ModuleGraph.Node, _ needs: [Interface]) async throws -> WidgetBuilder.Compilation {
        let around = surroundings(node, needs)
        if !needs.contains(where: \.hasErrors) {
            let map = try outputs(of: node, needs)
            let result = try await builder.compile(node.module, node.sources, in: around) { sources, missing in
                let kept = ["-incremental", "-continue-building-after-errors", "-output-file-map", map.path]
                return arguments(["-emit-sib"] + kept, node, sources, missing)
            }
            if !result.errors.contains(where: \.isCrash) { return result }
        }
        return try await builder.compile(node.module, node.sources, in: around) { sources, missing in
            arguments(["-typecheck"] + Self.allowsErrors, node, sources, missing)
        }
    }

    /// The folder in which the compiler keeps what it needs to look, the next time, only at what an edit concerns. It does not notice
    /// every change of a module under this one: then it begins anew.
    private func outputs(of node: ModuleGraph.Node, _ needs: [Interface]) throws -> URL {
        let kept = place.appendingPathComponent("bodies/\(node.name)", isDirectory: true), files = FileManager.default
        var stamp = Stamp()
        stamp.add(builder.sdk.stamp)
        stamp.add(node.flags.joined(separator: " "))
        for need in needs { stamp.add(need.contents) }
        let around = kept.appendingPathComponent("around")
        if (try? String(contentsOf: around, encoding: .utf8)) != stamp.text { try? files.removeItem(at: kept) }
        try files.createDirectory(at: kept, withIntermediateDirectories: true)
        let map = kept.appendingPathComponent("output-file-map.json")
        let outputs = OutputFiles(node.sources.files, in: kept)
        try ModuleSources.write(try outputs.map(["sib"]), to: map)
        try outputs.forgetSavedAgain("sib")
        try ModuleSources.write(stamp.text, to: around)
        return map
    }

    private func arguments(
        _ mode: [String], _ node: ModuleGraph.Node, _ sources: ModuleSources, _ missing: [String]
    ) -> [String] {
        let bytes = sources.files.reduce(0) { $0 + (((try? $1.resourceValues(forKeys: [.fileSizeKey]))?.fileSize) ?? 0) }
        let jobs = "\(bytes < Self.fewBytes ? 1 : builder.slots.count)"
        return mode + ["-enable-batch-mode", "-j", jobs, "-driver-batch-count", jobs] + node.flags + missing + sources.files.map(\.path)
    }
}
