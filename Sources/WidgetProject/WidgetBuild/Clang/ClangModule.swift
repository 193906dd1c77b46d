import Foundation
import XcodeProject

/// A package's C target as Swift imports it: by its own module map, or by one of its public headers as SwiftPM makes it.
struct ClangModule: Sendable {
    /// The name that it is imported by.
    let name: String
    /// The flags for whoever imports it, as clang takes them; empty where it cannot be imported.
    private(set) var flags: [String] = []
    private(set) var notes: [ProjectNote] = []
    /// Changes with its headers.
    private(set) var stamp: String

    private struct Record: Codable {
        var stamp: String
        var cause: String?
    }

    /// - Parameters:
    ///   - folder: the module's own, in the cache.
    ///   - others: flags of the modules that are ready.
    static func ready(
        of module: SourceModule, in folder: URL, cache: BuildCache, clang: Clang, others: [String]
    ) async throws -> ClangModule {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var map = module.clang.moduleMap
        if map == nil, let headers = module.clang.publicHeaders {
            let made = folder.appendingPathComponent("module.modulemap")
            try ModuleSources.write(Self.map(of: module.module, headers: headers), to: made)
            map = made
        }
        guard let map else { return ClangModule(name: module.module, stamp: "") }
        var stamp = Stamp()
        for file in headers(under: module.clang.publicHeaders ?? map.deletingLastPathComponent()) { stamp.add(contentsOf: file) }
        stamp.add(contentsOf: map)
        stamp.add(others.joined(separator: " "))
        var made = ClangModule(name: Self.name(in: map) ?? module.module, stamp: stamp.text)
        let flags = ["-fmodule-map-file=\(map.path)"] + (module.clang.publicHeaders.map { ["-I", $0.path] } ?? [])
        let recordFile = folder.appendingPathComponent("import.json")
        var cause: String?
        if let data = FileManager.default.contents(atPath: recordFile.path),
            let record = try? JSONDecoder().decode(Record.self, from: data),
            record.stamp == made.stamp
        {
            cause = record.cause
        } else {
            let probe = folder.appendingPathComponent("import.c")
            try ModuleSources.write("#pragma clang module import \(made.name)\n", to: probe)
            cause = try await clang.firstError(
                ["-x", "c", "-fmodules", "-fmodules-cache-path=\(cache.modules.path)"] + others + flags + [probe.path])
            try JSONEncoder().encode(Record(stamp: made.stamp, cause: cause)).write(to: recordFile, options: .atomic)
        }
        if let cause {
            made.notes.append(ProjectNote(.module, "the C target \(module.module) cannot be imported here: \(cause)", file: map))
        } else {
            made.flags = flags
        }
        return made
    }

    /// The name of the module in a module map, which need not be the package's name for the target.
    static func name(in map: URL) -> String? {
        let text = (try? String(contentsOf: map, encoding: .utf8)) ?? ""
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
        let words = lines.joined(separator: " ").split { $0.isWhitespace || $0 == "{" || $0 == "[" }
        return words.firstIndex(of: "module").flatMap { words.indices.contains($0 + 1) ? String(words[$0 + 1]) : nil }
    }

    private static func headers(under folder: URL) -> [URL] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { ["h", "hpp", "modulemap", "inc"].contains(($0 as NSString).pathExtension) }.sorted()
            .map { folder.appendingPathComponent($0) }
    }

    /// Returns a module map's text: a header with the module's name is the umbrella header; else the folder is the umbrella.
    static func map(of module: String, headers: URL) -> String {
        let files = FileManager.default
        let names = ((try? files.contentsOfDirectory(atPath: headers.path)) ?? []).filter { !$0.hasPrefix(".") }
        let direct = headers.appendingPathComponent("\(module).h"), inside = headers.appendingPathComponent("\(module)/\(module).h")
        let umbrella: String
        if files.fileExists(atPath: direct.path) {
            umbrella = "umbrella header \"\(direct.path)\""
        } else if names == [module], files.fileExists(atPath: inside.path) {
            umbrella = "umbrella header \"\(inside.path)\""
        } else {
            umbrella = "umbrella \"\(headers.path)\""
        }
        return "module \(module) {\n    \(umbrella)\n    export *\n}\n"
    }
}
