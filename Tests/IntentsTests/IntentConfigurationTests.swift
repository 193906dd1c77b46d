import Foundation
import Intents
import SwiftUI
import Testing
import VitrineWidgetArchive
import WidgetKit

private struct ShopEntry: TimelineEntry {
    let date: Date
    let words: String
}

private struct ShopProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> ShopEntry { ShopEntry(date: .now, words: "placeholder") }
    func getSnapshot(for configuration: ShopIntent, in context: Context, completion: @escaping (ShopEntry) -> Void) {
        completion(ShopEntry(date: .now, words: "snapshot \(configuration.shop?.displayString ?? "none")"))
    }
    func getTimeline(for configuration: ShopIntent, in context: Context, completion: @escaping (Timeline<ShopEntry>) -> Void) {
        let words = "\(configuration.shop?.displayString ?? "none") \(configuration.mode) \(configuration.count ?? 0)"
        // A provider may write into its intent; the next call has one of its own.
        configuration.count = 8
        completion(Timeline(entries: [ShopEntry(date: .now, words: words)], policy: .never))
    }
    func recommendations() -> [IntentRecommendation<ShopIntent>] {
        let intent = ShopIntent()
        intent.mode = .single
        return [IntentRecommendation(intent: intent, description: "One shop")]
    }
}

private struct ShopWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Shop", intent: ShopIntent.self, provider: ShopProvider()) { entry in
            Text(entry.words).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

@MainActor @Suite("Widgets set by SiriKit intents") struct IntentConfigurationTests {
    private let service = ExtensionService(widget: ShopWidget())

    private func words(_ values: IntentValues?) async throws -> String {
        var request = try #require(Device.standard.request(kind: "Shop", family: .systemSmall))
        request.configuration = try values.map { try StoredConfiguration(system: .siriKit, intent: "ShopIntent", values: $0).data }
        return try await service.timeline(request).entries[0].variants[0].nodes.compactMap(\.text).joined(separator: " ")
    }

    /// The answer through the frame, as the host gets it.
    private func answer(_ body: ExtensionRequest.Body) async throws -> ExtensionResponse.Body {
        try await ExtensionResponse(payload: service.answer(ExtensionRequest(id: 7, body: body)).payload()).body
    }

    private func configuration() async throws -> WidgetConfigurationSchema {
        guard case .configuration(let schema) = try await answer(.configuration(kind: "Shop")) else {
            throw ExtensionFailure(code: .invalidRequest, message: "no schema")
        }
        return schema
    }

    @Test("R2.48: two widgets of one kind are each asked for with their own configuration, decoded anew for every call")
    func twoConfigurations() async throws {
        let rome = IntentObject(type: "Store", key: "s1", identifier: "s1", title: "Roma")
        let one = IntentValues(["shop": .entity(id: "s1"), "mode": .choice("single")], objects: [rome])
        #expect(try await words(one) == "Roma single 3")
        #expect(try await words(one) == "Roma single 3")
        #expect(try await words(nil) == "none overview 3")
        #expect(try await words(IntentValues(["count": .int(5)])) == "none overview 5")
    }

    @Test("The gallery knows that it can be set")
    func described() {
        #expect(service.description.widgets.map(\.isConfigurable) == [true])
    }

    @Test("R2.36–R2.42: the schema has titles, types, cases, sizes, search, defaults and dependencies of the file")
    func schema() async throws {
        let schema = try #require(try await configuration().intent)
        #expect(schema.system == .siriKit)
        #expect(schema.intent == "ShopIntent")
        #expect(schema.description == "Which shop, and how.")
        #expect(
            schema.parameters.map(\.name) == [
                "mode", "shop", "stores", "note", "currency", "isLoud", "count", "share", "day", "page", "default", "modes", "volume",
            ])
        func parameter(_ name: String) throws -> IntentParameterSchema { try #require(schema.parameters.first { $0.name == name }) }
        guard case .choice(let cases) = try parameter("mode").kind else {
            Issue.record("no choice")
            return
        }
        #expect(cases.map(\.value) == [.choice("overview"), .choice("single"), .choice("default")])
        #expect(cases.map(\.title) == ["Overview", "One shop", "As usual"])
        #expect(try parameter("mode").defaultValue == .choice("overview"))
        let shop = try parameter("shop")
        #expect(shop.kind == .entity && shop.hasOptions && shop.isSearchable && shop.isOptional && shop.dependsOn == ["mode"])
        let stores = try parameter("stores")
        #expect(stores.isList && stores.hasOptions && !stores.isSearchable)
        #expect(stores.sizes[.systemSmall]?.maximum == 1 && stores.sizes[.systemLarge]?.maximum == 4)
        #expect(try parameter("count").kind == .int(minimum: 1, maximum: 9))
        #expect(try parameter("share").kind == .double(minimum: 0, maximum: 1))
        #expect(try parameter("day").kind == .dateOnly)
        #expect(try parameter("page").kind == .url)
        #expect(try parameter("isLoud").defaultValue == .bool(true))
        #expect(try parameter("currency").hasOptions)
    }

    @Test("A parameter with a parent is shown only while the parent has the value that the file names")
    func relationships() async throws {
        let schema = try #require(try await configuration().intent)
        let overview = schema.rows(for: IntentValues(["mode": .choice("overview"), "isLoud": .bool(false)]), family: .systemSmall)
        #expect(!overview.contains("shop") && !overview.contains("volume") && overview.first == "mode")
        let single = schema.rows(for: IntentValues(["mode": .choice("single"), "isLoud": .bool(true)]), family: .systemSmall)
        #expect(single.prefix(2) == ["mode", "shop"] && single.last == "volume")
    }

    @Test("The sheet has the defaults filled in and shows chosen items by their words")
    func sheet() async throws {
        let rome = IntentObject(type: "Store", key: "s1", identifier: "s1", title: "Roma")
        let stored = StoredConfiguration(
            system: .siriKit, intent: "ShopIntent",
            values: IntentValues(["shop": .entity(id: "s1"), "gone": .int(1)], objects: [rome]))
        guard case .sheet(let sheet) = try await answer(.sheet(kind: "Shop", stored)) else {
            Issue.record("no sheet")
            return
        }
        #expect(sheet.values["mode"] == .choice("overview"))
        #expect(sheet.shown["shop"]?.map(\.title) == ["Roma"])
        #expect(sheet.shown["mode"]?.map(\.title) == ["Overview"])
        #expect(sheet.notes.count == 1)
    }

    @Test("Recommendations come with their values")
    func recommendations() async throws {
        let recommendations = try await configuration().recommendations
        #expect(recommendations.map(\.title) == ["One shop"])
        #expect(recommendations.first?.values["mode"] == .choice("single"))
    }

    @Test("What can be chosen is not asked of the widget's process")
    func options() async throws {
        guard case .failed(let failure) = try await answer(.options(OptionsQuery(kind: "Shop", parameter: "shop"))) else {
            Issue.record("It was answered.")
            return
        }
        #expect(failure.code == .invalidRequest && failure.message.contains("extension of intents"))
    }
}
