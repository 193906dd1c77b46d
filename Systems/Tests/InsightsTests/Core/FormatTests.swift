import Foundation
import InsightsScenes
import Testing

@testable import InsightsCore

@Suite("Figures and times in words") struct FormatTests {
    private func forms(_ value: Decimal, _ unit: MetricType.Unit, _ locale: String = "en_US", currency: String? = "EUR") -> [String] {
        ValueForms(value, unit, currency: currency, locale: Locale(identifier: locale)).all
            .map { $0.replacingOccurrences(of: "\u{a0}", with: " ").replacingOccurrences(of: "\u{202f}", with: " ") }
    }

    @Test("A figure has shorter forms, from the exact one to thousands")
    func money() {
        #expect(forms(4826.5, .money) == ["€4,826.50", "€4,827", "€4.8K"])
        #expect(forms(75.41, .money) == ["€75.41", "€75"])
        #expect(forms(-4826.5, .money) == ["-€4,826.50", "-€4,827", "-€4.8K"])
        #expect(forms(1_234_567_890, .money) == ["€1,234,567,890.00", "€1,234,567,890", "€1.2B"])
        #expect(
            forms(12_345, .money, "ja_JP", currency: "JPY").last == "¥1.2万"
                || forms(12_345, .money, "ja_JP", currency: "JPY").last == "￥1.2万")
        #expect(forms(1932, .count) == ["1,932", "1.9K"] && forms(64, .count) == ["64"])
        #expect(forms(0.033, .rate) == ["3.3%", "3%"] && forms(0.28, .rate) == ["28%"])
        #expect(forms(0.284, .rate, "de_DE") == ["28,4 %", "28 %"])
        #expect(forms(98_412, .money, "de_DE").first == "98.412,00 €")
        #expect(forms(5, .money, currency: nil) == ["5"])
    }

    @Test("true.19: for hardly any room a figure goes on with the currency's sign alone, and without one")
    func tight() {
        func forms(_ value: Decimal, _ currency: String, _ locale: String = "en_US") -> [String] {
            ValueForms(value, .money, currency: currency, locale: Locale(identifier: locale)).tight
                .map { $0.replacingOccurrences(of: "\u{a0}", with: " ").replacingOccurrences(of: "\u{202f}", with: " ") }
        }
        #expect(forms(48_200, "CAD") == ["CA$48.2K", "$48.2K", "48.2K"])
        #expect(forms(4_826.5, "EUR") == ["€4.8K", "4.8K"])
        #expect(forms(-11_300, "NOK").last == "-11.3K" && forms(-11_300, "NOK").first?.hasSuffix("NOK 11.3K") == true)
        let orders = ValueForms(64, .count, currency: nil, locale: Locale(identifier: "en_US"))
        #expect(orders.tight == ["64"] && orders.bare == "64" && orders.whole == "64")
    }

    @Test("true.19, R4.65: figures older than an hour are old, and briefly told")
    func old() {
        func updated(_ age: TimeInterval) -> LastUpdated {
            LastUpdated(
                SampleFigures.now.addingTimeInterval(-age), now: SampleFigures.now, locale: Locale(identifier: "de_DE"),
                timeZone: SampleFigures.zone)
        }
        #expect(!updated(3_600).isOld && updated(3_601).isOld && updated(3_601).brief == "14:29" && updated(3_601).text == "14:29")
        #expect(updated(86_400).isOld && updated(86_400).brief == "11. Juni")
    }

    @Test("A comparison is a direction and a figure without a sign")
    func comparison() {
        func text(_ change: Double?) -> String? {
            Comparison(change, locale: Locale(identifier: "en_US")).map { "\($0.direction) \($0.text)" }
        }
        #expect(text(0.12) == "up 12%" && text(-0.034) == "down 3%" && text(0.0004) == "unchanged 0%" && text(-0.004) == "unchanged 0%")
        #expect(text(99) == "up >999%" && text(nil) == nil && text(.infinity) == nil && text(.nan) == nil)
    }

    @Test("R4.65, R4.66, R4.67, R4.69: when the figures are from is a short static time in the reader's language and zone")
    func time() {
        func text(_ locale: String, _ zone: String, age: TimeInterval = 0) -> String {
            let zone = TimeZone(identifier: zone) ?? .gmt
            return LastUpdated(
                SampleFigures.now.addingTimeInterval(-age), now: SampleFigures.now, locale: Locale(identifier: locale), timeZone: zone
            ).text.replacingOccurrences(of: "\u{202f}", with: " ")
        }
        #expect(text("en_US", "Europe/Rome") == "3:30 PM" && text("de_DE", "Europe/Rome") == "15:30" && text("en_US", "UTC") == "1:30 PM")
        #expect(text("en_US", "Europe/Rome", age: 15.75 * 3_600) == "Jun 11, 11:45 PM")
        #expect(text("de_DE", "Europe/Rome", age: 15.75 * 3_600) == "11. Juni, 23:45")
        #expect(text("en_US", "Europe/Rome", age: 400 * 86_400) == "May 8, 2025, 3:30 PM")
    }

    @Test("R4.10, R4.70: figures of an earlier day of the reader's are marked, whatever their age in hours")
    func earlier() {
        func isEarlier(_ zone: String, _ age: TimeInterval) -> Bool {
            LastUpdated(
                SampleFigures.now.addingTimeInterval(-age), now: SampleFigures.now, locale: Locale(identifier: "en_US"),
                timeZone: TimeZone(identifier: zone) ?? .gmt
            ).isEarlierDay
        }
        #expect(!isEarlier("Europe/Rome", 15.5 * 3_600) && isEarlier("Europe/Rome", 15.5 * 3_600 + 1))
        #expect(!isEarlier("Asia/Tokyo", 3_600) && isEarlier("Pacific/Auckland", 2 * 3_600))
        #expect(isEarlier("Europe/Rome", 3 * 86_400))
    }

    @Test("R4.21: a day has the hours it has where the shop is: 24, and 23 or 25 when clocks change")
    func hours() throws {
        func slots(_ year: Int, _ month: Int, _ day: Int) throws -> Int? {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = SampleFigures.zone
            let start = try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
            let series = ChartSeries(
                [MetricData.Point(date: start, value: 1)], .today, timeZone: SampleFigures.zone, locale: Locale(identifier: "en_US"))
            return series?.slots
        }
        #expect(try slots(2026, 6, 12) == 24)
        #expect(try slots(2026, 3, 29) == 23)
        #expect(try slots(2026, 10, 25) == 25)
    }

    @Test("A chart's bars are shares of the largest, none below nothing; without a history there is none")
    func shares() {
        let series = ChartSeries(
            SampleFigures.days([5, -3, 0, 10, 10, 2, 1]), .last7Days, timeZone: SampleFigures.zone, locale: Locale(identifier: "en_US"))
        #expect(series?.shares == [0.5, 0, 0, 1, 1, 0.2, 0.1] && series?.slots == 7 && series?.labels.count == 7)
        #expect(series?.heights.first == 8.0 / 13 && series?.heights[1] == 0)
        #expect(ChartSeries([], .today, timeZone: .gmt, locale: Locale(identifier: "en_US")) == nil)
    }

    @Test("R4.9: an installation asks at its own moment of the quarter, always the same one, a quarter of an hour after the last")
    func schedule() {
        var moments: [Double] = []
        for _ in 0..<2_000 {
            let schedule = UpdateSchedule(Installation(id: UUID().uuidString))
            moments.append(schedule.moment)
            let next = schedule.next(after: SampleFigures.now)
            #expect(abs(next.timeIntervalSince(SampleFigures.now) - 900) <= 450)
            #expect(schedule.next(after: next).timeIntervalSince(next) == 900)
            #expect(next.timeIntervalSince1970.truncatingRemainder(dividingBy: 900) == schedule.moment)
        }
        // Evenly over the quarter: no minute of it has more than twice its share.
        let minutes = Dictionary(grouping: moments) { Int($0 / 60) }
        #expect(minutes.count == 15 && minutes.values.allSatisfy { $0.count < 2 * 2_000 / 15 })
        let one = UpdateSchedule(Installation(id: "A")), same = UpdateSchedule(Installation(id: "A"))
        #expect(one.next(after: SampleFigures.now) == same.next(after: SampleFigures.now))
    }

    @Test("An installation keeps its name; a damaged one is made anew")
    func installation() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("installation-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = Installation(folder: folder)
        #expect(UUID(uuidString: first.id) != nil && Installation(folder: folder).id == first.id)
        try Data("garbage".utf8).write(to: folder.appendingPathComponent("installation"))
        let second = Installation(folder: folder)
        #expect(UUID(uuidString: second.id) != nil && second.id != first.id && Installation(folder: folder).id == second.id)
    }
}
