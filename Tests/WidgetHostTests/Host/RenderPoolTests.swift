import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("RenderPool, with real processes", .serialized, .timeLimit(.minutes(2)))
struct RenderPoolTests {
    private func subject(_ kind: String, _ probe: Probe) throws -> RenderPool.Subject {
        let request = try #require(probe.configuration.device.request(kind: kind, family: .systemSmall))
        return RenderPool.Subject(
            bundle: probe.extensionBundle, addresses: [:], locale: "en_GB", timeZone: "UTC", request: request)
    }

    @Test("closed, it answers nobody any more: what failed by that begins nothing anew") func closed() async throws {
        let probe = try Probe()
        let plan = ChildPlan(state: probe.state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        let renderPool = RenderPool(plan: SharedPlan(plan), limits: probe.configuration.limits)
        func ask(_ kind: String) throws -> Task<ArchivedTimeline, any Error> {
            let subject = try subject(kind, probe)
            return Task { try await renderPool.timeline(of: subject, in: RenderEnvironment(), at: .distantPast, placed: []) }
        }
        // Its process is up then.
        _ = try await ask("Fine").value
        let hanging = try ask("Hang")
        while await renderPool.working.isEmpty { await Task.yield() }
        let waiting = try ask("Fine")
        while await renderPool.waiting.isEmpty { await Task.yield() }
        await renderPool.close()
        await #expect(throws: ExtensionError.stopped) { _ = try await hanging.value }
        await #expect(throws: ExtensionError.stopped) { _ = try await waiting.value }
        await #expect(throws: ExtensionError.stopped) { _ = try await ask("Fine").value }
    }

    @Test("gives the one entry that is shown at the moment, of a timeline of several") func moment() async throws {
        let probe = try Probe()
        let plan = ChildPlan(state: probe.state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        let renderPool = RenderPool(plan: SharedPlan(plan), limits: probe.configuration.limits)
        // A new timeline each time, of an entry an hour from then on.
        func words(_ hours: Double) async throws -> [String] {
            let moment = Date(timeIntervalSinceNow: hours * 3_600 + 60)
            let timeline = try await renderPool.timeline(
                of: try subject("Surroundings", probe), in: RenderEnvironment(), at: moment, placed: [])
            return timeline.entries.map { $0.variants.first?.nodes.compactMap(\.text).joined(separator: " ") ?? "" }
        }
        for (hours, word) in [(-2.0, "secret 0"), (0, "secret 0"), (2, "secret 2"), (9, "secret 3")] {
            let words = try await words(hours)
            #expect(words.count == 1 && words[0].contains(word), "\(hours): \(words)")
        }
        await renderPool.close()
    }

    @Test("after an update of its app a widget is drawn there by a process of the new build") func update() async throws {
        let probe = try Probe()
        let renderPool = RenderPool(plan: SharedPlan(ChildPlan(probe.configuration, clock: nil)), limits: probe.configuration.limits)
        // Each process says a number of its own.
        func process() async throws -> String? {
            let timeline = try await renderPool.timeline(of: try subject("Fine", probe), in: RenderEnvironment(), at: Date(), placed: [])
            return timeline.entries.first?.variants.first?.nodes.compactMap(\.text).joined(separator: " ").split(separator: " ").last
                .map(String.init)
        }
        let first = try #require(try await process())
        #expect(try await process() == first)
        await renderPool.restart(["com.example.other"], because: "was started again")
        #expect(try await process() == first)
        await renderPool.restart([probe.extensionBundle.identifier], because: "was started again")
        #expect(try await process() != first)
        await renderPool.close()
    }

    @Test("who is drawn there hears what is placed by then, and that nobody tapped anything") func heard() async throws {
        let probe = try Probe()
        func log(_ file: String) -> [String] {
            let file = probe.state.group("group.com.vitrine.probe").appendingPathComponent(file)
            return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
        }
        try await probe.withHost { host in
            let id = try await host.place(kind: "Neighbours", family: .systemSmall)
            await host.settle()
            func variant(_ typeSize: String, of tile: String) async throws {
                var order = VariantRequest(scale: 1)
                order.typeSize = typeSize
                _ = try await host.variant(of: tile, order)
            }
            try await variant("xLarge", of: id)
            #expect(log("neighbours.txt").last == "1 placed")
            let other = try await host.place(kind: "OlderOpening", family: .systemSmall)
            await host.settle()
            try await variant("xxLarge", of: id)
            #expect(log("neighbours.txt").last == "2 placed")
            let before = log("older.txt").count
            try await variant("xxLarge", of: other)
            #expect(log("older.txt").count > before && log("older.txt").last == "untapped: not opened")
        }
    }
}
