import AppIntents
import Foundation
import Testing
import VitrineWidgetArchive

/// Makes a count of a text.
private struct WordsToNumber: Resolver {
    func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? { Int(input) }
}

private struct Boat: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
    static let defaultQuery = BoatQuery()
    var id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Seats") var seats: Int
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: Int, name: String, seats: Int) {
        self.id = id
        self.name = name
        self.seats = seats
    }

    static let all = [Boat(id: 1, name: "Ariadne", seats: 4), Boat(id: 2, name: "Bucentaur", seats: 90)]
}

private enum Tide: Int, CaseIterable, AppEntity {
    case low = 3, high = 7
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tide"
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(rawValue)") }
}

private struct BoatQuery: EntityPropertyQuery {
    typealias ComparatorMappingType = @Sendable (Boat) -> Bool

    static let properties = QueryProperties {
        Property(\Boat.$name) {
            EqualToComparator { name in { $0.name == name } }
            ContainsComparator { name in { $0.name.contains(name) } }
        }
        Property(\Boat.$seats) {
            LessThanComparator { seats in { $0.seats < seats } }
            IsBetweenComparator { low, high in { low <= $0.seats && $0.seats <= high } }
        }
    }
    static let sortingOptions = SortingOptions {
        SortableBy(\Boat.$name)
        SortableBy(\Boat.$seats)
    }

    func entities(for identifiers: [Int]) async throws -> [Boat] { Boat.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Boat] { Boat.all }
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Boat>], limit: Int?
    ) async throws -> [Boat] {
        let found = Boat.all.filter { boat in
            mode == .and ? comparators.allSatisfy { $0(boat) } : comparators.contains { $0(boat) }
        }
        return Array(found.prefix(limit ?? .max))
    }
}

private struct CruiseIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Cruise"

    @Parameter(title: "Boat") var boat: Boat?
    @Parameter(title: "Guests", default: 2, resolvers: { WordsToNumber() }) var guests: Int
    @Parameter(title: "Distance", defaultValue: 3, defaultUnit: .kilometers, supportsNegativeNumbers: false)
    var distance: Measurement<UnitLength>
    @Parameter(title: "Draught") var draught: Measurement<UnitLength>?
    @Parameter(title: "Ticket") var ticket: IntentFile?
    @Parameter(title: "Crew") var crew: [IntentPerson]?
    @Parameter(title: "Captain") var captain: IntentPerson?
}

@Suite("Parameters of the types that shortcuts use") struct OtherParameterTests {
    @Test("an enumeration that is an entity is known by its raw values, and its cases are found (xcode.12)") func enumerated() async throws
    {
        #expect(Tide.high.id == 7)
        #expect(try await Tide.defaultQuery.entities(for: [7, 5, 3]) == [.high, .low])
        #expect(try await Tide.defaultQuery.suggestedEntities() == [.low, .high])
    }

    @Test("a sheet has rows for what can be entered; a measurement's has its units, the default one first") func rows() {
        let schema = IntentParameters(of: CruiseIntent()).schema
        #expect(schema.parameters.map(\.name) == ["boat", "guests", "distance", "draught"])
        #expect(schema.parameters.map(\.title) == ["Boat", "Guests", "Distance", "Draught"])
        #expect(schema.parameters[2].defaultValue == .measurement(3, unit: "kilometers"))
        for (parameter, first, least) in [(schema.parameters[2], "km", 0.0), (schema.parameters[3], "m", nil)] {
            guard case .measurement(let units, let minimum) = parameter.kind else { Issue.record("\(parameter.kind)"); continue }
            #expect(units.first?.symbol == first && minimum == least && units.contains(IntentUnit(name: "miles", symbol: "mi")))
            #expect(Set(units).count == units.count && units.count > 20)
        }
        #expect(schema.parameters[3].isOptional)
        #expect(schema.parameters[1].style == .field)
    }

    @Test("what cannot be chosen is said by its name, and has its default") func said() async throws {
        let intent = CruiseIntent()
        let dropped = try await IntentParameters(of: intent).resolve(
            IntentValues(["distance": .double(1_852), "draught": .int(2), "guests": .int(5), "ticket": .string("x")]))
        #expect(intent.distance.converted(to: .nauticalMiles).value == 1 && intent.draught == Measurement(value: 2, unit: .meters))
        #expect(intent.guests == 5 && intent.ticket == nil && intent.crew == nil && intent.captain == nil)
        for (name, words) in [("ticket", "a file"), ("crew", "a person"), ("captain", "a person")] {
            #expect(dropped.contains("“\(name)” is \(words), which cannot be chosen here; it keeps its default."))
        }
        let stored = try IntentValues(data: IntentParameters(of: intent).values.data)
        #expect(stored["distance"] == .measurement(1_852, unit: "meters"))
        #expect(Set(stored.values.keys) == ["boat", "guests", "distance", "draught"])
    }

    @Test("a measurement keeps the unit that was chosen, and is shown in it") func units() async throws {
        let intent = CruiseIntent()
        let sheet = await IntentParameters(of: intent).sheet(
            IntentValues(["distance": .measurement(2, unit: "nauticalMiles"), "ticket": .none]))
        #expect(intent.distance == Measurement(value: 2, unit: .nauticalMiles))
        #expect(sheet.values["distance"] == .measurement(2, unit: "nauticalMiles") && sheet.shown["distance"]?.map(\.title) == ["2 NM"])
        // What has no row is not among the values: a page sends all of them back.
        #expect(Set(sheet.values.values.keys) == ["boat", "guests", "distance", "draught"] && sheet.notes == [])
        #expect(throws: Never.self) { try sheet.intent?.checked(sheet.values, family: .systemSmall) }
        #expect(Measurement(value: 20, unit: UnitDuration.minutes)._words == "20 min")
        let dropped = try await IntentParameters(of: intent).resolve(IntentValues(["distance": .measurement(2, unit: "parsnips")]))
        #expect(dropped.contains("The parameter “distance” cannot be a measurement."))
    }

    @Test("an entity that is found by its properties is offered by its suggestions") func offered() async throws {
        let options = try await IntentParameters(of: CruiseIntent()).options(for: "boat", matching: nil)
        #expect(options.sections.flatMap(\.options).map(\.title) == ["Ariadne", "Bucentaur"])
        let found = try await BoatQuery().entities(matching: [{ $0.seats > 5 }], mode: .and, sortedBy: [], limit: 1)
        #expect(found.map(\.id) == [2])
    }

    @Test("a file's bytes, and a person's name") func values() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ticket-\(UUID().uuidString).txt")
        try Data("12A".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(IntentFile(fileURL: file).data == Data("12A".utf8) && IntentFile(fileURL: file).filename == file.lastPathComponent)
        #expect(IntentFile(data: Data([1]), filename: "a").data == Data([1]))
        let person = IntentPerson(
            identifier: .applicationDefined("ada"), name: .displayName("Ada"), handle: .init(emailAddress: "ada@example.com"))
        #expect(person.name.displayString == "Ada" && person.handle?.value == .emailAddress("ada@example.com") && !person.isMe)
    }
}
