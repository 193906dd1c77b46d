import Foundation
import Testing

@testable import GetawaysCore

@Suite("Suggester of airports") struct SuggesterTests {
    private func repository(_ fixture: CoreFixture, region: String? = nil) -> SuggesterLocationsRepository<SuggesterLocationsAdapter> {
        SuggesterLocationsRepository(
            restClient: fixture.restClient, suggesterLocationsAdapter: SuggesterLocationsAdapter(),
            suggesterLocationsUrlCreator: SuggesterLocationsUrlCreator(
                service: { FakeDealsService.address }, language: { "it" }, region: { region }))
    }

    private let milan = Airport(code: "MXP", city: "Milano", name: "Malpensa", country: "IT")
    private let linate = Airport(code: "LIN", city: "Milano", name: "Linate", country: "IT")

    @Test("no term asks for the list to begin with, a term for what fits, both in the service's order (R2.39, R2.40, R2.43, R2.44)")
    func terms() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set("/v1/airports", .json(["airports": [milan, linate]]))
        #expect(try await repository(fixture).get(searchTerm: nil) == [milan, linate])
        #expect(try await repository(fixture).get(searchTerm: "mil") == [milan, linate])
        #expect(fixture.service.requests == ["/v1/airports?language=it", "/v1/airports?language=it&term=mil"])
    }

    @Test(
        "true.12: what is shown before anybody types begins with the region's airports; a search is of the whole world",
        arguments: ["IT", "419"])
    func region(_ region: String) async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set("/v1/airports", .json(["airports": [milan, linate]]))
        for term in [nil, "mil"] { _ = try await repository(fixture, region: region).get(searchTerm: term) }
        let first = region == "IT" ? "/v1/airports?language=it&region=IT" : "/v1/airports?language=it"
        #expect(fixture.service.requests == [first, "/v1/airports?language=it&term=mil"])
    }

    @Test("any text is encoded so that the service reads it back (R2.47)", arguments: ["a b", "São & +=#?%", "東京", "\u{0}\n", "👩‍👩‍👧", ""])
    func encoding(_ term: String) throws {
        let url = try SuggesterLocationsUrlCreator(service: { FakeDealsService.address }, language: { "it" }).create(searchTerm: term)
        let items = try #require(URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems)
        #expect(items.first { $0.name == "term" }?.value == term)
        #expect(!(url.query ?? "").contains("+"))
    }

    @Test("an airport whose service is down is still an airport: a tile that was configured stays so")
    func down() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        #expect(await repository(fixture).get(codes: ["MXP", "../x", "mxp"]) == [Airport(code: "MXP", city: "MXP")])
        fixture.service.set("/v1/airports", .json(["airports": [milan]]))
        #expect(await repository(fixture).get(codes: ["MXP"]) == [milan])
    }
}
