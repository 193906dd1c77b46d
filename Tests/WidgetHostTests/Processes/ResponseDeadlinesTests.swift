import Testing

@testable import WidgetHost

@Suite("How long an extension may take") struct ResponseDeadlinesTests {
    private let start = ContinuousClock.now

    private func after(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

    @Test("true.25 five timelines that are asked for at once and drawn one after the other have time, each after the last")
    func together() {
        var deadlines = ResponseDeadlines(patience: .seconds(10))
        for id in 1...5 { deadlines.asked(UInt64(id), at: start) }
        // Eight seconds each: the last waits for forty.
        for id in 1...4 {
            let now = after(Double(id) * 8)
            #expect(deadlines.left(UInt64(id), at: now) == .seconds(2))
            deadlines.answered(UInt64(id), at: now)
        }
        #expect(deadlines.left(5, at: after(40)) == .seconds(2))
        #expect(deadlines.left(5, at: after(43)) == .seconds(-1))
    }

    @Test("true.25 one that hangs is found, however often others that come later are answered") func hangs() throws {
        var deadlines = ResponseDeadlines(patience: .seconds(10))
        deadlines.asked(1, at: start)
        var over: Double?
        for second in 1...60 where over == nil {
            let id = UInt64(second + 1)
            deadlines.asked(id, at: after(Double(second)))
            deadlines.answered(id, at: after(Double(second) + 0.5))
            if try #require(deadlines.left(1, at: after(Double(second) + 0.5))) <= .zero { over = Double(second) }
        }
        #expect(try #require(over) <= 21)
    }

    @Test("of a question that has its answer, or that nobody waits for, there is no deadline") func over() {
        var deadlines = ResponseDeadlines(patience: .seconds(10))
        deadlines.asked(1, at: start)
        deadlines.asked(2, at: start)
        deadlines.answered(1, at: after(1))
        deadlines.forget(2)
        deadlines.answered(7, at: after(1))
        #expect(deadlines.left(1, at: after(2)) == nil && deadlines.left(2, at: after(2)) == nil)
    }
}
