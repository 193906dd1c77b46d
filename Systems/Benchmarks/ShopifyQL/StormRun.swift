import Foundation

/// One storm: widgets ask over HTTP by a virtual clock, and what becomes of it is written down.
///
/// The virtual clock goes as fast as the real one while anybody waits for an answer, and jumps to the next widget's moment when nobody does:
/// nobody's answer depends on idle time, and a quarter of an hour that is mostly idle takes less than one.
struct StormRun {
    private struct Call {
        var shop: Int64
        /// The number of the call among the widget's.
        var number: Int
        /// The time at which it began, by the virtual clock, seconds.
        var start: Double
        /// Answers that have not come.
        var missing: Int
        var isRefused = false
        var isOver = false
    }

    private let scenario: Storm.Scenario
    private let lanes: HTTPLanes
    private let kill: () -> Void
    /// Real seconds after which no more widgets ask.
    private let limit: Double
    private let clock = ContinuousClock()
    private let begin: ContinuousClock.Instant
    private let queries = WidgetQueries.queries(days: 7)
    private var skipped = 0.0
    private var calls: [Int: Call] = [:]
    private var nextCall = 0
    /// Calls by their start, for those that wait too long.
    private var started: [Int] = []
    private var oldest = 0
    private var times: [Duration] = []
    private var tally: StormTally

    init(_ scenario: Storm.Scenario, port: Int, limit: Double, kill: @escaping () -> Void) throws {
        self.scenario = scenario
        self.limit = limit
        self.kill = kill
        lanes = try HTTPLanes(Storm.connections, port: port)
        tally = StormTally(name: scenario.name)
        begin = clock.now
    }

    private var real: Double { (clock.now - begin) / .seconds(1) }

    /// Blocks its thread until the last answer has come or is given up.
    mutating func run() throws -> StormTally {
        var widget = 0, isKilled = !scenario.kills
        func moment(_ widget: Int) -> Double { scenario.spread * Double(widget) / Double(Storm.widgets) }
        while widget < Storm.widgets || !calls.isEmpty {
            var now = real + skipped
            if widget < Storm.widgets, real > limit {
                // The rest of the storm does not fit into the bench's time, and is not counted as anything.
                widget = Storm.widgets
            }
            // Half way through those that will ask, also where the bench's time ends the storm.
            if !isKilled, now >= min(scenario.spread, limit) / 2 || widget == Storm.widgets {
                kill()
                isKilled = true
            }
            while widget < Storm.widgets, moment(widget) <= now {
                // Neighbours in time are not neighbours in the store.
                let number = (widget &* 7919) % Storm.widgets
                begin(shop: Int64(number / scenario.widgetsOfShop + 1), number: 1, at: moment(widget))
                widget += 1
            }
            giveUp(before: now - Storm.patienceSeconds)
            if calls.isEmpty, widget < Storm.widgets {
                skipped += max(0, moment(widget) - now)
                continue
            }
            now = real + skipped
            let next = widget < Storm.widgets ? moment(widget) - now : 1
            for answer in try lanes.answers(within: min(max(next, 0), 0.5)) { take(answer) }
        }
        tally.times = Times(times)
        tally.answered = times.count
        tally.seconds = real
        tally.virtual = real + skipped
        return tally
    }

    private mutating func begin(shop: Int64, number: Int, at time: Double) {
        let id = nextCall
        nextCall += 1
        calls[id] = Call(shop: shop, number: number, start: time, missing: queries.count)
        started.append(id)
        tally.asked += 1
        let now = WidgetQueries.now + Int64(time)
        for query in queries {
            lanes.send(#"{"shop":\#(shop),"now":\#(now),"query":"\#(query)"}"#, to: "/query", id: id)
        }
    }

    private mutating func take(_ answer: HTTPLanes.Response) {
        guard var call = calls[answer.id] else { return }
        call.missing -= 1
        if answer.status == 504 { call.isOver = true } else if answer.status != 200 { call.isRefused = true }
        guard call.missing == 0 else {
            calls[answer.id] = call
            return
        }
        end(answer.id, call)
    }

    private mutating func end(_ id: Int, _ call: Call) {
        calls[id] = nil
        let now = real + skipped
        if call.isOver || now - call.start > Storm.patienceSeconds {
            tally.late += 1
        } else if call.isRefused {
            tally.unavailable += 1
        } else {
            times.append(.seconds(now - call.start))
            // The system asks more than once: as soon as the first is through.
            if call.number < Storm.calls { begin(shop: call.shop, number: call.number + 1, at: now) }
        }
    }

    private mutating func giveUp(before time: Double) {
        while oldest < started.count {
            let id = started[oldest]
            guard var call = calls[id] else {
                oldest += 1
                continue
            }
            guard call.start < time else { return }
            oldest += 1
            call.isOver = true
            lanes.forget(id)
            end(id, call)
        }
    }
}
