import Foundation
import ShopifyQL
import ShopifyQLSamples
import ShopifyQLStore
import Synchronization
import Testing

@Suite("What is kept added up")
struct RollupTests {
    /// A condition that every row meets, so that events are counted one by one.
    static let always = RowCondition.not(.all([.isNull(.shop)]))

    @Test("is what the events add up to, in whatever order they came", arguments: 1...4 as ClosedRange<UInt64>)
    func agreement(seed: UInt64) async throws {
        var generator = QueryGenerator(seed: seed)
        let store = try SQLiteStore.inMemory()
        for schema in [Schema.sales, .sessions] {
            var rows = ShopData.tables[schema.name] ?? []
            rows = generator.some(rows, rows.count...rows.count)
            for start in stride(from: 0, to: rows.count, by: 60) {
                try await store.insert(Array(rows[start..<min(start + 60, rows.count)]), into: schema.name)
            }
            let measures = schema.metrics.flatMap(\.formula.allMeasures)
            let unique = measures.indices.filter { measures.firstIndex(of: measures[$0]) == $0 }.map { measures[$0] }
            for _ in 0..<40 {
                var request = AggregateRequest(
                    table: schema.name, shops: generator.pick([[10002], [20023]]), segments: segments(&generator), keys: [],
                    measures: unique, condition: nil, maximumGroups: 1000)
                let kept = try await store.aggregate([request]).content
                request.condition = Self.always
                let counted = try await store.aggregate([request]).content
                #expect(Set(kept[0]) == Set(counted[0]))
            }
        }
    }

    @Test("is the same after many rows were loaded at once as after they were inserted one by one")
    func loading() async throws {
        var generator = QueryGenerator(seed: 9)
        var found = 0
        let (inserted, loaded) = (try SQLiteStore.inMemory(), try SQLiteStore.inMemory())
        for schema in [Schema.sales, .sessions] {
            var rows = ShopData.tables[schema.name] ?? []
            // Some seconds have several events, some events are from before 1970.
            rows += rows.prefix(40)
            for index in 0..<40 { rows[index].at = Int64(index) * 700 - 14_000 }
            let parts = Mutex([Array(rows.prefix(100)), Array(rows.dropFirst(100))])
            try await loaded.load(into: schema.name) { parts.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
            try await inserted.insert(rows, into: schema.name)
            let late = StoredRow(shop: 10002, at: 1_795_000_000, values: ["visitor_id": .integer(42)])
            if schema.name == "sessions" { for store in [inserted, loaded] { try await store.insert([late], into: "sessions") } }
            let measures = schema.metrics.flatMap(\.formula.allMeasures)
            for start in [-15_000, 1_750_000_000, 1_795_200_000] as [Int64] {
                var moments = segments(&generator)
                let shift = start - moments[0].start
                for index in moments.indices {
                    moments[index].start += shift
                    moments[index].end += shift
                }
                let request = AggregateRequest(
                    table: schema.name, shops: [10002], segments: moments, keys: [],
                    measures: measures.indices.filter { measures.firstIndex(of: measures[$0]) == $0 }.map { measures[$0] },
                    condition: nil, maximumGroups: 1000)
                let (one, other) = (try await inserted.aggregate([request]).content, try await loaded.aggregate([request]).content)
                #expect(one == other)
                found += one[0].count
            }
        }
        #expect(found > 10)
    }

    /// Stretches that touch or leave gaps, many of them ending within a quarter hour.
    private func segments(_ generator: inout QueryGenerator) -> [TimeSegment] {
        var start = Int64(ShopData.now.timeIntervalSince1970) - Int64(generator.number(0...60 * 86_400))
        return (0..<generator.number(1...40)).map { slot in
            let length = Int64(generator.pick([1, 450, 899, 900, 901, 3600, 86_400, 86_399, generator.number(1...200_000)]))
            let segment = TimeSegment(start: start, end: start + length, slot: slot)
            start += length + (generator.chance(30) ? Int64(generator.number(1...4000)) : 0)
            return segment
        }
    }

    @Test("an event is in the next answer, also one that comes late")
    func visibility() async throws {
        let store = try SQLiteStore.inMemory()
        let engine = Engine(store: store)
        let now = Int64(ShopData.now.timeIntervalSince1970)
        func visit(_ visitor: Int64, _ ago: Int64) async throws -> [[Value]] {
            try await store.insert([StoredRow(shop: 10002, at: now - ago, values: ["visitor_id": .integer(visitor)])], into: "sessions")
            return try await engine.answer("FROM sessions SHOW sessions, online_store_visitors SINCE today", for: ShopData.context).rows
        }
        #expect(try await visit(1, 100) == [[.integer(1), .integer(1)]])
        #expect(try await visit(1, 50) == [[.integer(2), .integer(1)]])
        #expect(try await visit(2, 50) == [[.integer(3), .integer(2)]])
        #expect(try await visit(2, 90_000) == [[.integer(3), .integer(2)]])
        #expect(try await visit(1, 200) == [[.integer(4), .integer(2)]])
    }
}
