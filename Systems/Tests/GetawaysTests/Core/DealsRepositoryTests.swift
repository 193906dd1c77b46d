import FetchCache
import Foundation
import Testing
import UIKit

@testable import GetawaysCore
@testable import ServiceAddresses

@Suite("Deals repository") struct DealsRepositoryTests {
    /// Writes down what it is given.
    private struct RecordingAdapter: DealsAdapting {
        let seen = Guarded<(data: [DealServiceData], configuration: DealsConfiguration)?>(nil)

        func adapt(
            dealsServiceData: [DealServiceData], configuration: DealsConfiguration, address: URL, tile: DealsTile
        ) async -> [Deal] {
            seen.change { $0 = (dealsServiceData, configuration) }
            return []
        }
    }

    @Test(
        "asks for the feed of the configuration and its language, and hands both to the adapter (R2.5, R2.24, R2.25, R2.26, R2.27, R2.34)")
    func collaborators() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set(deals: [.sample(), .sample("Roma", photo: "rome")])
        let adapter = RecordingAdapter()
        _ = try await fixture.repository(adapter: adapter).getUsing(configuration: CoreFixture.configuration, in: CoreFixture.tile)
        #expect(fixture.service.requests == ["/v1/deals?language=it&airport=MXP&travellers=3&dates=week"])
        #expect(adapter.seen.value?.data.map(\.cityName) == ["Lisbona", "Roma"])
        #expect(adapter.seen.value?.configuration == CoreFixture.configuration)
    }

    @Test("JSON in snake_case becomes any type (R2.30); an error says what is wrong (R2.32)")
    func decoding() async throws {
        struct Small: Decodable, Sendable, Equatable { var cityName: String }
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set("/x", Data(#"{"city_name": "Rome"}"#.utf8))
        let value: Small = try await fixture.restClient.getData(from: FakeDealsService.address.appendingPathComponent("x"))
        #expect(value == Small(cityName: "Rome"))
        fixture.service.set("/y", Data(#"{"city_nam": "Rome"}"#.utf8))
        await #expect(throws: RestClientError.undecodable("“cityName” is missing in “”")) {
            let _: Small = try await fixture.restClient.getData(from: FakeDealsService.address.appendingPathComponent("y"))
        }
    }

    @Test("a status is an error of its own (G2.3), and so is a service that nobody named")
    func typedErrors() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        await #expect(throws: RestClientError.status(404)) {
            let _: [Int] = try await fixture.restClient.getData(from: FakeDealsService.address.appendingPathComponent("nothing"))
        }
        let nowhere = DealsFeedUrlRepository(service: { nil }, language: { "en" })
        #expect(throws: RestClientError.noService) { try nowhere.get(for: CoreFixture.configuration) }
        #expect(ServiceAddress.address("file:///etc") == nil && ServiceAddress.address("http://127.0.0.1:1")?.port == 1)
    }

    @Test("an image is what its bytes show, cut to the tile and no finer (R2.31)")
    func image() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set("/p.jpg", .jpeg(width: 1600, height: 1067))
        let url = FakeDealsService.address.appendingPathComponent("p.jpg")
        let image = try await fixture.restClient.getImage(from: url, filling: CGSize(width: 316, height: 316))
        #expect(image.size == CGSize(width: 316, height: 316))
        let large = DealsTile(size: CGSize(width: 338, height: 354), scale: 3).pixels
        #expect(large.width * large.height <= 718_080 && abs(large.width / large.height - 338.0 / 354) < 0.01)
        let wide = try await fixture.restClient.getImage(from: url, filling: large)
        #expect(wide.size == large)
    }

    @Test("a photograph is made once, and again when what was kept of it is damaged or it is another one")
    func folder() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        let folder = fixture.folder.appendingPathComponent("Shelf")
        let cache = PhotographCache(folder: folder)
        let (file, other) = (Data.jpeg(), Data.jpeg(.systemPink))
        let pixels = CGSize(width: 100, height: 100)
        _ = try await cache.picture(file, filling: pixels)
        let kept = folder.appendingPathComponent(try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first))
        let whole = try Data(contentsOf: kept)
        _ = try await PhotographCache(folder: folder).picture(file, filling: pixels)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        try whole.prefix(whole.count / 2).write(to: kept)
        #expect(try await cache.picture(file, filling: pixels).size == pixels)
        #expect(try Data(contentsOf: kept) == whole)
        _ = try await cache.picture(other, filling: pixels)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }

    @Test("bytes that are no image, a cut one, and one of too many pixels are errors of their own, never a crash (G2.2)")
    func badImages() throws {
        let pixels = CGSize(width: 9, height: 9)
        let whole = Data.jpeg(width: 400, height: 300)
        for bytes in [Data("<html>".utf8), Data(), whole.prefix(whole.count / 2), whole.prefix(20)] {
            #expect(throws: RestClientError.notAnImage) { try Photograph.picture(bytes, filling: pixels) }
        }
        // The size stands in the frame's header: two bytes each, 0x157C is 5,500.
        var huge = whole
        let frame = try #require(huge.range(of: Data([0xFF, 0xC0])) ?? huge.range(of: Data([0xFF, 0xC2])))
        huge.replaceSubrange(frame.lowerBound + 5..<frame.lowerBound + 9, with: [0x15, 0x7C, 0x15, 0x7C])
        #expect(throws: RestClientError.tooManyPixels(width: 5500, height: 5500)) { try Photograph.picture(huge, filling: pixels) }
    }

    @Test("a deal has its link, its photograph, its city, its type and its price (R2.28, R2.29)")
    func deal() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set("/v1/photos/lisbon.jpg", .jpeg())
        let deal = try #require(await adapted([.sample()], fixture).first)
        #expect(deal.cityName == "Lisbona" && deal.type == .flightAndHotel && deal.price == Price(cents: 28_900, currency: "EUR"))
        #expect(deal.image.size.width > 0 && deal.photographFailure == nil)
        let search = try DealsLink(deal.url).search
        #expect(search.airport == "MXP" && search.destination == "LIS" && search.travellers == .three && search.dates == .week)
    }

    @Test("a feed cannot send its readers elsewhere, nor make them show what is no deal")
    func untrusted() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        for path in ["http://127.0.0.1:1/x.jpg", "//evil.example/x.jpg", "file:///etc/passwd"] {
            #expect(throws: RestClientError.self) { try DealsAdapter.resolve(path, FakeDealsService.address) }
        }
        var nowhere = DealServiceData.sample()
        nowhere.cityCode = "../"
        let data = [.sample(" "), .sample(cents: -1), .sample(String(repeating: "x", count: 100_000)), nowhere, DealServiceData.sample()]
        #expect(await adapted(data, fixture).map(\.cityName) == ["Lisbona"])
    }

    @Test("of ten thousand deals ten are shown")
    func manyDeals() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.set(deals: Array(repeating: .sample(), count: 10_000))
        let answer = try await fixture.repository().getUsing(configuration: CoreFixture.configuration, in: CoreFixture.tile)
        #expect(answer.deals.count == 10)
    }

    @Test("a price is whole, rounded up, in the reader's way")
    func price() {
        #expect(Price(cents: 28_900, currency: "EUR").text(in: Locale(identifier: "en_GB")) == "€289")
        #expect(Price(cents: 28_801, currency: "EUR").text(in: Locale(identifier: "en_GB")) == "€289")
        #expect(Price(cents: 128_900, currency: "EUR").text(in: Locale(identifier: "de_DE")).hasPrefix("1.289"))
    }

    private func adapted(_ data: [DealServiceData], _ fixture: CoreFixture) async -> [Deal] {
        await fixture.patientAdapter.adapt(
            dealsServiceData: data, configuration: CoreFixture.configuration, address: FakeDealsService.address, tile: CoreFixture.tile)
    }

    @Test("when the time is up, a photograph that is not there costs no deal, and the timeline does not wait for it (G2.1)")
    func timeIsUp() async throws {
        let fixture = CoreFixture()
        defer { fixture.remove() }
        fixture.service.fill(4)
        let (asked, hear) = AsyncStream.makeStream(of: Void.self)
        let transport = fixture.service.transport
        let cache = FetchCache(
            folder: fixture.folder.appendingPathComponent("Slow"),
            transport: { request in
                if request.url?.lastPathComponent == "p3.jpg" {
                    hear.yield()
                    // The adapter waits until it is cancelled.
                    try await Task.sleep(for: .seconds(600))
                }
                return try await transport(request)
            })
        let client = RestClient(cache: cache, photographs: fixture.folder.appendingPathComponent("Photographs"))
        let adapter = DealsAdapter(
            restClient: client,
            timeIsUp: {
                var heard = asked.makeAsyncIterator()
                await heard.next()
            })
        let deals = try await fixture.repository(adapter: adapter).getUsing(configuration: CoreFixture.configuration, in: CoreFixture.tile)
            .deals
        #expect(deals.count == 4 && deals.allSatisfy { $0.image.size.width > 1 })
        #expect(deals.last?.photographFailure == .unreachable("It did not answer in time."))
    }

    @Test("why the service cannot be had is said once, in words of people")
    func words() {
        let error = RestClientError(FetchError.unreachable("Nobody answers at its address."))
        #expect(error.localizedDescription == "The service cannot be reached: Nobody answers at its address.")
    }
}
