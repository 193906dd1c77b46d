import Foundation
import GRDB

/// The events of widgets, each kept once.
public struct AdoptionStore: Sendable {
    private let database: DatabaseQueue

    public init(database: DatabaseQueue) { self.database = database }

    /// Keeps what is new, and says how many that were.
    func add(_ events: [WidgetEvent], of account: String) async throws -> Int {
        let metrics = try events.map { String(decoding: try JSONEncoder().encode($0.metrics), as: UTF8.self) }
        return try await database.write { db in
            var added = 0
            for (event, metrics) in zip(events, metrics) {
                try db.execute(
                    sql: """
                        INSERT OR IGNORE INTO event (account, id, name, installation, kind, family, configuration, metrics, shop, at, former)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        account, event.id, event.name, event.installation, event.kind, event.family, event.configuration, metrics,
                        event.shop,
                        event.at.timeIntervalSince1970, event.former,
                    ])
                added += db.changesCount
            }
            return added
        }
    }

    /// Returns the report of the events of all accounts together.
    func report(now: Date) async throws -> AdoptionReport {
        let events = try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM event WHERE name IN (?, ?, ?) ORDER BY at, name, account, id",
                arguments: [WidgetEvent.added, WidgetEvent.changed, WidgetEvent.removed]
            ).map { row in
                let account = try row.decode(String.self, forColumn: "account")
                let installation = try row.decode(String.self, forColumn: "installation")
                let metrics = try row.decode(String.self, forColumn: "metrics")
                return WidgetEvent(
                    id: try row.decode(forColumn: "id"), name: try row.decode(forColumn: "name"),
                    installation: "\(account)\u{0}\(installation)", kind: try row.decode(forColumn: "kind"),
                    family: try row.decode(forColumn: "family"), configuration: try row.decode(forColumn: "configuration"),
                    former: try row.decode(forColumn: "former"),
                    metrics: (try? JSONDecoder().decode([String].self, from: Data(metrics.utf8))) ?? [],
                    shop: try row.decode(forColumn: "shop"), at: Date(timeIntervalSince1970: try row.decode(forColumn: "at")))
            }
        }
        return AdoptionReport(events, now: now)
    }
}
