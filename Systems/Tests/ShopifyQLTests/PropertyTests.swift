import Foundation
import ShopifyQL
import ShopifyQLSamples
import ShopifyQLStore
import Testing

@Suite("Generated queries")
struct PropertyTests {
    @Test("print as text that parses to the same query")
    func roundTrip() throws {
        for seed in 1...3000 as ClosedRange<UInt64> {
            var generator = QueryGenerator(seed: seed)
            let text = generator.query()
            let query = try Query(text)
            let again = try Query(query.description)
            #expect(again == query, "\(text)\n\(query)")
        }
    }

    @Test("are answered from SQLite as the plain evaluator answers them", arguments: 0..<4)
    func agreement(part: Int) async throws {
        let agreement = try await Agreement.shared.value
        var answered = 0
        for seed in 0..<60 {
            var generator = QueryGenerator(seed: UInt64(seed * 4 + part + 1))
            let text = generator.query()
            do {
                try await agreement.check(text)
                answered += 1
            } catch let error as QueryError where [.duplicateColumn, .invalidComparison, .invalidPeriod].contains(error.code) {
                continue
            } catch {
                Issue.record("\(text)\n\(error)")
            }
        }
        #expect(answered > 45)
    }

    @Test("changed at random are answered or refused, and never trap")
    func hostile() async throws {
        let engine = Engine(store: try SQLiteStore.inMemory())
        var (parsed, refused) = (0, 0)
        for seed in 1...6000 as ClosedRange<UInt64> {
            var generator = QueryGenerator(seed: seed)
            let text = generator.mutated(seed % 5 == 0 ? Example.all[Int(seed) % 70].text : generator.query())
            do {
                let query = try Query(text)
                parsed += 1
                #expect(try Query(query.description) == query, "\(text)")
                // Most answers of thousands of rows say no more than those of a few.
                if seed % 4 == 0 { _ = try await engine.answer(query, for: ShopData.context) }
            } catch let error as QueryError {
                refused += 1
                #expect(error.line > 0 && error.column > 0 && !error.message.isEmpty)
            } catch is StoreError {
                refused += 1
            }
        }
        #expect(parsed > 200 && refused > 200)
    }
}
