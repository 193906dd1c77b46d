import AppIntents
import Foundation
import Testing
import VitrineWidgetArchive
import WidgetKit

@Suite("Every form of a parameter") struct ParameterSurfaceTests {
    private let schema = IntentParameters(of: MatchIntent()).schema

    private func parameter(_ name: String) throws -> IntentParameterSchema {
        try #require(schema.parameters.first { $0.name == name })
    }

    @Test("the sheet learns each type, default, limit and source of options") func forms() throws {
        #expect(schema.parameters.map(\.name).count == 15 && schema.migratesFrom == "OldMatchIntent")
        #expect(try parameter("team").kind == .entity && parameter("team").isSearchable && !parameter("team").isOptional)
        #expect(try parameter("rival").hasOptions && !parameter("rival").isSearchable && parameter("rival").isOptional)
        #expect(try parameter("half").defaultValue == .choice("1"))
        #expect(try parameter("minute").hasOptions && parameter("minute").dependsOn == ["team", "half"])
        #expect(try parameter("comment").defaultValue == .string("Go!") && parameter("comment").description == "Shown below")
        #expect(try parameter("weight").kind == .double(minimum: 0, maximum: 10))
        #expect(try parameter("kickoff").kind == .timeOnly && parameter("since").kind == .date && parameter("page").kind == .url)
        #expect(try parameter("words").isList && parameter("words").defaultValue == .list([.string("a")]))
        #expect(try parameter("halves").sizes[.systemSmall]?.maximum == 2)
        #expect(
            try parameter("others").sizes == [.systemSmall: .init(minimum: 0, maximum: 1), .systemMedium: .init(minimum: 1, maximum: 3)])
        #expect(try parameter("others").isSearchable && parameter("exactly").sizes[.systemLarge] == .init(minimum: 2, maximum: 2))
    }

    @Test(
        "conditions by number, text, item, case and family say which rows there are",
        arguments: [
            (["seats": IntentValue.int(5)], WidgetFamilyName.systemSmall, ["team"]),
            (["seats": .int(4), "comment": .string("Hop Suisse")], .systemSmall, ["team", "comment"]),
            (["team": .entity(id: "3")], .systemSmall, ["team", "isLive"]), (["half": .choice("1")], .systemSmall, ["minute"]),
            (["half": .choice("2")], .systemSmall, ["rival"]), (["half": .choice("2")], .systemLarge, ["minute", "others"]),
            (["half": .none], .systemLarge, []),
        ])
    func rows(_ values: [String: IntentValue], _ family: WidgetFamilyName, _ rows: [String]) {
        #expect(schema.rows(for: IntentValues(values), family: family) == rows)
    }

    @Test("a query that knows all its items finds them by id, and suggests them all") func enumerable() async throws {
        let intent = MatchIntent()
        let parameters = IntentParameters(of: intent)
        #expect(
            try await parameters.options(for: "rival", matching: nil).sections.flatMap(\.options).map(\.title) == [
                "Young Boys", "Servette", "Basel",
            ])
        try await parameters.resolve(IntentValues(["rival": .entity(id: "3")]))
        #expect(intent.rival?.name == "Basel" && intent.team.name == "Servette" && intent.minute == 15)
    }

    @Test("a list of items is asked of its query at once, and keeps the order it was chosen in") func together() async throws {
        let intent = MatchIntent()
        try await IntentParameters(of: intent).resolve(
            IntentValues(["others": .list([.entity(id: "3"), .entity(id: "9"), .entity(id: "1")])]))
        #expect(intent.others?.map(\.name) == ["Basel", "Young Boys"])
    }

    @Test("collections have headings and a prompt; options follow what the sheet shows") func collections() async throws {
        let intent = MatchIntent()
        let parameters = IntentParameters(of: intent)
        let offered = try await parameters.options(for: "team", matching: nil)
        #expect(offered.prompt == "Your team" && offered.sections.map(\.title) == ["Capital", "Elsewhere"])
        #expect(
            offered.sections[1].options.map(\.title) == ["Servette!", "Basel!"] && offered.sections[0].options[0].symbol == "sportscourt")
        #expect(try await parameters.options(for: "team", matching: "Ser").sections.flatMap(\.options).map(\.value) == [.entity(id: "2")])
        #expect(try await parameters.options(for: "minute", matching: nil).sections[0].options.map(\.value) == [.int(0)])
        try await parameters.resolve(IntentValues(["team": .entity(id: "3"), "half": .choice("2")]))
        #expect(try await parameters.options(for: "minute", matching: nil).sections[0].options.map(\.value) == [.int(60), .int(30)])
    }

    @Test("a sheet shows values by their own words, also yes and no where they have some") func sheet() async {
        let sheet = await IntentParameters(of: MatchIntent()).sheet(
            IntentValues(["isLive": .bool(false), "halves": .list([.choice("2")]), "gone": .int(1), "seats": .string("x")]))
        #expect(sheet.shown["isLive"]?.map(\.title) == ["Later"] && sheet.shown["halves"]?.map(\.title) == ["Second"])
        #expect(sheet.shown["team"]?.map(\.title) == ["Servette"] && sheet.shown["kickoff"] == nil)
        #expect(sheet.notes.count == 2 && sheet.values["seats"] == .int(2) && sheet.values["team"] == .entity(id: "2"))
    }

    @Test("an intent finds what its app made for it, and says what it returns") func dependency() async throws {
        let book = GoalBook()
        AppDependencyManager.shared.add(dependency: book)
        let intent = GoalIntent()
        intent.team = Team.all[0]
        let result = try await intent.perform()
        #expect(result.value == 1)
        #expect(await book.goals == ["Young Boys"])
    }
}

@Suite("What is compared in a summary") struct SummaryComparisonTests {
    @Test("nothing is neither more nor less than anything, and no number is compared with a text") func comparisons() {
        #expect(IntentSummary.Comparison.exceeds(.int(3), orEquals: true).holds(for: .double(3)))
        #expect(!IntentSummary.Comparison.exceeds(.int(3), orEquals: false).holds(for: .double(3)))
        #expect(IntentSummary.Comparison.staysBelow(.string("b"), orEquals: false).holds(for: .string("a")))
        #expect(!IntentSummary.Comparison.staysBelow(.string("b"), orEquals: true).holds(for: .string("c")))
        #expect(!IntentSummary.Comparison.exceeds(.int(3), orEquals: true).holds(for: .none))
        #expect(!IntentSummary.Comparison.staysBelow(.int(3), orEquals: true).holds(for: .string("1")))
        #expect(IntentSummary.Comparison.lacks("x").holds(for: .none) && !IntentSummary.Comparison.contains("x").holds(for: .none))
        #expect(IntentSummary.Comparison.ends("se").holds(for: .string("Suisse")))
    }
}
