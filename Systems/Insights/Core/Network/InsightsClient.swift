import FetchCache
import Foundation
import ServiceAddresses

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A response of the service, and when it was given.
public struct InsightsResponse<Value: Sendable>: Sendable {
    public let value: Value
    /// The time at which the service said so; finding it in the cache does not change that.
    public let date: Date
    /// Older than was asked for, because no newer one can be had.
    public let isStale: Bool
}

/// Asks the service as the merchant, through a cache that all of the app's processes share: several who ask for the same at the same time
/// are one request.
public struct InsightsClient: Sendable {
    /// Seconds that an answer stands without asking again.
    public struct Freshness: Sendable {
        /// The system asks for the same tile several times in a row.
        public var figures = 60.0
        public var shops = 3_600.0
        /// The time for which either may stand in while no newer one can be had: for ever, since its own time tells its age.
        public var stale = Double.infinity

        public init() {}
    }

    /// Bytes of one answer: seven metrics over thirty days are some 30,000.
    public static let largest = 2_000_000

    private let cache: FetchCache
    private let send: FetchTransport
    private let address: URL?
    private let freshness: Freshness
    /// Nobody is asked: what is kept has to do.
    private var isKeptOnly = false

    /// - Parameters:
    ///   - folder: of the cache; the app group's.
    ///   - address: the service's.
    ///   - now: the time by which answers age.
    public init(
        folder: URL = InsightsGroup.fetched, address: URL? = ServiceAddress.metrics.current, sessions: any SessionSource,
        freshness: Freshness = Freshness(), now: @escaping @Sendable () -> Date = { Date() },
        transport: @escaping FetchTransport = URLSessionTransport(limit: largest, timeout: 6).callAsFunction
    ) {
        send = AuthorizedTransport(base: transport, sessions: sessions) { (_) throws(FetchError) in }.callAsFunction
        cache = FetchCache(
            folder: folder, now: now,
            transport: AuthorizedTransport(base: transport, sessions: sessions, check: Self.check).callAsFunction)
        self.address = address
        self.freshness = freshness
    }

    /// A client of the same cache without a service behind it: it answers at once, with what is cached.
    var keptOnly: InsightsClient {
        var client = self
        client.isKeptOnly = true
        return client
    }

    /// Whether what is kept may stand in. No failure erases figures; only that they are not this merchant's any more does.
    @Sendable static func standsIn(_ error: FetchError) -> Bool {
        switch error {
        case .status(AuthorizedTransport.rejected), .status(AuthorizedTransport.conflict): false
        case .status, .unreachable, .tooLarge, .waitedTooLong, .notCacheable, .addressRefused: true
        }
    }

    /// Returns the answer to a query.
    /// - Parameters:
    ///   - account: who asks; another's answers are never given.
    ///   - key: whatever else makes another answer.
    public func answer(
        to query: InsightsQuery, shop: String, account: String, key: String
    ) async throws(InsightsError) -> InsightsResponse<QueryResponse> {
        var request = try request("/v1/shops/\(shop)/query", account)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        do {
            request.httpBody = try JSONEncoder().encode(["query": query.text])
        } catch {
            throw .undecodable("\(error)")
        }
        return try await get(request, freshFor: freshness.figures, partition: "\(account.utf8.count):\(account)\(key)")
    }

    /// The account's shops.
    public func shops(of account: String) async throws(InsightsError) -> InsightsResponse<[Shop]> {
        struct List: Decodable, Sendable { var shops: [Shop] }
        let answer: InsightsResponse<List> = try await get(
            request("/v1/shops", account), freshFor: freshness.shops, partition: "\(account.utf8.count):\(account)")
        let shops = answer.value.shops.filter { Shop.isID($0.id) }
        return InsightsResponse(value: Array(shops.prefix(1_000)), date: answer.date, isStale: answer.isStale)
    }

    /// Tells the service what happened to widgets.
    public func report(_ events: [WidgetEvent]) async throws(InsightsError) {
        struct List: Encodable { var events: [WidgetEvent] }
        var request = try request("/v1/events", nil)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        do {
            request.httpBody = try encoder.encode(List(events: events))
            let (_, response) = try await send(request)
            guard (200...299).contains(response.statusCode) else { throw FetchError.status(response.statusCode) }
        } catch {
            throw InsightsError(error)
        }
    }

    private func request(_ path: String, _ account: String?) throws(InsightsError) -> URLRequest {
        guard let address else { throw .noService }
        var request = URLRequest(url: address.appendingPathComponent(path))
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue(account, forHTTPHeaderField: AuthorizedTransport.account)
        return request
    }

    private func get<Value: Decodable & Sendable>(
        _ request: URLRequest, freshFor seconds: Double, partition: String
    ) async throws(InsightsError) -> InsightsResponse<Value> {
        do {
            let answer = try await answer(request, seconds, partition)
            do {
                let value = try JSONDecoder().decode(Value.self, from: answer.data)
                return InsightsResponse(value: value, date: answer.date, isStale: answer.isStale)
            } catch {
                try? cache.remove(request, varyingBy: [], partition: partition)
                throw InsightsError.undecodable("it is not the JSON that was expected")
            }
        } catch {
            throw InsightsError(error)
        }
    }

    private func answer(_ request: URLRequest, _ seconds: Double, _ partition: String) async throws -> FetchedData {
        guard isKeptOnly else {
            return try await cache.data(
                for: request, freshFor: seconds, staleFor: max(freshness.stale, seconds), standsIn: Self.standsIn, varyingBy: [],
                partition: partition)
        }
        let reason = FetchError.unreachable("There was no time to ask.")
        guard let kept = try cache.kept(for: request, because: reason, varyingBy: [], partition: partition) else { throw reason }
        return kept
    }

    /// Rejects answers that the cache must not keep and an older one should stand in for: half an answer, and none.
    @Sendable private static func check(_ data: Data) throws(FetchError) {
        struct Anything: Decodable {
            var answer: QueryResponse?
            init(from decoder: any Decoder) throws {
                enum Keys: String, CodingKey { case shops }
                let container = try decoder.container(keyedBy: Keys.self)
                if container.contains(.shops) {
                    _ = try container.decode([Shop].self, forKey: .shops)
                    return
                }
                answer = try QueryResponse(from: decoder)
            }
        }
        let answer: QueryResponse?
        do {
            answer = try JSONDecoder().decode(Anything.self, from: data).answer
        } catch {
            throw .unreachable("The answer is not the JSON that was expected.")
        }
        guard let answer else { return }
        if answer.isPartial { throw .unreachable("Part of the shop's data is out of reach.") }
        if let error = answer.parseErrors.first { throw .unreachable("The query was not understood: \(error.message)") }
        if answer.table == nil { throw .unreachable("The answer has no table.") }
    }
}
