import ActivityKit
import SwiftUI
import Testing
import VitrineWidgetArchive
import WidgetKit

private struct Ferry: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
}

private struct Parcel: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
}

private struct FerryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ferry.self) { context in
            Text("\(context.attributes.name) in \(context.state.minutes) min\(context.isStale ? "?" : "")")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("open") }
            } compactLeading: {
                Text("l")
            } compactTrailing: {
                Text("t")
            } minimal: {
                Text("\(context.state.minutes)")
            }
        }
    }
}

private struct Ferry_Previews: PreviewProvider {
    static let attributes = Ferry(name: "Bus 9")
    static let state = Ferry.ContentState(minutes: 3)

    static var previews: some View {
        attributes.previewContext(state, viewKind: .content).previewDisplayName("Lock screen")
        attributes.previewContext(state, isStale: true, viewKind: .content)
        attributes.previewContext(state, viewKind: .dynamicIsland(.compact)).previewDisplayName("Island")
        attributes.previewContext(state, viewKind: .dynamicIsland(.expanded))
        attributes.previewContext(state, viewKind: .dynamicIsland(.minimal))
        Parcel().previewContext(Parcel.ContentState(), viewKind: .content)
    }
}

private struct Inline_Previews: PreviewProvider {
    static var previews: some View {
        Text("\(Image(systemName: "star.fill")) first").previewContext(WidgetPreviewContext(family: .accessoryInline))
        Text("plain").previewContext(WidgetPreviewContext(family: .accessoryInline))
        Text("round").previewContext(WidgetPreviewContext(family: .accessoryCircular))
        Label("last", systemImage: "heart").previewContext(WidgetPreviewContext(family: .accessoryInline))
    }
}

@MainActor @Suite("Previews of a provider") struct PreviewProviderTests {
    private let service = ExtensionService(widget: FerryActivity())

    private func drawn(_ provider: String) async throws -> [PreviewedEntry] {
        guard case .previews(let all) = await service.answer(ExtensionRequest(id: 1, body: .previews)).body else {
            throw ExtensionFailure(code: .invalidRequest, message: "no previews")
        }
        let preview = try #require(all.first { $0.place == provider }), device = Device.standard
        let request = PreviewRequest(
            index: preview.index, screen: device.screen,
            tiles: WidgetFamilyName.allCases.compactMap { device.request(kind: "", family: $0) }, environments: [RenderEnvironment()],
            fillsScreen: true, isAsPlaced: false)
        switch await service.answer(ExtensionRequest(id: 1, body: .preview(request))).body {
        case .previewed(let entries): return entries
        case .failed(let failure): throw failure
        default: throw ExtensionFailure(code: .invalidRequest, message: "no preview")
        }
    }

    @Test("xcode.7: a Live Activity of a provider is drawn as its widget shows it, on the lock screen and around the camera")
    func activities() async throws {
        let entries = try await drawn("Ferry_Previews"), views = try entries.map { try #require($0.entry.variants.first) }
        #expect(entries.map(\.name) == ["Lock screen", nil, "Island", nil, nil, nil])
        #expect(views.prefix(5).map(\.summary) == ["Bus 9 in 3 min", "Bus 9 in 3 min?", "l, t", "open", "3"])
        let sizes = views.map(\.content.size)
        #expect(sizes[0] == CGSize(width: 371, height: 84) && sizes[3] == CGSize(width: 371, height: 84))
        #expect(sizes[2].width == 230 && abs(sizes[2].height - 36.67) < 0.01 && abs(sizes[4].height - 36.67) < 0.01)
        // Where no widget is made for the attributes, the picture says so, and so do the notes beside it.
        #expect(views[5].summary == "No widget of this bundle shows a Live Activity of Parcel.")
        #expect(views[5].diagnostics == [views[5].summary])
    }

    @Test("xcode.7: each inline accessory of a provider has its own image and words") func inline() async throws {
        let views = try await drawn("Inline_Previews").map { try #require($0.entry.variants.first) }
        #expect(views.map(\.summary) == ["star first", "plain", "round", "last"])
        // The last one's heart is its own, and stands before its words.
        let inked = views.map { $0.content.items.count }
        #expect(inked[3] > inked[1], "\(inked)")
        for view in views { #expect(view.diagnostics.isEmpty) }
    }
}
