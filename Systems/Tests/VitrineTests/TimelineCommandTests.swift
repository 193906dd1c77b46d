import Foundation
import Testing
import TestTime
import WidgetHost

/// A service, an app and an extension, each a process of its own, seeded on 10 June 2026 at 08:00 UTC.
@Suite("vitrine timeline") struct TimelineCommandTests {
    /// What the entries begin with, and when each is shown: R1.16–R1.23, G1.3, G1.4.
    static let seeds: [(seed: String, entries: [(shown: String, words: String)])] = [
        (
            "package",
            [
                ("2026-06-10T08:00:00Z", "Outbound, flight AZ 792 from Milan Linate to Tokyo Haneda"),
                ("2026-06-12T21:55:00Z", "Park Hotel Shiodome"), ("2026-06-17T23:00:00Z", "Inbound, flight NH 215"),
                ("2026-06-18T20:05:00Z", "Where to next?"),
            ]
        ),
        (
            "flight",
            [
                ("2026-06-10T08:00:00Z", "Outbound, flight TP 827"), ("2026-06-12T08:05:00Z", "Inbound, flight TP 826"),
                ("2026-06-16T20:15:00Z", "Where to next?"),
            ]
        ),
        ("hotel", [("2026-06-10T08:00:00Z", "Villa Mondello"), ("2026-06-15T06:00:00Z", "Where to next?")]),
        (
            "gap",
            [
                ("2026-06-10T08:00:00Z", "Outbound, flight BA 7306"), ("2026-06-12T07:10:00Z", "Inbound, flight BA 7309"),
                ("2026-06-14T18:20:00Z", "Outbound, flight TP 827"),
                ("2026-06-19T08:05:00Z", "Miradouro da Graça"), ("2026-06-23T07:00:00Z", "Inbound, flight TP 826"),
                ("2026-06-23T20:15:00Z", "Where to next?"),
            ]
        ),
        (
            "nested",
            [
                ("2026-06-10T08:00:00Z", "Park Hotel Shiodome"), ("2026-06-15T05:15:00Z", "Outbound, flight LX 14"),
                ("2026-06-16T16:50:00Z", "Inbound, flight LX 17"), ("2026-06-19T08:45:00Z", "Park Hotel Shiodome"),
                ("2026-06-23T23:00:00Z", "Where to next?"),
            ]
        ),
        ("none", [("2026-06-10T08:00:00Z", "Where to next?")]),
    ]

    @Test("each seed's steps are shown at their instants, with one request (R1.16–R1.23, R1.44, G1.3, G1.4, true.6)", arguments: seeds)
    func steps(_ expected: (seed: String, entries: [(shown: String, words: String)])) async throws {
        let result = try await Program.run(
            "timeline", "TripsWidgets", "--from", "2026-06-10T08:00:00Z", "--to", "2026-07-20T00:00:00Z", "--seed", expected.seed, "--json")
        #expect(result.status == 0, "\(result.errors)")
        let record = try TimelineRecord(json: Data(result.output.utf8))
        #expect(record.entries.map { $0.shown.formatted(.iso8601) } == expected.entries.map(\.shown))
        for (entry, known) in zip(record.entries, expected.entries) { #expect(entry.summary.hasPrefix(known.words), "\(entry.summary)") }
        #expect(record.requests.map(\.decision) == [.granted])
        #expect(zip(record.entries, record.entries.dropFirst()).allSatisfy { $0.until == $1.shown })
    }

    @Test(
        "a time is ISO 8601, in the device's zone where it names none",
        arguments: [
            ("2026-06-10", "2026-06-10T07:00:00Z"), ("2026-06-10T09:30", "2026-06-10T16:30:00Z"),
            ("2026-06-10 09:30:15", "2026-06-10T16:30:15Z"), ("2026-06-10T09:30Z", "2026-06-10T09:30:00Z"),
            ("2026-06-10T09:30:00.250Z", "2026-06-10T09:30:00Z"), ("2026-06-10T09:30:00+02:00", "2026-06-10T07:30:00Z"),
            ("2026-06-10T09:30-0330", "2026-06-10T13:00:00Z"), ("2026-06-10T09:30+09", "2026-06-10T00:30:00Z"),
        ])
    func times(_ written: String, _ known: String) async throws {
        let result = try await Program.run(
            ["timeline", "TripsWidgets", "--from", written, "--to", "2026-06-11T12:00Z", "--seed", "none", "--json"],
            environment: ["TZ": "America/Los_Angeles"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try TimelineRecord(json: Data(result.output.utf8)).entries.map { $0.shown.formatted(.iso8601) } == [known])
    }

    @Test("what is no time is refused", arguments: ["tomorrow", "2026-02-31", "2026-06-10T25:00Z", "2026-06-10T09:30+15", "2026-6-1"])
    func noTime(_ written: String) async throws {
        let result = try await Program.run("timeline", "TripsWidgets", "--from", written, "--to", "2026-07-11")
        #expect(result.status == 64 && result.errors.contains(written))
    }

    @Test("the table names each entry and each request")
    func table() async throws {
        let result = try await Program.run(
            "timeline", "TripsWidgets", "--from", "2026-06-10T08:00:00Z", "--to", "2026-06-20", "--seed", "flight", "--family",
            "systemLarge",
            "--locale", "it-IT")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("2026-06-10 08:00  systemLarge  Andata"))
        #expect(result.output.contains("granted  Placed"))
    }

    @Test(
        "what cannot be asked for is one line on standard error, and a status that is not 0",
        arguments: [
            (["TripsWidgets", "--from", "2026-06-10", "--to", "2026-06-09"], "--from must be before --to"),
            (["Nothing", "--from", "2026-06-10", "--to", "2026-06-11"], "TripsWidgets"),
            (["TripsWidgets", "--from", "2026-06-10", "--to", "2026-06-11", "--kind", "Other"], "TripsWidget"),
            (["TripsWidgets", "--from", "2026-06-10", "--to", "2026-06-11", "--seed", "bogus"], "package"),
            (["/nowhere/X.appex", "--from", "2026-06-10", "--to", "2026-06-11"], "/nowhere/X.appex"),
        ])
    func refused(_ arguments: [String], _ words: String) async throws {
        let scratch = TemporaryFolder()
        let (out, err) = (try scratch.file("out"), try scratch.file("err"))
        let process = try Program.start(["timeline"] + arguments, output: out.handle, errors: err.handle)
        #expect(await eventually { !process.isRunning })
        let said = try String(contentsOf: err.url, encoding: .utf8)
        #expect(process.terminationStatus != 0)
        #expect(said.contains(words), "\(said)")
        #expect(said.split(separator: "\n").count == 1)
    }
}
