import Foundation
import RunningService
import Testing

@testable import InsightsServiceCore

/// What widgets report, and what is told of it.
struct AdoptionTests {
    private func event(
        _ id: String, _ name: String = "widget_added", installation: String = "phone", family: String = "systemSmall",
        configuration: String = "a", metrics: [String] = ["total_sales"], at: String = "2026-06-12T10:00:00Z"
    ) -> String {
        let names = metrics.map { "\"\($0)\"" }.joined(separator: ",")
        return """
            {"id":"\(id)","name":"\(name)","installation":"\(installation)","kind":"InsightsWidget","family":"\(family)",\
            "configuration":"\(configuration)","metrics":[\(names)],"shop":"1001","at":"\(at)"}
            """
    }

    private func send(_ service: Caller, _ events: [String], token: String) async throws -> ServiceResponse {
        try await service.json("/v1/events", #"{"events":[\#(events.joined(separator: ","))]}"#, token: token)
    }

    private func report(_ service: Caller) async throws -> AdoptionReport {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(AdoptionReport.self, from: try await service.ask("/v1/adoption").body)
    }

    @Test("R4.90, R4.93: events of widgets and apps are taken, each once, however often it is sent")
    func idempotent() async throws {
        try await withInsights { service in
            let token = try await service.signIn().access
            let both = [event("1"), event("2", "app_opened")]
            let first = try await send(service, both, token: token)
            #expect(first.status == 202 && first.text == #"{"accepted":2}"#)
            #expect(try await send(service, both + [event("3")], token: token).text == #"{"accepted":1}"#)
            // Reported after its account has signed out: it counts, and says nothing of a shop.
            #expect(try await send(service, [event("4").replacing("1001", with: "2001")], token: token).text == #"{"accepted":1}"#)
            // Another account's event of the same name is another event.
            let other = try await service.signIn(Caller.other).access
            let theirs = event("1").replacing("1001", with: "2001")
            #expect(try await send(service, [theirs], token: other).text == #"{"accepted":1}"#)
            #expect(try await report(service).installed == 4)
            #expect(try await service.json("/v1/events", #"{"events":[]}"#).status == 401)
        }
    }

    @Test("R4.91: how many are installed, the most popular metrics, the most popular sizes")
    func popular() async throws {
        try await withInsights { service in
            let token = try await service.signIn().access
            _ = try await send(
                service,
                [
                    event("1", metrics: ["total_sales", "orders"]), event("2", family: "systemLarge", metrics: ["total_sales"]),
                    event("3", installation: "tablet", family: "systemLarge", metrics: ["sessions", "total_sales", "total_sales"]),
                    event("4", family: "systemMedium", metrics: ["orders"]),
                    event("5", "widget_removed", family: "systemMedium", metrics: ["orders"], at: "2026-06-12T11:00:00Z"),
                ], token: token)
            let report = try await report(service)
            #expect(report.installed == 3 && report.installations == 2 && report.added == 4 && report.removed == 1)
            #expect(report.metrics.map { "\($0.name) \($0.count)" } == ["total_sales 3", "orders 1", "sessions 1"])
            #expect(report.sizes.map { "\($0.name) \($0.count)" } == ["systemLarge 2", "systemSmall 1"])
        }
    }

    @Test("true.21, R4.91: the most popular metrics are those set now, beside those that were given up; nothing is added by an edit")
    func edited() async throws {
        try await withInsights { service in
            let token = try await service.signIn().access
            func change(_ id: String, from former: String, to configuration: String, _ metrics: [String], at: String) -> String {
                event(id, "widget_changed", configuration: configuration, metrics: metrics, at: at)
                    .replacing(#""shop":"1001""#, with: #""former":"\#(former)","shop":"1001""#)
            }
            _ = try await send(
                service,
                [
                    event("1", configuration: "a", metrics: ["total_sales", "orders"]),
                    event("2", configuration: "b", metrics: ["orders"]),
                    change("3", from: "b", to: "c", ["sessions"], at: "2026-06-12T10:30:00Z"),
                    change("4", from: "c", to: "d", ["sessions", "total_sales"], at: "2026-06-12T10:40:00Z"),
                    // This event is of a family in which no widget was ever added.
                    event("5", "widget_changed", family: "systemLarge", configuration: "x", metrics: ["net_sales"]),
                ], token: token)
            var report = try await report(service)
            #expect(report.installed == 2 && report.added == 2 && report.removed == 0)
            #expect(report.metrics.map { "\($0.name) \($0.count)" } == ["total_sales 2", "orders 1", "sessions 1"])
            #expect(report.formerMetrics.map { "\($0.name) \($0.count)" } == ["orders 1"])
            let page = try await service.ask("/adoption").text
            #expect(page.contains("Given up since"))
            // The widget is removed under the configuration that it has by now.
            _ = try await send(
                service, [event("6", "widget_removed", configuration: "d", metrics: ["sessions"], at: "2026-06-12T11:00:00Z")], token: token
            )
            report = try await self.report(service)
            #expect(report.installed == 1 && report.metrics.map(\.name) == ["orders", "total_sales"] && report.formerMetrics.isEmpty)
            #expect(
                try await send(
                    service, [change("7", from: String(repeating: "x", count: 2_001), to: "e", [], at: "2026-06-12T11:00:00Z")],
                    token: token
                ).status == 422)
        }
    }

    @Test("R4.92: what is added and removed by day, and the share still there after 1, 7 and 30 days")
    func overTime() async throws {
        try await withInsights { service in
            let token = try await service.signIn().access
            _ = try await send(
                service,
                [
                    // Stays; goes after twelve hours; goes after ten days; too young for a week.
                    event("1", at: "2026-05-10T10:00:00Z"), event("2", configuration: "b", at: "2026-06-01T10:00:00Z"),
                    event("3", "widget_removed", configuration: "b", at: "2026-06-01T22:00:00Z"),
                    event("4", configuration: "c", at: "2026-05-31T10:00:00.250Z"),
                    event("5", "widget_removed", configuration: "c", at: "2026-06-10T10:00:01Z"),
                    event("6", configuration: "d", at: "2026-06-10T10:00:00Z"),
                    // A clock that is ahead: not counted before its time.
                    event("7", configuration: "e", at: "2027-01-01T00:00:00Z"),
                ], token: token)
            let report = try await report(service)
            #expect(report.retention.map { "\($0.days): \($0.stayed) of \($0.of)" } == ["1: 3 of 4", "7: 2 of 3", "30: 1 of 1"])
            #expect(report.days.count == 30 && report.days.last?.day == "2026-06-12" && report.days.last?.installed == 2)
            let first = try #require(report.days.first { $0.day == "2026-06-01" }),
                tenth = try #require(report.days.first { $0.day == "2026-06-10" })
            #expect((first.added, first.removed, first.installed) == (1, 1, 2))
            #expect((tenth.added, tenth.removed, tenth.installed) == (1, 1, 2))
        }
    }

    @Test("R4.95: of equal widgets one may go and the other stays; what never came does not go")
    func multiset() {
        func event(_ name: String, _ configuration: String, _ second: Double, installation: String = "phone") -> WidgetEvent {
            WidgetEvent(
                id: "\(second)", name: name, installation: installation, kind: "k", family: "f", configuration: configuration, metrics: [],
                shop: nil, at: Date(timeIntervalSince1970: second))
        }
        var lives = WidgetLives()
        for next in [
            event("widget_removed", "a", 0), event("widget_added", "a", 1), event("widget_added", "a", 2), event("widget_added", "b", 3),
            event("widget_removed", "a", 4), event("widget_removed", "a", 4, installation: "tablet"),
            // The widget's configuration has changed since it was added: the one that is there longest is taken as removed.
            event("widget_removed", "c", 5),
        ] { lives.note(next) }
        #expect(lives.all.map { $0.removed?.timeIntervalSince1970 } == [4, 5, nil])
    }

    @Test("events that are none are refused with the field at fault, and none of them is kept")
    func refused() async throws {
        try await withInsights { service in
            let token = try await service.signIn().access
            let good = event("1")
            let bad = [
                good.replacing(#""id":"1""#, with: #""id":"""#), good.replacing("2026-06-12T10:00:00Z", with: "yesterday"),
                good.replacing(#""shop":"1001""#, with: #""shop":7"#), good.replacing(#""name":"widget_added","#, with: ""),
                good.replacing("phone", with: String(repeating: "x", count: 101)), good.replacing(#"["total_sales"]"#, with: #"[7]"#),
                good.replacing(#"["total_sales"]"#, with: "[" + Array(repeating: "\"a\"", count: 21).joined(separator: ",") + "]"),
                good.replacing("2026-06-12T10:00:00Z", with: "9999999-06-12T10:00:00Z"),
            ]
            for event in bad {
                let answer = try await send(service, [good, event], token: token)
                #expect(answer.status == 422 && answer.error == "bad_field", "\(event) \(answer.text)")
            }
            #expect(try await send(service, (0...200).map { event("\($0)") }, token: token).status == 422)
            #expect(try await report(service).added == 0)
        }
    }

    @Test("R4.91: the page says the same, escapes what it is told, and shows nothing yet before the first")
    func page() async throws {
        try await withInsights { service in
            let token = try await service.signIn().access
            #expect(try await service.ask("/adoption").text.contains("No widget yet"))
            _ = try await send(
                service, [event("1", metrics: ["<script>alert(1)</script>"]), event("2", family: "accessoryCircular")], token: token)
            let page = try await service.ask("/adoption")
            #expect(page.status == 200 && page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.headers["content-security-policy"]?.contains("default-src 'none'") == true)
            #expect(!page.text.contains("<script>") && page.text.contains("&lt;script&gt;") && page.text.contains("Lock screen, circular"))
            #expect(!page.text.contains("http://") && !page.text.contains("https://"))
            #expect(try await service.ask("/adoption.css").text.contains("prefers-color-scheme: dark"))
        }
    }
}
