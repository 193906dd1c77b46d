import Foundation
import Testing
import VitrineDrawing

@testable import VitrineWidgetArchive

/// 2027-03-14 09:00:00 UTC.
private let now = Date(timeIntervalSince1970: 1_805_014_800)

@Suite("LiveDate") struct LiveDateTests {
    private func words(_ style: LiveDate.Style, _ locale: String = "en_US", at date: Date = now) -> String {
        // Only the kinds of spaces differ between releases of CLDR.
        LiveDate(style, locale: locale, timeZone: "UTC").words(at: date)
            .replacingOccurrences(of: "[\u{A0}\u{202F}\u{2009}]", with: " ", options: .regularExpression)
    }

    private func ahead(_ seconds: TimeInterval) -> Date { now.addingTimeInterval(seconds) }

    @Test(
        "a timer counts down to its date, then up (Apple: 15:00, 2:32, 36:59:01)",
        arguments: [
            (900.0, "15:00"), (152, "2:32"), (133_141, "36:59:01"), (3909, "1:05:09"), (0, "0:00"), (-61, "1:01"), (0.4, "0:01"),
            (-0.4, "0:00"),
        ])
    func timer(seconds: TimeInterval, expected: String) { #expect(words(.timer(ahead(seconds))) == expected) }

    @Test("a timer's digits are the language's")
    func digits() {
        #expect(words(.timer(ahead(3909)), "ar_EG") == "١:٠٥:٠٩")
        #expect(words(.timer(ahead(3909)), "de_DE") == "1:05:09")
    }

    @Test(
        "a relative date has two units and no sign (Apple: 11 min, 14 sec)",
        arguments: [
            (674.0, "en_US", "11 min, 14 sec"), (-674, "en_US", "11 min, 14 sec"), (7500, "en_US", "2 hr, 5 min"),
            (7500, "de_DE", "2 Std., 5 Min."), (7500, "ja_JP", "2時間 5分"), (7500, "fr_FR", "2 h et 5 min"), (7500, "ar_EG", "٢ س ٥ د"),
            (7200, "en_US", "2 hr"), (0, "en_US", "0 sec"), (90_000, "en_US", "1 day, 1 hr"), (34_300_800, "en_US", "1 yr, 1 mth"),
        ])
    func relative(seconds: TimeInterval, locale: String, expected: String) {
        #expect(words(.relative(ahead(seconds)), locale) == expected)
    }

    @Test(
        "an offset has one unit and a sign, minus for dates ahead (Apple: -11 minutes, +2 hours, -3 months)",
        arguments: [
            (674.0, "en_US", "-11 minutes"), (-7300, "en_US", "+2 hours"), (7_950_000, "en_US", "-3 months"),
            (674, "de_DE", "-11 Minuten"), (674, "ja_JP", "-11分"),
        ])
    func offset(seconds: TimeInterval, locale: String, expected: String) {
        #expect(words(.offset(ahead(seconds)), locale) == expected)
    }

    @Test("an interval stands still at its ends, and where it is paused")
    func interval() {
        func left(_ from: TimeInterval, _ to: TimeInterval, pause: TimeInterval? = nil, down: Bool = true) -> String {
            words(.interval(start: ahead(from), end: ahead(to), pause: pause.map(ahead), countsDown: down, LiveDate.Clock()))
        }
        #expect(left(0, 300) == "5:00")
        #expect(left(-400, -100) == "0:00")
        #expect(left(60, 360) == "5:00")
        #expect(left(-100, 200, pause: -40) == "4:00")
        #expect(left(-43, 300, down: false) == "0:43")
        #expect(left(-600, -200, down: false) == "6:40")
    }

    @Test("hours fold into minutes, or the clock becomes words when it may not show its seconds")
    func fields() {
        var clock = LiveDate.Clock()
        clock.showsHours = false
        func left(_ seconds: TimeInterval) -> String {
            words(.interval(start: now, end: ahead(seconds), pause: nil, countsDown: true, clock))
        }
        #expect(left(5400) == "90:00")
        clock = LiveDate.Clock()
        clock.maximumFields = 2
        #expect(left(8400) == "2 hours, 20 minutes")
        clock = LiveDate.Clock()
        clock.precision = 60
        #expect(left(299) == "5 minutes")
    }

    @Test("a stopwatch has parts of a second and two digits for minutes (Apple: 00:05.23, 01:23:45.67)")
    func stopwatch() {
        var clock = LiveDate.Clock()
        clock.maximumFields = 4
        clock.precision = 0.01
        #expect(words(.stopwatch(start: ahead(-5.235), clock)) == "00:05.23")
        #expect(words(.stopwatch(start: ahead(-5025.675), clock)) == "01:23:45.67")
        clock.precision = 1
        #expect(words(.stopwatch(start: ahead(-83), clock)) == "01:23")
        clock.maximumFields = 2
        #expect(words(.stopwatch(start: ahead(-5025), clock)) == "1:23")
    }

    @Test("a difference is in words, or a clock where only hours to seconds are allowed (Apple's table)")
    func difference() {
        func since(_ seconds: TimeInterval, _ fields: [LiveDate.Field], _ count: Int = 2, _ sign: LiveDate.Sign = .automatic) -> String {
            words(.difference(from: ahead(-seconds), fields: fields, maximumFields: count, sign: sign))
        }
        let all = LiveDate.Field.allCases.filter { $0 != .week }
        #expect(since(222, all) == "3 minutes, 42 seconds")
        #expect(since(183_600, all) == "2 days, 3 hours")
        #expect(since(332, [.minute, .second]) == "5:32")
        #expect(since(3932, [.hour, .minute, .second], 3) == "1:05:32")
        #expect(since(3932, [.hour, .minute]) == "1 hour, 5 minutes")
        #expect(since(-5, all) == "-5 seconds")
        #expect(since(-5, all, 2, .never) == "5 seconds")
        #expect(since(5, all, 2, .always) == "+5 seconds")
    }

    @Test("a reference is relative nearby and a date further away (Apple: in 5 minutes)")
    func reference() {
        func to(_ seconds: TimeInterval, _ locale: String = "en_US") -> String {
            words(.reference(to: ahead(seconds), fields: [.year, .month, .day, .hour, .minute], maximumFields: 2, threshold: .day), locale)
        }
        #expect(to(300) == "in 5 minutes")
        #expect(to(300, "de_DE") == "in 5 Minuten")
        #expect(to(600, "ja_JP") == "10 分後")
        #expect(to(-86_400) == "yesterday")
        #expect(to(40 * 86_400).contains("April"))
    }

    @Test("it reads otherwise at the next change and not a moment earlier")
    func changes() throws {
        let styles: [LiveDate.Style] = [
            .timer(ahead(900.25)), .timer(ahead(-10.5)), .relative(ahead(674.5)), .relative(ahead(7500.75)), .offset(ahead(674.5)),
            .offset(ahead(-90)), .interval(start: ahead(-3), end: ahead(99.5), pause: nil, countsDown: true, LiveDate.Clock()),
            .reference(to: ahead(300), fields: [.hour, .minute], maximumFields: 2, threshold: .day),
            .difference(from: ahead(-222.5), fields: [.minute, .second], maximumFields: 2, sign: .automatic),
        ]
        for style in styles {
            let date = LiveDate(style, locale: "en_US", timeZone: "UTC")
            let next = try #require(date.nextChange(after: now))
            #expect(next > now)
            #expect(date.words(at: now) == date.words(at: next.addingTimeInterval(-0.001)), "\(style)")
        }
        #expect(LiveDate(.timer(ahead(900.25)), locale: "en_US", timeZone: "UTC").nextChange(after: now) == ahead(0.25))
        let over = LiveDate.Style.interval(start: ahead(-9), end: ahead(-1), pause: nil, countsDown: true, LiveDate.Clock())
        #expect(LiveDate(over, locale: "en_US", timeZone: "UTC").nextChange(after: now) == nil)
    }

    @Test("dates and figures from a strange archive give words, not a trap")
    func strange() {
        var clock = LiveDate.Clock()
        clock.maximumFields = .min
        clock.precision = -.greatestFiniteMagnitude
        let dates = [1e300, -1e300, 1e18, -63_114_076_800, 0].map { Date(timeIntervalSinceReferenceDate: $0) }
        for date in dates {
            let styles: [LiveDate.Style] = [
                .timer(date), .relative(date), .offset(date), .stopwatch(start: date, clock),
                .interval(start: date, end: now, pause: date, countsDown: true, clock),
                .interval(start: now, end: date, pause: nil, countsDown: false, clock),
                .difference(from: date, fields: [], maximumFields: .max, sign: .always),
                .reference(to: date, fields: [], maximumFields: .min, threshold: .year), .sampled([]),
            ]
            for style in styles {
                let live = LiveDate(style, locale: "xx_\u{0}", calendar: "none", timeZone: "Nowhere")
                _ = live.words(at: now)
                _ = live.nextChange(after: now)
            }
        }
    }
}
