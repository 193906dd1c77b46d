import AppIntents
import Foundation
import Testing
import VitrineWidgetArchive

@Suite("Parameters of intents") struct IntentParametersTests {
    private func resolved(_ values: [String: IntentValue]) async throws -> (intent: FlightIntent, dropped: [String]) {
        let intent = FlightIntent()
        let dropped = try await IntentParameters(of: intent).resolve(IntentValues(values))
        return (intent, dropped)
    }

    @Test("what a value is called stands in a text that is looked up, for an enumeration and an entity alike (widget.8)") func names() {
        let dialog: IntentDialog = "There are \(2) options matching ‘\(Cabin.business)’ for ‘\(Airport.all[0])’."
        #expect(String(localized: dialog.full) == "There are 2 options matching ‘Business’ for ‘Zürich’.")
        let resource: LocalizedStringResource = "In \(Cabin.economy)"
        #expect(resource.key == "In %@" && String(localized: resource) == "In Economy")
    }

    @Test("every type is stored and comes back, entities by their ids") func roundTrip() async throws {
        let intent = FlightIntent()
        intent.origin = Airport.all[1]
        intent.destination = Airport.all[2]
        intent.cabin = .business
        intent.seats = 4
        intent.isFlexible = true
        intent.name = "Ünïcode \u{0} \"quoted\""
        intent.budget = 99.5
        intent.day = Date(timeIntervalSince1970: 1_781_000_000)
        intent.page = URL(string: "https://example.com/a?b=c")
        intent.stops = [Airport.all[0], Airport.all[1]]
        intent.seat = "1A"
        let values = try IntentValues(data: IntentParameters(of: intent).values.data)
        #expect(values["origin"] == .entity(id: "GVA"))
        let (again, dropped) = try await resolved(values.values)
        #expect(dropped == [])
        #expect(again.origin == intent.origin && again.destination == intent.destination && again.stops == intent.stops)
        #expect(again.cabin == .business && again.seats == 4 && again.isFlexible && again.seat == "1A")
        #expect(again.name == intent.name && again.budget == 99.5 && again.day == intent.day && again.page == intent.page)
    }

    @Test("picture.11: what was not chosen has its default: the parameter's, else the query's, also where it is required") func defaults()
        async throws
    {
        let (intent, _) = try await resolved([:])
        #expect(intent.cabin == .economy && intent.seats == 1 && !intent.isFlexible)
        #expect(intent.origin == Airport.all[0])
        #expect(intent.name == nil && intent.stops == nil)
    }

    @Test("what is gone leaves the default, and is said by its name") func gone() async throws {
        let (intent, dropped) = try await resolved([
            "origin": .entity(id: "XXX"), "cabin": .choice("first"), "seats": .string("four"), "vanished": .bool(true),
            "stops": .list([.entity(id: "GVA"), .entity(id: "XXX")]), "destination": .entity(id: "XXX"),
        ])
        #expect(intent.origin == Airport.all[0] && intent.cabin == .economy && intent.seats == 1)
        #expect(intent.stops == [Airport.all[1]] && intent.destination == nil)
        #expect(dropped.count == 6)
        for name in ["origin", "cabin", "seats", "vanished", "stops", "destination"] {
            #expect(dropped.contains { $0.contains("“\(name)”") })
        }
    }

    @Test("an intent that lacks a value is refused before anybody reads it") func incomplete() async throws {
        let parameters = IntentParameters(of: NeedyIntent())
        try await parameters.resolve(IntentValues())
        #expect(throws: AppIntentError.missingValue(parameter: "word")) { try parameters.checkComplete() }
        try await parameters.resolve(IntentValues(["word": .string("here")]))
        try parameters.checkComplete()
    }

    @Test("two intents of one type share nothing") func separate() async throws {
        let one = try await resolved(["seats": .int(3)]).intent, other = try await resolved([:]).intent
        #expect(one.seats == 3 && other.seats == 1)
    }

    @Test("the sheet learns of each parameter what it needs") func schema() throws {
        let schema = IntentParameters(of: FlightIntent()).schema
        #expect(schema.title == "Flight" && schema.description == "Which flight the widget shows.")
        #expect(
            schema.parameters.map(\.name) == [
                "origin", "destination", "cabin", "seats", "isFlexible", "name", "budget", "day", "page", "stops", "seat",
            ])
        let named = Dictionary(uniqueKeysWithValues: schema.parameters.map { ($0.name, $0) })
        #expect(named["origin"]?.isSearchable == true && named["origin"]?.isOptional == false && named["origin"]?.kind == .entity)
        #expect(named["destination"]?.isOptional == true)
        #expect(named["seats"]?.kind == .int(minimum: 1, maximum: 9) && named["seats"]?.defaultValue == .int(1))
        #expect(named["day"]?.kind == .dateOnly)
        #expect(named["stops"]?.isList == true && named["stops"]?.sizes[.systemSmall]?.maximum == 1)
        #expect(named["stops"]?.sizes[.systemLarge] == IntentParameterSchema.Size(minimum: 2, maximum: 4))
        #expect(named["stops"]?.sizes[.systemMedium] == nil)
        #expect(named["seat"]?.dependsOn == ["cabin"] && named["seat"]?.isSearchable == false && named["seat"]?.hasOptions == true)
        guard case .choice(let cases)? = named["cabin"]?.kind else {
            Issue.record("\(String(describing: named["cabin"]))")
            return
        }
        #expect(cases.map(\.title) == ["Economy", "Business"] && cases[1].subtitle == "With a bed" && cases[1].symbol == "bed.double")
    }

    @Test("the summary says what is shown, by value and by family") func summary() throws {
        let summary = try #require(IntentParameters(of: FlightIntent()).schema.summary)
        let business = IntentValues(["cabin": .choice("business")]), economy = IntentValues(["cabin": .choice("economy")])
        #expect(summary.shown(for: business, family: .systemSmall) == ["origin", "cabin", "seat", "budget"])
        #expect(summary.shown(for: economy, family: .systemSmall) == ["origin"])
        #expect(summary.shown(for: economy, family: .systemLarge) == ["origin", "destination", "seats"])
    }

    @Test("options: suggested, matching words, under headings, and by another parameter's value") func options() async throws {
        let intent = FlightIntent()
        let parameters = IntentParameters(of: intent)
        let all = try await parameters.options(for: "origin", matching: nil).sections.flatMap(\.options)
        #expect(all.map(\.value) == [.entity(id: "ZRH"), .entity(id: "GVA"), .entity(id: "BSL")])
        #expect(all[0].title == "Zürich" && all[0].subtitle == "ZRH")
        let some = try await parameters.options(for: "origin", matching: "gen").sections.flatMap(\.options)
        #expect(some.map(\.title) == ["Genève"])

        let seats = try await parameters.options(for: "seat", matching: nil)
        #expect(seats.prompt == "Choose a seat" && seats.sections.map(\.title) == ["Window", "Aisle"])
        #expect(seats.sections.map { $0.options.map(\.title) } == [["20A", "21A"], ["20C, near the exit"]])
        intent.cabin = .business
        #expect(try await parameters.options(for: "seat", matching: nil).sections[0].options.map(\.title) == ["1A"])
        await #expect(throws: AppIntentError.self) { try await parameters.options(for: "nothing", matching: nil) }
    }

    @Test("a dependency on a parameter that need not have a value is there once it has one (xcode.10)") func optional() async throws {
        let intent = GateIntent(), parameters = IntentParameters(of: intent)
        func gates() async throws -> [String] {
            try await parameters.options(for: "gate", matching: nil).sections.flatMap(\.options).map { "\($0.title)" }
        }
        #expect(try await gates() == [])
        intent.destination = Airport.all[1]
        #expect(try await gates() == ["Genève A", "Genève B"])
    }

    @Test("a dependency is empty outside of the sheet") func dependency() {
        #expect(SeatOptions().flight == nil)
    }
}
