import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("TimelinePlayer and RenderJob", .serialized, .timeLimit(.minutes(2)))
struct JobTests {
    @Test("a day at after(15 min): each entry from its request to the next, by the same rules as on the screen")
    func day() async throws {
        let probe = try Probe()
        var player = TimelinePlayer(probe.extensionBundle, configuration: probe.configuration)
        player.kind = "Fine"
        let record = try await player.play(from: midnight, to: hours(24))
        let granted = record.requests.filter { $0.decision == .granted }
        #expect((70...73).contains(granted.count))
        #expect(granted.first?.by == "Placed")
        #expect(record.requests.contains { $0.decision == .deferred && $0.reason.contains("waits until") })
        #expect(record.entries.count == granted.count)
        #expect(zip(record.entries, granted).allSatisfy { $0.shown == $1.at })
        #expect(zip(record.entries, record.entries.dropFirst()).allSatisfy { $0.until == $1.shown })
        #expect(record.entries.last?.until == hours(24))
        #expect(record.entries.first?.summary.hasPrefix("fine at \(Int(midnight.timeIntervalSince1970))") == true)
        #expect(try TimelineRecord(json: record.json()) == record)
        let text = String(decoding: try record.json(), as: UTF8.self)
        #expect(text.contains("\"at\" : \"2027-03-14T00:00:00Z\""))
    }

    @Test("never: one request, one entry to the end")
    func never() async throws {
        let probe = try Probe()
        var player = TimelinePlayer(probe.extensionBundle, configuration: probe.configuration)
        player.kind = "Twice"
        let record = try await player.play(from: midnight, to: hours(24))
        #expect(record.requests.map(\.by) == ["Placed"])
        #expect(record.entries.map(\.summary) == ["first"])
        #expect(record.entries.map(\.until) == [hours(24)])
    }

    @Test("a request that fails is in the record")
    func failing() async throws {
        let probe = try Probe()
        var player = TimelinePlayer(probe.extensionBundle, configuration: probe.configuration)
        player.kind = "Crash"
        let record = try await player.play(from: midnight, to: hours(1))
        #expect(record.requests.map(\.decision) == [.granted, .failed])
        #expect(record.entries.isEmpty)
    }

    @Test("a render gives each family in each scheme, and the reason for what is missing")
    func render() async throws {
        let probe = try Probe()
        var job = RenderJob(probe.extensionBundle, at: hours(3), configuration: probe.configuration)
        job.kind = "Fine"
        job.schemes = [.light, .dark]
        let all = try await job.run()
        #expect(all.pictures.map(\.family) == [.systemSmall, .systemSmall, .systemMedium, .systemMedium])
        #expect(all.pictures.map(\.view.environment.scheme) == [.light, .dark, .light, .dark])
        #expect(all.pictures.allSatisfy { $0.date == hours(3) })
        #expect(all.missing.isEmpty)
        job.families = [.systemLarge, .systemSmall]
        job.what = .placeholder
        let some = try await job.run()
        #expect(some.pictures.count == 2)
        #expect(some.missing.map(\.family) == [.systemLarge])
        job.kind = "Nobody"
        await #expect(throws: HostError.self) { _ = try await job.run() }
        // The first entries of many, and how many there are.
        job.kind = "Many"
        (job.families, job.what, job.schemes, job.mostEntries) = (nil, .timeline, [.light], 200)
        let first = try await job.run()
        #expect(first.pictures.map(\.entry) == Array(1...200))
        #expect(first.left.map(\.description) == ["Many, systemSmall: of 250 entries the first 200 are drawn"])
        job.mostEntries = nil
        let every = try await job.run()
        #expect(every.pictures.count == 250 && every.left.isEmpty)
        // No clock page is left behind.
        let left = try FileManager.default.contentsOfDirectory(atPath: probe.state.host.path)
        #expect(!left.contains { $0.hasPrefix("clock-") })
    }

    @Test("a render without a mode shows accessories as a lock screen does, once for both schemes, and a named mode everywhere")
    func modes() async throws {
        let probe = try Probe()
        var job = RenderJob(probe.extensionBundle, at: midnight, configuration: probe.configuration)
        (job.kind, job.families, job.what) = ("Surroundings", [.systemSmall, .accessoryCircular], .snapshot)
        job.schemes = [.light, .dark]
        func modes() async throws -> [String] {
            try await job.run().pictures.map { "\($0.family?.rawValue ?? "") \($0.view.environment.mode)" }
        }
        #expect(try await modes() == ["systemSmall fullColor", "systemSmall fullColor", "accessoryCircular vibrant"])
        job.modes = [.fullColor]
        #expect(try await modes().filter { $0 == "accessoryCircular fullColor" }.count == 2)
    }

    @Test("what fails while pictures are used fails the job, which has ended its extension by then") func failingUse() async throws {
        let probe = try Probe()
        var job = RenderJob(probe.extensionBundle, at: midnight, configuration: probe.configuration)
        (job.kind, job.families, job.what) = ("Fine", [.systemSmall], .snapshot)
        await #expect(throws: CancellationError.self) { _ = try await job.run { _ -> Int in throw CancellationError() } }
        let running = ProcessTree.descendants(of: getpid()).filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe"))?.hasPrefix(probe.folder.url.path) == true
        }
        #expect(running.isEmpty)
    }

    @Test("an extension without a host finds a home screen with the one tile that is asked for, and its calls are answered (true.1)")
    func currentConfigurations() async throws {
        let probe = try Probe()
        var player = TimelinePlayer(probe.extensionBundle, configuration: probe.configuration)
        player.kind = "Neighbours"
        #expect(try await player.play(from: midnight, to: hours(1)).entries.map(\.summary) == ["1 placed"])
        var job = RenderJob(probe.extensionBundle, at: midnight, configuration: probe.configuration)
        job.kind = "Neighbours"
        let drawn = try await job.run()
        #expect(drawn.pictures.map(\.view.summary) == ["1 placed"] && drawn.missing == [])
        // Without any screen nothing is placed; nobody waits for an answer that does not come.
        let process = try probe.process()
        let answer = try await process.ask(try probe.request("Neighbours"))
        await process.stop()
        #expect(answer.words == "0 placed")
    }

    @Test("what an extension asks to be reloaded is asked for as on a home screen: after the floor, and counted (true.1)")
    func ownReload() async throws {
        let probe = try Probe()
        var player = TimelinePlayer(probe.extensionBundle, configuration: probe.configuration)
        player.kind = "Restless"
        let record = try await player.play(from: midnight, to: minutes(44))
        #expect(record.requests.first?.by == "Placed")
        #expect(record.requests.contains { $0.by == "Extension: reload Restless" && $0.code == LedgerCode.follows.rawValue })
        let granted = record.requests.filter { $0.decision == .granted }
        #expect(granted.count == 9, "\(record.requests.suffix(6).map { "\($0.at.timeIntervalSince(midnight)) \($0.by) \($0.reason)" })")
        #expect(zip(granted, granted.dropFirst()).allSatisfy { $1.at.timeIntervalSince($0.at) >= TileSchedule.standardFloor })
    }

    @Test("of all kinds those without a family are left out and named; a kind asked for by name has to have it (true.2)")
    func leftOut() async throws {
        let probe = try Probe()
        var job = RenderJob(probe.extensionBundle, at: midnight, configuration: probe.configuration)
        job.families = [.systemMedium]
        job.what = .placeholder
        let all = try await job.run()
        #expect(all.missing == [])
        #expect(all.pictures.contains { $0.kind == "Fine" } && all.pictures.allSatisfy { $0.family == .systemMedium })
        #expect(all.leftOut.contains { $0.kind == "Neighbours" && $0.reason.contains("systemSmall") })
        job.kind = "Neighbours"
        let one = try await job.run()
        #expect(one.pictures.isEmpty && one.leftOut == [] && one.missing.map(\.kind) == ["Neighbours"])
        // What no kind has was asked for in vain.
        job.kind = nil
        job.families = [.systemExtraLarge]
        let none = try await job.run()
        #expect(none.leftOut == [] && !none.missing.isEmpty)
    }

    @Test("a snapshot is asked for as the gallery asks, where that is said (true.4)", arguments: [true, false])
    func preview(_ isPreview: Bool) async throws {
        let probe = try Probe()
        var job = RenderJob(probe.extensionBundle, at: midnight, configuration: probe.configuration)
        (job.kind, job.what, job.isPreview) = ("Neighbours", .snapshot, isPreview)
        #expect(try await job.run().pictures.map(\.view.summary) == [isPreview ? "preview" : "snapshot"])
    }

    @Test("a job's clock is one page for all that runs for it; the state's own is followed and never moved (true.4)")
    func oneClock() async throws {
        let probe = try Probe()
        var configuration = probe.configuration
        let own = try JobClock(in: probe.state, at: midnight)
        configuration.jobClock = own
        var player = TimelinePlayer(probe.extensionBundle, configuration: configuration)
        player.kind = "Fine"
        _ = try await player.play(from: hours(1), to: hours(3))
        // Where a service would read it.
        let page = try HostClock(path: own.page.path)
        #expect(page.now > hours(2) && page.now <= hours(3))
        own.close()
        #expect(!FileManager.default.fileExists(atPath: own.page.path))
        try HostClock(path: probe.state.clock.path).set(now: hours(5), rate: 0)
        configuration.jobClock = try JobClock(following: probe.state)
        var job = RenderJob(probe.extensionBundle, at: midnight, configuration: configuration)
        job.kind = "Fine"
        #expect(try await job.run().pictures.allSatisfy { $0.date == hours(5) })
        configuration.jobClock?.close()
        #expect(FileManager.default.fileExists(atPath: probe.state.clock.path))
    }
}
