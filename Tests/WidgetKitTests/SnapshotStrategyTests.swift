import AppIntents
import Foundation
import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit

@testable import WidgetTesting

/// Notes that it was performed, in this process.
struct StampTicket: AppIntent {
    static let title: LocalizedStringResource = "Stamp the ticket"
    static let stamps = Recorder<Int>()

    @Parameter(title: "Ticket") var ticket: Int

    init() {}
    init(_ ticket: Int) { self.ticket = ticket }

    func perform() async throws -> some IntentResult {
        guard ticket != 13 else { throw TornTicket() }
        Self.stamps.add(ticket)
        return .result()
    }

    struct TornTicket: Error, CustomStringConvertible { var description: String { "The ticket is torn." } }
}

private struct Ticket: View {
    var number = 7

    var body: some View {
        VStack {
            Text("Gate B 12")
            Button("Stamp", intent: StampTicket(number))
            Link("Map", destination: URL(fileURLWithPath: "/map"))
        }
        .containerBackground(.white, for: .widget)
    }
}

@MainActor @Suite("Snapshots by strategies (xcode.8)") struct SnapshotStrategyTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    private var written: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    private func place(_ name: String) -> SnapshotPlace { SnapshotPlace(file: #filePath, function: "", name: name, references: folder) }

    private func text<Value>(_ value: Value, _ strategy: SnapshotStrategy<Value>) throws -> String {
        guard case .text(let text) = try strategy.snapshot(value) else { throw NothingWritten() }
        return text
    }

    private struct NothingWritten: Error {}

    @Test("a strategy is made of another, and compares what that makes of the value") func composed() throws {
        let gates = SnapshotStrategy<String>.text.pullback { (gate: Int) in "Gate \(gate)\n" }
        expectSnapshot(of: 12, as: gates, named: "gate", in: folder, record: true)
        expectSnapshot(of: 12, as: gates, named: "gate", in: folder)
        let error = #expect(throws: SnapshotMismatch.self) { try place("gate").verify(13, as: gates, record: false) }
        #expect(error?.description.contains("+ Gate 13") == true)
        #expect(written == ["gate.txt"])
    }

    @Test("a view is compared in every family of the device, those of the home screen light and dark") func families() throws {
        expectPicture(Ticket(), families: .all, in: folder, record: true)
        let home = ["systemLarge", "systemMedium", "systemSmall"].flatMap { ["families-\($0)-dark.png", "families-\($0)-light.png"] }
        let lock = ["Circular", "Inline", "Rectangular"].map { "families-accessory\($0).png" }
        #expect(written == (home + lock).sorted())
        expectPicture(Ticket(), families: .all, in: folder)
        #expect(throws: SnapshotMismatch.self) {
            try place("families-systemSmall-dark").verify(Text("Gate C 1"), as: .picture(PictureSettings(scheme: .dark)), record: false)
        }
        // A size that a phone lacks fails only where it was named.
        let named: FamilyChoice = [.systemExtraLarge]
        let picture = try #require(named.pictures(PictureSettings(), [.dark]).first)
        #expect(picture.suffix == "systemExtraLarge-dark")
        #expect(throws: NoSuchFamily.self) { try render(Ticket(), picture.settings) }
    }

    @Test("a name that was recorded is not recorded again as something else, as for two arguments of one test") func taken() throws {
        try place("gate").verify("Gate 12", as: .text, record: true)
        try place("gate").verify("Gate 12", as: .text, record: true)
        let error = #expect(throws: SnapshotMismatch.self) { try place("gate").verify("Gate 13", as: .text, record: true) }
        #expect(error?.description.contains("named:") == true, "\(String(describing: error))")
        let file = folder.appending(path: "gate.txt")
        #expect(try String(contentsOf: file, encoding: .utf8) == "Gate 12")
        try place("gate").verify(render(Ticket()).bitmap, as: .pixels, record: true)
        #expect(throws: SnapshotMismatch.self) {
            try place("gate").verify(render(Ticket(), family: .systemMedium).bitmap, as: .pixels, record: true)
        }
    }

    @Test("references lie beside the test's file, in a folder of its name, under the test's name") func places() {
        let place = SnapshotPlace(file: "/tests/BoardTests.swift", function: "board(family:)", name: nil, references: nil)
        #expect(place.folder.path == "/tests/References/BoardTests" && place.name == "board")
    }

    @Test("a view's taps and what is spoken of it are lines of text") func texts() throws {
        let taps = try text(Ticket(), .taps(PictureSettings(family: .systemMedium)))
        #expect(taps.contains("performs") && taps.contains("“Stamp”") && taps.contains("opens file:///map “Map”"))
        let spoken = try text(Ticket(), .spoken(PictureSettings(family: .systemMedium))).split(separator: "\n")
        #expect(spoken.map { $0.prefix { $0 != "(" } } == ["text “Gate B 12” ", "button “Stamp” ", "link “Map” "])
        #expect(try text(Ticket(), .archive()).hasPrefix("size 158 × 158\n"))
    }

    @Test("a timeline's text says its policy and what its entries show; one of them is drawn") func timelines() async throws {
        let provider = ClosureProvider(
            first: DateEntry(),
            onTimeline: { completion in
                let entries = [0.0, 60].map { DateEntry(date: Date(timeIntervalSince1970: 1_800_000_000 + $0)) }
                completion(Timeline(entries: entries, policy: .never))
            })
        let probe = TimelineProbe(
            widget: TestWidget(provider) {
                Text($0.date.timeIntervalSince1970 == 1_800_000_000 ? "Now" : "Later").containerBackground(.white, for: .widget)
            })
        let timeline = try await probe.timeline(kind: "Test")
        let lines = try text(timeline, .timeline)
        #expect(lines == "Test systemSmall, never asked for again\n2027-01-15T08:00:00Z “Now”\n2027-01-15T08:01:00Z “Later”\n")
        expectSnapshot(of: timeline, as: .picture(entry: 1), named: "later", in: folder, record: true)
        expectSnapshot(of: timeline, as: .picture(entry: 1), named: "later", in: folder)
        #expect(throws: NoSuchEntry.self) { try SnapshotStrategy<ArchivedTimeline>.picture(entry: 2).snapshot(timeline) }
    }

    @Test("a tap opens a link or performs a control's intent, and what the intent throws is thrown") func taps() async throws {
        let provider = ClosureProvider(first: DateEntry())
        let probe = TimelineProbe(widget: TestWidget(provider) { _ in Ticket(number: 7) })
        let view = try #require(try await probe.timeline(kind: "Test", family: .systemMedium).entries[0].variants.first)
        #expect(try await probe.tap("Map", in: view) == .opened(URL(fileURLWithPath: "/map")))
        guard case .performed(_, false, nil) = try await probe.tap("Stamp", in: view) else {
            Issue.record("The intent was not performed.")
            return
        }
        #expect(StampTicket.stamps.all == [7])
        #expect(try await probe.tap(view, at: CGPoint(x: 1, y: 1)) == .openedApp)
        await #expect(throws: TimelineProbe.NothingToTap.self) { try await probe.tap("Punch", in: view) }
        let torn = try render(Ticket(number: 13), family: .systemMedium).view
        await #expect(throws: StampTicket.TornTicket.self) { try await probe.tap("Stamp", in: torn) }
    }
}
