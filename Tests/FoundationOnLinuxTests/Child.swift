import Foundation
import Testing

/// A folder of its own for one test, removed with it.
final class Scratch: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "vitrine-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func folder(_ name: String) throws -> String {
        let folder = "\(path)/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    /// A bundle whose entitlements name the groups.
    func bundle(_ name: String = "Probe.app", groups: [String]) throws -> String {
        let bundle = try folder(name)
        let entitlements = ["com.apple.security.application-groups": groups]
        let data = try PropertyListSerialization.data(fromPropertyList: entitlements, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: "\(bundle)/archived-expanded-entitlements.xcent"))
        return bundle
    }
}

/// A child that ended where a line was asked of it.
struct EndedChild: Error, CustomStringConvertible {
    let line: String, isSignal: Bool, status: Int32

    var description: String { "“\(line)” ended the child, \(isSignal ? "by signal" : "with status") \(status)." }
}

/// A process of `defaults-child`, which does with Foundation what each line tells it and answers with a line.
final class Child {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread = Data()
    private var last: String?

    var pid: Int32 { process.processIdentifier }

    init(_ environment: [String: String], confined arguments: [String]? = nil, executable: String? = nil) throws {
        let child = executable ?? Self.product("defaults-child")
        process.executableURL = URL(fileURLWithPath: arguments == nil ? child : Self.product("vitrine-confine"))
        process.arguments = arguments.map { $0 + ["--", child] } ?? []
        // A program that was copied finds its frameworks where the host says.
        let frameworks = URL(fileURLWithPath: Self.product("defaults-child")).deletingLastPathComponent().path
        process.environment = ["LD_LIBRARY_PATH": frameworks].merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try run()
    }

    /// A test that starts a process just now has, for an instant, every file open that this one writes: an executable that was copied
    /// a moment ago is then busy (ETXTBSY).
    @available(*, noasync)
    private func run(tries: Int = 100) throws {
        do {
            try process.run()
        } catch  where tries > 0 {
            usleep(10_000)
            try run(tries: tries - 1)
        }
    }

    /// A child as the host would start it.
    convenience init(
        _ scratch: Scratch, container: String = "container", groups: [String] = ["group.a"], _ more: [String: String] = [:]
    ) throws {
        let environment = [
            "VITRINE_ROLE": "extension", "VITRINE_HOME": try scratch.folder("home"), "HOME": try scratch.folder(container),
            "VITRINE_BUNDLE": try scratch.bundle("\(container).app", groups: groups), "TZ": "Europe/Rome",
        ]
        try self.init(environment.merging(more) { $1 })
    }

    deinit {
        try? input.fileHandleForWriting.close()
        if process.isRunning { kill(pid, SIGKILL) }
        // Blocks: no longer than a process takes that was killed.
        process.waitUntilExit()
    }

    /// Products stand beside the test bundle.
    static func product(_ name: String) -> String {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        let candidates = [Bundle.main.bundlePath, folder].map { "\($0)/\(name)" }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? candidates[0]
    }

    func send(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

    /// The next line of its output, or nil at its end.
    @available(*, noasync)
    func readLine() -> String? {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: unread[..<end], as: UTF8.self)
                unread = Data(unread[unread.index(after: end)...])
                last = line
                return line
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            unread.append(more)
        }
    }

    /// The line that it answers with.
    /// - Throws: `EndedChild` where it ends instead.
    @available(*, noasync)
    func ask(_ line: String) throws -> String {
        try send(line)
        if let answer = readLine() { return answer }
        process.waitUntilExit()
        throw EndedChild(line: line, isSignal: process.terminationReason == .uncaughtSignal, status: process.terminationStatus)
    }

    func seconds(_ line: String) throws -> Double { try #require(Double(try ask(line))) }

    /// Kills the process at once and returns the last whole line it ever printed.
    @available(*, noasync)
    func killed() -> String? {
        kill(pid, SIGKILL)
        process.waitUntilExit()
        while readLine() != nil {}
        return last
    }

    @available(*, noasync)
    func exitCode() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
