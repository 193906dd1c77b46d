import Foundation
import GetawaysScenes
import Testing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

@testable import GetawaysCore
@testable import GetawaysWidgets

/// Tests what stands in the tile and where a tap leads.
@MainActor @Suite("Deals") struct DealsViewTests {
    private func scene(_ name: String) throws -> ArchivedView {
        try #require(Scenes.all.first { $0.name == name }).draw().view
    }

    private func texts(_ view: ArchivedView) -> [String] { view.nodes.compactMap(\.text) }

    private func links(_ view: ArchivedView) -> [URL] {
        view.taps.compactMap { if case .open(let url) = $0.action { url } else { nil } }
    }

    @Test("the bundle offers the deals by both intents, in three families (R2.36)")
    func bundle() {
        let widgets = TimelineProbe(bundle: GetawaysWidgetBundle()).description.widgets
        #expect(widgets.map(\.kind) == ["DealsWidget", "InspirationalDealsWidget"])
        #expect(widgets.allSatisfy { $0.families == [.systemSmall, .systemMedium, .systemLarge] && $0.isConfigurable })
    }

    @Test("one link is the whole tile, and it is the deal's (R2.1, R2.2, R2.6, R2.49)", arguments: ["small", "medium", "large"])
    func oneLink(_ size: String) throws {
        let view = try scene("lisbon-\(size)")
        let whole = try #require(view.widgetURL)
        #expect(try DealsLink(whole).search.cityName == "Lisbon")
        #expect(links(view).allSatisfy { $0 == whole })
        let frame = try #require(view.taps.first).frame
        #expect(frame.minX <= 0 && frame.minY <= 0 && frame.width >= (size == "small" ? 158 : 338))
    }

    @Test(
        "not set, no deals and out of reach have no link: a tap only opens the app (R2.57)",
        arguments: ["configure", "no-deals", "unreachable"])
    func noLink(_ name: String) throws {
        for size in ["small", "medium", "large"] {
            let view = try scene("\(name)-\(size)")
            #expect(view.widgetURL == nil && links(view).isEmpty)
        }
    }

    @Test("brand, city, type and price stand above the photograph, in words (R2.3, R2.9)")
    func words() throws {
        #expect(try texts(scene("lisbon-small")) == ["Getaways", "Lisbon", "Flight + hotel", "€289"])
        #expect(try texts(scene("lisbon-medium")) == ["Getaways", "Lisbon", "Flight + hotel", "from €289"])
        #expect(try texts(scene("lisbon-large-de")).contains("ab 289\u{a0}€"))
        #expect(try scene("lisbon-small").content.images.count == 1)
    }

    @Test("the city's shape is as wide as its name and leans by 14 degrees (R2.10)")
    func shape() throws {
        let path = LeaningShape().path(in: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(path.contains(CGPoint(x: 97, y: 4)) && !path.contains(CGPoint(x: 97, y: 36)) && path.contains(CGPoint(x: 85, y: 36)))
        #expect(abs(LeaningShape.lean(ofHeight: 40) - 40 * tan(14 * .pi / 180)) < 0.01)
        // A shape that is too small for its corners is still one.
        for size in [CGSize(width: 1, height: 1), CGSize(width: 2, height: 90), .zero] {
            _ = LeaningShape().path(in: CGRect(origin: .zero, size: size))
        }
    }

    @Test("not set: the text of the article's key, on the picture with its name; no picture, no crash (R2.8, R2.11, G2.8)")
    func configure() throws {
        #expect(try texts(scene("configure-medium")) == ["Touch and hold to choose your airport"])
        #expect(try scene("configure-medium").content.images.count == 1)
        var settings = PictureSettings(family: .systemSmall)
        settings.contentMarginsDisabled = true
        let view = try render(Configure(message: .configure, configurationImageName: "Nowhere"), settings).view
        #expect(view.nodes.compactMap(\.text) == ["Touch and hold to choose your airport"] && view.content.images.isEmpty)
    }

    @Test("the tile is spoken as a sentence")
    func spoken() throws {
        #expect(try scene("lisbon-medium").accessibility.map(\.label) == ["Lisbon, Flight + hotel from €289"])
        #expect(try scene("lisbon-medium-it").accessibility.map(\.label) == ["Lisbona, Volo + hotel da 289\u{a0}€"])
        #expect(try scene("no-deals-small").accessibility.map(\.label) == ["No deals from Milan Linate today"])
    }

    @Test(
        "true.14: a deal without its photograph, and one that the service gave hours ago, say so", arguments: ["small", "medium", "large"])
    func incomplete(_ size: String) throws {
        #expect(try texts(scene("photograph-to-come-\(size)")).contains("Photo to come"))
        #expect(try texts(scene("as-of-\(size)")).contains("as of 08:00"))
        #expect(try texts(scene("photograph-to-come-\(size)-de")).contains("Foto folgt"))
        let spoken = try scene("photograph-to-come-\(size)").accessibility.map(\.label)
        #expect(spoken == ["Innsbruck, Flight + hotel from €342. Photo to come"])
    }

    @Test("the placeholder shows bars: no word and no photograph")
    func placeholder() throws {
        for size in ["small", "medium", "large"] {
            let view = try scene("placeholder-\(size)")
            #expect(texts(view).isEmpty && view.content.images.isEmpty)
        }
    }

    @Test("tile not set: one entry, never asked again; the placeholder is there at once (R2.13, R2.15, G2.9)")
    func unset() async throws {
        let probe = TimelineProbe(bundle: GetawaysWidgetBundle())
        for kind in ["DealsWidget", "InspirationalDealsWidget"] {
            let timeline = try await probe.timeline(kind: kind, family: .systemMedium)
            #expect(timeline.entries.count == 1 && timeline.policy == .never)
            _ = try await probe.placeholder(kind: kind, family: .systemSmall)
        }
    }
}
