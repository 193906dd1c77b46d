import AppPage
import Foundation
import Testing

@testable import InsightsAppCore
@testable import InsightsCore

/// The page of what the model knows.
struct InsightsPageTests {
    private let rome = Shop(id: "1001", name: "Kaffa <Coffee>", domain: "", currency: "EUR", timeZone: "Europe/Rome")

    private func page(_ locale: String = "en_US") throws -> InsightsPage {
        try InsightsPage(
            locale: Locale(identifier: locale), timeZone: try #require(TimeZone(identifier: "Europe/Rome")),
            now: { Date(timeIntervalSince1970: 1_781_271_000) })
    }

    private func state(_ place: Place = .overview, _ range: DateRange = .today) throws -> InsightsAppModel.State {
        var state = InsightsAppModel.State(
            presence: .signedIn("merchant@kaffa.example"), shops: [rome], shop: rome, range: range, place: place)
        let start = Date(timeIntervalSince1970: 1_781_215_200)
        let series = [0, 0, 5, 40, 20.5].enumerated().map {
            MetricData.Point(date: start.addingTimeInterval(Double($0) * (range == .today ? 3_600 : 86_400)), value: $1)
        }
        let sales = try #require(MetricType.named("total_sales")), orders = try #require(MetricType.named("orders"))
        let waiting = try #require(MetricType.named("orders_to_fulfill"))
        state.figures = InsightsFigures(
            shop: rome,
            data: [
                sales: MetricData(value: 4_826.5, previous: 4_309, series: series, currency: "EUR"),
                orders: MetricData(value: 64, previous: 0, series: series), waiting: MetricData(value: 17),
            ], date: Date(timeIntervalSince1970: 1_781_270_990), isStale: false)
        return state
    }

    @Test("R4.52: each metric with name, value, comparison and line; what is missing says so")
    func overview() throws {
        let html = try page().render(state(), [], notice: Notice(.done, "<b>done</b>"))
        #expect(html.contains("€4,826.50") && html.contains("12%") && html.contains("vs yesterday") && html.contains("as of 3:29"))
        #expect(html.components(separatedBy: #"class="panel card""#).count == MetricType.all.count + 1)
        #expect(html.components(separatedBy: "No data").count == MetricType.all.count - 3 + 1)
        #expect(html.contains("&lt;b&gt;done&lt;/b&gt;") && html.contains("Kaffa &lt;Coffee&gt;") && !html.contains("<b>done"))
        // G4.13: nothing to compare with, so nothing is said.
        #expect(html.components(separatedBy: #"<span class="change"#).count == 2)
    }

    @Test("a metric's own page has bars for what was, is under way, and is to come, and the values in the shop's time zone")
    func metric() throws {
        let sales = try #require(MetricType.named("total_sales"))
        let html = try page().render(state(.metric(sales)), [], notice: nil)
        #expect(
            html.components(separatedBy: #"<rect class="past""#).count == 5
                && html.components(separatedBy: #"<rect class="coming""#).count == 20)
        #expect(html.contains(#"<rect class="running""#) && html.contains("Yesterday by this time") && html.contains("€4,309.00"))
        #expect(html.contains("2:00\u{202F}AM</th><td>€5.00"))
        let waiting = try #require(MetricType.named("orders_to_fulfill"))
        let now = try page().render(state(.metric(waiting)), [], notice: nil)
        #expect(
            now.contains("Right now") && now.contains(">17<") && !now.contains("<rect class=\"past\"") && !now.contains(#"action="/range""#)
        )
        // Each day's word stands under its bar: of five, the third is in the middle.
        let days = try page().render(state(.metric(sales), .last7Days), [], notice: nil)
        #expect(days.contains(#"<text x="300" y="178" text-anchor="middle">Sun</text>"#), "\(days)")
        let week = try page().render(state(.metric(sales), .last7Days), [], notice: nil)
        #expect(week.contains("vs 7 days before") && week.contains("The 7 days before"))
    }

    @Test("who is not signed in is asked to; who cannot be known now is told why; figures that failed say why")
    func otherStates() throws {
        let page = try page()
        let out = page.render(InsightsAppModel.State(presence: .signedOut), [], notice: nil)
        #expect(out.contains("Sign in") && out.contains("merchant@kaffa.example") && !out.contains("Switch shop"))
        #expect(
            page.render(InsightsAppModel.State(presence: .waiting("The device is locked.")), [], notice: nil)
                .contains("The device is locked."))
        #expect(page.render(InsightsAppModel.State(presence: .signedOut, place: .help), [], notice: nil).contains("no longer active"))
        var failed = try state()
        failed.figures = nil
        failed.failure = .status(503)
        #expect(page.render(failed, [], notice: nil).contains("status 503"))
    }

    @Test("R4.100: the log tells what was added and removed, and what the service does not know yet")
    func log() throws {
        let event = WidgetEvent(
            id: "1", name: .removed, installation: "a", kind: "InsightsWidget", family: "systemLarge", configuration: "c",
            metrics: ["total_sales", "later"], shop: "1001", at: Date(timeIntervalSince1970: 1_781_270_990))
        let html = try page().render(state(.widgets), [LifecycleLog.Entry(event: event, isSent: false)], notice: nil)
        #expect(html.contains("Removed · Large") && html.contains("Total sales, later") && html.contains("not sent yet"))
        #expect(try page().render(state(.widgets), [], notice: nil).contains("No widget yet"))
    }

    @Test(
        "R4.69: the page speaks the device's language, as its widgets do, and English where it has no other",
        arguments: [
            ("de_DE", "de", "Gesamtumsatz", "Stand 15:29", "ggü. gestern", "Keine Daten", "Gestern um diese Zeit", "Entfernt · Groß"),
            ("it_IT", "it", "Vendite totali", "alle 15:29", "rispetto a ieri", "Nessun dato", "Ieri a quest’ora", "Rimosso · Grande"),
            ("ja_JP", "ja", "総売上", "15:29現在", "昨日比", "データなし", "昨日の同時刻まで", "削除 · 大"),
            ("pt_BR", "en", "Total sales", "as of 15:29", "vs yesterday", "No data", "Yesterday by this time", "Removed · Large"),
        ])
    func languages(
        _ locale: String, _ language: String, _ metric: String, _ time: String, _ compared: String, _ noData: String, _ before: String,
        _ removed: String
    ) throws {
        let page = try page(locale)
        let html = page.render(try state(), [], notice: nil)
        for words in [#"<html lang="\#(language)">"#, metric, time, compared, noData] { #expect(html.contains(words), "\(words)") }
        #expect(page.render(try state(.metric(try #require(MetricType.named("total_sales")))), [], notice: nil).contains(before))
        let event = WidgetEvent(
            id: "1", name: .removed, installation: "a", kind: "InsightsWidget", family: "systemLarge", configuration: "c", metrics: [],
            shop: "1001", at: Date(timeIntervalSince1970: 1_781_270_990))
        #expect(page.render(try state(.widgets), [LifecycleLog.Entry(event: event, isSent: true)], notice: nil).contains(removed))
        // No key is left where a word should be, on any screen.
        for place in [Place.overview, .widgets, .help] {
            #expect(page.render(try state(place), [], notice: nil).firstMatch(of: #/page\.(?!css|js)/#) == nil, "\(place)")
        }
        var failed = try state()
        failed.figures = nil
        failed.failure = .unreachable("<reason>")
        let words = page.render(failed, [], notice: Notice(.problem, "This link leads nowhere."))
        #expect(words.contains("&lt;reason&gt;") && words.contains("This link leads nowhere.") == (language == "en"))
        #expect(page.render(InsightsAppModel.State(presence: .signedOut), [], notice: nil).contains("merchant@kaffa.example"))
    }

    @Test("shapes stay finite and within their box, whatever the values")
    func drawing() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Rome"))
        for values in [[0], [-5, 3, -1], [.greatestFiniteMagnitude, -1], [0, 0, 0], Array(repeating: 7.0, count: 30)] as [[Double]] {
            let points = values.enumerated().map {
                MetricData.Point(date: Date(timeIntervalSince1970: 1_781_215_200 + Double($0) * 86_400), value: $1)
            }
            let series = try #require(ChartSeries(points, .last30Days, timeZone: zone, locale: Locale(identifier: "en_US")))
            let drawing = ChartDrawing(series: series)
            let numbers = (drawing.line + " " + drawing.area).split { $0 == " " || $0 == "," }.compactMap { Double($0) }
            #expect(numbers.allSatisfy { (0...600).contains($0) } && drawing.bars.count == max(series.slots, values.count))
        }
    }
}
