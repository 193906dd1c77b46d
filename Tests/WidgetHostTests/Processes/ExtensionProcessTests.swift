import Foundation
import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("ExtensionProcess with real extensions", .serialized, .timeLimit(.minutes(2)))
struct ExtensionProcessTests {
    private func failure(_ process: ExtensionProcess, _ body: ExtensionRequest.Body) async -> ExtensionError? {
        do throws(ExtensionError) {
            _ = try await process.ask(body)
            return nil
        } catch {
            return error
        }
    }

    @Test("an answer comes with what it cost")
    func fine() async throws {
        let probe = try Probe()
        let process = try probe.process()
        let answer = try await process.ask(probe.request("Fine"))
        #expect(answer.words.hasPrefix("fine at"))
        #expect(answer.milliseconds > 0)
        #expect(answer.megabytes.map { $0 > 0.5 } == true)
        await process.stop()
    }

    @Test("requests overlap: ten slow ones take little longer than one")
    func concurrent() async throws {
        let probe = try Probe()
        let process = try probe.process()
        _ = try await process.ask(.describe)
        let start = ContinuousClock.now
        let body = try probe.request("Slow")
        let answers = await process.results(body, calls: 10)
        #expect(answers.count { if case .success(let answer) = $0 { answer.words == "slow" } else { false } } == 10)
        #expect(ContinuousClock.now - start < .seconds(2))
        await process.stop()
    }

    @Test("a crash is an error with its message, and the next request has a new process")
    func crash() async throws {
        let probe = try Probe()
        let process = try probe.process()
        let error = await failure(process, try probe.request("Crash"))
        guard case .died(let words)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(words.contains("crashes by design"))
        #expect(try await process.ask(probe.request("Fine")).words.hasPrefix("fine at"))
        #expect(await process.state()?.restarts == 1)
        await process.stop()
    }

    @Test("a hung extension is ended at its deadline, with all who waited")
    func hang() async throws {
        var probe = try Probe()
        probe.configuration.limits.answer = .milliseconds(700)
        let process = try probe.process()
        _ = try await process.ask(.describe)
        let start = ContinuousClock.now
        let results = await process.results(try probe.request("Hang"), calls: 2)
        #expect(ContinuousClock.now - start < .seconds(3))
        for result in results {
            guard case .failure(.hung(seconds: 0.7)) = result else {
                Issue.record("\(result)")
                continue
            }
        }
        #expect(await failure(process, .describe) == nil)
        await process.stop()
    }

    @Test("an extension that leaves without a word is told by its exit")
    func leave() async throws {
        let probe = try Probe()
        let process = try probe.process()
        #expect(await failure(process, try probe.request("Leave")) == .died("ended by itself (exit status 0)"))
        await process.stop()
    }

    @Test("an extension that is gone before the question arrives is told by its exit too")
    func goneAtOnce() async throws {
        let probe = try Probe()
        for _ in 0..<20 {
            let process = ExtensionProcess(bundle: probe.extensionBundle, keepsAlive: false) {
                ChildLaunch(executable: URL(filePath: "/bin/false"), environment: [:], confinement: nil)
            }
            #expect(await failure(process, .describe) == .died("ended with exit status 1"))
            await process.stop()
        }
    }

    @Test("an extension that writes more than iOS allows is ended while it does")
    func memory() async throws {
        let probe = try Probe()
        let process = try probe.process()
        let error = await failure(process, try probe.request("Memory"))
        guard case .memory(let used, let limit)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(limit == 30)
        // Far from the 400 MB it was after.
        #expect((30...250).contains(used))
        await process.stop()
    }

    @Test("a provider that completes twice gives its first timeline")
    func twice() async throws {
        let probe = try Probe()
        let process = try probe.process()
        #expect(try await process.ask(probe.request("Twice")).words == "first")
        await process.stop()
    }

    @Test("an app's files and groups, and the host's token, are out of another's reach: an extension reads its own group alone")
    func thief() async throws {
        let probe = try Probe()
        for group in ["group.com.vitrine.probe", "group.com.vitrine.other"] {
            try probe.folder.write("open", to: "home/AppGroups/\(group)/secret.txt")
        }
        try probe.folder.write("open", to: "home/Apps/com.vitrine.other/Data/secret.txt")
        try probe.folder.write("open", to: "home/Host/token")
        let process = try probe.process()
        let words = try await process.ask(probe.request("Thief")).words
        await process.stop()
        // Where the kernel has no Landlock the process says so, and the ledger with it.
        guard words.hasSuffix("confined: true") else { return }
        #expect(words == "own: open; other: denied; app: denied; token: denied; confined: true")
    }

    @Test("an unknown kind is refused by the extension in words")
    func unknown() async throws {
        let probe = try Probe()
        let process = try probe.process()
        guard case .failed(let failure)? = await failure(process, try probe.request("Nobody")) else {
            Issue.record("no refusal")
            return
        }
        #expect(failure.code == .unknownKind)
        await process.stop()
    }

    @Test("killed in the middle, an extension that is kept alive comes back by itself")
    func keptAlive() async throws {
        let probe = try Probe()
        let process = try probe.process(keepsAlive: true)
        _ = try await process.ask(.describe)
        let first = try #require(await process.state()?.pid)
        Foundation.kill(first, SIGKILL)
        #expect(await eventually { await process.state().map { $0.pid != nil && $0.pid != first } ?? false })
        #expect(await process.state()?.lastExit == "was ended by signal 9 (SIGKILL)")
        await process.stop()
        #expect(await process.state()?.pid == nil)
    }

    @Test("a stopped extension answers nobody and does not come back")
    func stopped() async throws {
        let probe = try Probe()
        let process = try probe.process(keepsAlive: true)
        _ = try await process.ask(.describe)
        await process.stop()
        #expect(await failure(process, .describe) == .stopped)
    }
}
