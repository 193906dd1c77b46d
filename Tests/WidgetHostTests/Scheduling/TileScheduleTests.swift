import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("TileSchedule")
struct TileScheduleTests {
    /// One that was placed at midnight and has a timeline.
    static func placed(
        _ policy: ReloadPolicy, entries: [Date] = [midnight], rule: RefreshBudget.Rule = .init(perDay: 72, burst: 8)
    ) -> TileSchedule {
        var schedule = TileSchedule(budget: RefreshBudget(rule, at: midnight))
        #expect(schedule.request(.placed, at: midnight).isGranted)
        #expect(schedule.finished(TimelineSchedule(dates: entries, policy: policy), at: midnight) == nil)
        return schedule
    }

    static let background = RequestCause.app(kind: nil, foreground: false)

    @Test("atEnd asks again when the last entry's date has come")
    func atEnd() {
        let schedule = Self.placed(.atEnd, entries: [midnight, hours(2)])
        #expect(schedule.next(at: minutes(1)) == hours(2))
        #expect(schedule.due(at: hours(1.99)) == nil)
        #expect(schedule.due(at: hours(2)) == .timelineEnded)
    }

    @Test("after asks again at its date, even before the last entry's")
    func after() {
        let schedule = Self.placed(.after(hours(1)), entries: [midnight, hours(2)])
        #expect(schedule.next(at: minutes(1)) == hours(1))
        #expect(schedule.due(at: hours(1)) == .dateReached)
    }

    @Test("R1.44: never asks only when it is told to")
    func never() {
        var schedule = Self.placed(.never)
        #expect(schedule.next(at: hours(1)) == nil)
        #expect(schedule.due(at: hours(1000)) == nil)
        #expect(schedule.request(Self.background, at: hours(1)).isGranted)
    }

    @Test("a policy that wants more than the floor allows waits for it")
    func floorOfPolicy() {
        let schedule = Self.placed(.after(minutes(1)))
        #expect(schedule.next(at: minutes(1)) == minutes(5))
        #expect(schedule.due(at: minutes(4.9)) == nil)
        #expect(schedule.due(at: minutes(5)) == .dateReached)
    }

    @Test("a request within the floor waits, and those after it join it")
    func coalescing() {
        var schedule = Self.placed(.never)
        let first = schedule.request(Self.background, at: minutes(2))
        #expect(first.outcome == .deferred(until: minutes(5)))
        #expect(first.reason == "too soon, waits until 00:05")
        let second = schedule.request(.ownExtension(kind: "A"), at: minutes(3))
        #expect(second.outcome == .deferred(until: minutes(5)))
        #expect(second.reason == "too soon, joined the 00:05 request")
        #expect(schedule.due(at: minutes(4)) == nil)
        #expect(schedule.due(at: minutes(5)) == Self.background)
        #expect(schedule.request(Self.background, at: minutes(5)).isGranted)
        #expect(schedule.waiting == nil)
    }

    @Test("without a token a request waits for the next one, and is granted then")
    func budget() throws {
        var schedule = Self.placed(.never, rule: .init(perDay: 25, burst: 1))
        #expect(schedule.request(Self.background, at: minutes(10)).isGranted)
        _ = schedule.finished(TimelineSchedule(dates: [midnight], policy: .never), at: minutes(10))
        let verdict = schedule.request(Self.background, at: minutes(20))
        #expect(verdict.decision == .deferred)
        #expect(verdict.reason.hasPrefix("24 of 25 left today, one every 60 minutes, waits until 01:10"))
        let at = try #require(schedule.next(at: minutes(20)))
        #expect(schedule.due(at: at) == Self.background)
        #expect(schedule.request(Self.background, at: at).isGranted)
    }

    @Test(
        "true.22: who asks every quarter of an hour hears how many are left and how far apart they come, and never that none is left while some are"
    )
    func quarterHours() throws {
        var schedule = Self.placed(.never), granted: [Date] = [], now = midnight, last = 72
        while now < hours(24) {
            now = now.addingTimeInterval(60)
            guard Int(now.timeIntervalSince(midnight)) % 900 == 0 || schedule.due(at: now) != nil else { continue }
            let verdict = schedule.request(Self.background, at: now)
            let left = schedule.budget.left(at: now)
            if verdict.isGranted {
                #expect(verdict.reason == "\(left) of 72 left today" && left == last - 1)
                granted.append(now)
                last = left
                _ = schedule.finished(TimelineSchedule(dates: [now], policy: .never), at: now)
            } else {
                #expect(verdict.reason.hasPrefix("\(left) of 72 left today, one every 22½ minutes, "), "\(verdict.reason)")
                #expect(left > 0)
            }
        }
        let gaps = zip(granted, granted.dropFirst()).map { $1.timeIntervalSince($0) / 60 }
        // As the documentation says: each time at first, every 22½ minutes later, and never more than the day's number.
        #expect(granted.count <= 72 && gaps.allSatisfy { (15...24).contains($0) })
        let first = try #require(gaps.firstIndex { $0 > 15 })
        #expect((18...24).contains(first), "\(first)")
    }

    @Test(
        "true.22: the words for what is spread",
        arguments: [(72, 8, "22½ minutes"), (25, 1, "60 minutes"), (1_441, 1, "1 minute"), (2_881, 1, "½ minute")])
    func spread(_ perDay: Int, _ burst: Int, _ words: String) {
        var budget = RefreshBudget(.init(perDay: perDay, burst: burst), at: midnight)
        for _ in 0..<burst { _ = budget.take(at: midnight) }
        #expect(budget.words(at: midnight) == "\(perDay - burst) of \(perDay) left today, one every \(words)")
        var all = RefreshBudget(.init(perDay: 2, burst: 2), at: midnight)
        for _ in 0..<2 { _ = all.take(at: midnight) }
        #expect(all.words(at: midnight) == "none of 2 left today")
    }

    @Test("a budget of none refuses, in words")
    func refused() {
        var schedule = Self.placed(.never, rule: .init(perDay: 0, burst: 0))
        let verdict = schedule.request(Self.background, at: hours(1))
        #expect(verdict.outcome == .refused)
        #expect(verdict.reason == "its budget is 0 a day, and none will be left")
    }

    @Test(
        "exempt requests are free of floor and budget",
        arguments: [
            RequestCause.app(kind: nil, foreground: true), .intent, .localeChange, .typeSizeChange, .placed, .configurationEdit,
            .reloadButton, .timeChange, .locationChange, .calendarsChange, .retry,
        ])
    func exempt(cause: RequestCause) {
        var schedule = Self.placed(.never, rule: .init(perDay: 0, burst: 0))
        let verdict = schedule.request(cause, at: minutes(1))
        #expect(verdict.isGranted)
        #expect(verdict.reason.hasPrefix("free, because"))
        #expect(schedule.budget.left(at: minutes(1)) == 0)
    }

    @Test("a free request spends nothing, a counted one spends one", arguments: [(true, 72), (false, 71)])
    func spending(foreground: Bool, left: Int) {
        var schedule = Self.placed(.never)
        #expect(schedule.request(.app(kind: nil, foreground: foreground), at: minutes(10)).isGranted)
        #expect(schedule.budget.left(at: minutes(10)) == left)
    }

    @Test("a granted request takes the place of one that waits")
    func overtaking() {
        var schedule = Self.placed(.never)
        _ = schedule.request(Self.background, at: minutes(2))
        #expect(schedule.request(.reloadButton, at: minutes(3)).isGranted)
        #expect(schedule.waiting == nil)
    }

    @Test("a request during another is made after it: the provider may have read before the app wrote")
    func during() {
        var schedule = Self.placed(.never)
        #expect(schedule.request(.reloadButton, at: minutes(10)).isGranted)
        let foreground = RequestCause.app(kind: nil, foreground: true)
        #expect(schedule.request(Self.background, at: minutes(10)).decision == .deferred)
        let joined = schedule.request(foreground, at: minutes(10))
        #expect(joined.reason == "joined the request that follows the running one")
        #expect(schedule.due(at: hours(1)) == nil)
        // The free one is not held back by the counted one.
        #expect(schedule.finished(TimelineSchedule(dates: [midnight], policy: .never), at: minutes(11)) == foreground)
    }

    @Test("a failure keeps the timeline and asks again by policy, not before the floor")
    func failure() {
        var schedule = Self.placed(.after(minutes(10)))
        #expect(schedule.request(.dateReached, at: minutes(10)).isGranted)
        #expect(schedule.failed(at: minutes(10)) == nil)
        #expect(schedule.failures == 1)
        #expect(schedule.timeline?.policy == .after(minutes(10)))
        #expect(schedule.next(at: minutes(11)) == minutes(15))
    }

    @Test("a clock that is put back does not hold requests up")
    func back() {
        var schedule = Self.placed(.never)
        #expect(schedule.request(.reloadButton, at: hours(50)).isGranted)
        _ = schedule.finished(TimelineSchedule(dates: [midnight], policy: .never), at: hours(50))
        _ = schedule.request(Self.background, at: hours(50))
        schedule.rewound(to: hours(1))
        #expect(schedule.next(at: hours(1)) == minutes(65))
        #expect(schedule.request(.reloadButton, at: hours(1)).isGranted)
    }

    @Test("after a restart of the host an interrupted request is made again, for nothing")
    func restart() throws {
        var schedule = Self.placed(.never)
        #expect(schedule.request(Self.background, at: minutes(10)).isGranted)
        var kept = try JSONDecoder().decode(TileSchedule.self, from: JSONEncoder().encode(schedule))
        #expect(kept == schedule)
        #expect(kept.resumed(at: minutes(11)) == .retry)
        #expect(kept.runningSince == nil)
        #expect(kept.resumed(at: minutes(12)) == nil)
    }

    @Test("a widget at after(15 min) gets its day's number, spread over the day")
    func wholeDay() {
        var schedule = TileSchedule(budget: RefreshBudget(.standard, at: midnight))
        var now = midnight
        var granted: [Date] = []
        var cause: RequestCause? = .placed
        while now < hours(24) {
            if let asked = cause, schedule.request(asked, at: now).isGranted {
                granted.append(now)
                _ = schedule.finished(TimelineSchedule(dates: [now], policy: .after(now.addingTimeInterval(900))), at: now)
            }
            guard let next = schedule.next(at: now), next > now else { break }
            now = next
            cause = schedule.due(at: now)
        }
        #expect((70...73).contains(granted.count))
        let gaps = zip(granted, granted.dropFirst()).map { $1.timeIntervalSince($0) }
        #expect(gaps.allSatisfy { (900...1800).contains($0) })
    }

    @Test("times of other days say so")
    func words() {
        let words = TimeWords(zone: .gmt)
        #expect(words.time(hours(23.5), from: midnight) == "23:30")
        #expect(words.time(hours(25), from: hours(23)) == "01:00 tomorrow")
        #expect(words.time(hours(49), from: hours(23)) == "01:00 in 2 days")
        #expect(words.time(Date(timeIntervalSince1970: .infinity), from: midnight).contains("days"))
    }
}
