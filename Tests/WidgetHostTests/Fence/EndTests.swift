import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("The end of hostile processes", .serialized, .timeLimit(.minutes(2)))
struct EndTests {
    private static let attacks = ["stay", "leave-group", "double-fork", "bomb"]

    @Test(
        "fence.2: whatever a process does to leave, its end takes all that it started along", arguments: attacks, Hostile.Box.allCases)
    func end(attack: String, box: Hostile.Box) async throws {
        let hostile = Hostile()
        let child = try ChildProcess(hostile.launch(attack, box: box))
        let all = Task { await child.lines() }
        let wanted = ["bomb": 100, "double-fork": 2][attack] ?? 1
        #expect(await eventually { hostile.left().count > wanted })
        let start = ContinuousClock.now
        child.kill()
        #expect(await all.value.exit == .signalled(SIGKILL))
        #expect(ContinuousClock.now - start < .seconds(3))
        #expect(await eventually { hostile.left().isEmpty })
    }

    @Test("fence.2: what a process left behind goes when it goes by itself", arguments: Hostile.Box.allCases)
    func goesByItself(box: Hostile.Box) async throws {
        let hostile = Hostile()
        let child = try ChildProcess(hostile.launch("double-fork-and-go", box: box))
        #expect(await child.lines().exit == .exited(status: 0))
        #expect(hostile.left().isEmpty)
    }

    @Test("fence.2: many that leave their trees at once are gone within three seconds", arguments: Hostile.Box.allCases)
    func many(box: Hostile.Box) async throws {
        let hostile = Hostile()
        let children = try (0..<20).map { _ in try ChildProcess(hostile.launch("double-fork", box: box)) }
        let ends = children.map { child in Task { await child.lines() } }
        _ = await eventually { hostile.left().count >= 60 }
        let start = ContinuousClock.now
        await withTaskGroup { group in
            for child in children { group.addTask { child.kill() } }
        }
        for end in ends { #expect(await end.value.exit == .signalled(SIGKILL)) }
        #expect(ContinuousClock.now - start < .seconds(3))
        #expect(hostile.left().isEmpty)
    }

    @Test("fence.2: a kept process that leaves its group is stopped, and who stops it does not wait for its owner")
    func stop() async throws {
        let hostile = Hostile()
        let launch = try hostile.launch("leave-group", box: .whole)
        // Its owner never comes back from what it heard.
        let kept = KeptProcess(role: .app, name: "hostile", keepsAlive: true, launch: { launch }) { event in
            if case .line = event { try? await Task.sleep(for: .seconds(3600)) }
        }
        _ = try await kept.running()
        #expect(await eventually { await kept.state().pid != nil && !hostile.left().isEmpty })
        let start = ContinuousClock.now
        await kept.stop()
        #expect(ContinuousClock.now - start < .seconds(3))
        #expect(await eventually { hostile.left().isEmpty })
    }
}

@Suite("Memory and messages of hostile processes", .serialized, .timeLimit(.minutes(2)))
struct HostileLoadTests {
    /// What a process was ended for.
    private func ending(_ launch: ChildLaunch, _ bounds: ProcessBounds) async throws -> String? {
        let (reasons, reason) = AsyncStream.makeStream(of: String.self)
        let kept = KeptProcess(role: .app, name: "hostile", keepsAlive: false, bounds: bounds, launch: { launch }) { event in
            if case .ended(let words, _) = event { reason.yield(words) }
        }
        _ = try await kept.running()
        let late = Task {
            try? await Task.sleep(for: .seconds(30))
            reason.finish()
        }
        defer { late.cancel() }
        for await words in reasons {
            await kept.stop()
            return words
        }
        await kept.stop()
        return nil
    }

    @Test("fence.5: memory is judged over all that a process started, and before it says a word", arguments: ["eat", "eat-in-children"])
    func memory(attack: String) async throws {
        let hostile = Hostile()
        let reason = try await ending(hostile.launch(attack, box: .whole), ProcessBounds(memory: 300 << 20))
        #expect(reason?.contains("of memory") == true, "\(reason ?? "it lived on")")
        #expect(hostile.left().isEmpty)
    }

    @Test("fence.5: processes are counted", arguments: Hostile.Box.allCases)
    func count(box: Hostile.Box) async throws {
        let hostile = Hostile()
        let reason = try await ending(hostile.launch("bomb", box: box), ProcessBounds(processes: 32))
        #expect(reason?.contains("it started") == true, "\(reason ?? "it lived on")")
        #expect(hostile.left().isEmpty)
    }

    @Test("fence.5: the disk is counted over all files of its folders", arguments: Hostile.Box.allCases)
    func disk(box: Hostile.Box) async throws {
        let hostile = Hostile()
        let launch = try hostile.launch("fill", hostile.folder.url.path, box: box)
        let reason = try await ending(launch, ProcessBounds(disk: 40 << 20))
        #expect(reason?.contains("on disk, 40 MB allowed") == true, "\(reason ?? "it lived on")")
        #expect(hostile.left().isEmpty)
    }

    @Test("fence.5: a file counts once, by the blocks it has")
    func usage() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url.appendingPathComponent("in"), withIntermediateDirectories: true)
        let file = folder.url.appendingPathComponent("in/one")
        try Data(repeating: 1, count: 1 << 20).write(to: file)
        try FileManager.default.linkItem(at: file, to: folder.url.appendingPathComponent("two"))
        // A hole takes no room.
        let sparse = folder.url.appendingPathComponent("sparse")
        try Data().write(to: sparse)
        #expect(truncate(sparse.path, 1 << 30) == 0)
        let used = FolderUsage.bytes(of: [folder.url, folder.url.appendingPathComponent("none")])
        #expect(used >= 1 << 20 && used < 2 << 20)
    }

    @Test("fence.5: an extension that eats before it is ready is ended for it")
    func extensionMemory() async throws {
        let probe = try Probe(), hostile = Hostile()
        let launch = try hostile.launch("eat", box: .whole, processes: false)
        var limits = probe.configuration.limits
        limits.answer = .seconds(30)
        let process = ExtensionProcess(bundle: probe.extensionBundle, limits: limits, keepsAlive: false, launch: { launch })
        let start = ContinuousClock.now
        await #expect { try await process.ask(.describe) } throws: { error in
            switch error as? ExtensionError {
            case .memory?: true
            case .died(let words)?: words.contains("of memory")
            default: false
            }
        }
        #expect(ContinuousClock.now - start < .seconds(15))
        await process.stop()
    }

    @Test(
        "fence.9: calls that cannot be read end the process, and cost the host no memory", arguments: ["flood-calls", "flood-short-calls"])
    func flood(attack: String) async throws {
        let hostile = Hostile()
        let probe = try Probe(), launch = try hostile.launch(attack, box: .whole, processes: false)
        let before = ProcessFigures.of(getpid())?.dirtyBytes ?? 0
        let (ends, ended) = AsyncStream.makeStream(of: String.self)
        let process = ExtensionProcess(
            bundle: probe.extensionBundle, keepsAlive: false, launch: { launch },
            note: { note in if case .ended(let words) = note { ended.yield(words) } })
        await process.start()
        var reason = ""
        for await words in ends {
            reason = words
            break
        }
        #expect(reason.contains("no message") || reason.contains("no sense"), "\(reason)")
        let after = ProcessFigures.of(getpid())?.dirtyBytes ?? 0
        #expect(after - before < 200 << 20)
        await process.stop()
    }

    @Test("fence.6: an extension that never says a word delays neither the start nor another's tile nor the stop")
    func stuck() async throws {
        var probe = try Probe()
        let twin = try probe.installTwin()
        // In the twin's place stands what ignores everything.
        let program = try #require(twin.extensions.first?.executable)
        try FileManager.default.removeItem(at: program)
        try FileManager.default.copyItem(at: Products.hostile.resolvingSymlinksInPath(), to: program)
        probe.configuration.startsApps = true
        probe.configuration.startPatience = .seconds(1)
        probe.configuration.galleryPatience = .seconds(1)
        let host = try WidgetHost(probe.configuration)
        var start = ContinuousClock.now
        try await host.start()
        #expect(ContinuousClock.now - start < .seconds(3))
        start = .now
        #expect(await host.offered().contains { $0.kind == "Fine" })
        #expect(ContinuousClock.now - start < .seconds(5))
        start = .now
        await host.stop()
        #expect(ContinuousClock.now - start < .seconds(3))
    }
}
