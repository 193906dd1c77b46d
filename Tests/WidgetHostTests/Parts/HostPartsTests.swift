import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// The parts of the host that own a piece of its state, each alone and without a process.
@Suite("Parts of the host", .timeLimit(.minutes(1)))
struct HostPartsTests {
    @Test("only the last of removed tiles are kept, and one that is back is forgotten") func removed() {
        func removed(_ id: String, bytes: Int = 1) -> RemovedTile {
            RemovedTile(
                tile: sampleTile(id), pictures: [StoredPicture(made: 0, stage: "timeline", bytes: Data(count: bytes))],
                environment: HomeEnvironment())
        }
        var tiles = RemovedTiles()
        for number in 0...RemovedTiles.most { tiles.keep(removed("\(number)")) }
        #expect(tiles.count == RemovedTiles.most && tiles["0"] == nil && tiles["1"] != nil)
        tiles.forget("1")
        #expect(tiles["1"] == nil && tiles.count == RemovedTiles.most - 1)
        tiles.keep(removed("large", bytes: RemovedTiles.mostBytes + 1))
        #expect(tiles.count == 1 && tiles["large"] != nil)
    }

    @Test("requests of a locked device wait once, the first cause counts, and all come when it is unlocked") func withheld() {
        var requests = TileRequests()
        #expect(requests.withhold(.retry, for: "a") && !requests.withhold(.reloadButton, for: "a"))
        #expect(requests.takeWithheld() == ["a": .retry] && requests.takeWithheld().isEmpty)
    }

    @Test("a request that runs takes the place of the try that was to follow") func retries() async {
        var requests = TileRequests()
        let retry = Task<Void, Never> { while !Task.isCancelled { await Task.yield() } }
        requests.retry(retry, for: "a")
        let run = Task<Void, Never> {}
        requests.run(run, for: "a")
        await retry.value
        #expect(retry.isCancelled && requests.task(of: "a") == run && requests.tasks == [run])
        requests.ended("a")
        #expect(requests.task(of: "a") == nil && requests.tasks.isEmpty)
    }

    @Test("intents of one tile are performed in the order of the taps, those of another beside them") func intents() async {
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        let (gates, gate) = AsyncStream.makeStream(of: Void.self)
        var queue = IntentQueue()
        @Sendable func say(_ words: String) -> Result<IntentOutcome, IntentFailure> {
            line.yield(words)
            return .failure(IntentFailure(words: words))
        }
        let first = queue.perform(for: "a") {
            for await _ in gates { break }
            return say("first")
        }
        let second = queue.perform(for: "a") { say("second") }
        let other = queue.perform(for: "b") { say("other") }
        _ = await other.value
        gate.yield()
        #expect(queue.isActing("a") && queue.last(of: "a") == second)
        _ = await (first.value, second.value)
        line.finish()
        #expect(await lines.reduce(into: []) { $0.append($1) } == ["other", "first", "second"])
        queue.ended(first, of: "a")
        #expect(queue.isActing("a"))
        queue.ended(second, of: "a")
        #expect(!queue.isActing("a") && queue.last(of: "a") == nil)
    }

    @Test("dates that tick count as changes unless all who listen follow them by themselves") func listeners() async {
        var listeners = ChangeListeners()
        #expect(listeners.ticksCount)
        let still = listeners.add(ticks: false) { _ in }
        #expect(!listeners.ticksCount)
        _ = listeners.add(ticks: true) { _ in }
        #expect(listeners.ticksCount)
        listeners.tell()
        listeners.tell()
        listeners.end()
        #expect(await still.reduce(0) { count, _ in count + 1 } == 1, "two changes arrive as one")
    }

    @Test("moves of the clock come one after the other, also after one that failed") func moves() async throws {
        let (lines, line) = AsyncStream.makeStream(of: Int.self)
        let (gates, gate) = AsyncStream.makeStream(of: Void.self)
        var moves = ClockMoves()
        let first = moves.inTurn {
            for await _ in gates { break }
            line.yield(1)
            throw HostError.locked
        }
        let second = moves.inTurn { line.yield(2) }
        // Time for the second, if it did not wait for its turn.
        for _ in 0..<1000 { await Task.yield() }
        gate.yield()
        try await second.value
        await #expect(throws: HostError.locked) { try await first.value }
        line.finish()
        #expect(await lines.reduce(into: []) { $0.append($1) } == [1, 2])
    }

    @Test("a jump is stopped only while one is played") func jumps() {
        var moves = ClockMoves()
        moves.stopJump()
        #expect(!moves.endsJump)
        moves.beginJump()
        moves.tell(ClockJump(from: midnight, to: hours(1)))
        moves.stopJump()
        #expect(moves.isPlaying && moves.endsJump && moves.jump != nil)
        moves.endJump()
        #expect(!moves.isPlaying && !moves.endsJump && moves.jump == nil)
    }

    @Test("a gallery's snapshot is kept by its surroundings, a failure for a moment only") func previews() {
        var previews = GalleryPreviews()
        let entry = sampleTimeline([midnight]).entries[0], now = ContinuousClock.now
        func key(_ kind: String, update: Int = 0) -> GalleryPreviews.Key {
            .init(update: update, kind: kind, family: .systemSmall, device: "iPhone 15", looks: [])
        }
        previews.fail(key("A"), .stopped, at: now)
        #expect(previews.failure(of: key("A"), at: now + .seconds(1)) == .stopped)
        #expect(previews.failure(of: key("A"), at: now + GalleryPreviews.failureHolds) == nil)
        let first = previews.keep(entry, as: key("A")), second = previews.keep(entry, as: key("B"))
        #expect(first.number != second.number && previews[key("A")]?.number == first.number && previews[key("C")] == nil)
        #expect(previews[key("A", update: 1)] == nil)
        for number in 0..<GalleryPreviews.most { _ = previews.keep(entry, as: key("\(number)")) }
        #expect(previews[key("A")] == nil)
    }

    @Test("of several calls the first timeline counts; without one the first failure is the reason") func calls() throws {
        func answer(_ body: ExtensionResponse.Body) -> TimelineCall.Result {
            .success(ExtensionProcess.MeasuredResponse(body: body, milliseconds: 1, processorMilliseconds: 1))
        }
        let good = answer(.timeline(sampleTimeline([midnight]))), empty = answer(.timeline(sampleTimeline([])))
        let results: [TimelineCall.Result] = [
            .failure(.stopped), empty, good, answer(.timeline(sampleTimeline([minutes(1)]))), .failure(.stopped),
        ]
        let found = try TimelineCall.response(among: results)
        #expect(found.timeline.entries.map(\.date) == [midnight] && found.duplicates == 4)
        #expect(TimelineCall.failures(among: results) == [.stopped])
        let error = #expect(throws: ExtensionError.self) { try TimelineCall.response(among: [empty]) }
        guard case .failed(let failure) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(failure.code == .noEntries)
        #expect(throws: ExtensionError.wrongAnswer("what is no timeline")) {
            try TimelineCall.response(among: [answer(.described(.init(widgets: [])))])
        }
    }
}
