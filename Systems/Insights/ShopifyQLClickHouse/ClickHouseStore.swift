import Foundation
import ShopifyQL
import Synchronization

/// Shops' events in a cluster of ClickHouse: the store where a merchant base outgrows one machine.
///
/// Each shop's rows are on one node, its shard: the shop's number by the number of nodes. A question about shops of one shard goes straight
/// to it; any other to one of the nodes, which asks all of them. A shard that does not answer is an error, or makes the answer a part
/// where every request allows that; one shop's answer is never empty for that reason.
///
/// The nodes must know each other by the cluster's name, in the order given here. One question is one query, but ClickHouse gives no state
/// of the data to several tables: of rows that arrive while it is answered, one table may show a few and another not yet.
public struct ClickHouseStore: RecordingStore {
    private let nodes: [ClickHouseNode]
    private let tables: ClickHouseTables
    private let catalogue: Catalogue
    private let turn = Turn()

    /// Counts up, for turns and for versions.
    private final class Turn: Sendable {
        let next = Atomic<Int>(0)
        let version = Mutex<UInt64>(0)
    }

    /// A store over nodes' HTTP addresses, shard by shard, whose tables are there: see `create`. Time-outs are in seconds.
    public init(
        nodes: [URL], database: String = "insights", cluster: String = "vitrine", catalogue: Catalogue = .standard,
        timeout: TimeInterval = 10
    ) throws {
        guard !nodes.isEmpty else { throw StoreError.failed("A cluster has at least one node.") }
        let session = ClickHouseNode.session(timeout: timeout)
        self.nodes = nodes.map { ClickHouseNode(address: $0, session: session) }
        tables = ClickHouseTables(database: database, cluster: cluster)
        self.catalogue = catalogue
    }

    /// Makes the tables on every node, where they are missing.
    public func create() async throws {
        for index in nodes.indices {
            for statement in tables.creation(catalogue.schemas) { try await reporting(index) { try await nodes[index].change(statement) } }
        }
    }

    /// The position of the node that has a shop's rows.
    public func shard(of shop: Int64) -> Int { Int(UInt64(bitPattern: shop) % UInt64(nodes.count)) }

    /// Adds rows, each on its shard; answers see them as soon as it returns. A record that is there already is replaced.
    ///
    /// A shard takes all of its rows or none. Where one cannot be reached, the others' rows are written and the error names it.
    public func insert(_ rows: [StoredRow], into table: String) async throws {
        let schema = try schema(table)
        let version = version(rows.count)
        var failure: (any Error)?
        for (shard, rows) in Dictionary(grouping: rows, by: { shard(of: $0.shop) }).sorted(by: { $0.key < $1.key }) {
            // A server's block, which it takes whole, has a million rows.
            for start in stride(from: 0, to: rows.count, by: 500_000) {
                let part = Array(rows[start..<min(start + 500_000, rows.count)])
                let body = try tables.binary(part, schema, version: version + UInt64(start))
                do {
                    try await reporting(shard) { try await nodes[shard].change(tables.insertion(schema), body) }
                } catch { failure = error }
            }
        }
        if let failure { throw failure }
    }

    /// Numbers that grow with the clock and never repeat: the later version of a record counts.
    private func version(_ count: Int) -> UInt64 {
        let now = UInt64(max(0, Date().timeIntervalSince1970 * 1_000_000))
        return turn.version.withLock { last in
            let first = max(last + 1, now)
            last = first + UInt64(max(count, 1))
            return first
        }
    }

    public func aggregate(_ requests: [AggregateRequest]) async throws -> StoreResult<[[AggregateRow]]> {
        let shards = Set(requests.flatMap { $0.shops.map(shard) })
        if shards.count == 1, let shard = shards.first {
            let question = try UnionQuery(requests, schema: schema) { tables.own($0) }
            guard !question.sql.isEmpty else { return StoreResult(requests.map { _ in [] }) }
            // One shop's rows are few and lie together: more threads would cost more than they find.
            let settings = question.settings.merging(["max_threads": "1"]) { first, _ in first }
            let bytes = try await reporting(shard) { try await nodes[shard].ask(question.sql, settings) }
            return StoreResult(try question.groups(bytes))
        }
        let question = try UnionQuery(requests, schema: schema) { tables.all($0) }
        guard !question.sql.isEmpty else { return StoreResult(requests.map { _ in [] }) }
        let answer = try await askAll(question.sql, question.settings, allowsPartial: requests.allSatisfy(\.allowsPartial))
        return StoreResult(try question.groups(answer.content), isPartial: answer.isPartial)
    }

    public func extent(of table: String, shops: [Int64], allowsPartial: Bool) async throws -> StoreResult<ClosedRange<Int64>?> {
        let schema = try schema(table)
        guard !shops.isEmpty else { return StoreResult(nil) }
        let shards = Set(shops.map(shard))
        let own = shards.count == 1 ? shards.first : nil
        let sql =
            "SELECT toInt64(count()), toInt64(min(at)), toInt64(max(at)) FROM \(own == nil ? tables.all(schema) : tables.own(schema))"
            + "\(schema.recordKey == nil ? "" : " FINAL") WHERE shop IN (\(shops.map(ClickHouseLiteral.integer).joined(separator: ", ")))"
            + " FORMAT RowBinary"
        let answer: StoreResult<[UInt8]>
        if let own {
            answer = StoreResult(try await reporting(own) { try await nodes[own].ask(sql, [:]) })
        } else {
            answer = try await askAll(sql, [:], allowsPartial: allowsPartial)
        }
        var reader = RowBinaryReader(answer.content)
        let (count, first, last) = (try reader.int64(), try reader.int64(), try reader.int64())
        return StoreResult(count > 0 && first <= last ? first...last : nil, isPartial: answer.isPartial)
    }

    /// Asks one node for the rows of all; the next one where the first does not answer.
    private func askAll(_ sql: String, _ settings: [String: String], allowsPartial: Bool) async throws -> StoreResult<[UInt8]> {
        let first = turn.next.wrappingAdd(1, ordering: .relaxed).oldValue
        var missing = "all nodes"
        for offset in nodes.indices {
            let index = Int(UInt(bitPattern: first &+ offset) % UInt(nodes.count))
            do {
                return StoreResult(try await nodes[index].ask(sql, settings))
            } catch ClickHouseNode.Failure.unreachable {
                // The next one will miss it too, and say so.
                missing = name(index)
            } catch ClickHouseNode.Failure.peerUnreachable(let words) {
                guard allowsPartial else { throw StoreError.unavailable("a shard (\(words.prefix(200)))") }
                // What is left out is not said by the server: the answer is marked, whatever it leaves out.
                let part = try await reporting(index) {
                    try await nodes[index].ask(sql, settings.merging(["skip_unavailable_shards": "1"]) { first, _ in first })
                }
                return StoreResult(part, isPartial: true)
            } catch ClickHouseNode.Failure.refused(_, let words) {
                throw StoreError.failed(String(words.prefix(500)))
            }
        }
        throw StoreError.unavailable(missing)
    }

    private func name(_ index: Int) -> String { "shard \(index + 1) of \(nodes.count)" }

    /// A node's failure as the store's error.
    private func reporting<Result>(_ index: Int, _ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch ClickHouseNode.Failure.unreachable {
            throw StoreError.unavailable(name(index))
        } catch ClickHouseNode.Failure.peerUnreachable(let words) {
            throw StoreError.unavailable("\(name(index)) (\(words.prefix(200)))")
        } catch ClickHouseNode.Failure.refused(_, let words) {
            throw StoreError.failed(String(words.prefix(500)))
        }
    }

    private func schema(_ table: String) throws -> Schema {
        guard let schema = catalogue.schemas.first(where: { $0.name == table }) else { throw StoreError.unknown(table) }
        return schema
    }
}
