import Foundation
import Testing
import TestTime

@testable import WidgetHost

@Suite("Where control groups can be made", .timeLimit(.minutes(1)))
struct ControlGroupParentTests {
    private let folder = TemporaryFolder()
    private static let unified = "30 24 0:26 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate"

    @Test("fence.5: the group of a process is found in the second hierarchy, wherever and of whatever it is mounted")
    func place() {
        #expect(ControlGroupParent.folder(mounts: Self.unified, own: "0::/user.slice/a\n")?.path == "/sys/fs/cgroup/user.slice/a")
        #expect(ControlGroupParent.folder(mounts: Self.unified, own: "0::/\n")?.path == "/sys/fs/cgroup")
        let first = "31 24 0:27 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory\n"
        let both = first + "32 24 0:28 / /sys/fs/cgroup/uni\\040fied rw - cgroup2 c rw"
        #expect(ControlGroupParent.folder(mounts: both, own: "4:memory:/a\n0::/b\n")?.path == "/sys/fs/cgroup/uni fied/b")
        let part = "33 24 0:29 /docker/1 /sys/fs/cgroup ro shared:9 master:2 - cgroup2 cgroup rw"
        #expect(ControlGroupParent.folder(mounts: part, own: "0::/docker/1/own\n")?.path == "/sys/fs/cgroup/own")
        #expect(ControlGroupParent.folder(mounts: part, own: "0::/docker/12\n") == nil)
        #expect(ControlGroupParent.folder(mounts: "31 24 0:27 / /m rw - cgroup cgroup rw,memory", own: "4:memory:/a\n") == nil)
        #expect(ControlGroupParent.folder(mounts: "33 24", own: "0::/") == nil)
    }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try Data(text.utf8).write(to: folder.url.appendingPathComponent(name)) }
    }

    @Test("fence.5: groups are made only where memory and tasks are counted")
    func controllers() throws {
        #expect(ControlGroupParent(takingOver: folder.url) == nil)
        try write(["cgroup.controllers": "cpu io pids\n", "cgroup.subtree_control": "pids\n"])
        #expect(ControlGroupParent(takingOver: folder.url) == nil)
        try write(["cgroup.controllers": "cpu memory pids\n", "cgroup.subtree_control": "memory pids\n"])
        let parent = try #require(ControlGroupParent(takingOver: folder.url))
        #expect(parent.nextFolder() != parent.nextFolder())
    }

    @Test("fence.5: a group with processes of somebody else is left as it is")
    func strangers() throws {
        try write(["cgroup.controllers": "memory pids\n", "cgroup.procs": "1\n\(getpid())\n"])
        // The kernel refuses it while there are processes.
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("cgroup.subtree_control"), withIntermediateDirectories: false)
        #expect(ControlGroupParent(takingOver: folder.url) == nil)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(left.sorted() == ["cgroup.controllers", "cgroup.procs", "cgroup.subtree_control"])
    }

    @Test("fence.5: what a killed host left is removed, and nobody else's")
    func leftOver() throws {
        try write(["cgroup.controllers": "memory pids\n", "cgroup.subtree_control": "memory pids\n"])
        // Numbers of processes end far below this one.
        let names = ["vitrine-99999999-1", "vitrine-\(getppid())-1", "other-99999999-1", "vitrine-x"]
        for name in names {
            try FileManager.default.createDirectory(at: folder.url.appendingPathComponent(name), withIntermediateDirectories: false)
        }
        _ = try #require(ControlGroupParent(takingOver: folder.url))
        let left = names.filter { FileManager.default.fileExists(atPath: folder.url.appendingPathComponent($0).path) }
        #expect(left == Array(names.dropFirst()))
    }
}

/// Only where the kernel lets this process make groups: not where the first hierarchy counts memory.
@Suite("Control groups", .serialized, .enabled(if: SandboxParts.here(Products.launcher).groups), .timeLimit(.minutes(2)))
struct ControlGroupTests {
    /// Looks of the host's own, of which there is none in time.
    private static let never = Duration.seconds(3600)

    private func groups() throws -> [String] {
        let parent = try #require(ControlGroupParent.here)
        return try FileManager.default.contentsOfDirectory(atPath: parent.folder.path)
            .filter { $0.hasPrefix("vitrine-\(getpid())-") && !$0.hasSuffix("-host") }
    }

    /// What a process was ended for.
    private func ending(_ launch: ChildLaunch, _ bounds: ProcessBounds) async throws -> String? {
        let (reasons, reason) = AsyncStream.makeStream(of: String.self)
        let kept = KeptProcess(role: .app, name: "hostile", keepsAlive: false, bounds: bounds, launch: { launch }) { event in
            if case .ended(let words, _) = event { reason.yield(words) }
        }
        _ = try await kept.running()
        for await words in reasons {
            await kept.stop()
            return words
        }
        return nil
    }

    @Test("fence.5: the kernel ends what holds too much memory, in all its processes together", arguments: ["eat", "eat-in-children"])
    func memory(attack: String) async throws {
        let hostile = Hostile()
        let reason = try await ending(hostile.launch(attack, box: .whole), ProcessBounds(memory: 200 << 20, look: Self.never))
        #expect(reason == "was ended, because it used more than 200 MB of memory")
        #expect(hostile.left().isEmpty)
        #expect(try groups().isEmpty)
    }

    @Test("fence.5: the kernel refuses more tasks than are allowed")
    func tasks() async throws {
        let hostile = Hostile()
        var launch = try hostile.launch("bomb", box: .whole)
        launch.confinement?.group = ControlGroup.Limits(tasks: 40)
        let child = try ChildProcess(launch)
        let all = Task { await child.lines() }
        #expect(await eventually { hostile.left().count >= 30 })
        for _ in 0..<20 { #expect(hostile.left().count <= 40) }
        child.kill()
        #expect(await all.value.exit == .signalled(SIGKILL))
        #expect(hostile.left().isEmpty)
    }

    @Test("fence.2: without namespaces a group ends what left its tree", arguments: ["double-fork", "leave-group", "bomb"])
    func end(attack: String) async throws {
        let hostile = Hostile()
        var launch = try hostile.launch(attack, box: .landlockAlone)
        launch.confinement?.group = ControlGroup.Limits()
        let child = try ChildProcess(launch)
        let all = Task { await child.lines() }
        #expect(await eventually { hostile.left().count > 1 })
        child.kill()
        #expect(await all.value.exit == .signalled(SIGKILL))
        #expect(hostile.left().isEmpty)
        #expect(try groups().isEmpty)
    }
}
