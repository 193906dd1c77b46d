import Foundation
import WidgetHost

/// `hostile`: every hostile program, as root and as an ordinary user, in a whole box and in one of Landlock and the filter alone; with a
/// table of what was open and what was refused.
enum HostilePrograms {
    static let name = "hostile"
    /// Real seconds in which all have to be gone, however many.
    private static let patience = 3.0
    /// Programs that leave their process tree, and how many of them run at once.
    private static let leavers = ["stay", "leave-group", "double-fork", "bomb"]
    private static let crowds = [1, 10, 50]
    private static let user = "nobody"
    /// The attacks that Landlock and the filter leave open, as the documentation says.
    private static let openWithoutNamespaces: Set = ["command line", "chmod", "utimes"]
    /// A whole box has a network of its own, where nobody hears it.
    private static let openInWhole: Set = ["listen"]

    static func run(_ build: URL, _ record: inout SuiteRecord) async throws {
        let launcher = build.appendingPathComponent("vitrine-confine"), parts = SandboxParts.here(launcher)
        say("  as \(geteuid() == 0 ? "root" : "user \(geteuid())"), boxes \(parts.words)")
        for isWhole in [true, false] {
            guard !isWhole || parts.namespaces else {
                record.fail("no whole box can be made here")
                continue
            }
            let box = isWhole ? "whole box" : "Landlock and filter"
            try await escape(build, isWhole, box, &record)
            for attack in leavers {
                for crowd in crowds where attack != "bomb" || crowd == 1 {
                    let (seconds, left) = try await end(build, attack, isWhole, crowd)
                    say("  \(box) | \(attack) × \(crowd) | gone in \(String(format: "%.2f", seconds)) s, \(left) left")
                    if seconds > patience { record.fail("\(crowd) × \(attack) took \(seconds) s to end") }
                    if left > 0 { record.fail("\(left) processes of \(crowd) × \(attack) lived on") }
                    record.rounds += 1
                }
            }
        }
        for attack in leavers {
            for crowd in HostileHomeScreen.crowds {
                try await homeScreen(HostileHomeScreen(build: build, attack: attack, crowd: crowd), &record)
            }
        }
        for systems in [HostileHomeScreen.Systems.again, .first] {
            try await homeScreen(HostileHomeScreen(build: build, attack: "stay", crowd: 7, systems: systems), &record)
        }
        if geteuid() == 0 { try await asUser(build, &record) }
    }

    private static func homeScreen(_ screen: HostileHomeScreen, _ record: inout SuiteRecord) async throws {
        let (up, stopped, left) = try await screen.run(), crowd = "\(screen.crowd) × \(screen.attack)"
        let seconds = [up, stopped].map { String(format: "%.2f", $0) }, beside = screen.systems.rawValue
        say("  home screen | \(crowd)\(beside) | up in \(seconds[0]) s, stopped in \(seconds[1]) s, \(left) left")
        if up > patience { record.fail("with \(crowd)\(beside) the page was up after \(up) s") }
        if stopped > patience { record.fail("with \(crowd)\(beside) Control-C took \(stopped) s") }
        if left > 0 { record.fail("\(left) processes of \(crowd)\(beside) outlived the home screen") }
        record.rounds += 1
    }

    private static func launch(_ build: URL, _ words: [String], _ isWhole: Bool, mark: String, write: URL, isExtension: Bool) -> ChildLaunch
    {
        var confinement = ChildLaunch.Confinement(launcher: build.appendingPathComponent("vitrine-confine"), read: [], write: [write])
        confinement.boxed = isWhole
        confinement.group = isWhole && SandboxParts.here(confinement.launcher).groups ? ControlGroup.Limits() : nil
        confinement.network = !isExtension
        confinement.processes = !isExtension
        return ChildLaunch(
            executable: build.appendingPathComponent("hostile-child"), arguments: words, environment: ["FENCE": mark],
            confinement: confinement)
    }

    private static func scratch() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Runs a program that tries all ways out of the sandbox, each once.
    private static func escape(_ build: URL, _ isWhole: Bool, _ box: String, _ record: inout SuiteRecord) async throws {
        let own = try scratch(), outside = try scratch()
        defer { [own, outside].forEach { try? FileManager.default.removeItem(at: $0) } }
        let file = outside.appendingPathComponent("outside")
        try Data("secret".utf8).write(to: file)
        let words = [
            "escape", file.path, outside.appendingPathComponent("none").path, "1", "\(getpid())", own.appendingPathComponent("own").path,
        ]
        let child = try ChildProcess(launch(build, words, isWhole, mark: UUID().uuidString, write: own, isExtension: true))
        var open: Set<String> = [], count = 0
        for await event in child.events {
            if case .line(let text) = event {
                let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                if parts.first == "done" {
                    child.kill()
                } else {
                    count += 1
                    if parts.last == "open" { open.insert(parts[0]) }
                    say("  \(box) | \(parts[0]) | \(parts.last ?? "")")
                }
            }
            child.consumed()
        }
        record.rounds += 1
        let expected = isWhole ? openInWhole : openWithoutNamespaces
        if count == 0 { record.fail("nothing was tried in \(box)") }
        if !open.isSubset(of: expected) {
            record.fail("\(box) leaves open: \(open.subtracting(expected).sorted().joined(separator: ", "))")
        }
    }

    /// Starts so many, ends them, and says how long that took and how many of them and theirs run on.
    private static func end(_ build: URL, _ attack: String, _ isWhole: Bool, _ crowd: Int) async throws -> (Double, Int) {
        let own = try scratch(), mark = UUID().uuidString
        defer { try? FileManager.default.removeItem(at: own) }
        let children = try (0..<crowd).map { _ in
            try ChildProcess(launch(build, [attack], isWhole, mark: mark, write: own, isExtension: false))
        }
        let ends = children.map { child in
            Task { for await _ in child.events { child.consumed() } }
        }
        let enough = crowd * (attack == "double-fork" ? 2 : 1)
        for _ in 0..<400 where marked(mark) < enough { try await Task.sleep(for: .milliseconds(20)) }
        let start = ContinuousClock.now
        await withTaskGroup { group in
            for child in children { group.addTask { child.kill() } }
        }
        for end in ends { await end.value }
        let seconds = (ContinuousClock.now - start) / .milliseconds(1) / 1000
        return (seconds, marked(mark))
    }

    /// Processes with the mark in their environment.
    private static func marked(_ mark: String) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.filter { name in
            Int32(name) != nil
                && FileManager.default.contents(atPath: "/proc/\(name)/environ")?.split(separator: 0)
                    .contains { $0.elementsEqual("FENCE=\(mark)".utf8) } ?? false
        }.count
    }

    /// All of it again, by a process of an ordinary user.
    private static func asUser(_ build: URL, _ record: inout SuiteRecord) async throws {
        let output = URL(fileURLWithPath: "/tmp").appendingPathComponent("hostile-user-\(UUID().uuidString).json")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
        process.arguments = [
            "--reuid", user, "--regid", "nogroup", "--clear-groups", CommandLine.arguments[0], CommandLine.arguments[1], build.path,
            output.path, name,
        ]
        // A folder for scratch that it may write to.
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": "/tmp", "HOME": "/tmp"]) { $1 }
        let status = try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { ended.resume(throwing: error) }
        }
        record.rounds += 1
        if status != 0 { record.fail("as an ordinary user something was open or lived on") }
        try? FileManager.default.removeItem(at: output)
    }
}
