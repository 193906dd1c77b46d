import Foundation
import WidgetKit

/// A tile's figures.
public struct InsightsFigures: Equatable, Sendable {
    public var shop: Shop
    /// The figures by metric; one that was asked for and could not be had is missing.
    public var data: [MetricType: MetricData]
    /// The time at which the service gave the oldest of them; nil where there are none.
    public var date: Date?
    /// Whether some of them are older than was asked for.
    public var isStale: Bool
    /// The account has other shops too.
    public var isOneOfSeveral: Bool

    public init(shop: Shop, data: [MetricType: MetricData], date: Date?, isStale: Bool = false, isOneOfSeveral: Bool = false) {
        self.isOneOfSeveral = isOneOfSeveral
        self.shop = shop
        self.data = data
        self.date = date
        self.isStale = isStale
    }
}

/// Brings a tile's figures from the service or the cache.
public struct InsightsRepository: Sendable {
    private var client: InsightsClient
    /// Nobody is asked: neither the service nor the keychain.
    private var isKeptOnly = false
    private let sessions: any SessionSource
    private let memory: MerchantMemory
    private let locale: Locale
    private let timeZone: TimeZone
    private let patience: Duration
    private let pause: @Sendable (Duration) async throws -> Void

    /// - Parameters:
    ///   - patience: for a service that refuses or has not all of it yet, where there is nothing older to show. How long all may take is
    ///     for ``Patience`` to say.
    ///   - pause: waits between two tries.
    public init(
        client: InsightsClient, sessions: any SessionSource, memory: MerchantMemory = MerchantMemory(), locale: Locale = .current,
        timeZone: TimeZone = .current, patience: Duration = .seconds(5),
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.pause = pause
        self.patience = patience
        self.client = client
        self.sessions = sessions
        self.memory = memory
        self.locale = locale
        self.timeZone = timeZone
    }

    /// A repository without a service: it returns what is cached, at once.
    public var keptOnly: InsightsRepository {
        var repository = self
        repository.client = client.keptOnly
        repository.isKeptOnly = true
        return repository
    }

    /// The account's shops.
    public func shops() async throws(InsightsError) -> [Shop] {
        try await asAccount { (account) async throws(InsightsError) in try await shops(of: account) }
    }

    /// The account's shops, asked for as long as the patience lasts; then those that are kept.
    public func shops(within patience: Patience) async throws(InsightsError) -> [Shop] {
        let asked = await patience.result { () -> Result<[Shop], InsightsError> in
            do throws(InsightsError) { return .success(try await shops()) } catch { return .failure(error) }
        }
        guard let asked else { return try await keptOnly.shops() }
        return try asked.get()
    }

    /// Returns the figures that a tile shows.
    /// - Parameter configuration: settled for its family.
    public func figures(for configuration: InsightsConfiguration, in family: WidgetFamily) async throws(InsightsError) -> InsightsFigures {
        try await asAccount { (account) async throws(InsightsError) in
            let (shop, isOneOfSeveral) = try await shop(configuration.shop, account)
            let key = ConfigurationKey(
                configuration, shop: shop.id, family: family, account: account, locale: locale, timeZone: timeZone)
            var figures = try await figures(configuration.wanted, configuration.range, shop, account, key: key.text)
            figures.isOneOfSeveral = isOneOfSeveral
            return figures
        }
    }

    /// Metrics of one shop, for a page that is no tile.
    public func figures(
        for metrics: [MetricType], over range: DateRange, of shop: Shop
    ) async throws(InsightsError) -> InsightsFigures {
        try await asAccount { (account) async throws(InsightsError) in
            try await figures(metrics, range, shop, account, key: "page/\(locale.identifier)")
        }
    }

    private func figures(
        _ metrics: [MetricType], _ range: DateRange, _ shop: Shop, _ account: String, key: String
    ) async throws(InsightsError) -> InsightsFigures {
        typealias Outcome = (query: InsightsQuery, result: Result<InsightsResponse<QueryResponse>, InsightsError>)
        let queries = InsightsQuery.queries(for: metrics, over: range)
        let outcomes = await withTaskGroup(of: Outcome.self) { group in
            for query in queries {
                group.addTask {
                    do throws(InsightsError) {
                        return (query, .success(try await answer(to: query, shop.id, account, key)))
                    } catch {
                        return (query, .failure(error))
                    }
                }
            }
            return await group.reduce(into: [Outcome]()) { $0.append($1) }
        }
        var figures = InsightsFigures(shop: shop, data: [:], date: nil, isStale: false)
        var failure: InsightsError?
        for outcome in outcomes {
            switch outcome.result {
            // These are the account's, not one query's.
            case .failure(let error) where error == .signedOut || error == .accountChanged: throw error
            case .failure(let error): failure = error
            case .success(let answer):
                guard let table = answer.value.table else { continue }
                let currency = answer.value.currency ?? (shop.currency.isEmpty ? nil : shop.currency)
                let response = MetricsResponse(
                    MetricSource(table: table, currency: currency, timeZone: shop.zone), decoding: outcome.query.metrics)
                figures.data.merge(response.data) { $1 }
                figures.date = min(figures.date ?? answer.date, answer.date)
                figures.isStale = figures.isStale || answer.isStale
            }
        }
        if let failure {
            guard figures.date != nil else { throw failure }
            figures.isStale = true
        }
        return figures
    }

    /// Asks, and again for a moment where the service refuses, or says that it has a part only, and there is nothing older to show: it may
    /// just be starting, and the next chance is a quarter of an hour away.
    private func answer(
        to query: InsightsQuery, _ shop: String, _ account: String, _ key: String
    ) async throws(InsightsError) -> InsightsResponse<QueryResponse> {
        let clock = ContinuousClock()
        let end = clock.now + patience
        while true {
            do throws(InsightsError) {
                return try await client.answer(to: query, shop: shop, account: account, key: key)
            } catch {
                guard !isKeptOnly, error.mayPass, clock.now < end, (try? await pause(.milliseconds(700))) != nil else { throw error }
            }
        }
    }

    /// The one that was set, or the one the app shows, or the account's first.
    private func shop(_ id: String?, _ account: String) async throws(InsightsError) -> (shop: Shop, isOneOfSeveral: Bool) {
        let shops = try await shops(of: account)
        guard let shop = shops.first(where: { $0.id == id ?? memory.shop }) ?? (id == nil ? shops.first : nil) else { throw .noShop }
        return (shop, shops.count > 1)
    }

    private func shops(of account: String) async throws(InsightsError) -> [Shop] {
        let shops = try await client.shops(of: account).value
        memory.saw(shops.map(\.id))
        return shops
    }

    /// Asks as who was last known to be signed in; the keychain is asked only where nobody was, and where that was wrong.
    private func asAccount<Value>(_ body: (String) async throws(InsightsError) -> Value) async throws(InsightsError) -> Value {
        var account = memory.account
        for _ in 0..<2 {
            let current: String
            if let account { current = account } else { current = try await signedIn() }
            do {
                return try await body(current)
            } catch InsightsError.accountChanged {
                memory.signedOut()
                account = nil
            } catch InsightsError.signedOut {
                memory.signedOut()
                throw .signedOut
            } catch {
                throw error
            }
        }
        throw .accountChanged
    }

    private func signedIn() async throws(InsightsError) -> String {
        guard !isKeptOnly else { throw .unreachable("There was no time to ask who is signed in.") }
        do {
            let session = try await sessions.session()
            memory.signedIn(as: session.account)
            return session.account
        } catch {
            switch error {
            case .signedOut: throw .signedOut
            case .unavailable(let reason): throw .unreachable(reason)
            }
        }
    }
}
