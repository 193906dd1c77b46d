import Foundation
import SwiftUI
import Testing
import WidgetKit
import WidgetTesting

// What stands between the two lines is the sample of Documentation.docc/TestingAWidget.md, letter by letter: it compiles, and it holds.
// sample
struct Departure: TimelineEntry {
    let date: Date
    let gate: String
}

struct DepartureView: View {
    let entry: Departure

    var body: some View {
        VStack(alignment: .leading) {
            Text("Gate").font(.caption).foregroundStyle(.secondary)
            Text(entry.gate).font(.title).bold()
        }
        .containerBackground(.background, for: .widget)
    }
}

struct DepartureProvider: TimelineProvider {
    func placeholder(in context: Context) -> Departure { Departure(date: .now, gate: "–") }

    func getSnapshot(in context: Context, completion: @escaping (Departure) -> Void) { completion(placeholder(in: context)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Departure>) -> Void) {
        completion(Timeline(entries: [Departure(date: .now, gate: "B 12")], policy: .never))
    }
}

struct DepartureWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Departure", provider: DepartureProvider()) { DepartureView(entry: $0) }
    }
}

@MainActor struct DepartureTests {
    let view = DepartureView(entry: Departure(date: .now, gate: "B 12"))

    @Test func looks() { expectPicture(view, families: [.systemSmall, .systemMedium]) }

    @Test func reads() { expectSnapshot(of: view, as: .spoken()) }

    @Test func asksOnlyOnce() async throws {
        let timeline = try await TimelineProbe(widget: DepartureWidget()).timeline(kind: "Departure", family: .systemSmall)
        #expect(timeline.policy == .never)
        #expect(timeline.entries.first?.variants.first?.nodes.contains { $0.text == "B 12" } == true)
    }
}
// sample

/// Tests that the Swift that the documentation shows is what is compiled and run.
@Suite("Documented samples") struct DocumentedSampleTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("are the ones that are tested here; true.35") func same() throws {
        let own = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8).components(separatedBy: "// sample\n")
        try #require(own.count >= 3)
        let document = try String(
            contentsOf: root.appendingPathComponent("Documentation.docc/TestingAWidget.md"), encoding: .utf8)
        let shown = document.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
        #expect(
            shown.joined(separator: "\n")
                == "import SwiftUI\nimport Testing\nimport WidgetKit\nimport WidgetTesting\n\n\(own[1])")
    }
}
