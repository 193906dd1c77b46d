import Foundation
import ReportFrontEnd
import ShopifyQL
import ShopifyQLClickHouse
import Synchronization

/// One storm: widgets ask, and what becomes of it is written down.
final class StormRun: Sendable {
    private let scenario: Storm.Scenario
    private let house: ClickHouseHouse
    private let counting: CountedStore
    private let reports: ReportFrontEnd
    private let clock = ContinuousClock()
    private let times = Mutex<[Duration]>([])
    private let unavailable = Atomic<Int>(0)
    private let late = Atomic<Int>(0)

    init(_ scenario: Storm.Scenario, _ house: ClickHouseHouse) {
        self.scenario = scenario
        self.house = house
        counting = CountedStore(store: house.store, lanes: scenario.isBatching ? 8 : Storm.lanes)
        let store: any AnalyticsStore =
            scenario.isBatching ? BatchingStore(counting, maximumShops: 4000, shard: house.store.shard) : counting
        // Without keeping there are still flights to join; a storm without either asks the engine itself.
        reports = ReportFrontEnd(store: store, freshness: scenario.freshness)
    }

    func run() async throws -> StormTally {
        let start = clock.now
        let engine = Engine(store: scenario.isBatching ? BatchingStore(counting, maximumShops: 4000, shard: house.store.shard) : counting)
        await withTaskGroup { group in
            if scenario.kills {
                group.addTask { [self] in
                    try? await Task.sleep(until: start + scenario.spread / 2, clock: clock)
                    house.cluster.kill(1)
                }
            }
            for widget in 0..<Storm.widgets {
                let delay = scenario.spread * Double((widget &* 7919) % Storm.widgets) / Double(Storm.widgets)
                let shop = Int64(widget / scenario.widgetsOfShop + 1)
                group.addTask { [self] in
                    try? await Task.sleep(until: start + delay, clock: clock)
                    for _ in 0..<Storm.calls { await call(shop, engine) }
                }
            }
        }
        var tally = StormTally(name: scenario.name)
        tally.asked = Storm.widgets * Storm.calls
        tally.queries = counting.asked
        tally.unavailable = unavailable.load(ordering: .relaxed)
        tally.late = late.load(ordering: .relaxed)
        tally.seconds = (clock.now - start) / .seconds(1)
        times.withLock {
            tally.times = Times($0)
            tally.answered = $0.count
        }
        return tally
    }

    private func call(_ shop: Int64, _ engine: Engine) async {
        let start = clock.now
        let context = WidgetQuestion.context(shop)
        do {
            try await Patience.$end.withValue(start + Storm.patience) {
                try await withThrowingTaskGroup { group in
                    for query in WidgetQuestion.queries(days: 7) {
                        group.addTask { [self] in
                            if scenario.freshness > 0 {
                                _ = try await reports.answer(query, for: context)
                            } else {
                                _ = try await engine.answer(query, for: context)
                            }
                        }
                    }
                    try await group.waitForAll()
                }
            }
            let time = clock.now - start
            if time > Storm.patience { late.wrappingAdd(1, ordering: .relaxed) } else { times.withLock { $0.append(time) } }
        } catch is Patience.Over {
            late.wrappingAdd(1, ordering: .relaxed)
        } catch {
            unavailable.wrappingAdd(1, ordering: .relaxed)
        }
    }
}

/// How long an asker waits.
enum Patience {
    struct Over: Error {}
    @TaskLocal static var end: ContinuousClock.Instant?
}
