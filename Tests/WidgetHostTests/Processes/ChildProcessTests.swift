import Foundation
import OwnThreads
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("ChildProcess", .timeLimit(.minutes(1)))
struct ChildProcessTests {
    private func launch(_ arguments: String...) throws -> ChildProcess {
        try ChildProcess(
            ChildLaunch(executable: Products.child, arguments: arguments, environment: ["SWIFT_BACKTRACE": "enable=no"], confinement: nil))
    }

    private func all(_ child: ChildProcess) async -> (lines: [String], broken: FrameError?, exit: ChildExit?) {
        var lines: [String] = [], broken: FrameError?, exit: ChildExit?
        for await event in child.events {
            switch event {
            case .line(let text): lines.append(text)
            case .broken(let error):
                broken = error
                child.kill()
            case .ended(let how): exit = how
            case .frame: break
            }
            child.consumed()
        }
        return (lines, broken, exit)
    }

    @Test("a child that is dropped with lines that nobody took takes the host along no more") func dropped() async throws {
        for _ in 0..<3 {
            let launch = ChildLaunch(
                executable: URL(fileURLWithPath: "/bin/echo"), arguments: ["one\ntwo"], environment: [:], confinement: nil)
            var lines = 0
            for await event in try ChildProcess(launch).events { if case .line = event { lines += 1 } }
            #expect(lines == 2)
        }
    }

    @Test("what a program prints is read to its end, and one that has no end in time or says too much is not waited for")
    func programs() async throws {
        let said = try await onThread { () -> [String?] in
            ["echo a; echo b", "echo a; exit 1", "echo a; exec sleep 60", "exec yes"].map {
                ChildSpawn.output(of: "/bin/sh", ["-c", $0], patience: $0.contains("sleep") ? 0.2 : 30)
            }
        }
        #expect(said == ["a\nb\n", nil, nil, nil])
    }

    @Test("a kill is seen when it happens")
    func kill() async throws {
        let child = try launch("deaf")
        try await Task.sleep(for: .milliseconds(50))
        let start = ContinuousClock.now
        child.kill()
        let exit = await all(child).exit
        #expect(exit == .signalled(SIGKILL))
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(child.hasEnded)
        // The number may be somebody else's by now.
        child.kill()
    }

    @Test("exit status, trap and last words are told apart")
    func ends() async throws {
        #expect(await all(try launch("exit", "7")).exit == .exited(status: 7))
        let trapped = await all(try launch("trap"))
        #expect(trapped.lines.contains { $0.contains("trapped by design") })
        #expect(trapped.exit.map { if case .signalled = $0 { true } else { false } } == true)
    }

    @Test("output comes in lines, cut to a length and without control characters")
    func output() async throws {
        let lines = await all(try launch("print")).lines
        #expect(Set(lines) == ["one", "two [31m", String(repeating: "x", count: OutputLines.longest), "three without an end"])
    }

    @Test("bytes that are no frame break the line, with a reason")
    func junk() async throws {
        let end = await all(try launch("junk"))
        #expect(end.broken != nil)
        #expect(end.exit == .signalled(SIGKILL))
    }

    @Test("what a process started does not hide its death, and goes with it")
    func grandchild() async throws {
        let start = ContinuousClock.now
        let child = try launch("leave-a-child")
        #expect(await all(child).exit == .exited(status: 3))
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(Foundation.kill(-child.pid, 0) != 0)
    }

    @Test("a child has input, output and its line, and nothing else of the host's")
    func descriptors() async throws {
        let leak = open("/dev/null", O_RDONLY)
        defer { close(leak) }
        let confined = ChildLaunch(
            executable: Products.child, arguments: ["descriptors"], environment: [:],
            confinement: .init(launcher: Products.launcher, read: [], write: []))
        #expect(await all(try ChildProcess(confined)).lines == ["open [0, 1, 2, 3]"])
    }

    @Test("a confined program is known to whoever hears it, though nobody had time to look for it (true.29)", arguments: [true, false])
    func heard(boxed: Bool) async throws {
        var confinement = ChildLaunch.Confinement(launcher: Products.launcher, read: [], write: [])
        confinement.boxed = boxed && SandboxParts.here(Products.launcher).namespaces
        let launch = ChildLaunch(executable: Products.child, environment: ["VITRINE_ROLE": "app"], confinement: confinement)
        let child = try ChildProcess(launch, looks: 0)
        var program: Int32?
        for await event in child.events {
            if case .frame = event, program == nil {
                program = child.program
                #expect(program != nil && program != child.pid)
                child.kill()
            }
            child.consumed()
        }
        #expect(program != nil)
    }

    @Test("what cannot be started says why")
    func missing() {
        let launch = ChildLaunch(executable: URL(fileURLWithPath: "/nowhere/x"), environment: [:], confinement: nil)
        #expect { _ = try ChildProcess(launch) } throws: { "\($0)" == "/nowhere/x cannot be started: No such file or directory." }
    }

    @Test("sending to the dead is no error of the host")
    func dead() async throws {
        let child = try launch("exit", "0")
        _ = await all(child)
        for _ in 0..<100 { child.send(HostReply.foreground(true)) }
    }
}

@Suite("RestartBackOff")
struct RestartBackOffTests {
    @Test("the first death costs nothing, each one after it more, up to a limit")
    func growth() {
        var backOff = RestartBackOff(first: .seconds(1), longest: .seconds(5))
        let waits = (0..<6).map { _ in backOff.next() }
        #expect(waits == [.zero, .seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5)])
        backOff.reset()
        let again = backOff.next()
        #expect(again == .zero)
    }
}
