import AppIntents
import Foundation
import GetawaysDefinitions
import Intents
import Testing
import VitrineWidgetArchive

@testable import GetawaysCore
@testable import GetawaysIntents
@testable import GetawaysWidgets

@Suite("Deals set by the older intent") struct InspirationalDealsTests {
    private let milan = Airport(code: "MXP", city: "Milan", name: "Malpensa", country: "IT")

    @Test("R2.37: without a location nothing is configured, whatever else was chosen")
    func notConfigured() {
        let intent = InspirationalConfigurationIntent()
        intent.travellers = .six
        #expect(intent.configuration.location == nil)
        intent.location = Location(identifier: "not a code", display: "x")
        #expect(intent.configuration.location == nil)
    }

    @Test("R2.36: airport, travellers and dates come to the core as the App Intent brings them")
    func configuration() {
        let intent = InspirationalConfigurationIntent()
        intent.location = LocationAdapter().adapt(milan)
        intent.travellers = .four
        intent.dates = .anytime
        #expect(intent.configuration == DealsConfiguration(location: milan, travellers: .four, dates: .anytime))
        let read = IntentContents.intent(InspirationalConfigurationIntent.self, IntentContents(of: intent).values).intent
        #expect(read.configuration == intent.configuration)
    }

    @Test("R2.41, R2.42: travellers and dates are closed choices, of dates exactly three, each the core's")
    func choices() throws {
        let schema = try #require(IntentContents.schema(of: InspirationalConfigurationIntent.self))
        #expect(schema.parameters.map(\.name) == ["location", "travellers", "dates"])
        func cases(_ index: Int) -> [IntentOption] {
            guard case .choice(let cases) = schema.parameters[index].kind else { return [] }
            return cases
        }
        #expect(cases(1).map(\.number) == Travellers.allCases.map(\.rawValue))
        #expect(cases(2).map(\.value) == TravelDates.allCases.map { .choice($0.rawValue) })
        #expect(schema.parameters[1].defaultValue == .choice("two") && schema.parameters[2].defaultValue == .choice("weekend"))
        #expect(TravellersChoice.unknown.travellers == .usual && DatesChoice.unknown.dates == .usual)
    }

    @Test("R2.38, R2.39: airports are offered by the handler and searched for")
    func dynamic() throws {
        let location = try #require(IntentContents.schema(of: InspirationalConfigurationIntent.self)?.parameters.first)
        #expect(location.hasOptions && location.isSearchable && location.isOptional && location.kind == .entity)
    }

    @Test("R2.45: the handler answers for every intent itself")
    func handler() {
        let handler = IntentHandler()
        #expect(handler.handler(for: InspirationalConfigurationIntent()) as AnyObject === handler)
    }

    private func service(_ fixture: CoreFixture) -> IntentsService {
        let handler = IntentHandler(
            restClient: fixture.restClient,
            dealsFeedUrlRepository: DealsFeedUrlRepository(service: { FakeDealsService.address }, language: { "en" }),
            suggesterLocationsUrlCreator: SuggesterLocationsUrlCreator(
                service: { FakeDealsService.address }, language: { "en" }, region: { nil }))
        return IntentsService(principal: handler, intents: [InspirationalConfigurationIntent.self])
    }

    @Test("true.15, R2.46: run by Siri or Shortcuts, the intent answers with the best deal from the airport, and with its link")
    func run() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set(deals: [.sample("Lisbon", cents: 0), .sample("Rome", cents: 20_000)])
        let intent = InspirationalConfigurationIntent()
        intent.location = LocationAdapter().adapt(milan)
        intent.travellers = .four
        intent.dates = .anytime
        let handled = try await service(fixture).run("InspirationalConfigurationIntent", IntentContents(of: intent).values)
        guard case .response(let response) = handled.outcome else { return #expect(Bool(false), "\(handled.outcome)") }
        #expect(response.code == "success" && response.isSuccess && response.values.map(\.name) == ["city", "price", "link"])
        #expect(response.values[0].words == "Rome" && response.values[1].words.contains("200"))
        let search = try DealsLink(try #require(URL(string: response.values[2].words))).search
        #expect(search.airport == "MXP" && search.cityName == "Rome" && search.travellers == .four && search.dates == .anytime)
        #expect(fixture.service.requests == ["/v1/deals?language=en&airport=MXP&travellers=4&dates=anytime"])
    }

    @Test(
        "true.15: without an airport it asks for one; without deals, and without a service, it says so",
        arguments: ["unset", "bad", "none", "down"])
    func noDeal(_ way: String) async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        if way == "none" { fixture.service.set(deals: []) }
        let intent = InspirationalConfigurationIntent()
        if way != "unset" {
            intent.location = way == "bad" ? Location(identifier: "nowhere", display: "x") : LocationAdapter().adapt(milan)
        }
        let outcome = try await service(fixture).run("InspirationalConfigurationIntent", IntentContents(of: intent).values).outcome
        switch way {
        case "unset": #expect(outcome == .needsValue(parameter: "location"))
        case "bad": #expect(outcome == .unsupported(parameter: "location", reason: 0))
        case "none": #expect(outcome == .response(.init(code: "noDeals", isSuccess: false)))
        default: #expect(outcome == .response(.init(code: "failure", isSuccess: false)))
        }
    }

    @Test("What was set by the older intent goes over to the App Intent whole")
    func migration() throws {
        let intent = InspirationalConfigurationIntent()
        intent.location = LocationAdapter().adapt(milan)
        intent.travellers = .six
        intent.dates = .week
        let old = StoredConfiguration(
            system: .siriKit, intent: "InspirationalConfigurationIntent", values: IntentContents(of: intent).values)
        let (new, notes) = old.migrated(to: IntentParameters(of: DealsIntent()).schema, family: .systemSmall)
        #expect(notes.isEmpty)
        #expect(
            new?.values.values == ["location": .entity(id: "MXP"), "travellers": .choice("six"), "dates": .choice("week")])
        #expect(new?.system == .appIntents)
    }

    @Test("Every text of the definition has its translation in each language of the app")
    func translations() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Getaways/Definitions").standardizedFileURL
        let definition = try String(contentsOf: folder.appendingPathComponent("Deals.intentdefinition"), encoding: .utf8)
        // Nobody is ever shown the case that stands for nothing chosen.
        let ids = definition.matches(of: #/<key>IN\w+ID</key>\s*<string>(\w+)</string>/#).map { String($0.1) }
            .filter { !["Zb1yUo", "Mv7cSl"].contains($0) }
        #expect(ids.count > 15)
        for language in ["en", "it", "de"] {
            let table = try String(
                contentsOf: folder.appendingPathComponent("Resources/\(language).lproj/Deals.strings"), encoding: .utf8)
            for id in ids { #expect(table.contains("\"\(id)\" = \""), "\(language) has no \(id)") }
        }
    }
}
