import Foundation
import VitrineWidgetArchive

/// Requests for timelines: what is asked of extensions, and what comes of it.
extension WidgetHost {
    /// Judges a request, writes it down, and starts it when it is granted.
    func request(_ cause: RequestCause, for tile: String) {
        guard !isStopped, let index = tiles.index(of: tile), !tiles[index].isBlank, !joinsIntent(cause, of: tiles[index].stored) else {
            return
        }
        let now = clock.now
        guard !isClosed(tiles[index].stored) else { return withhold(cause, for: tiles[index].stored) }
        let verdict = tiles[index].stored.schedule.request(cause, at: now)
        let line = ledger.write(verdict, at: now, tile: tiles[index].stored, by: cause.words)
        if verdict.isGranted {
            let run = tiles[index].run
            requests.run(Task { await self.perform(tile, run: run, line: line) }, for: tile)
        }
        followClock()
        changed()
    }

    private func withhold(_ cause: RequestCause, for tile: StoredTile) {
        guard requests.withhold(cause, for: tile.id) else { return }
        ledger.write(
            .deferred, at: clock.now, tile: tile, by: cause.words, "its data is closed; waits until the device is unlocked",
            code: .closedByLock)
        changed()
    }

    private func keepSchedule(of tile: String) {
        guard let index = tiles.index(of: tile) else { return }
        do {
            let stored = tiles[index].stored
            try store.save(
                schedule: stored.schedule, configuration: stored.configuration, isConfigurable: stored.isConfigurable, of: tile)
        } catch {
            log.error("A schedule cannot be kept: \(error)")
        }
    }

    /// Asks until there is a timeline or no try left.
    private func perform(_ tile: String, run: Int, line: Int64) async {
        var failure: ExtensionError?
        for attempt in 1...configuration.attempts {
            guard !isStopped, let index = tiles.index(of: tile, run: run) else { break }
            // What has been performed by now is in the answer; what is performed meanwhile may not be.
            let known = tiles[index].performedTaps
            do throws(ExtensionError) {
                let answer = try await timeline(for: tiles[index], attempt: attempt)
                return finished(tile, run: run, answer, line: line, answered: known)
            } catch {
                failure = error
                guard error != .stopped, let index = tiles.index(of: tile, run: run) else { break }
                tiles[index].failing = error
                ledger.write(.failed, at: clock.now, tile: tiles[index].stored, by: "Try \(attempt)", "\(error)", cause: CauseCode(error))
                changed()
                guard error.isWorthRetrying else { break }
            }
        }
        failed(tile, run: run, failure ?? .stopped)
    }

    /// One try to get a tile's timeline.
    private func timeline(for tile: Tile, attempt: Int) async throws(ExtensionError) -> TimelineCall.Response {
        let stored = tile.stored
        let process = try apps.extensionProcess(of: stored)
        guard
            var request = configuration.device.request(
                kind: stored.kind, family: stored.family, environments: configuration.environment.variants(on: stored.screen),
                configuration: stored.configuration)
        else { throw .noSuchFamily(stored.family, device: configuration.device.name) }
        request.wantsReactions = true
        // Once: what ended the process the first time would do so again, and its process stays down longer each time.
        if tile.stage == nil, attempt == 1 { await fill(stored.id, run: tile.run, request, from: process) }
        let faults = faultSettings.current
        let results = await TimelineCall(
            process: process, request: request, calls: faults.calls(of: stored) ?? configuration.duplicateProviderCalls,
            kill: faults.kill(of: stored)
        ).results()
        let answer = try TimelineCall.response(among: results)
        for error in TimelineCall.failures(among: results) {
            ledger.write(.failed, at: clock.now, tile: stored, by: "One of \(results.count) calls", "\(error)", cause: CauseCode(error))
        }
        return answer
    }

    /// What stands in the tile until the first timeline: the placeholder at once, then the snapshot.
    private func fill(_ tile: String, run: Int, _ request: WidgetRequest, from process: ExtensionProcess) async {
        for (stage, body) in [
            (StoredArchive.Stage.placeholder, ExtensionRequest.Body.placeholder(request)),
            (.snapshot, .snapshot(request, isPreview: false)),
        ] {
            let result = await process.result(body)
            if case .failure(let error) = result, error.endsProcess { return }
            guard case .success(let answer) = result, case .entry(let entry) = answer.body else { continue }
            guard let index = tiles.index(of: tile, run: run), tiles[index].stage != .timeline else { return }
            show(
                ArchivedTimeline(kind: request.kind, family: request.family, entries: [entry], policy: .never), stage: stage, in: index)
        }
    }

    private func finished(
        _ tile: String, run: Int, _ answer: TimelineCall.Response, line: Int64, answered taps: Set<Int>
    ) {
        guard let index = tiles.index(of: tile, run: run) else { return forget(tile) }
        requests.ended(tile)
        let again = tiles[index].stored.schedule.finished(TimelineSchedule(answer.timeline), at: clock.now)
        (tiles[index].stored.failure, tiles[index].stored.cause, tiles[index].failing) = (nil, nil, nil)
        tiles[index].untap(taps, at: clock.now)
        let spent = LedgerSpending(
            line: line, milliseconds: answer.cost.milliseconds, megabytes: answer.cost.megabytes, duplicates: answer.duplicates)
        show(answer.timeline, answer.cost.file, stage: .timeline, in: index, spent: spent)
        if let again { request(again, for: tile) }
        followClock()
        changed()
    }

    /// One transaction holds the archive, the schedule that follows from it, and what it cost: a kill leaves all or nothing.
    /// - Parameter file: of the timeline, where somebody has written it already.
    private func show(
        _ timeline: ArchivedTimeline, _ file: [UInt8]? = nil, stage: StoredArchive.Stage, in index: Int, spent: LedgerSpending? = nil
    ) {
        let now = clock.now
        let last = tiles[index].kept.last
        // Whose it was has signed out, or wants it to be seen no more: then what was shown of it is not kept either.
        let erases = tiles[index].archive?.holdsPrivateContent == true && !timeline.holdsPrivateContent
        tiles[index].show(timeline, stage: stage, at: now)
        let stored = tiles[index].stored
        let bytes = file ?? ArchiveFile.encode(timeline)
        tiles[index].bytes = bytes.count
        let outlived = erases ? tiles[index].kept.map(\.made) : tiles[index].outlived(at: now)
        let before = erases || tiles[index].kept.last == last ? nil : tiles[index].kept.last
        tiles[index].forget(outlived)
        var spent = spent
        spent?.bytes = bytes.count
        do {
            try store.save(
                bytes, stage: stage, at: now, schedule: stored.schedule, of: stored.id, before: before, outlived: outlived, spent: spent,
                erases: erases)
            if erases { finishErasing() }
        } catch {
            log.error("An archive cannot be kept: \(error)")
        }
        if let spent { ledger.show(spent) }
        changed()
    }

    /// What was removed leaves the store's file: of all tiles that come to it together at once.
    func finishErasing() {
        guard erasing == nil else { return }
        erasing = Task {
            // Others that show what they must not show any more are about to be answered.
            for task in requests.tasks { await task.value }
            erasing = nil
            await withCheckedContinuation { continuation in
                DispatchQueue.global(qos: .utility).async { [store, log] in
                    do { try store.finishErasing() } catch { log.error("What was removed is still in the store: \(error)") }
                    continuation.resume()
                }
            }
        }
    }

    /// The last picture stands.
    private func failed(_ tile: String, run: Int, _ error: ExtensionError) {
        guard let index = tiles.index(of: tile, run: run) else { return forget(tile) }
        requests.ended(tile)
        guard !isStopped else { return }
        let again = tiles[index].stored.schedule.failed(at: clock.now)
        if again == nil { putBack(tiles[index].performedTaps, of: tile, because: "no new timeline came") }
        (tiles[index].stored.failure, tiles[index].stored.cause) = ("\(error)", CauseCode(error))
        tiles[index].failing = nil
        do {
            try store.save(failure: "\(error)", cause: CauseCode(error), of: tile)
        } catch {
            log.error("A failure cannot be kept: \(error)")
        }
        keepSchedule(of: tile)
        if let again {
            request(again, for: tile)
        } else if error.mayPass, !configuration.retries.isEmpty {
            let pause = configuration.retries[min(tiles[index].stored.schedule.failures, configuration.retries.count) - 1]
            let task = Task {
                try? await Task.sleep(for: pause)
                if !Task.isCancelled { self.request(.retry, for: tile) }
            }
            requests.retry(task, for: tile)
        }
        followClock()
        changed()
    }

    /// A request came to its end that nobody waits for: its tile is gone, or another request has taken its place.
    private func forget(_ tile: String) {
        if tiles.index(of: tile) == nil { requests.ended(tile) }
    }

    package func settle(tile: String) async {
        var last: Task<Void, Never>?
        while let task = requests.task(of: tile), task != last {
            await task.value
            last = task
        }
    }

    /// Returns when no request runs any more.
    package func settle() async {
        while let task = requests.tasks.first { await task.value }
    }
}
