import FetchCache
import Foundation
import GetawaysCore
import Testing

/// Photographs as no service should send them, through the widget's own client and adapter.
@Suite(.timeLimit(.minutes(5)))
struct HostilePhotographTests {
    private func adapted(_ mode: String, _ url: URL) async throws -> GetawaysCore.Deal? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await ask(url, "/v1/modes", post: #"{"photos":"\#(mode)"}"#)
        let cache = FetchCache(folder: folder, transport: URLSessionTransport(limit: 4_000_000, timeout: 90).callAsFunction)
        let data = try JSONDecoder().decode(
            DealServiceData.self,
            from: Data(
                """
                {"id": "\(mode)", "cityName": "Lisbon", "cityCode": "LIS", "countryName": "Portugal", "product": "flight", "priceInCents": 28900,
                "currency": "EUR", "departsOn": "2026-06-12", "returnsOn": "2026-06-14", "nights": 2, "imagePath": "/v1/photos/lisbon.jpg"}
                """.utf8))
        let configuration = DealsConfiguration(
            location: GetawaysCore.Airport(code: "MXP", city: "Milan"), travellers: .two, dates: .weekend)
        let adapter = DealsAdapter(restClient: RestClient(cache: cache), timeIsUp: { try await Task.sleep(for: .seconds(60)) })
        let deals = await adapter.adapt(
            dealsServiceData: [data], configuration: configuration, address: url.appendingPathComponent("v1/deals"), tile: tile)
        return deals.first
    }

    private let tile = DealsTile(size: CGSize(width: 338, height: 158), scale: 3)

    @Test("a photograph that cannot be had costs no deal: another picture stands for it, and the deal says why")
    func each() async throws {
        let kinds: [(mode: String, failures: [RestClientError])] = [
            ("huge", [.tooManyPixels(width: 12_000, height: 12_000)]),
            ("bomb", [.tooManyPixels(width: 28_000, height: 28_000)]),
            ("truncated", [.notAnImage]), ("html", [.notAnImage]), ("failing", [.status(500)]), ("missing", [.status(404)]),
            ("endless", [.tooLarge(limit: 4_000_000)]),
        ]
        try await withGetaways { url in
            for kind in kinds {
                let deal = try await adapted(kind.mode, url)
                #expect(deal?.cityName == "Lisbon", "\(kind.mode)")
                #expect(
                    deal?.photographFailure.map { kind.failures.contains($0) } == true,
                    "\(kind.mode): \(String(describing: deal?.photographFailure))")
            }
            let dropped = try await adapted("dropping", url)
            guard case .unreachable = dropped?.photographFailure else {
                Issue.record("\(String(describing: dropped?.photographFailure))")
                return
            }
            let sound = try await adapted("normal", url)
            #expect(sound != nil && sound?.photographFailure == nil)
        }
    }
}
