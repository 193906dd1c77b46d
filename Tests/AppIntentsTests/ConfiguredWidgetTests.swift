import AppIntents
import Foundation
import SwiftUI
import Testing
import VitrineWidgetArchive
import WidgetKit

private struct FlightEntry: TimelineEntry {
    let date: Date
    let words: String
}

private struct FlightProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> FlightEntry { FlightEntry(date: .now, words: "placeholder") }
    func snapshot(for configuration: FlightIntent, in context: Context) async -> FlightEntry {
        FlightEntry(date: .now, words: "\(configuration.origin.name) \(configuration.seats)")
    }
    func timeline(for configuration: FlightIntent, in context: Context) async -> Timeline<FlightEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
    func recommendations() -> [AppIntentRecommendation<FlightIntent>] {
        let intent = FlightIntent()
        intent.origin = Airport.all[2]
        return [AppIntentRecommendation(intent: intent, description: "From Basel")]
    }
}

private struct NeedyProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> FlightEntry { FlightEntry(date: .now, words: "placeholder") }
    func snapshot(for configuration: NeedyIntent, in context: Context) async -> FlightEntry {
        FlightEntry(date: .now, words: configuration.word)
    }
    func timeline(for configuration: NeedyIntent, in context: Context) async -> Timeline<FlightEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

private struct FlightWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Flight", provider: FlightProvider()) { entry in
            Text(entry.words).containerBackground(.white, for: .widget)
        }
    }
}

private struct NeedyWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Needy", intent: NeedyIntent.self, provider: NeedyProvider()) { Text($0.words) }
    }
}

private struct Both: WidgetBundle {
    var body: some Widget {
        FlightWidget()
        NeedyWidget()
    }
}

@MainActor @Suite("Widgets set by App Intents") struct ConfiguredWidgetTests {
    private let service = ExtensionService(bundle: Both())

    private func request(_ kind: String, _ values: [String: IntentValue]?) throws -> WidgetRequest {
        var request = try #require(Device.standard.request(kind: kind, family: .systemSmall))
        request.configuration = try values.map { try IntentValues($0).data }
        return request
    }

    private func words(_ kind: String, _ values: [String: IntentValue]?) async throws -> [String] {
        try await service.timeline(request(kind, values)).entries[0].variants[0].nodes.compactMap(\.text)
    }

    @Test("each tile has the entries of its own configuration") func entries() async throws {
        #expect(try await words("Flight", ["origin": .entity(id: "GVA"), "seats": .int(3)]) == ["Genève 3"])
        #expect(try await words("Flight", ["origin": .entity(id: "BSL")]) == ["Basel 1"])
        #expect(try await words("Flight", nil) == ["Zürich 1"])
    }

    @Test("a configuration that lacks a value, or is none, is refused in words") func refused() async throws {
        for answer in [try request("Needy", nil), try request("Needy", ["word": .int(4)])] {
            guard case .failed(let failure) = await service.answer(ExtensionRequest(id: 1, body: .timeline(answer))).body else {
                Issue.record("It was answered.")
                return
            }
            #expect(failure.code == .invalidConfiguration && failure.message.contains("“word”"))
        }
        var broken = try request("Flight", nil)
        broken.configuration = Data("[]".utf8)
        guard case .failed(let failure) = await service.answer(ExtensionRequest(id: 1, body: .timeline(broken))).body else {
            Issue.record("It was answered.")
            return
        }
        #expect(failure.code == .invalidRequest)
        broken.configuration = Data(repeating: 0x20, count: 2 << 20)
        guard case .failed(let large) = await service.answer(ExtensionRequest(id: 1, body: .timeline(broken))).body else {
            Issue.record("It was answered.")
            return
        }
        #expect(large.code == .invalidRequest && large.message.contains("2097152 bytes"))
    }

    @Test("what of a configuration cannot be used is in the diagnostics, by its name") func reported() async throws {
        let request = try request(
            "Flight", ["origin": .entity(id: "GVA"), "destination": .entity(id: "XXX"), "vanished": .int(1), "seats": .string("x")])
        let notes = try await service.timeline(request).entries[0].variants[0].diagnostics
        #expect(notes.contains("Flight: An item of “destination” is not found any more: “XXX”."))
        #expect(
            notes.contains { $0.contains("There is no parameter “vanished”") } && notes.contains { $0.contains("“seats” cannot be a text") }
        )
        #expect(
            try await service.timeline(try self.request("Flight", ["origin": .entity(id: "GVA")])).entries[0].variants[0].diagnostics == [])
    }

    @Test("without words of its own the gallery shows the intent's") func description() {
        let widget = service.description.widgets[0]
        #expect(widget.displayName == "Flight" && widget.description == "Which flight the widget shows.")
    }

    @Test("the host is told what can be set, and what is offered ready made") func schema() async throws {
        let answer = await service.answer(ExtensionRequest(id: 7, body: .configuration(kind: "Flight")))
        // Through the frame, as the host gets it.
        guard case .configuration(let schema) = try ExtensionResponse(payload: answer.payload()).body else {
            Issue.record("\(answer)")
            return
        }
        #expect(schema.intent?.parameters.count == 11)
        #expect(
            schema.recommendations == [
                IntentRecommendationSchema(title: "From Basel", values: IntentValues(["origin": .entity(id: "BSL")]))
            ])
    }

    @Test("the host is told what can be chosen now") func options() async throws {
        let question = OptionsQuery(kind: "Flight", parameter: "seat", values: IntentValues(["cabin": .choice("business")]))
        let answer = await service.answer(ExtensionRequest(id: 7, body: .options(question)))
        guard case .options(let options) = try ExtensionResponse(payload: answer.payload()).body else {
            Issue.record("\(answer)")
            return
        }
        #expect(options.sections[0].options.map(\.title) == ["1A"])
    }

    @Test("what is to happen after an intent is said: the app comes to the front, with a link or without", arguments: Outcome.all)
    func outcome(_ wanted: Outcome) async throws {
        let answer = await service.answer(ExtensionRequest(id: 7, body: .perform(intent: wanted.intent, wanted.values)))
        guard case .performed(let outcome) = try ExtensionResponse(payload: answer.payload()).body else {
            Issue.record("\(answer)")
            return
        }
        #expect(outcome == wanted.outcome)
    }

    struct Outcome: Sendable {
        var intent: String
        var values = IntentValues()
        var outcome: IntentOutcome

        init(_ intent: any AppIntent.Type, _ values: [String: IntentValue] = [:], _ outcome: IntentOutcome) {
            self.intent = _mangledTypeName(intent) ?? ""
            self.values = IntentValues(values)
            self.outcome = outcome
        }

        static let all = [
            Outcome(NoteIntent.self, ["words": .string("")], IntentOutcome()),
            Outcome(OpenTeamIntent.self, ["target": .entity(id: "2")], IntentOutcome(opensApp: true, url: URL(string: "sport://2"))),
            Outcome(
                OpenURLIntent.self, ["url": .url(URL(fileURLWithPath: "/a"))],
                IntentOutcome(opensApp: true, url: URL(fileURLWithPath: "/a"))),
            Outcome(FrontIntent.self, [:], IntentOutcome(opensApp: true)), Outcome(AnywhereIntent.self, [:], IntentOutcome()),
            Outcome(NextIntent.self, [:], IntentOutcome(opensApp: true)), Outcome(WishingIntent.self, [:], IntentOutcome(opensApp: true)),
        ]
    }

    @Test(
        "an intent without a value, with an unknown one or with an item that is gone is refused by name",
        arguments: [
            ([:], "NoteIntent threw AppIntentError: The parameter “words” has no value"),
            (["words": .int(1)], "NoteIntent threw AppIntentError: The parameter “words” cannot be"),
            (["words": .string("a"), "colour": .int(1)], "NoteIntent threw AppIntentError: There is no parameter “colour”"),
        ] as [([String: IntentValue], String)])
    func refusedIntent(_ values: [String: IntentValue], _ words: String) async throws {
        let name = try #require(_mangledTypeName(NoteIntent.self))
        guard
            case .failed(let failure) = await service.answer(ExtensionRequest(id: 8, body: .perform(intent: name, IntentValues(values))))
                .body
        else {
            Issue.record("It was performed.")
            return
        }
        #expect(failure.code == .intentFailed && failure.message.hasPrefix(words), "\(failure.message)")
    }

    @Test(
        "what an intent throws is told in its words for people, where it has some",
        arguments: [
            (0, "PrintIntent threw PaperError: There is no paper."), (1, "PrintIntent threw InkError: The ink is dry."),
            (2, "PrintIntent threw CancellationError"),
        ])
    func spokenErrors(kind: Int, words: String) async throws {
        let name = try #require(_mangledTypeName(PrintIntent.self))
        let request = ExtensionRequest(id: 9, body: .perform(intent: name, IntentValues(["kind": .int(kind)])))
        guard case .failed(let failure) = await service.answer(request).body else {
            Issue.record("It was performed.")
            return
        }
        #expect(failure.code == .intentFailed && failure.message.hasPrefix(words), "\(failure.message)")
    }

    @Test("a tapped control's intent is performed with its values, found by its name") func perform() async throws {
        let name = try #require(_mangledTypeName(NoteIntent.self))
        let intent = NoteIntent("ho")
        let values = IntentParameters(of: intent).setValues
        let answer = await service.answer(ExtensionRequest(id: 7, body: .perform(intent: name, values)))
        guard case .performed = try ExtensionResponse(payload: answer.payload()).body else {
            Issue.record("\(answer)")
            return
        }
        #expect(await Notes.shared.all.contains("hoho"))
        guard case .failed(let failure) = await service.answer(ExtensionRequest(id: 8, body: .perform(intent: "nobody", values))).body
        else {
            Issue.record("Nobody was performed.")
            return
        }
        #expect(failure.message.contains("“nobody”"))
    }
}
