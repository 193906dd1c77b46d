import Foundation
import XcodeProject

/// The objects of a module's C and C++, each compiled again only when it or a header that it takes in has changed.
struct ClangObjects: Sendable {
    private(set) var objects: [URL] = []
    /// Whether any of them is C++, whose library is linked then.
    private(set) var isCPlusPlus = false
    /// Sources that do not compile, each with its cause.
    private(set) var notes: [ProjectNote] = []
    private(set) var stamp = Stamp()

    /// A record of what an object was made of.
    private struct Record: Codable {
        var command: String
        /// The source and its headers, by their dates.
        var inputs: [String: String]
        var cause: String?

        var isCurrent: Bool { inputs.allSatisfy { Record.date(of: $0.key) == $0.value } }

        static func date(of path: String) -> String {
            var stamp = Stamp()
            stamp.add(dateOf: URL(fileURLWithPath: path))
            return stamp.text
        }
    }

    private struct Made: Sendable {
        var object: URL
        var source: URL
        var cause: String?
        var stamp: String
    }

    /// - Parameters:
    ///   - folder: the module's own, in the cache.
    ///   - flags: of the C modules that are ready.
    static func make(of module: SourceModule, in folder: URL, clang: Clang, flags: [String]) async throws -> ClangObjects {
        var result = ClangObjects()
        guard !module.clangSources.isEmpty else { return result }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let common = Clang.flags(module.clang, isPackage: module.package != nil) + flags
        let jobs = Array(module.clangSources.enumerated())
        var made: [Int: Made] = [:]
        try await withThrowingTaskGroup(of: (Int, Made).self) { group in
            for (started, job) in jobs.enumerated() {
                if started >= CompilerSlots.machine.count, let (index, one) = try await group.next() { made[index] = one }
                group.addTask {
                    (job.offset, try await compile(job.element, number: job.offset, of: module, common, in: folder, clang: clang))
                }
            }
            for try await (index, one) in group { made[index] = one }
        }
        for one in made.sorted(by: { $0.key < $1.key }).map(\.value) {
            result.stamp.add(one.stamp)
            if let cause = one.cause {
                result.notes.append(ProjectNote(.leftOut, "it is left out: \(cause)", file: one.source))
            } else {
                result.objects.append(one.object)
                result.isCPlusPlus = result.isCPlusPlus || isCPlusPlus(one.source)
            }
        }
        return result
    }

    private static func isCPlusPlus(_ source: URL) -> Bool { source.pathExtension != "c" }

    private static func compile(
        _ source: URL, number: Int, of module: SourceModule, _ common: [String], in folder: URL, clang: Clang
    ) async throws -> Made {
        let stem = folder.appendingPathComponent("\(source.deletingPathExtension().lastPathComponent)-\(number)").path
        let standard = isCPlusPlus(source) ? module.clang.standardOfCPlusPlus : module.clang.standardOfC
        let arguments =
            ["-c", "-O1", "-fPIC", "-w", "-fblocks", "-fno-color-diagnostics", "-MMD", "-MF", stem + ".d", "-o", stem + ".o"]
            // A part of a module that its source includes within a function, as a table, is text there.
            + ["-Wno-modules-import-nested-redundant"] + (standard.map { ["-std=\($0)"] } ?? []) + common + [source.path]
        let object = URL(fileURLWithPath: stem + ".o"), recordFile = URL(fileURLWithPath: stem + ".json")
        let command = arguments.joined(separator: " ")
        func made(_ record: Record) -> Made {
            var stamp = Stamp()
            stamp.add(record.command)
            for (path, date) in record.inputs.sorted(by: { $0.key < $1.key }) { stamp.add(path + date) }
            return Made(object: object, source: source, cause: record.cause, stamp: stamp.text)
        }
        if let data = FileManager.default.contents(atPath: recordFile.path),
            let record = try? JSONDecoder().decode(Record.self, from: data),
            record.command == command, record.isCurrent,
            record.cause != nil || FileManager.default.fileExists(atPath: object.path)
        {
            return made(record)
        }
        let outcome = try await clang.tool.run(arguments)
        var record = Record(command: command, inputs: [:], cause: outcome.status == 0 ? nil : Clang.error(of: outcome))
        for path in dependencies(stem + ".d") + [source.path] { record.inputs[path] = Record.date(of: path) }
        // What did not compile may lack a header that comes: it is tried again.
        if record.cause == nil { try JSONEncoder().encode(record).write(to: recordFile, options: .atomic) }
        return made(record)
    }

    /// Reads `object: source header …`, where a space in a name has a backslash before it and a line goes on after one.
    static func dependencies(_ file: String) -> [String] {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
        let whole = text.replacingOccurrences(of: "\\\n", with: " ").replacingOccurrences(of: "\\ ", with: "\0")
        return whole.split(whereSeparator: \.isWhitespace).dropFirst().map { $0.replacingOccurrences(of: "\0", with: " ") }
    }
}
