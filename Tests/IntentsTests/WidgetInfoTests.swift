import AppIntents
import Foundation
import Intents
import Testing
import VitrineWidgetArchive
import WidgetKit

private struct CityIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "City"
    @Parameter(title: "Name", default: "Bern") var name: String
}

@Suite("What is known of placed widgets") struct WidgetInfoTests {
    private struct Line: WidgetCenterLine {
        let placed: [PlacedWidget]
        func send(_ call: HostCall) throws {}
        func currentConfigurations() async throws -> [PlacedWidget] { placed }
    }

    private func info(_ stored: StoredConfiguration?) async throws -> WidgetInfo {
        let placed = PlacedWidget(id: "1", kind: "Shop", family: .systemSmall, configuration: try stored?.data)
        return try #require(try await WidgetCenter(line: Line(placed: [placed])).currentConfigurations().first)
    }

    @Test("A SiriKit widget's intent has what is set of it, over the defaults")
    func siriKit() async throws {
        KnownIntents.shared.add(ShopIntent.self)
        let values = IntentValues(["mode": .choice("single"), "shop": .entity(id: "s1")])
        let info = try await info(StoredConfiguration(system: .siriKit, intent: "ShopIntent", values: values))
        let intent = try #require(info.configuration as? ShopIntent)
        #expect(intent.mode == .single && intent.shop?.identifier == "s1" && intent.count == 3)
        #expect(info.widgetConfigurationIntent(of: CityIntent.self) == nil)
    }

    @Test("An App Intent's widget gives that intent to who asks for its type, and no other")
    func appIntent() async throws {
        let stored = StoredConfiguration(
            system: .appIntents, intent: CityIntent.persistentIdentifier, values: IntentValues(["name": .string("Ulm")]))
        let info = try await info(stored)
        #expect(info.widgetConfigurationIntent(of: CityIntent.self)?.name == "Ulm")
        #expect(info.configuration == nil)
    }

    @Test("A widget of which nothing is set, or of a class that is not here, has no intent")
    func none() async throws {
        #expect(try await info(nil).configuration == nil)
        #expect(try await info(nil).widgetConfigurationIntent(of: CityIntent.self) == nil)
        let gone = StoredConfiguration(system: .siriKit, intent: "GoneIntent", values: IntentValues())
        #expect(try await info(gone).configuration == nil)
    }
}
