import Foundation
import Intents
import Testing
import VitrineWidgetArchive

@Suite("Handlers of intents") struct IntentsServiceTests {
    private func service(_ principal: INExtension = AsyncHandler(), supported: [String]? = nil) -> IntentsService {
        IntentsService(principal: principal, intents: [ShopIntent.self], supported: supported)
    }

    @Test("R2.38, R2.40, R2.44: without a search term the handler's whole list comes, in its order")
    func allOptions() async throws {
        let options = try await service().options("ShopIntent", "shop", nil)
        #expect(options.sections.map(\.title) == [nil])
        #expect(options.sections.flatMap(\.options).map(\.title) == ["Milano", "Roma", "Napoli"])
        #expect(options.sections.flatMap(\.options).map(\.value) == [.entity(id: "s0"), .entity(id: "s1"), .entity(id: "s2")])
        #expect(options.sections[0].options[1].object?.properties["floors"] == .int(2))
    }

    @Test("R2.39: what was typed reaches the handler as it is", arguments: ["Ro", "", "Nap", "Zürich & Söhne"])
    func search(words: String) async throws {
        let options = try await service().options("ShopIntent", "shop", words)
        #expect(options.sections.flatMap(\.options).map(\.title) == ["Milano", "Roma", "Napoli"].filter { $0.hasPrefix(words) })
    }

    @Test("Sections keep their titles, items their subtitles; an item without an identifier is told by its words")
    func sections() async throws {
        let options = try await service().options("ShopIntent", "stores", nil)
        #expect(options.sections.map(\.title) == ["Near", "Far"])
        #expect(options.sections[0].options[0].subtitle == "100 m")
        #expect(options.sections[1].options[0].value == .entity(id: "Far one"))
    }

    @Test("R2.45: a handler that handler(for:) returns answers instead, by completions; the first call counts")
    func completions() async throws {
        let delegating = service(DelegatingExtension())
        let currencies = try await delegating.options("ShopIntent", "currency", nil)
        #expect(currencies.sections.flatMap(\.options).map(\.value) == [.string("EUR"), .string("CHF")])
        let numbers = try await delegating.options("ShopIntent", "default", nil)
        #expect(numbers.sections.flatMap(\.options).map(\.value) == [.int(1), .int(2)])
    }

    @Test("A handler that lets go of the completion, throws, or has no such method is said to")
    func failures() async {
        await #expect(throws: INHandlerError.silent("provideShopOptionsCollection")) {
            try await service(DelegatingExtension()).options("ShopIntent", "shop", "x")
        }
        await #expect(throws: CocoaError.self) { try await service().options("ShopIntent", "default", nil) }
        await #expect(throws: INHandlerError.notImplemented("provideCurrencyOptionsCollection")) {
            try await service().options("ShopIntent", "currency", nil)
        }
        await #expect(throws: INHandlerError.noHandler("ShopIntentHandling")) {
            try await service(INExtension()).options("ShopIntent", "shop", nil)
        }
        await #expect(throws: INHandlerError.noOptions("note")) { try await service().options("ShopIntent", "note", nil) }
        await #expect(throws: INHandlerError.self) { try await service().options("ShopIntent", "gone", nil) }
        await #expect(throws: INHandlerError.unknownIntent("Gone", known: ["ShopIntent"])) {
            try await service().options("Gone", "shop", nil)
        }
    }

    @Test("The handler's defaults stand over the file's, and what was chosen over both")
    func defaults() throws {
        let fresh = try service().defaults("ShopIntent")
        #expect(fresh["shop"] == .entity(id: "s0"))
        #expect(fresh.objects.map(\.title) == ["Milano"])
        #expect(fresh["mode"] == .choice("overview"))
        #expect(fresh["stores"] == nil)
        let chosen = try service().defaults("ShopIntent", IntentValues(["shop": .entity(id: "s2"), "mode": .choice("single")]))
        #expect(chosen["shop"] == .entity(id: "s2"))
        #expect(chosen["mode"] == .choice("single"))
    }

    @Test("true.15, R2.46: an intent that is run is resolved, confirmed and handled, in either form of the handler's methods")
    func run() async throws {
        let delegating = service(DelegatingExtension())
        let asked = try await delegating.run("ShopIntent")
        #expect(asked.outcome == .needsValue(parameter: "shop"))
        let shop = IntentObject(type: "Store", key: "s1", identifier: "s1", title: "Roma")
        let values = IntentValues(["shop": .entity(id: "s1")], objects: [shop])
        let handled = try await delegating.run("ShopIntent", values)
        #expect(handled.values["shop"] == .entity(id: "s1") && handled.values["mode"] == .choice("overview"))
        let done = HandledIntent.Response(code: "success", isSuccess: true, values: [.init(name: "result", words: "done")])
        #expect(handled.outcome == .response(done))
        // A handler that is only asked for options handles nothing, and is not taken for one that does.
        #expect(try await service().run("ShopIntent", values).outcome == .response(.init(code: "unspecified", isSuccess: false)))
    }

    @Test(
        "true.15: what a person would be asked is told, and confirmed only where it is to be",
        arguments: ["choose", "confirm", "refuse", "unready", "closed", "silent"])
    func asks(_ way: String) async throws {
        let service = service(WayExtension(way))
        let store = IntentObject(type: "Store", key: "s1", identifier: "s1", title: "Roma")
        let values = IntentValues(["shop": .entity(id: "s1")], objects: [store])
        switch way {
        case "choose":
            #expect(try await service.run("ShopIntent", values).outcome == .choose(parameter: "shop", among: ["Milano", "Roma"]))
        case "confirm":
            #expect(try await service.run("ShopIntent", values).outcome == .confirm(parameter: "shop", value: "Milano"))
            let confirmed = try await service.run("ShopIntent", values, confirms: true)
            #expect(
                confirmed.values["shop"] == .entity(id: "s0") && confirmed.outcome == .response(.init(code: "success", isSuccess: true)))
        case "refuse": #expect(try await service.run("ShopIntent", values).outcome == .unsupported(parameter: "shop", reason: 2))
        case "unready":
            #expect(
                try await service.run("ShopIntent", values).outcome
                    == .notConfirmed(.init(code: "failureRequiringAppLaunch", isSuccess: false)))
        case "closed":
            #expect(try await service.run("ShopIntent", values).outcome == .response(.init(code: "closed", isSuccess: false)))
        default:
            await #expect(throws: INHandlerError.silent("handle(intent:completion:)")) { try await service.run("ShopIntent", values) }
        }
    }

    @Test("Only the intents that IntentsSupported names are answered for")
    func supported() async {
        await #expect(throws: INHandlerError.unknownIntent("ShopIntent", known: [])) {
            try await service(supported: ["OtherIntent"]).options("ShopIntent", "shop", nil)
        }
    }

    @Test("Questions for widgets are refused with a reason")
    func refusal() async {
        guard case .failed(let failure) = await service().answer(ExtensionRequest(id: 1, body: .describe)).body else {
            Issue.record("no failure")
            return
        }
        #expect(failure.code == .invalidRequest)
    }

    @Test("Resolving and handling, which widgets do not ask for, have the forms that iOS source writes")
    func handling() async {
        let handler = CompletionHandler(), intent = ShopIntent()
        handler.resolveShop(for: intent) {
            if case .needsValue = $0._outcome { return }
            Issue.record("no value was needed")
        }
        handler.handle(intent: intent) { #expect($0.result == "done") }
        #expect(await handler.confirm(intent: intent).code == .ready)
    }
}
