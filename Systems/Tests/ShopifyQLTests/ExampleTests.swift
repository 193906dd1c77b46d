import Foundation
import ShopifyQL
import ShopifyQLSamples
import Testing

@Suite("The seventy examples")
struct ExampleTests {
    @Test("each is answered as the plain evaluator answers it, or refused for its reason (R4.12, R4.13)", arguments: Example.all)
    func example(_ example: Example) async throws {
        let agreement = try await Agreement.shared.value
        guard let refusal = example.refusal else {
            try await agreement.check(example.text)
            return
        }
        let error = try await #require(throws: QueryError.self) { try await agreement.engine.answer(example.text, for: ShopData.context) }
        #expect(error.code == refusal, "\(error)")
    }

    @Test("55 are answered and 15 refused: seven for their schema, four as older forms, two for a column, two for what is not offered")
    func counts() {
        #expect(Example.all.map(\.number) == Array(1...70))
        #expect(Example.all.count { $0.refusal == nil } == 55)
        let refusals = Dictionary(grouping: Example.all.filter { $0.refusal != nil }) { $0.refusal }.mapValues(\.count)
        #expect(refusals == [.unknownSchema: 7, .olderForm: 4, .unknownColumn: 2, .notGrouped: 1, .notSupported: 1])
    }

    @Test("the other mixture of number 70 is refused too: it shows nothing")
    func mixture() throws {
        let error = try #require(throws: QueryError.self) { try Query("FROM sessions SINCE -7d UNTIL today GROUP BY day ALL") }
        #expect(error.code == .missingClause)
    }

    @Test("every answered example prints as text that parses to the same query", arguments: Example.all.filter { $0.refusal == nil })
    func roundTrip(_ example: Example) throws {
        let query = try Query(example.text)
        #expect(try Query(query.description) == query)
    }

    @Test("every metric of every schema is as written out by hand", arguments: Catalogue.standard.schemas)
    func metrics(_ schema: Schema) async throws {
        let agreement = try await Agreement.shared.value
        let metrics = schema.metrics.map(\.name).joined(separator: ", ")
        try await agreement.check("FROM \(schema.name) SHOW \(metrics) TIMESERIES month WITH TOTALS SINCE -40m")
        for dimension in schema.dimensions {
            let table = try await agreement.check(
                "FROM \(schema.name) SHOW \(schema.metrics[0].name) GROUP BY \(dimension.name) ORDER BY \(dimension.name) DESC")
            #expect(!table.rows.isEmpty)
        }
    }
}
