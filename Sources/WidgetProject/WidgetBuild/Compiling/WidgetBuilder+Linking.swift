import Foundation
import XcodeProject

/// The objects of a target's own code, and the program that is made of all.
extension WidgetBuilder {
    func compileObjects(
        _ target: WidgetTarget, _ sources: ModuleSources, _ flags: [String], ready: Ready, in objects: URL, place: URL
    ) async throws -> (objects: [URL], notes: [ProjectNote]) {
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        var map: [String: [String: String]] = ["": ["swift-dependencies": objects.appendingPathComponent("module.swiftdeps").path]]
        var made: [URL: URL] = [:]
        for (index, file) in sources.files.enumerated() {
            let stem = objects.appendingPathComponent("\(file.deletingPathExtension().lastPathComponent)-\(index)").path
            map[file.path] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
            made[file] = URL(fileURLWithPath: stem + ".o")
        }
        let mapFile = objects.appendingPathComponent("output-file-map.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try ModuleSources.write(String(decoding: try encoder.encode(map), as: UTF8.self), to: mapFile)
        let arguments = { (sources: ModuleSources, missing: [String]) in
            ["-c", "-incremental", "-enable-batch-mode", "-j", "\(Self.jobs)", "-output-file-map", mapFile.path] + flags + missing
                + sources.files.map(\.path)
        }
        let result = try await compile(target.code, sources, ready: ready, place: place, arguments)
        if !result.errors.isEmpty,
            let part = try await compilePart(
                of: target.code, sources, of: target, result, under: ready.result, ready: ready, place: place, arguments)
        {
            return (part.sources.files.compactMap { made[$0] }, part.result.notes)
        }
        try Self.refuse(result, target)
        return (sources.files.compactMap { made[$0] }, result.notes)
    }

    func link(_ target: WidgetTarget, _ objects: [URL], _ ready: Ready, to program: URL) async throws {
        // What Foundation calls has to be found in our library before Foundation's own: it stands first.
        // Those beside it are linked only where something of them is used.
        var arguments = ["-use-ld=lld", "-o", program.path, sdk.library.path] + objects.map(\.path)
        arguments += Self.present(ready.libraries).map { "-l\($0)" }
        let forLinker =
            ["--as-needed"] + sdk.librariesApart.map(\.path)
            + ["-rpath", "$ORIGIN", "-rpath", BuildFolderSDK.usualRuntime, "-z", "pack-relative-relocs"]
        arguments += forLinker.flatMap { ["-Xlinker", $0] }
        let outcome = try await Tool(url: sdk.compiler).run(arguments)
        guard outcome.status == 0 else {
            let lines = outcome.output.split(separator: "\n").filter { $0.contains("error:") }
            let said = lines.first.map(String.init) ?? String(outcome.output.suffix(400))
            // What is missing is most likely in a source that did not compile.
            let cause = ready.result.notes.first {
                $0.kind == .leftOut && $0.file.map { ClangSettings.compiles(URL(fileURLWithPath: $0)) } == true
            }
            throw BuildError.notLinked(target: target.name, reason: cause.map { "\($0); \(said)" } ?? said)
        }
    }

    /// Of the libraries that packages name, those that this machine has to link: iOS has others.
    private static func present(_ libraries: [String]) -> [String] {
        let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/local/lib", "/lib64", "/usr/lib64"]
        var known: Set<String> = []
        return libraries.filter { name in
            guard known.insert(name).inserted else { return false }
            return name == "stdc++"
                || folders.contains { folder in
                    ["so", "a"].contains { FileManager.default.fileExists(atPath: "\(folder)/lib\(name).\($0)") }
                }
        }
    }
}
