import Foundation
import Logging
import ReportFrontEnd
import ShopifyQL

/// Answers queries of shops from a store whose events go on arriving.
struct QueryService: Sendable {
    /// The deadline of waiting for days that are being made, of however many shops: widgets give a request up after six seconds.
    static let patience = Duration.milliseconds(3_500)
    private static let logger = Logger(label: "InsightsService")

    let engine: Engine
    /// Answers in the engine's place, where many ask.
    let reports: ReportFrontEnd?
    let feed: EventFeed?
    let counters: Counters
    let now: @Sendable () -> Date

    /// The answer for one of an account's shops.
    func answer(_ text: String, shop: StoreFront, of account: Account, half: Bool) async throws -> QueryResponse {
        let now = now()
        let asOf = now.formatted(.iso8601)
        func refused(_ error: QueryResponse.ParseError) -> QueryResponse {
            QueryResponse(table: nil, parseErrors: [error], currency: shop.currency, partial: false, asOf: asOf)
        }
        let query: Query
        do {
            query = try Query(text)
        } catch {
            return refused(.init(error))
        }
        await counters.note(schemas: Set(query.schemas.map { Self.counted($0.text) }))
        let shops = query.isOrganization ? account.shops : [shop]
        do {
            for shop in shops { try await feed?.advance(shop.id, to: now) }
            let context = QueryContext(shop: shop.queried, organization: account.shops.map(\.queried), now: now, allowsPartial: true)
            // What is kept for a minute would lack the days that are made within it, and no longer say so.
            var reports = reports
            for shop in shops where await feed?.lacks(shop.id, nil, now: now) ?? false { reports = nil }
            var report =
                if let reports { try await reports.answer(text, for: context) } else {
                    Report(table: try await engine.answer(query, for: context), asOf: now)
                }
            // Who waits now was noted with the last days.
            let needsHistory = !query.items.allSatisfy { $0.expression == .column(Name("orders_to_fulfill")) }
            var isLacking = false
            if needsHistory, let feed {
                let period = report.table.period
                var lacking: [String] = []
                for shop in shops where await feed.lacks(shop.id, period, now: now) { lacking.append(shop.id) }
                if !lacking.isEmpty {
                    isLacking = try await !feed.complete(lacking, period, now: now, within: Self.patience)
                    report = Report(table: try await engine.answer(query, for: context), asOf: now)
                }
            }
            let table = report.table
            var sheet = QueryResponse.Sheet(table)
            if half { sheet.rows = Array(sheet.rows.prefix(sheet.rows.count / 2)) }
            return QueryResponse(
                table: sheet, parseErrors: [], currency: table.currency ?? shop.currency, partial: half || table.isPartial || isLacking,
                asOf: report.asOf.formatted(.iso8601))
        } catch let error as QueryError {
            return refused(.init(error))
        } catch StoreError.tooManyGroups(let limit) {
            return refused(.init(StoreError.tooManyGroups(limit: limit)))
        } catch {
            Self.logger.error("A query of shop \(shop.id) has no answer: \(error)")
            throw InsightsError.unavailable
        }
    }

    /// Only names that are known are counted by themselves, so that nobody fills the memory with others.
    private static func counted(_ name: String) -> String {
        let name = name.lowercased()
        return Catalogue.standard.schemas.contains { $0.name == name } ? name : "others"
    }
}
