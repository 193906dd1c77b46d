import ActivityKit
import SwiftUI
import Testing
import VitrineWidgetArchive
import WidgetKit

private struct Crossing: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes = 3 }
    /// Which arrangement its open island has.
    var kind: String
}

private struct CrossingActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Crossing.self) { _ in
            EmptyView()
        } dynamicIsland: { context in
            DynamicIsland {
                switch context.attributes.kind {
                case "centre":
                    DynamicIslandExpandedRegion(.center) { block("wide", 400) }
                    DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 44, height: 44).accessibilityLabel("icon") }
                case "narrow":
                    DynamicIslandExpandedRegion(.leading) { block("first", 200) }
                    DynamicIslandExpandedRegion(.trailing) { block("last", 20) }
                    DynamicIslandExpandedRegion(.bottom) { block("under", 400) }
                case "below":
                    DynamicIslandExpandedRegion(.leading, priority: 1) {
                        block("long", 220).dynamicIsland(verticalPlacement: .belowIfTooWide).padding(.leading, 5)
                    }
                    DynamicIslandExpandedRegion(.trailing) { block("last", 20) }
                default:
                    DynamicIslandExpandedRegion(.leading) { block("long", 80).dynamicIsland(verticalPlacement: .belowIfTooWide) }
                }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
        }
    }

    /// A block as wide as it is let, and at most so wide.
    private func block(_ name: String, _ width: CGFloat) -> some View {
        Color.green.frame(minWidth: 10, idealWidth: width, maxWidth: width).frame(height: 20).accessibilityLabel(name)
    }
}

private struct Crossing_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["centre", "narrow", "below", "short"], id: \.self) { kind in
            Crossing(kind: kind).previewContext(Crossing.ContentState(), viewKind: .dynamicIsland(.expanded)).previewDisplayName(kind)
        }
    }
}

/// The layout by Apple's words in "Displaying live data with Live Activities"; the camera is 125.33 points wide on a screen of 393, the
/// island 371 with 14 free at its edges.
@MainActor @Suite("The layout of an open island") struct IslandLayoutTests {
    private func frames(_ kind: String) async throws -> [String: CGRect] {
        let service = ExtensionService(widget: CrossingActivity())
        guard case .previews(let all) = await service.answer(ExtensionRequest(id: 1, body: .previews)).body else { return [:] }
        let preview = try #require(all.first { $0.place == "Crossing_Previews" }), device = Device.standard
        let request = PreviewRequest(
            index: preview.index, screen: device.screen,
            tiles: WidgetFamilyName.allCases.compactMap { device.request(kind: "", family: $0) }, environments: [RenderEnvironment()],
            fillsScreen: true, isAsPlaced: false)
        guard case .previewed(let entries) = await service.answer(ExtensionRequest(id: 1, body: .preview(request))).body else { return [:] }
        let view = try #require(entries.first { $0.name == kind }?.entry.variants.first)
        #expect(view.diagnostics == [])
        return Dictionary(view.accessibility.map { ($0.label, $0.frame) }) { first, _ in first }
    }

    private let camera = 125 + 1.0 / 3, inner = 343.0

    @Test("the centre takes what the others need not have, under the camera (xcode.7)") func centre() async throws {
        let frames = try await frames("centre")
        let icon = try #require(frames["icon"]), wide = try #require(frames["wide"])
        #expect(abs(icon.minX - 14) < 0.5 && icon.minY < wide.minY)
        #expect(abs(wide.width - (inner - 44)) < 0.5 && wide.minY >= 36.6, "\(wide)")
        #expect(abs(wide.maxX - (14 + inner)) < 0.5)
    }

    @Test("leading and trailing share what the camera leaves, and the bottom is under them (xcode.7)") func shares() async throws {
        let frames = try await frames("narrow")
        let first = try #require(frames["first"]), last = try #require(frames["last"]), under = try #require(frames["under"])
        #expect(abs(first.width - (inner - camera) / 2) < 0.5 && first.minY == last.minY, "\(first)")
        #expect(abs(last.maxX - (14 + inner)) < 0.5 && last.width == 20)
        #expect(abs(under.width - inner) < 0.5 && under.minY >= 36.6 && under.minY >= first.maxY - 0.01)
    }

    @Test("what is too wide beside the camera stands below it, whole where it goes first (xcode.7)") func below() async throws {
        let frames = try await frames("below")
        let long = try #require(frames["long"]), last = try #require(frames["last"])
        #expect(long.width == 220 && long.minY >= 36.6 && abs(long.minX - 19) < 0.5, "\(long)")
        #expect(last.minY < long.minY)
        // What finds room beside the camera stays there.
        let short = try #require(try await self.frames("short")["long"])
        #expect(short.width == 80 && short.minY < 36)
    }
}
