import ActivityKit
import SwiftUI
import Testing
import UIKit
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit

private struct Entry: TimelineEntry {
    let date: Date
    var number = 0
}

private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now, number: 8), Entry(date: .now, number: 9)], policy: .atEnd))
    }
}

private struct Numbers: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Numbers", provider: Provider()) { entry in Text("\(entry.number)") }
    }
}

#Preview("A view") {
    Text("shown in the canvas")
}

// A comment before it must not move its line.
#Preview(traits: .sizeThatFitsLayout) { Text("fits") }

#Preview("A widget", as: .systemSmall) {
    Numbers()
} timeline: {
    Entry(date: .now, number: 1)
    Entry(date: .now, number: 2)
}

#Preview(as: .systemMedium, widget: { Numbers() }, timelineProvider: { Provider() })

#Preview("A view of its own") {
    struct Host: View {
        @State private var count = 3
        var body: some View { Text("host \(count)") }
    }
    return Host()
}

#Preview("With state", traits: .sizeThatFitsLayout) {
    // "@Previewable" in words is none.
    @Previewable @State var count = [1, 2]
        .count
    @Previewable @State
    var words = "so } many"; let suffix = "!"
    Text("\(words) \(count)\(suffix) @Previewable")
}

#Preview("Trap") { trap() }

private func trap() -> Text {
    if Int("1") == 1 { Issue.record("Listing previews runs none of them.") }
    return Text("trap")
}

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
}

private struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { context in
            Text("\(context.attributes.name) in \(context.state.minutes) min").activityBackgroundTint(.black)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("open") }
            } compactLeading: {
                Text("l")
            } compactTrailing: {
                Text("t")
            } minimal: {
                Text("m")
            }
        }
    }
}

#Preview("A ride", as: .content, using: Ride(name: "Bus 9")) {
    RideActivity()
} contentStates: {
    Ride.ContentState(minutes: 4)
    Ride.ContentState(minutes: 1)
}

#Preview("An island", as: .dynamicIsland(.compact), using: Ride(name: "Bus 9")) {
    RideActivity()
} contentStates: {
    Ride.ContentState(minutes: 4)
}

private struct Seeded: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 42 }
    func body(content: Content, context: Int) -> some View {
        HStack {
            content
            Text("seeded \(context)")
        }
    }
}

#Preview("An open island", as: .dynamicIsland(.expanded), using: Ride(name: "Bus 9")) {
    RideActivity()
} contentStates: {
    Ride.ContentState(minutes: 4)
}

#Preview("A small island", as: .dynamicIsland(.minimal), using: Ride(name: "Bus 9")) {
    RideActivity()
} contentStates: {
    Ride.ContentState(minutes: 4)
}

#Preview("Modified", traits: .modifier(Seeded()), .sizeThatFitsLayout) { Text("plain") }

#Preview("Too large", traits: .sizeThatFitsLayout) { Color.red.frame(width: 100_000, height: 20) }

private final class Gauge: UIView {}
private final class Board: UIViewController {}

#Preview("A view of UIKit") {
    let gauge = Gauge()
    gauge.isHidden = false
    return gauge
}

#Preview("A controller") { Board() }

// #Preview("No preview") { Text("in a comment") }
#Preview("Two views") {
    Text("above").bold()
    Text("below").italic()
}

private struct Tone: View {
    @Environment(\.widgetRenderingMode) var mode

    var body: some View { Text("\(mode)") }
}

private struct Old_Previews: PreviewProvider {
    static var previews: some View {
        Text("old").previewContext(WidgetPreviewContext(family: .systemLarge)).previewDisplayName("Old")
        ForEach(1..<3) { Text("row \($0)").previewLayout(.fixed(width: 80, height: 20)) }
        Tone().previewContext(WidgetPreviewContext(family: .accessoryRectangular))
        Tone().previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}

@MainActor @Suite("Previews") struct PreviewTests {
    private let service = ExtensionService(widget: Numbers())

    private func previews() async throws -> [PreviewDescription] {
        guard case .previews(let all) = await service.answer(ExtensionRequest(id: 1, body: .previews)).body else {
            throw ExtensionFailure(code: .invalidRequest, message: "no previews")
        }
        return all.filter { $0.place.hasSuffix("PreviewTests.swift") || $0.place == "Old_Previews" }
    }

    private func drawn(
        _ preview: PreviewDescription, _ environments: [RenderEnvironment] = [RenderEnvironment()], isAsPlaced: Bool = false
    ) async throws -> [PreviewedEntry] {
        let device = Device.standard
        let request = PreviewRequest(
            index: preview.index, screen: device.screen,
            tiles: WidgetFamilyName.allCases.compactMap { device.request(kind: "", family: $0) },
            environments: environments, fillsScreen: false, isAsPlaced: isAsPlaced)
        // As it crosses from one process to the other.
        let payload = await service.payload(for: ExtensionRequest(id: 1, body: .preview(request)))
        switch try ExtensionResponse(payload: payload).body {
        case .previewed(let entries): return entries
        case .failed(let failure): throw failure
        default: throw ExtensionFailure(code: .invalidRequest, message: "no preview")
        }
    }

    @Test("xcode.7: every #Preview and PreviewProvider is found by itself, in the order of the source, and none is run for that")
    func list() async throws {
        let all = try await previews()
        #expect(
            all.map(\.name) == [
                "A view", nil, "A widget", nil, "A view of its own", "With state", "Trap", "A ride", "An island",
                "An open island", "A small island", "Modified", "Too large", "A view of UIKit", "A controller", "Two views", nil,
            ])
        #expect(
            all.map(\.content)
                == [
                    .views, .views, .widget(.systemSmall), .widget(.systemMedium), .views, .views, .views, .liveActivity, .liveActivity,
                    .liveActivity, .liveActivity, .views, .views, .views, .views, .views, .views,
                ])
        let source = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        for preview in all where preview.line != nil { #expect(source[preview.line! - 1].hasPrefix("#Preview")) }
        #expect(all.last?.place == "Old_Previews")
    }

    @Test("xcode.7: a view is as large as it likes, in a tile where its context says so; each view of a provider is a picture")
    func views() async throws {
        let all = try await previews()
        let view = try #require(try await drawn(all[0]).first)
        #expect(view.family == nil && view.entry.variants.map(\.summary) == ["shown in the canvas"])
        let size = try #require(view.entry.variants.first?.content.size)
        #expect(size.height < 30 && size.width > 100 && size.width < 200)
        let old = try await drawn(try #require(all.last))
        #expect(old.map(\.name) == ["Old", nil, nil, nil, nil])
        #expect(old.map { $0.entry.variants[0].summary } == ["old", "row 1", "row 2", "fullColor", "fullColor"])
        #expect(old[0].family == .systemLarge && old[0].entry.variants[0].content.size == CGSize(width: 338, height: 354))
        #expect(old[1].entry.variants[0].content.size == CGSize(width: 80, height: 20))
    }

    @Test("xcode.7: as an iPhone's places show them, an accessory is in one tone, once for all schemes, and a tile in its colours")
    func asPlaced() async throws {
        var dark = RenderEnvironment()
        dark.scheme = .dark
        let old = try await drawn(try #require(try await previews().last), [RenderEnvironment(), dark], isAsPlaced: true)
        #expect(old.suffix(2).map { $0.entry.variants.map(\.summary) } == [["vibrant"], ["fullColor", "fullColor"]])
    }

    @Test("xcode.10: a modifier of previews stands around the view, with its context") func modified() async throws {
        let all = try await previews()
        #expect(try await drawn(all[11]).map { $0.entry.variants[0].summary } == ["plain, seeded 42"])
    }

    @Test("xcode.7: a view that is larger than any picture may be is cut, and that is said") func tooLarge() async throws {
        let all = try await previews()
        let view = try #require(try await drawn(all[12]).first?.entry.variants.first)
        #expect(view.content.size == CGSize(width: ArchiveLimits.maximumTileSide, height: 20))
        #expect(view.diagnostics.contains { $0.hasPrefix("The view is larger than 3200 × 3200 points") })
    }

    @Test("xcode.10: a view that is declared in its preview, and variables of a preview that are marked as previewable, are drawn")
    func declaredInside() async throws {
        let all = try await previews()
        #expect(try await drawn(all[4]).map { $0.entry.variants[0].summary } == ["host 3"])
        #expect(try await drawn(all[5]).map { $0.entry.variants[0].summary } == ["so } many 2! @Previewable"])
    }

    @Test("xcode.7: views one below the other in a preview are drawn, and one in a comment above is none") func several() async throws {
        let all = try await previews()
        #expect(try await drawn(all[15]).map { $0.entry.variants[0].summary } == ["above, below"])
    }

    @Test("xcode.7: a widget's preview has its entries, written out or of its provider")
    func widget() async throws {
        let all = try await previews()
        let written = try await drawn(all[2]), asked = try await drawn(all[3])
        #expect(written.map { $0.entry.variants[0].content.size } == Array(repeating: CGSize(width: 158, height: 158), count: 2))
        #expect(written.allSatisfy { $0.family == .systemSmall } && asked.allSatisfy { $0.family == .systemMedium })
        #expect(written.count == 2 && asked.count == 2)
        // Without a container background iOS draws a warning, and says which widget it is.
        #expect(written[0].entry.variants[0].diagnostics.contains { $0.hasPrefix("Numbers: no view declares containerBackground") })
    }

    @Test("xcode.7: a Live Activity is drawn as on the lock screen, in the size that its content asks for")
    func activity() async throws {
        let all = try await previews()
        let states = try await drawn(all[7])
        #expect(states.map { $0.entry.variants[0].summary } == ["Bus 9 in 4 min", "Bus 9 in 1 min"])
        #expect(states[0].entry.variants[0].content.size == CGSize(width: 371, height: 84))
        // The picture stands on the colour that its view asked for, to the edges.
        let list = states[0].entry.variants[0].picture(cornerRadius: 0, appearance: .plain)
        #expect(Rasterizer(fonts: FontCatalog.file).draw(list, scale: 1)[1, 1] == [0, 0, 0, 255])
    }

    @Test("xcode.7: an island is drawn with its parts around the camera: compact, expanded and minimal, in Apple's sizes")
    func islands() async throws {
        let all = try await previews()
        var islands: [ArchivedView] = []
        for preview in all[8...10] { islands.append(try #require(try await drawn(preview).first?.entry.variants.first)) }
        let sizes = islands.map(\.content.size)
        #expect(sizes[0].width == 230 && abs(sizes[0].height - 36.67) < 0.01)
        #expect(sizes[1] == CGSize(width: 371, height: 84))
        #expect(abs(sizes[2].width - 36.67) < 0.01 && abs(sizes[2].height - 36.67) < 0.01)
        // Left and right of the camera, which is 125.33 wide, and under it.
        func frame(_ text: String, in view: ArchivedView) throws -> CGRect {
            try #require(view.nodes.first { $0.type == "Text" && $0.text == text }).frame
        }
        let leading = try frame("l", in: islands[0]), trailing = try frame("t", in: islands[0])
        #expect(leading.maxX <= 52.34 && trailing.minX >= 230 - 52.34)
        #expect(try frame("open", in: islands[1]).minY >= 36.66)
        #expect(try abs(frame("m", in: islands[2]).midX - sizes[2].width / 2) < 0.5)
        #expect(islands.map(\.summary) == ["l, t", "open", "m"])
    }

    @Test("xcode.7: a preview of UIKit says in the picture and beside it that it is not drawn") func ofUIKit() async throws {
        let all = try await previews()
        let view = try #require(try await drawn(all[13]).first?.entry.variants.first)
        #expect(view.summary == "Gauge, Views of UIKit are not drawn here.")
        #expect(view.diagnostics == ["Gauge is of UIKit: nothing of it is drawn here"])
        let controller = try #require(try await drawn(all[14]).first?.entry.variants.first)
        #expect(controller.summary == "Board, View controllers of UIKit are not drawn here.")
    }
}
