import Foundation
import XcodeProject

/// What a target stands on: modules that are compiled before it.
extension WidgetBuilder {
    /// - Parameter withObjects: for a build; a check does without them, and is sooner done.
    func modules(of target: WidgetTarget, in place: URL, withObjects: Bool) async throws -> Ready {
        let folder = place.appendingPathComponent("modules", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var ready = Ready(folder: folder, stamp: Stamp())
        ready.stamp.add(sdk.stamp)
        // What the target stood on before would be found by whoever imports it still.
        let wanted = Set(target.modules.filter { !$0.isC }.map(\.module))
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            guard let module = name.split(separator: ".").first.map(String.init), !wanted.contains(module) else { continue }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        let plugins = try await MacroPlugins.ready(of: target, sdk: sdk, cache: cache)
        (ready.macroFlags, ready.result.notes) = (plugins.flags, plugins.notes)
        for module in target.modules {
            try await addClang(of: module, in: place, withObjects: withObjects, to: &ready)
            if !module.isC { try await add(module, of: target, in: place, withObjects: withObjects, to: &ready) }
        }
        return ready
    }

    private func add(
        _ module: SourceModule, of target: WidgetTarget, in place: URL, withObjects: Bool, to ready: inout Ready
    ) async throws {
        let sources = try await sources(of: module, isExtension: false, in: place, ready)
        ready.originals.merge(sources.originals) { first, _ in first }
        guard !sources.files.isEmpty else { return }
        let flags = flags(module, sources, of: target, ready)
        ready.stamp.add(sources.stamp)
        ready.stamp.add(flags.joined(separator: " "))
        let files = FileManager.default, folder = ready.folder
        let object = folder.appendingPathComponent("\(module.module).o")
        let interface = folder.appendingPathComponent("\(module.module).swiftmodule")
        let record = folder.appendingPathComponent("\(module.module)\(withObjects ? ".build" : "").json")
        if let known = Record.read(record, stamp: ready.stamp.text) {
            ready.result.merge(known)
        } else {
            if withObjects { try? files.removeItem(at: object) }
            let arguments = { (sources: ModuleSources, missing: [String]) in
                // A module with errors is still a module for who looks at what imports it.
                ["-emit-module", "-emit-module-path", interface.path]
                    + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors", "-wmo"]
                    + (withObjects ? ["-c", "-o", object.path] : []) + flags + missing + sources.files.map(\.path)
            }
            var result = try await compile(module, sources, ready: ready, place: place, arguments)
            if withObjects || module.isForeign, !result.errors.isEmpty,
                let part = try await compilePart(
                    of: module, sources, of: target, result, under: ready.result, ready: ready, place: place, arguments)
            {
                result = part.result
            }
            result.notes += sources.notes
            if module.isForeign {
                result = Self.ofForeign(module, result) { for file in [object, interface] { try? files.removeItem(at: file) } }
            }
            try Record(stamp: ready.stamp.text, result: result).write(to: record)
            ready.result.merge(result)
        }
        if files.fileExists(atPath: object.path) { ready.objects.append(object) }
    }

    /// What is said of a module that comes from elsewhere: one note, and no error of the project's. Where it does not compile it is a module
    /// that is not here.
    private static func ofForeign(_ module: SourceModule, _ whole: Compilation, remove: () -> Void) -> Compilation {
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

    /// Makes a module's C ready: what of it is imported, and for a build its objects.
    private func addClang(of module: SourceModule, in place: URL, withObjects: Bool, to ready: inout Ready) async throws {
        let clang = Clang(beside: sdk.compiler), folder = place.appendingPathComponent("c/\(module.module)", isDirectory: true)
        if module.isC {
            let made = try await ClangModule.ready(of: module, in: folder, cache: cache, clang: clang, others: ready.clangFlags)
            ready.result.notes += made.notes
            ready.stamp.add(made.stamp)
            ready.clangFlags += made.flags
            if !made.flags.isEmpty { ready.clangModules.insert(module.module) }
        }
        // Swift knows what a framework's C declares by a header that is not read here.
        guard withObjects, module.package != nil || module.bridgingHeader != nil else { return }
        try await addObjects(of: module, in: place, to: &ready)
        ready.libraries += module.clang.libraries
    }

    func addObjects(of module: SourceModule, in place: URL, to ready: inout Ready) async throws {
        let folder = place.appendingPathComponent("c/\(module.module)", isDirectory: true)
        let made = try await ClangObjects.make(of: module, in: folder, clang: Clang(beside: sdk.compiler), flags: ready.clangFlags)
        ready.objects += made.objects
        ready.result.notes += made.notes
        ready.objectStamp.add(made.stamp.text)
        if made.isCPlusPlus { ready.libraries.append("stdc++") }
    }

    /// A module's files as they are compiled, with what its bridging header declares.
    func sources(of module: SourceModule, isExtension: Bool, in place: URL, _ ready: Ready) async throws -> ModuleSources {
        var sources = try ModuleSources(
            of: module, isExtension: isExtension, in: place.appendingPathComponent("copies/\(module.module)"), locatesViews: locatesViews)
        let folder = place.appendingPathComponent("bridging/\(module.module)", isDirectory: true)
        if let header = try await BridgingHeader.ready(
            of: module, in: folder, clang: Clang(beside: sdk.compiler), flags: ready.clangFlags)
        {
            sources.take(header)
        }
        return sources
    }

    func flags(_ module: SourceModule, _ sources: ModuleSources, of target: WidgetTarget, _ ready: Ready) -> [String] {
        let own = Set(target.modules.map(\.module) + [target.code.module])
        var flags = sdk.flags(cache: cache.modules)
        // A module of the project's own that is called like one of Apple's is meant.
        for name in own where sdk.aliases.contains(name) {
            if let index = flags.firstIndex(of: "\(name)=Vitrine\(name)") { flags.removeSubrange(index - 1...index) }
        }
        return flags + CompilerFlags.of(module, sdk: sdk, sources: sources) + ["-I", ready.folder.path]
            + ready.macroFlags + ready.clangFlags.flatMap { ["-Xcc", $0] }
    }
}
