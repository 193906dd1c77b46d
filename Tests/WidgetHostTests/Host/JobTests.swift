import Foundation
import Testing
import WidgetArchive

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
        // No clock page is left behind.
        let left = try FileManager.default.contentsOfDirectory(atPath: probe.state.host.path)
        #expect(!left.contains { $0.hasPrefix("clock-") })
    }
}
