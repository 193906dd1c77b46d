import BenchFigures
import Foundation
import SystemProcesses
import VitrineWidgetArchive
import WidgetHost

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension SystemFigures {
    /// Timelines of ten deals in three families, each with as many photographs of 1600 × 1067 pixels; then what the search field waits for
    /// beyond the service's own answer, and what a change in the sheet takes.
    static let getaways = SystemFigures(
        name: "getaways", product: "GetawaysWidgets",
        prepare: { environment in
            guard try await GetawaysFigure.warm(environment.service) >= 10 else { throw BenchFailure("There are not ten deals.") }
            for family in [WidgetFamilyName.systemLarge, .systemMedium, .systemSmall] {
                _ = try await environment.host.place(kind: "DealsWidget", family: family)
            }
        },
        steps: (0..<3).map { index in
            { environment in
                let tile = await environment.host.state().tiles[index].id
                try await environment.host.configure(tile: tile, values: IntentValues(["location": .entity(id: "MXP")]))
            }
        },
        check: { environment in
            let state = await environment.host.state()
            guard state.tiles.count == 3, state.tiles.allSatisfy({ $0.entries.count == 10 }) else {
                throw BenchFailure("Of ten deals \(state.tiles.map(\.entries.count)) are shown: \(state.ledger.prefix(3).map(\.reason))")
            }
        },
        more: {
            [try await GetawaysFigure.suggestions($0.host, $0.service), try await GetawaysFigure.sheet($0.host, $0.service)]
        })
}

/// Figures of Getaways alone.
enum GetawaysFigure {
    /// The slowest of five changes in the sheet, each to an airport that neither the extension nor its caches have seen: until the host has
    /// drawn the tile's new picture. The service has read its photographs before; they are otherwise its own affair.
    static func sheet(_ host: WidgetHost, _ service: URL) async throws -> Figure {
        let tile = try await host.place(kind: "DealsWidget", family: .systemMedium)
        await host.settle()
        var slowest = 0.0
        for airport in ["OSL", "BCN", "WAW", "DUB", "ATH"] {
            _ = try await warm(service, airport: airport)
            let before = try await host.picture(of: tile, scheme: .light, scale: 2)
            let time = try await ContinuousClock().measure {
                try await host.configure(tile: tile, values: IntentValues(["location": .entity(id: airport)]))
                await host.settle()
                guard try await host.picture(of: tile, scheme: .light, scale: 2) != before else {
                    throw BenchFailure("The tile does not show other deals from \(airport).")
                }
            }
            slowest = max(slowest, time / .milliseconds(1))
        }
        return Figure("getaways.sheet", slowest).atMost(1_000)
    }

    /// Asks for the photographs before anybody waits for them; how many deals there are.
    static func warm(_ service: URL, airport: String = "MXP") async throws -> Int {
        struct Feed: Decodable {
            struct Deal: Decodable { var imagePath: String }
            var deals: [Deal]
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let question = "/v1/deals?language=en&airport=\(airport)&travellers=2&dates=weekend"
        let feed = try decoder.decode(Feed.self, from: try await get(service, question))
        for deal in feed.deals { _ = try await get(service, deal.imagePath) }
        return feed.deals.count
    }

    static func suggestions(_ host: WidgetHost, _ service: URL) async throws -> Figure {
        let tile = try await host.place(kind: "DealsWidget", family: .systemSmall)
        await host.settle()
        var late: [Double] = []
        for words in ["mil", "mila", "san seb", "new y", "rom", "lond", "bay", "tok", "a coru"] {
            let encoded = words.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let clock = ContinuousClock()
            let alone = try await clock.measure { _ = try await get(service, "/v1/airports?language=de&term=\(encoded)") }
            let whole = try await clock.measure {
                _ = try await host.options(tile: tile, parameter: "location", words: words, values: IntentValues())
            }
            late.append((whole - alone) / .milliseconds(1))
        }
        return Figure("getaways.suggestions", max(0, late.sorted()[late.count / 2])).atMost(50)
    }

    private static func get(_ service: URL, _ path: String) async throws -> Data {
        guard let url = URL(string: service.absoluteString + path) else { throw BenchFailure("\(path) is no path.") }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw BenchFailure("The service refused \(path).") }
        return data
    }
}
