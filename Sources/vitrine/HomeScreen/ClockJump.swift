import ArgumentParser
import Foundation
import Synchronization

/// A way forward on a running home screen's clock, in pieces: one long order would be cut short when too much happens on it.
struct ClockJump {
    /// Real seconds that a piece is meant to take; a host plays one for twenty.
    private static let pace = 2.0
    /// Real time after which, again and again, it is said how far it is.
    private static let silence = Duration.seconds(5)
    private static let shortest = 60_000.0

    let running: RunningHost
    /// The screen at the start.
    let screen: ScreenRecord
    /// The time to go to, in milliseconds since 1970.
    let target: Double
    /// The rate of the clock once it is there.
    let rate: Double

    private struct RequestBody: Encodable {
        var now: Double?
        var rate: Double
    }

    /// A part of the way, in milliseconds since 1970.
    struct Gap {
        var from: Double
        var to: Double
    }

    /// Plays all of it, with progress on standard error, and gives back how the screen stands then.
    /// - Returns: what the host did not play, if anything.
    /// - Throws: what the host refuses; the clock runs as before then, from where it came.
    func run() async throws -> (screen: ScreenRecord, skipped: [Gap]) {
        let stop = StopFlag()
        defer { stop.close() }
        do {
            return try await play(stop)
        } catch {
            _ = try? await running.post("clock", RequestBody(now: nil, rate: screen.clock.rate))
            throw error
        }
    }

    private func play(_ stop: StopFlag) async throws -> (screen: ScreenRecord, skipped: [Gap]) {
        var screen = screen, skipped: [Gap] = []
        if screen.clock.rate != 0 {
            // A clock that runs on would be past a goal by the time it is told.
            try await running.post("clock", RequestBody(now: nil, rate: 0))
            screen = try await running.screen()
        }
        var span = Self.shortest, perRequest = Self.pace / 4
        var told = ContinuousClock.now
        while true {
            let now = screen.clock.now, newest = screen.ledger.first?.id ?? 0
            let goal = min(target, now + span, crowd(screen, Int(Self.pace / perRequest)))
            let began = ContinuousClock.now
            try await running.post("clock", RequestBody(now: goal, rate: goal >= target ? rate : 0))
            let took = (ContinuousClock.now - began) / .seconds(1)
            screen = try await running.screen()
            let news = screen.ledger.prefix { $0.id > newest }
            skipped += news.filter { $0.code == "clock-skipped" }.map { Gap(from: $0.at, to: goal) }
            // Somebody at the page stopped this piece, and meant all of it.
            let isStopped = news.contains { $0.code == "clock-stopped" }
            guard goal < target || isStopped else { return (screen, skipped) }
            guard !stop.isSet, !isStopped else {
                complain("vitrine: stopped on the way, at \(screen.words)")
                throw ExitCode(128 + SIGINT)
            }
            let requests = news.count { $0.decision == "granted" }
            if requests > 0 { perRequest = max(took / Double(requests), 0.001) }
            span = max(Self.shortest, span * min(4, max(0.25, Self.pace / max(took, 0.001))))
            if ContinuousClock.now - told >= Self.silence {
                told = .now
                let part = (screen.clock.now - self.screen.clock.now) / (target - self.screen.clock.now)
                complain("vitrine: \(screen.words), \(Int(part * 100)) % of the way")
            }
        }
    }

    /// The time at which so many tiles, and at least one, will have asked again by themselves.
    private func crowd(_ screen: ScreenRecord, _ most: Int) -> Double {
        let next = screen.tiles.compactMap(\.nextRequest).filter { $0 > screen.clock.now }.sorted()
        let place = max(most, 1) - 1
        return next.indices.contains(place) ? next[place] : .infinity
    }
}

/// Somebody asked the command to stop.
private final class StopFlag: Sendable {
    private let flag = Atomic(false)
    private let watch = Mutex<Task<Void, Never>?>(nil)

    init() {
        let signals = Signals.stopping()
        let task = Task { [weak self] in
            for await _ in signals { self?.flag.store(true, ordering: .relaxed) }
        }
        watch.withLock { $0 = task }
    }

    var isSet: Bool { flag.load(ordering: .relaxed) }
    func close() { watch.withLock { $0?.cancel() } }
}
