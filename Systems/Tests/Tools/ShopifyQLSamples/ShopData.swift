import Foundation
import ShopifyQL
import ShopifyQLStore

/// The shops of the tests: 420 sales, 520 sessions, 120 orders, with rows at the edges of days, of the two changes of the clock, and of now.
package enum ShopData {
    /// 14:30:15 on Saturday 21 November 2026 in Toronto; the clock went back on 1 November.
    package static let now = Date(timeIntervalSince1970: 1_795_289_415)
    package static let toronto = Shop(id: 10002, name: "Toronto", timeZone: zone("America/Toronto"), currency: "USD")
    package static let paris = Shop(id: 20023, name: "Paris", timeZone: zone("Europe/Paris"), currency: "USD")
    package static let context = QueryContext(shop: toronto, organization: [toronto, paris], now: now)

    package static func zone(_ name: String) -> TimeZone { TimeZone(identifier: name) ?? .gmt }

    /// Every table's rows, read once.
    package static let tables: [String: [StoredRow]] = {
        Dictionary(uniqueKeysWithValues: Catalogue.standard.schemas.map { ($0.name, rows(of: $0)) })
    }()

    /// A store in memory that holds them.
    package static func store() async throws -> SQLiteStore {
        let store = try SQLiteStore.inMemory()
        for (table, rows) in tables { try await store.insert(rows, into: table) }
        return store
    }

    private static func rows(of schema: Schema) -> [StoredRow] {
        guard let url = Bundle.module.url(forResource: "Resources/\(schema.name)", withExtension: "csv"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return [] }
        let lines = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        let kinds = Dictionary(uniqueKeysWithValues: schema.fields.map { ($0.name, $0.kind) })
        return lines.dropFirst().map { cells in
            var values: [String: Cell] = [:]
            for (name, cell) in zip(lines[0], cells).dropFirst(2) {
                values[name] = cell == "NULL" ? .null : kinds[name] == .text ? .text(cell) : Int64(cell).map { .integer($0) } ?? .null
            }
            return StoredRow(shop: Int64(cells[0]) ?? 0, at: Int64(cells[1]) ?? 0, values: values)
        }
    }
}
