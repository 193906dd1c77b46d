import Foundation
import InsightsScenes
import Testing

@testable import InsightsCore

@Suite("What the service answers") struct ResponseTests {
    private let rome = SampleFigures.zone

    private func table(_ text: String) throws -> MetricSource {
        let answer = try JSONDecoder().decode(QueryResponse.self, from: Data(text.utf8))
        return MetricSource(table: try #require(answer.table), currency: answer.currency, timeZone: rome)
    }

    private func metrics(_ names: String...) -> [MetricType] { names.compactMap(MetricType.named) }

    @Test("R4.22: a metric has its value, what it was before, and its chart's values")
    func timed() throws {
        let response = MetricsResponse(
            try table(FakeMetricsService.table(for: "SHOW total_sales TIMESERIES")), decoding: metrics("total_sales"))
        let data = try #require(response.data[metrics("total_sales")[0]])
        #expect(data.value == 100 && data.previous == 80 && data.change == 0.25 && data.currency == "EUR")
        #expect(data.series.map(\.value) == [10.5, 20.5, 30.5])
        // Midnight in Rome.
        #expect(data.series.first?.date == SampleFigures.now.addingTimeInterval(-15.5 * 3_600))
    }

    @Test("R4.21: a day begins where the shop is")
    func day() throws {
        let answer = try table(
            """
            {"table":{"columns":[{"name":"day"},{"name":"orders"},{"name":"orders__totals"}],"rows":[["2026-06-11","3","7"],
            ["2026-06-12","4","7"]]}}
            """)
        let data = try #require(MetricsResponse(answer, decoding: metrics("orders")).data.values.first)
        #expect(data.series.last?.date == SampleFigures.now.addingTimeInterval(-15.5 * 3_600) && data.previous == nil)
    }

    @Test("R4.23, R4.24, R4.25: one list of metrics is read, each by its own class: orders to fulfill is one value without a time")
    func shapes() throws {
        let fulfill = metrics("orders_to_fulfill")[0]
        #expect(fulfill.response == PresentMetricResponse.self && !PresentMetricResponse.isTimed)
        let response = MetricsResponse(try table(FakeMetricsService.table(for: "SHOW orders_to_fulfill")), decoding: [fulfill])
        #expect(response.data[fulfill] == MetricData(value: 17))
    }

    @Test("R4.25: a metric of a shape of its own needs its class and nothing else")
    func newShape() throws {
        let metric = MetricType("best_hour", of: "sales", .count, BestHourResponse.self)
        let answer = try table(#"{"table":{"columns":[{"name":"hour"},{"name":"best_hour"}],"rows":[["x","3"],["y","9"],["z","4"]]}}"#)
        #expect(MetricsResponse(answer, decoding: [metric]).data[metric]?.value == 9)
    }

    @Test("R4.26: a cell is a number only where it is written plainly")
    func plainNumbers() throws {
        for (text, number) in [("0", 0), ("-12.50", -12.5), ("007", 7), ("1e3", 1000), ("2.5E+2", 250), ("5e-1", 0.5)]
            as [(String, Decimal)]
        {
            #expect(ResponseCell.text(text).number == number, "\(text)")
        }
        let others = ["", "-", "+1", "1.", ".5", "1e", "1e+", "1e123", "1e1.5", "--1", " 1", "1 ", "1,000", "٣", "0x10", "1_000", "12abc"]
        for text in others + [String(repeating: "1", count: 61)] { #expect(ResponseCell.text(text).number == nil, "\(text)") }
    }

    @Test(
        "R4.26: a metric that cannot be read costs the others nothing",
        arguments: [#""abc""#, "null", #""12abc""#, #""NaN""#, #""1e99""#, "true", #""""#, #""1,5""#, "[]", #"{"a":1}"#])
    func oneBad(_ bad: String) throws {
        let answer = try table(
            """
            {"table":{"columns":[{"name":"hour"},{"name":"orders"},{"name":"sessions"},{"name":"orders__totals"},{"name":"sessions__totals"}],
            "rows":[["2026-06-12T00:00:00+02:00","1","2",\(bad),"5"]]}}
            """)
        let response = MetricsResponse(answer, decoding: metrics("orders", "sessions"))
        #expect(response.data.map { "\($0.key.id) \($0.value.value)" } == ["sessions 5"])
        #expect(response.failures[metrics("orders")[0]] == .unreadable("orders__totals"))
    }

    @Test("R4.27: what was not asked for is left alone; what was and is missing has no data")
    func missing() throws {
        let answer = try table(FakeMetricsService.table(for: "SHOW orders, gross_sales TIMESERIES"))
        let response = MetricsResponse(answer, decoding: metrics("orders", "net_sales"))
        #expect(response.data.keys.map(\.id) == ["orders"])
        #expect(response.failures[metrics("net_sales")[0]] == .missing("net_sales"))
    }

    @Test("Rows may be lists or objects, and shorter than they should be")
    func rows() throws {
        let object = try table(
            #"{"table":{"columns":[{"name":"a"},{"name":"orders_to_fulfill"}],"rows":[{"orders_to_fulfill":"5","x":1}]}}"#)
        #expect(MetricsResponse(object, decoding: metrics("orders_to_fulfill")).data.values.first?.value == 5)
        let short = try table(#"{"table":{"columns":[{"name":"a"},{"name":"orders_to_fulfill"}],"rows":[["1"]]}}"#)
        #expect(MetricsResponse(short, decoding: metrics("orders_to_fulfill")).data.isEmpty)
    }

    @Test("More rows or columns than there can be are refused, and not read")
    func bounds() {
        let rows = Array(repeating: "[]", count: ResponseTable.mostRows + 1).joined(separator: ",")
        let columns = Array(repeating: #"{"name":"a"}"#, count: ResponseTable.mostColumns + 1).joined(separator: ",")
        for text in [#"{"table":{"columns":[],"rows":[\#(rows)]}}"#, #"{"table":{"columns":[\#(columns)],"rows":[]}}"#] {
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(QueryResponse.self, from: Data(text.utf8)) }
        }
    }

    @Test("G4.13: nothing or zero before has no comparison", arguments: [nil, 0] as [Decimal?])
    func noComparison(_ previous: Decimal?) {
        #expect(MetricData(value: 5, previous: previous).change == nil)
    }

    @Test("A value before that was negative is compared by its size")
    func negative() {
        #expect(MetricData(value: 5, previous: -10).change == 1.5)
    }
}

/// The largest value of a column: a shape of its own.
private final class BestHourResponse: MetricResponse {
    static var isTimed: Bool { true }
    let data: MetricData

    init(_ metric: MetricType, from answer: MetricSource) throws {
        let values = answer.table.column(metric.id)?.compactMap(\.number) ?? []
        guard let most = values.max() else { throw MetricDecodingError.missing(metric.id) }
        data = MetricData(value: most)
    }
}
