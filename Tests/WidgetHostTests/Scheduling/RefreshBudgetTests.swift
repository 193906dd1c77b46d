import Foundation
import Testing

@testable import WidgetHost

@Suite("RefreshBudget")
struct RefreshBudgetTests {
    @Test("a burst is granted at once, the next when a token has come")
    func burst() throws {
        var budget = RefreshBudget(.init(perDay: 72, burst: 8), at: midnight)
        for _ in 0..<8 { #expect(budget.take(at: midnight) == true) }
        #expect(budget.take(at: midnight) == false)
        #expect(budget.left(at: midnight) == 64)
        // 64 more in 24 hours: one every 22.5 minutes.
        let next = try #require(budget.next(at: midnight))
        #expect(abs(next.timeIntervalSince(minutes(22.5))) <= 1)
        #expect(budget.take(at: next.addingTimeInterval(-2)) == false)
        #expect(budget.take(at: next) == true)
    }

    @Test("no 24 hours see more than the day's number, however often it is asked", arguments: [1, 8, 40, 72])
    func window(burst: Int) {
        var budget = RefreshBudget(.init(perDay: 72, burst: burst), at: midnight)
        let granted = (0..<(3 * 1440)).map { minutes(Double($0)) }.filter { budget.take(at: $0) }
        for start in granted {
            let inWindow = granted.count { $0 >= start && $0 < start.addingTimeInterval(86_400) }
            #expect(inWindow <= 72)
        }
        #expect(granted.count >= 3 * (72 - burst) * 9 / 10)
    }

    @Test("what is left is counted over the last 24 hours")
    func left() {
        var budget = RefreshBudget(.init(perDay: 40, burst: 4), at: midnight)
        _ = budget.take(at: midnight)
        _ = budget.take(at: hours(1))
        #expect(budget.left(at: hours(1)) == 38)
        #expect(budget.left(at: hours(24)) == 39)
        #expect(budget.left(at: hours(25)) == 40)
    }

    @Test("a rule without tokens never grants and says so")
    func nothing() {
        var budget = RefreshBudget(.init(perDay: 0, burst: 5), at: midnight)
        #expect(budget.take(at: hours(100)) == false)
        #expect(budget.next(at: midnight) == nil)
        #expect(budget.left(at: midnight) == 0)
    }

    @Test("a rule that is all burst waits for its oldest spending to age")
    func allBurst() {
        var budget = RefreshBudget(.init(perDay: 2, burst: 2), at: midnight)
        #expect(budget.take(at: hours(1)) == true)
        #expect(budget.take(at: hours(2)) == true)
        #expect(budget.next(at: hours(3)) == hours(25))
        #expect(budget.take(at: hours(24)) == false)
        #expect(budget.take(at: hours(25)) == true)
    }

    @Test("a clock that is put back neither gives nor takes tokens")
    func back() {
        var budget = RefreshBudget(.init(perDay: 72, burst: 1), at: hours(10))
        #expect(budget.take(at: hours(10)) == true)
        #expect(budget.take(at: hours(2)) == false)
        #expect(budget.next(at: hours(2)).map { $0 > hours(2) } == true)
    }

    @Test("it survives being kept")
    func kept() throws {
        var budget = RefreshBudget(.standard, at: midnight)
        _ = budget.take(at: hours(1))
        #expect(try JSONDecoder().decode(RefreshBudget.self, from: JSONEncoder().encode(budget)) == budget)
        // What was spent is among it: 71 of 72 are left.
        #expect(try JSONDecoder().decode(RefreshBudget.self, from: JSONEncoder().encode(budget)).left(at: hours(2)) == 71)
    }

    @Test("one that was kept with its dates one by one is read as it is")
    func keptBefore() throws {
        let json = """
            {"rule": {"perDay": 72, "burst": 8}, "tokens": 6, "updated": \(hours(1).timeIntervalSinceReferenceDate),
            "spent": [\(midnight.timeIntervalSinceReferenceDate), \(hours(1).timeIntervalSinceReferenceDate)]}
            """
        #expect(try JSONDecoder().decode(RefreshBudget.self, from: Data(json.utf8)).left(at: hours(2)) == 70)
    }
}
