import CClockPage
import Foundation
import Testing

@testable import WidgetHost

@Suite("HostClock")
struct HostClockTests {
    let folder = TemporaryFolder()

    @Test("a new page shows the system's time; a stopped clock stands at its date")
    func start() throws {
        let clock = try HostClock(path: folder.path("clock"))
        #expect(abs(clock.now.timeIntervalSinceNow) < 1)
        try clock.set(now: midnight, rate: 0)
        #expect(clock.state == ClockState(now: midnight, rate: 0))
        #expect(clock.delay(until: hours(1)) == nil)
        #expect(clock.delay(until: midnight) == .zero)
    }

    @Test("every process that maps the page reads the same time")
    func shared() throws {
        let clock = try HostClock(path: folder.path("clock"))
        try clock.set(now: hours(3), rate: 0)
        let page = try #require(vitrine_clock_page_open(folder.path("clock")))
        defer { vitrine_clock_page_close(page) }
        #expect(vitrine_clock_page_virtual(page, vitrine_clock_real_now()) == Int64(hours(3).timeIntervalSince1970) * 1_000_000_000)
    }

    @Test("a clock that is set to a date has reached it, whatever its fraction of a second: else what is due then never would be")
    func reached() throws {
        let clock = try HostClock(path: folder.path("clock"))
        for step in 0..<2_000 {
            let date = hours(1).addingTimeInterval(Double(step) * 0.000_137_31)
            try clock.set(now: date, rate: 0)
            #expect(clock.now >= date && clock.now.timeIntervalSince(date) < 0.000_002)
        }
    }

    @Test("at a rate of 600 an hour is six seconds away")
    func rate() throws {
        let clock = try HostClock(path: folder.path("clock"))
        try clock.set(now: midnight, rate: 600)
        let delay = try #require(clock.delay(until: hours(1)))
        #expect(delay > .seconds(5) && delay <= .seconds(6))
    }

    @Test("rates and dates that no clock can show are refused", arguments: [-1, Double.nan, .infinity, 1e9])
    func refused(rate: Double) throws {
        let clock = try HostClock(path: folder.path("clock"))
        #expect(throws: HostClock.Failure.self) { try clock.set(rate: rate) }
        #expect(throws: HostClock.Failure.date) { try clock.set(now: Date(timeIntervalSince1970: 1e300)) }
        #expect(clock.delay(until: Date(timeIntervalSince1970: 1e300)) == nil)
    }

    @Test("a page that says nonsense becomes the system's time")
    func nonsense() throws {
        let page = try #require(vitrine_clock_page_create(folder.path("clock")))
        vitrine_clock_page_set(page, 0, .max, -3)
        vitrine_clock_page_close(page)
        let clock = try HostClock(path: folder.path("clock"))
        #expect(clock.rate == 1)
        #expect(abs(clock.now.timeIntervalSinceNow) < 1)
    }
}
