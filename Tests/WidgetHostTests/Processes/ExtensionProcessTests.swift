import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

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
        // The start counts too, and takes a second where others have the processors.
        probe.configuration.limits.answer = .seconds(2)
        let process = try probe.process()
        _ = try await process.ask(.describe)
        let start = ContinuousClock.now
        let results = await process.results(try probe.request("Hang"), calls: 2)
        #expect(ContinuousClock.now - start < .seconds(6))
        for result in results {
            guard case .failure(.hung(seconds: 2)) = result else {
                Issue.record("\(result)")
                continue
            }
        }
        #expect(await failure(process, .describe) == nil)
        await process.stop()
    }

    @Test("a widget that was silent once is waited for no longer than is said for the next time, in whatever family")
    func again() async throws {
        var probe = try Probe()
        probe.configuration.limits.answer = .milliseconds(2500)
        probe.configuration.limits.answerAgain = .milliseconds(2000)
        let process = try probe.process()
        // A process that is only starting would be at work, and does not hang.
        _ = try await process.ask(.describe)
        #expect(await failure(process, try probe.request("Hang")) == .hung(seconds: 2.5))
        _ = try await process.ask(.describe)
        #expect(await failure(process, try probe.request("Hang")) == .hung(seconds: 2))
        #expect(try await process.ask(probe.request("Fine")).words.hasPrefix("fine at"))
        await process.stop()
    }

    @Test(
        "true.29: of several widgets at work the one whose request ended the process is named, and the others are answered",
        arguments: ["Crash", "Hang", "Endless", "Silent", "Memory", "Leave"])
    func named(culprit: String) async throws {
        var probe = try Probe()
        probe.configuration.limits.answer = .seconds(2)
        let process = try probe.process()
        _ = try await process.ask(.describe)
        let healthy = try ["Slow", "Fine", "Counting"].map { try probe.request($0) }, bad = try probe.request(culprit)
        let found = await withTaskGroup(of: (Int, Result<ExtensionProcess.MeasuredResponse, ExtensionError>).self) { group in
            for (place, body) in ([healthy[0], bad] + healthy[1...]).enumerated() { group.addTask { (place, await process.result(body)) } }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for place in [0, 2, 3] {
            guard case .success? = found[place] else {
                Issue.record("a healthy widget was told: \(String(describing: found[place]))")
                continue
            }
        }
        guard case .failure(let error)? = found[1] else {
            Issue.record("\(culprit) was answered")
            return
        }
        let codes = [
            "Crash": CauseCode.extensionDied, "Hang": .timedOut, "Endless": .endlessWork, "Silent": .timedOut, "Memory": .memoryLimit,
            "Leave": .extensionDied,
        ]
        #expect(CauseCode(error) == codes[culprit], "\(error)")
        // It is asked alone from now on: nobody else's request meets its end.
        async let again = process.result(bad)
        async let beside = process.result(healthy[1])
        guard case (.failure, .success) = (await again, await beside) else {
            Issue.record("a second time it was another's end too")
            return
        }
        await process.stop()
    }

    @Test("true.29: however often one widget crashes, another does not wait until its process may start again")
    func backOff() async throws {
        var probe = try Probe()
        probe.configuration.backOff = RestartBackOff(first: .seconds(60), longest: .seconds(60))
        let process = try probe.process()
        for _ in 0..<2 {
            guard case .died? = await failure(process, try probe.request("Crash")) else {
                Issue.record("it did not crash")
                return
            }
        }
        // After the second death of two the process is down for a minute, for the one that crashes.
        let third = Task { await process.result(try probe.request("Crash")) }
        let start = ContinuousClock.now
        #expect(try await process.ask(probe.request("Fine")).words.hasPrefix("fine at"))
        #expect(ContinuousClock.now - start < .seconds(30))
        third.cancel()
        await process.stop()
    }

    @Test("true.29: memory that another widget keeps is not held against the one that asks") func hoarded() async throws {
        let probe = try Probe()
        let process = try probe.process()
        #expect(try await process.ask(probe.request("Hoarder")).words == "holds 20 MB")
        #expect(try await process.ask(probe.request("Needy")).words == "needs 15 MB")
        let restarts = await process.state()?.restarts
        #expect(restarts == 1)
        await process.stop()
    }

    @Test("what a process left unanswered when it was started anew is asked of the next, and is nobody's failure")
    func replaced() async throws {
        var probe = try Probe()
        probe.configuration.limits.answer = .seconds(60)
        let process = try probe.process()
        _ = try await process.ask(.describe)
        let before = try #require(await process.state()?.pid)
        let body = try probe.request("Tardy"), answers = Task { await process.results(body, calls: 3) }
        // They are on their way: nothing but a process that has read them is asked to go.
        #expect(await eventually { await process.open == 3 })
        await process.restart("was started anew")
        for answer in await answers.value { #expect(try answer.get().words.hasPrefix("fine at")) }
        let state = try #require(await process.state())
        #expect(state.pid != before && state.restarts == 1)
        // Nobody is asked alone for it.
        async let one = process.result(body)
        async let other = process.result(try probe.request("Slow"))
        guard case (.success, .success) = (await one, try await other) else {
            Issue.record("no answer")
            return
        }
        await process.stop()
    }

    @Test("true.34: a loop without an end and a completion that is never called are told apart", arguments: [true, false])
    func endless(works: Bool) async throws {
        var probe = try Probe()
        probe.configuration.limits.answer = .seconds(2)
        let process = try probe.process()
        _ = try await process.ask(.describe)
        let error = await failure(process, try probe.request(works ? "Endless" : "Silent"))
        #expect(error == (works ? .endless(seconds: 2) : .hung(seconds: 2)))
        #expect(error?.description.contains(works ? "a loop without an end" : "completion was not called") == true)
        await process.stop()
    }

    @Test("true.34: what waits at first, as a start on a crowded machine does, and then works without an end is told as that")
    func endlessInTheEnd() async throws {
        var probe = try Probe()
        probe.configuration.limits.answer = .seconds(2)
        let process = try probe.process()
        _ = try await process.ask(.describe)
        #expect(await failure(process, try probe.request("Awakening")) == .endless(seconds: 2))
        await process.stop()
    }

    @Test("true.34: a crash in the standard library names the line of the widget's own source that led to it") func place() async throws {
        let probe = try Probe()
        let process = try probe.process()
        let error = await failure(process, try probe.request("OutOfRange"))
        guard case .died(let words)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let source = Products.root.appendingPathComponent("Tests/Fixtures/ProbeWidgets/ProbeWidgets.swift")
        let lines = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
        let line = try #require(lines.firstIndex { $0.contains("rooms[number]") }) + 1
        #expect(words.contains("Index out of range"), "\(words)")
        // Without a tool that reads debug information the crash is told without its line.
        guard ["/usr/bin/llvm-symbolizer", "/usr/bin/addr2line"].contains(where: FileManager.default.isExecutableFile) else { return }
        #expect(words.hasSuffix(" at Tests/Fixtures/ProbeWidgets/ProbeWidgets.swift:\(line)"), "\(words)")
        await process.stop()
    }

    @Test("true.34: what a program says of its crash is read with bounds, and places that are not the widget's own are passed over")
    func places() {
        #expect(CrashPlace(line: "vitrine: crashed at 1f 20") != nil)
        for line in [
            "vitrine: crashed at", "vitrine: crashed at x", "crashed at 1f", "vitrine: crashed at " + String(repeating: "1 ", count: 99),
        ] {
            #expect(CrashPlace(line: line) == nil)
        }
        let output = """
            ??:0
            /<compiler-generated>:0
            /home/a/vitrine/Sources/Apple/SwiftUI/Text.swift:9
            /home/a/vitrine/.build/checkouts/x/Sources/X.swift:3
            /home/a/vitrine/Systems/Hello/Widgets/Hello.swift:0
            /home/a/vitrine/Systems/Hello/Widgets/Hello.swift:12 (discriminator 3)
            """
        #expect(CrashPlace.own(output, root: "/home/a/vitrine/") == "Systems/Hello/Widgets/Hello.swift:12")
        #expect(CrashPlace.own(output, root: "/elsewhere/") == "/home/a/vitrine/Sources/Apple/SwiftUI/Text.swift:9")
        #expect(CrashPlace.own("??:0\n", root: "/") == nil)
        let copied = "f\n/cache/copies/Tide/View.swift:3\n"
        #expect(
            CrashPlace.own(copied, root: "/x/", originals: ["/cache/copies/Tide/View.swift": "/home/a/View.swift"])
                == "/home/a/View.swift:3")
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
