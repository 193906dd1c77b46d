import Foundation
@_spi(Vitrine) import Intents
import Testing
import WidgetArchive

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
