import Foundation
import Synchronization

/// The place at which a program crashed: the calls in its own text, innermost first, as it told them in its last line.
struct CrashPlace: Hashable, Sendable {
    private static let mark = "vitrine: crashed at "
    /// The most calls that are read, more than a program tells.
    private static let mostCalls = 32

    /// The addresses of the calls in its text, hexadecimal digits.
    private let calls: [String]

    /// - Parameter line: of a process's standard error; nil where it is no such line.
    init?(line: String) {
        guard line.hasPrefix(Self.mark) else { return nil }
        let calls = line.dropFirst(Self.mark.count).split(separator: " ").map(String.init)
        guard !calls.isEmpty, calls.count <= Self.mostCalls, calls.allSatisfy({ $0.utf8.count <= 16 && UInt64($0, radix: 16) != nil })
        else { return nil }
        self.calls = calls
    }

    /// The first line of the widget's own source among the calls, as FILE:LINE; nil where no debug information says it, or no tool reads it.
    /// Looked up once for a program as it is.
    func source(in program: URL) async -> String? {
        let made = (try? FileManager.default.attributesOfItem(atPath: program.path))?[.modificationDate] as? Date
        let key = Known(program: program.path, made: made, place: self)
        if let known = Self.known.withLock({ $0[key] }) { return known.isEmpty ? nil : known }
        let found = await look(in: program)
        Self.known.withLock { known in
            if known.count >= Self.mostKnown { known = [:] }
            known[key] = found ?? ""
        }
        return found
    }

    private struct Known: Hashable {
        var program: String
        var made: Date?
        var place: CrashPlace
    }
    private static let mostKnown = 200
    private static let known = Mutex<[Known: String]>([:])

    private func look(in program: URL) async -> String? {
        guard let tool = Self.tool else { return nil }
        let arguments = tool.arguments + ["--exe=\(program.path)"] + calls.map { "0x" + $0 }
        guard let output = await Self.output(of: tool.url, arguments) else { return nil }
        return Self.own(output, originals: Self.originals(of: program))
    }

    /// Sources of a program that were compiled as copies: the originals' paths by the copies', as who built it wrote them beside it.
    private static func originals(of program: URL) -> [String: String] {
        let file = program.deletingLastPathComponent().appendingPathComponent(".sources.json")
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }

    /// The first place of the output that is neither ours nor the compiler's.
    static func own(_ output: String, root: String = root, originals: [String: String] = [:]) -> String? {
        for line in output.split(separator: "\n") {
            guard let found = line.wholeMatch(of: /(\/[^:]+\.swift):([1-9][0-9]*)(?:[: ].*)?/) else { continue }
            let file = originals[String(found.1)] ?? String(found.1)
            let isOurs =
                ["Sources/", "SDK/"].contains { file.hasPrefix(root + $0) } || file.contains("/.build/checkouts/")
                || file.contains("/usr/lib/swift/")
            if !isOurs { return "\(file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file):\(found.2)" }
        }
        return nil
    }

    /// The folder in which this was compiled, with a slash at the end.
    static let root =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/"

    /// What reads debug information: LLVM's, which is quick, or Binutils'.
    private static let tool: (url: URL, arguments: [String])? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/bin"]
        for (name, arguments) in [("llvm-symbolizer", ["--output-style=GNU", "--inlines"]), ("addr2line", ["-i"])] {
            for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
                return (URL(fileURLWithPath: "\(folder)/\(name)"), arguments)
            }
        }
        return nil
    }()

    /// Real time for the look-up; without it the crash is told all the same.
    private static let patience = 10.0

    /// What a program prints; a thread of its own waits for it.
    private static func output(of program: URL, _ arguments: [String]) async -> String? {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                let process = Process(), pipe = Pipe()
                process.executableURL = program
                process.arguments = arguments
                (process.standardInput, process.standardOutput, process.standardError) = (
                    FileHandle.nullDevice, pipe, FileHandle.nullDevice
                )
                do {
                    try process.run()
                } catch {
                    return continuation.resume(returning: nil)
                }
                let end = DispatchWorkItem { if process.isRunning { process.terminate() } }
                DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: end)
                let data = pipe.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                end.cancel()
                continuation.resume(returning: String(decoding: data.prefix(1 << 16), as: UTF8.self))
            }
            thread.stackSize = 1 << 19
            thread.start()
        }
    }
}
