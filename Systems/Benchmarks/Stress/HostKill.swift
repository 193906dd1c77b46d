import Foundation
import FoundationNetworking
import SeededGenerators
import TestTime
import WidgetHost

/// `kill -9` of the host: it comes back by itself, on the same port, with its tiles, pictures and clock, and no child outlives it.
enum HostKill: Suite {
    static let name = "host-kill"
    private static let rounds = 50
    /// Far from the machine's own time, so that a host that forgot its clock is found out; seeds are dated by it.
    private static let start = "2031-06-10T09:00:00Z"
    private static let rate = 2.0
    /// Virtual milliseconds that a busy machine may take to answer.
    private static let tolerance = 10_000.0

    static func run(_ environment: StressEnvironment, _ generator: SeededGenerator, _ record: inout SuiteRecord) async throws {
        var generator = generator
        // Whatever else was built beside it stays out: four processes are waited for.
        let process = try environment.vitrine("run", "--system", "Trips", "--port", "0", "--at", start, "--speed", "\(rate)")
        var pids: Set<Int32> = []
        do {
            let page = HomePage(address: try await environment.address(of: process))
            for round in 0...rounds {
                pids.formUnion(try await kill(page, round, &generator, &record))
                if round > 0 { try record.progress(of: rounds) }
            }
        } catch {
            await end(process, pids, &record)
            throw error
        }
        await end(process, pids, &record)
    }

    /// Waits until all is well, changes something, kills the host, and looks at what comes back. Returns the processes that were killed.
    private static func kill(
        _ page: HomePage, _ round: Int, _ generator: inout SeededGenerator, _ record: inout SuiteRecord
    ) async throws -> [Int32] {
        guard let before = try await page.whenLive() else {
            throw StressFailure("A tile is stuck: \(try await page.state().tiles.map { "\($0.status), \($0.entries.count) entries" })")
        }
        let measured = ContinuousClock.now
        if round == 0, before.clock.now < 1_900_000_000_000 { record.fail("the clock does not show the time that was set") }
        let pictures = try await page.pictures(of: before)
        var placed = before.tiles.map(\.id)
        // Something is being written when it is killed: a tile more, or one less, or a request.
        switch round % 3 {
        case 0: placed.append(try await page.place("TripsWidget", "systemSmall"))
        case 1 where placed.count > 2: try await page.post("remove", ["tile": placed.removeLast()])
        default: try await page.post("reload", ["tile": placed[0]])
        }
        try await Task.sleep(for: .microseconds(Int.random(in: 0...30_000, using: &generator)))
        let all = before.processes.compactMap(\.pid)
        guard let host = before.host else { throw StressFailure("There is no host.") }
        Foundation.kill(host, SIGKILL)
        let areGone = await eventually(within: .seconds(15)) { all.allSatisfy(isGone) }
        if !areGone { record.fail("a child outlived its host") }

        var answer: HomePage.State?
        _ = await eventually(within: .seconds(30)) {
            answer = try? await page.state()
            return answer?.host != nil && answer?.host != host
        }
        guard let answer, answer.host != host else { throw StressFailure("The host did not come back.") }
        if answer.tiles.map(\.id) != placed { record.fail("tiles were \(placed), are \(answer.tiles.map(\.id))") }
        let kept = try await page.pictures(of: answer)
        for (tile, picture) in pictures where placed.contains(tile) && kept[tile] != picture { record.fail("a picture was not kept") }
        // A tile whose archive was lost is filled again like a new one.
        let refilled = answer.ledger.filter {
            $0.id > before.ledger.first?.id ?? 0 && $0.tile.map(pictures.keys.contains) == true && ["Placed", "Restart"].contains($0.by)
        }
        if !refilled.isEmpty { record.fail("the archives of \(refilled.count) tiles are lost") }
        let passed = (ContinuousClock.now - measured) / .milliseconds(1) * rate
        let drift = answer.clock.now - before.clock.now - passed
        if abs(drift) > tolerance || answer.clock.rate != rate {
            record.fail("the clock is \(drift) ms off, at \(answer.clock.rate) times")
        }
        return all + answer.processes.compactMap(\.pid)
    }

    private static func end(_ process: Process, _ pids: Set<Int32>, _ record: inout SuiteRecord) async {
        process.terminate()
        let isAllGone = await eventually(within: .seconds(15)) { !process.isRunning && pids.allSatisfy(isGone) }
        if !isAllGone {
            record.fail("processes were left behind: \(pids.filter { !isGone($0) })")
        }
    }

    private static func isGone(_ pid: Int32) -> Bool { Foundation.kill(pid, 0) != 0 }
}
