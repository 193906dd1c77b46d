import Foundation
import XcodeProject

/// The C that a bridging header declares to a module's Swift, made ready for a compiler without Objective-C.
struct BridgingHeader: Sendable {
    /// The copy that is imported; nil where nothing of the header is C.
    private(set) var file: URL?
    /// The originals of the copies, by the copies' paths.
    private(set) var originals: [String: String] = [:]
    private(set) var notes: [ProjectNote] = []
    /// Modules of Apple's that it makes known to every file.
    private(set) var frameworks: Set<String> = []
    /// Changes with any of its headers.
    private(set) var stamp = ""

    /// A record of what clang said of the same copies the last time.
    private struct Record: Codable {
        var stamp: String
        var isTaken: Bool
        var notes: [ProjectNote]
    }

    /// - Parameters:
    ///   - folder: where the copies are kept.
    ///   - flags: of the C modules that are ready.
    /// - Returns: nil where the module has none, or the file is not there.
    static func ready(of module: SourceModule, in folder: URL, clang: Clang, flags: [String]) async throws -> BridgingHeader? {
        guard let header = module.bridgingHeader else { return nil }
        var made = BridgingHeader()
        guard FileManager.default.fileExists(atPath: header.path) else {
            made.notes.append(ProjectNote(.missingFile, "the target names the bridging header, and it is not there", file: header))
            return made
        }
        let searched = module.clang.headerFolders + module.clangSources.map { $0.deletingLastPathComponent() }
        var copies = HeaderCopies(in: folder, searched: searched, system: clang.systemFolders)
        let copy = copies.add(header)
        (made.originals, made.notes, made.frameworks) = (copies.originals, copies.notes, copies.frameworks)
        let flags = module.clang.defines.map { "-D\($0)" } + flags
        var stamp = Stamp()
        for (file, text) in copies.texts.sorted(by: { $0.key.path < $1.key.path }) {
            stamp.add(file.path)
            stamp.add(text)
        }
        stamp.add(flags.joined(separator: " "))
        made.stamp = stamp.text
        guard let copy else { return made }
        let recordFile = folder.appendingPathComponent("ready.json")
        if let data = FileManager.default.contents(atPath: recordFile.path),
            let record = try? JSONDecoder().decode(Record.self, from: data),
            record.stamp == made.stamp
        {
            made.notes += record.notes
            made.file = record.isTaken ? copy : nil
            return made
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try ModuleSources.write(HeaderCopies.words, to: folder.appendingPathComponent(HeaderCopies.wordsFile))
        for (file, text) in copies.texts { try ModuleSources.write(text, to: file) }
        let outcome = try await keep(copy, header, clang: clang, flags: flags)
        made.notes += outcome.notes
        made.file = outcome.isTaken ? copy : nil
        let record = Record(stamp: made.stamp, isTaken: outcome.isTaken, notes: outcome.notes)
        try JSONEncoder().encode(record).write(to: recordFile, options: .atomic)
        return made
    }

    /// Takes out of a header, one after the other, what it takes in and clang does not understand after the rest.
    private static func keep(
        _ copy: URL, _ header: URL, clang: Clang, flags: [String]
    ) async throws -> (isTaken: Bool, notes: [ProjectNote]) {
        let arguments = ["-x", "c"] + flags + [copy.path]
        guard try await clang.firstError(arguments) != nil else { return (true, []) }
        let whole = HeaderText(try String(contentsOf: copy, encoding: .utf8))
        let written = HeaderText((try? String(contentsOf: header, encoding: .utf8)) ?? "").includes
        let names = Dictionary(written.map { ($0.line, $0.path) }) { first, _ in first }
        var text = whole, notes: [ProjectNote] = []
        for include in whole.includes { text.lines[include.line] = "" }
        func write() throws { try ModuleSources.write(text.lines.joined(separator: "\n"), to: copy) }
        try write()
        if let cause = try await clang.firstError(arguments) {
            return (false, [ProjectNote(.language, "it is not C as it stands, and is not imported: \(cause)", file: header)])
        }
        for include in whole.includes {
            text.lines[include.line] = whole.lines[include.line]
            try write()
            guard let cause = try await clang.firstError(arguments) else { continue }
            text.lines[include.line] = ""
            let name = names[include.line] ?? include.path
            notes.append(
                ProjectNote(.language, "\(name) is left out of what it takes in: \(cause)", file: header, line: include.line + 1))
        }
        try write()
        return (true, notes)
    }
}
