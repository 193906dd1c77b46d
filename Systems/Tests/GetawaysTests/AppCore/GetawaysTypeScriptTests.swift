import Foundation
import ScriptBridge
import ScriptModules
import Testing

@testable import GetawaysAppCore
@testable import GetawaysCore

/// The tests that are written in TypeScript.
private enum TestScript {
    static func app() -> ScriptedApp {
        ScriptedApp(
            "GetawaysTests",
            bundle: {
                guard let folder = Bundle.module.resourceURL else { throw ScriptError.missing(file: "getaways-tests.js") }
                return try ScriptBundle(folder.appendingPathComponent("Script/getaways-tests.js"))
            }, modules: [], report: { _ in })
    }

    static let shared = app()
}

@Suite("The app's script", .timeLimit(.minutes(1))) struct GetawaysTypeScriptTests {
    @Test("script.4: the tests in TypeScript hold", arguments: try await TestScript.shared.call("names").list.compactMap(\.text))
    func holds(_ name: String) async throws { try await TestScript.shared.call("run", [.string(name)]) }

    @Test(
        "R2.4, R2.54: what the tile builds is what the script reads, for any city",
        arguments: ["Lisbon", "San Sebastián & Bilbao", "a=b?c#d%20e+f", "東京", "Zürich / Basel", "L’Aquila", "\"<b>\"", "👩‍👩‍👧 x"])
    func roundTrip(_ city: String) async throws {
        for type in DealType.allCases {
            let search = DealsSearch(airport: "MXP", destination: "LIS", cityName: city, type: type, travellers: .four, dates: .anytime)
            let url = try DealsLink(search: search).url()
            let read = try await TestScript.shared.call("parse", [.string(url.absoluteString)])
            #expect(
                read == [
                    "airport": "MXP", "destination": ["code": "LIS", "city": .string(city)], "type": .string(type.rawValue),
                    "travellers": 4, "dates": "anytime",
                ])
        }
    }

    @Test("R2.50, R2.56: a link that comes before the bundle is loaded waits, opens, and is answered when its results are there")
    func cold() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set(deals: [.sample("Lisbon")])
        let script = GetawaysScript(
            service: FakeDealsService.address, locale: Locale(identifier: "en_GB"), network: CachedNetwork(restClient: fixture.restClient),
            report: { _ in })
        let link = try DealsLink(
            search: DealsSearch(airport: "MXP", destination: "LIS", cityName: "Lisbon", type: .flight, travellers: .two, dates: .weekend)
        ).url()
        let nowhere = try #require(URL(string: "getaways://elsewhere"))
        async let one = script.open(link)
        async let other = script.open(nowhere)
        #expect(await one)
        #expect(await other == false)
        let page = try await GetawaysPage().parts.page(revision: 7) { try await script.screen() }
        #expect(page.contains("Milan to Lisbon") && page.contains(#"data-revision="7""#))
    }

    @Test(
        "script.7: a script that is missing, broken or endless is said on the page, and a new one is started",
        arguments: [
            ("missing", nil), ("broken", "let = ;"), ("throwing", "throw new Error('early')"), ("endless", "for (;;) {}"),
            ("nothing", ""),
        ])
    func failures(_ name: String, _ source: String?) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).js")
        defer { try? FileManager.default.removeItem(at: file) }
        try source.map { try Data($0.utf8).write(to: file) }
        let script = GetawaysScript(
            service: nil, locale: .current, network: BoundedNetwork(), limits: ScriptLimits(turn: 0.1),
            bundle: { try ScriptBundle(file) }, report: { _ in })
        #expect(await script.open(DealsLink.home) == false)
        await #expect(throws: ScriptError.self) { try await script.screen() }
        let page = try await GetawaysPage().parts.page(revision: 7) { try await script.screen() }
        #expect(page.contains("Getaways could not go on") && page.contains(#"data-revision="7""#))
    }
}
