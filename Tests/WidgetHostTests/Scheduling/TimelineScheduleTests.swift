import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("TimelineSchedule")
struct TimelineScheduleTests {
    @Test("the last entry whose date has come is shown")
    func selection() {
        let schedule = TimelineSchedule(dates: [hours(1), hours(2), hours(3)], policy: .never)
        #expect(schedule.shown(at: hours(2))?.index == 1)
        #expect(schedule.shown(at: hours(2.99))?.index == 1)
        #expect(schedule.shown(at: hours(9))?.index == 2)
        #expect(schedule.until(at: hours(2)) == hours(3))
        #expect(schedule.until(at: hours(3)) == nil)
    }

    @Test("R1.47: an entry whose date is already past is shown at once")
    func past() {
        let schedule = TimelineSchedule(dates: [hours(-30), hours(5)], policy: .never)
        #expect(schedule.shown(at: midnight)?.index == 0)
        #expect(schedule.until(at: midnight) == hours(5))
    }

    @Test("while all entries lie ahead, the first is shown, and stays until the second's date")
    func future() {
        let schedule = TimelineSchedule(dates: [hours(5), hours(7)], policy: .never)
        #expect(schedule.shown(at: midnight)?.index == 0)
        #expect(schedule.until(at: midnight) == hours(7))
    }

    @Test("entries are sorted by date, those of one date in the provider's order")
    func sorting() {
        let schedule = TimelineSchedule(dates: [hours(3), hours(1), hours(3), hours(1)], policy: .atEnd)
        #expect(schedule.entries.map(\.index) == [1, 3, 0, 2])
        #expect(schedule.shown(at: hours(1))?.index == 3)
        #expect(schedule.renewal == hours(3))
    }

    @Test("without entries nothing is shown and nothing renews")
    func empty() {
        let schedule = TimelineSchedule(dates: [], policy: .atEnd)
        #expect(schedule.shown(at: midnight) == nil)
        #expect(schedule.until(at: midnight) == nil)
        #expect(schedule.renewal == nil)
    }

    @Test("dates that are none do not hold up others", arguments: [Double.nan, .infinity, -.infinity])
    func noDate(seconds: Double) throws {
        let none = Date(timeIntervalSinceReferenceDate: seconds)
        let schedule = TimelineSchedule(dates: [hours(1), none], policy: .after(none))
        #expect(schedule.shown(at: hours(2))?.index == 0)
        #expect(schedule.shown(at: midnight)?.index == 1)
        #expect(schedule.renewal == nil)
        #expect(try JSONDecoder().decode(TimelineSchedule.self, from: JSONEncoder().encode(schedule)) == schedule)
    }

    @Test("what came to be shown while it was, and when: an entry of before it came from then on, one that lay ahead of all at once")
    func changes() {
        let schedule = TimelineSchedule(dates: [hours(1), hours(2), hours(3), hours(4)], policy: .never)
        #expect(schedule.changes(from: hours(2.5), until: hours(4)) == [hours(2.5), hours(3)])
        #expect(schedule.changes(from: hours(2), until: hours(2.5)) == [hours(2)])
        #expect(schedule.changes(from: midnight, until: hours(2.5)) == [midnight, hours(2)])
        #expect(schedule.changes(from: midnight, until: hours(0.5)) == [midnight])
        #expect(TimelineSchedule(dates: [], policy: .never).changes(from: midnight, until: hours(1)).isEmpty)
    }

    @Test("it survives being kept, entries of any order among it, and one that was kept entry by entry is read as it is")
    func kept() throws {
        let schedule = TimelineSchedule(dates: [hours(3), hours(1), hours(2)], policy: .atEnd)
        #expect(try JSONDecoder().decode(TimelineSchedule.self, from: JSONEncoder().encode(schedule)) == schedule)
        let entries = schedule.entries.map { "{\"date\": \($0.date.timeIntervalSinceReferenceDate), \"index\": \($0.index)}" }
        let policy = String(decoding: try JSONEncoder().encode(schedule.policy), as: UTF8.self)
        let before = "{\"entries\": [\(entries.joined(separator: ","))], \"policy\": \(policy)}"
        #expect(try JSONDecoder().decode(TimelineSchedule.self, from: Data(before.utf8)) == schedule)
    }

    @Test("a date cut in two is refused")
    func torn() {
        let torn = Data("[\"\(Data([1, 2, 3]).base64EncodedString())\"]".utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([PackedDates].self, from: torn) }
    }

    @Test(
        "the policy names the earliest renewal",
        arguments: [(ReloadPolicy.atEnd, Optional(hours(2))), (.after(hours(9)), hours(9)), (.never, nil)])
    func renewal(policy: ReloadPolicy, expected: Date?) {
        #expect(TimelineSchedule(dates: [hours(1), hours(2)], policy: policy).renewal == expected)
    }
}
