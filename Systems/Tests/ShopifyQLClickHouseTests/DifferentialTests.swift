import ClickHouseCluster
import Foundation
import ReportFrontEnd
import ShopifyQL
import ShopifyQLClickHouse
import ShopifyQLSamples
import ShopifyQLStore
import Testing

/// Suites that share nodes: a killed one is for a suite of its own.
enum Nodes {
    /// Three nodes with the tests' shops.
    static let shared = Task { () -> (ClickHouseCluster, ClickHouseStore) in
        let cluster = try await ClickHouseCluster.start()
        return (cluster, try await filled(cluster))
    }

    static func filled(_ cluster: ClickHouseCluster) async throws -> ClickHouseStore {
        let store = try ClickHouseStore(nodes: cluster.addresses, cluster: ClickHouseCluster.name)
        try await store.create()
        for (table, rows) in ShopData.tables { try await store.insert(rows, into: table) }
        return store
    }
}

@Suite("The same from SQLite and from ClickHouse")
struct DifferentialTests {
    private func engines() async throws -> (Engine, Engine) {
        (Engine(store: try await ShopData.store()), Engine(store: try await Nodes.shared.value.1))
    }

    private func check(_ text: String, _ sqlite: Engine, _ clickHouse: Engine) async throws -> Bool {
        let one: Table
        do { one = try await sqlite.answer(text, for: ShopData.context) } catch let error as QueryError {
            let other = await #expect(throws: QueryError.self) { try await clickHouse.answer(text, for: ShopData.context) }
            #expect(other == error)
            return false
        }
        let other = try await clickHouse.answer(text, for: ShopData.context)
        #expect(one.columns == other.columns, "\(text)")
        if one.rows != other.rows {
            let index = zip(one.rows, other.rows).enumerated().first { $0.1.0 != $0.1.1 }?.offset ?? min(one.rows.count, other.rows.count)
            Issue.record(
                "\(text)\nrow \(index) of \(one.rows.count), \(other.rows.count):\n\(one.rows[safe: index])\n\(other.rows[safe: index])")
        }
        return true
    }

    @Test("every answered example has the same rows (R4.12)")
    func examples() async throws {
        let (sqlite, clickHouse) = try await engines()
        var answered = 0
        for example in Example.all where example.refusal == nil {
            if try await check(example.text, sqlite, clickHouse) { answered += 1 }
        }
        #expect(answered == 55)
    }

    @Test("four hundred generated queries have the same rows")
    func generated() async throws {
        let (sqlite, clickHouse) = try await engines()
        var answered = 0
        for seed in 1...400 as ClosedRange<UInt64> {
            var generator = QueryGenerator(seed: seed &+ 70_000)
            if try await check(generator.query(), sqlite, clickHouse) { answered += 1 }
        }
        #expect(answered > 300)
    }

    @Test("many shops' questions asked as one have each shop's own rows")
    func batched() async throws {
        let clickHouse = try await Nodes.shared.value.1
        let sqlite = Engine(store: try await ShopData.store())
        let batching = BatchingStore(clickHouse, shard: clickHouse.shard)
        let batched = Engine(store: batching)
        let contexts = [ShopData.toronto, ShopData.paris].map { QueryContext(shop: $0, now: ShopData.now) }
        var texts: [String] = []
        for seed in 1...60 as ClosedRange<UInt64> {
            var generator = QueryGenerator(seed: seed &+ 90_000)
            texts.append(generator.query())
        }
        let answers = await withTaskGroup(of: (Int, Int, Table?).self) { group in
            for (index, text) in texts.enumerated() {
                for (place, context) in contexts.enumerated() {
                    group.addTask { (index, place, try? await batched.answer(text, for: context)) }
                }
            }
            var answers: [[Table?]] = Array(repeating: [nil, nil], count: texts.count)
            for await (index, place, table) in group { answers[index][place] = table }
            return answers
        }
        for (text, tables) in zip(texts, answers) {
            for (context, table) in zip(contexts, tables) {
                let own = try? await sqlite.answer(text, for: context)
                #expect(own?.rows == table?.rows, "\(text)")
            }
        }
        let counts = await batching.counts
        #expect(counts.joinedQueries < counts.shopQueries / 4, "\(counts)")
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> String { indices.contains(index) ? "\(self[index])" : "none" }
}
