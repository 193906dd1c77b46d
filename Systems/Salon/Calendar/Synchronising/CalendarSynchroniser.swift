import Foundation
import GRDB
import SalonCore
import SharedStore

/// Keeps the app's store and the one it shares with the widget in step, for as long as the app runs: two blocks that observe two
/// collections, and no code at any action.
///
/// App to widget: what is essential of each event is mirrored, first all, then what changes. Widget to app: what the widget has received is
/// flagged; it is taken over, first all, then what comes. Neither is told what it has itself caused, so that nothing echoes.
public final class CalendarSynchroniser: @unchecked Sendable {
    /// Opens after the first import.
    public let gate: InitialSync

    let salon: SalonStore
    let calendar: CalendarStore
    private let importing: CalendarImport
    private let mirroring: CalendarMirror
    private let now: @Sendable () -> Date
    private let report: @Sendable (any Error) -> Void
    private let queue = DispatchQueue(label: "Salon.synchroniser", qos: .userInitiated)
    /// Single events that were asked for, and who waits.
    private let wishes = Locked<[(id: String, continuation: CheckedContinuation<Bool, any Error>)]>([])
    // All below only on the queue.
    private var account: String?
    private var mirror: ObservationToken?
    private var flags: ObservationToken?
    /// Rises with each start, so that what was begun for another account ends.
    private var run = 0
    private var isImporting = false
    private var isImportDue = false
    private var failures = 0
    private var lastPruned: Date?

    /// Seconds between two looks for events that are long over.
    private static let prunes = 3_600.0
    /// Milliseconds after which to try again what a store or the keychain refused, twice as many each time, and after how many such times
    /// waiting links are told.
    private static let retry = 250, longestRetry = 8_000
    private static let patience = 4

    /// - Parameters:
    ///   - report: called with what goes wrong; it is tried again.
    public init(
        salon: SalonStore, calendar: CalendarStore, seal: PayloadSeal, gate: InitialSync = InitialSync(),
        now: @escaping @Sendable () -> Date = { Date() }, report: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.salon = salon
        self.calendar = calendar
        self.gate = gate
        self.now = now
        self.report = report
        importing = CalendarImport(salon: salon, calendar: calendar, seal: seal, now: now)
        mirroring = CalendarMirror(salon: salon, calendar: calendar, now: now)
    }

    /// Begins, or begins anew for another account: what is not its is removed from both stores.
    /// - Parameter account: who is signed in; nil for nobody, whose calendar is empty.
    public func start(account: String?) {
        queue.async { [self] in
            stopObserving()
            run += 1
            failures = 0
            self.account = account
            begin(run)
        }
    }

    /// Ends the observations; the stores stay as they are.
    public func stop() {
        queue.sync {
            run += 1
            account = nil
            stopObserving()
        }
    }

    /// Suspends both stores, before the system suspends the app: returns when no lock is held in either. Until ``resume()`` nothing is read
    /// or written.
    public func suspend() {
        salon.shared.suspend()
        calendar.shared.suspend()
    }

    /// Afterwards: what came meanwhile is brought into step.
    public func resume() {
        calendar.shared.resume()
        salon.shared.resume()
    }

    /// Takes one event over now, if the widget has received it: for a link that is faster than the notification.
    /// - Returns: whether there was something to take over.
    /// - Throws: what the stores and the keychain throw.
    @discardableResult
    public func importEvent(_ id: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            let isFirst = wishes.withLock {
                $0.append((id, continuation))
                return $0.count == 1
            }
            // Events that come while the queue is busy are taken over together.
            if isFirst { queue.async { self.importWishes() } }
        }
    }

    /// Synchronises now what is due in both directions, as after the process was suspended.
    /// - Throws: what the stores and the keychain throw.
    public func synchronise() async throws {
        try await onQueue { [self] in
            guard let account else { return }
            var last = ""
            while case let rows = try importing.flagged(account: account, after: last), let end = rows.last {
                try importing.take(rows, mirror: mirror, observation: flags)
                last = end.id
            }
            try mirroring.mirror(try mirroring.candidates(account: account), account: account)
            try prune()
        }
    }

    /// Returns when what was begun so far is done, or has failed and is tried again.
    public func idle() async { await withCheckedContinuation { continuation in queue.async { continuation.resume() } } }

    // MARK: On the queue

    private func importWishes() {
        let wished = wishes.withLock { wishes in
            defer { wishes = [] }
            return wishes
        }
        let result = Result<Set<String>, any Error> {
            guard let account else { return [] }
            let rows = try Set(wished.map(\.id)).sorted().compactMap { try salon.event($0, account: account) }
            return try importing.take(rows, mirror: mirror, observation: flags)
        }
        for (id, continuation) in wished { continuation.resume(with: result.map { $0.contains(id) }) }
    }

    private func onQueue<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try body() }) }
        }
    }

    private func stopObserving() {
        mirror?.cancel()
        flags?.cancel()
        (mirror, flags) = (nil, nil)
        isImporting = false
        isImportDue = false
    }

    private func begin(_ run: Int) {
        attempt(run, { self.begin(run) }) {
            try salon.keepOnly(account: account)
            try calendar.keepOnly(account: account)
            finishErasing(run)
            try calendar.sealWhatIsPlain()
            try prune()
            guard let account else { return gate.open() }
            let mirrored = StoreQuery("event")
                .filter("account = \(account) AND stylist = \(account) AND status = \(CalendarEvent.Status.booked.rawValue)")
            // A change of anything else wakes nobody.
            mirror = try calendar.shared.observe(
                mirrored.watching(EssentialEvent.watched), on: queue, failed: { [weak self] in self?.lost($0, run) }
            ) { [weak self] in self?.changed($0, run) }
            flags = try salon.shared.observe(
                StoreQuery("event").filter("account = \(account) AND needs_sync"), on: queue, failed: { [weak self] in self?.lost($0, run) }
            ) { [weak self] _ in self?.importAll(run) }
            gate.begin()
            importAll(run)
        }
    }

    /// Erases removed data from the files, also after a process was killed before it had. Nobody waits for it: a process stopped while
    /// it reads may hold it up for long.
    private func finishErasing(_ run: Int, pause: Int = retry) {
        do {
            try salon.shared.finishErasing()
            try calendar.shared.finishErasing()
        } catch {
            if error as? StoreError != .suspended { report(error) }
            queue.asyncAfter(deadline: .now() + .milliseconds(pause)) {
                if run == self.run { self.finishErasing(run, pause: min(pause * 2, Self.longestRetry)) }
            }
        }
    }

    /// An observation that can no longer read its store is over: begins anew, for as long as it takes.
    private func lost(_ error: StoreError, _ run: Int) {
        guard run == self.run else { return }
        stopObserving()
        attempt(run, { self.begin(run) }) { throw error }
    }

    /// Portion by portion, so that links can be handled in between.
    private func importAll(_ run: Int) {
        guard run == self.run else { return }
        isImportDue = true
        guard !isImporting else { return }
        isImporting = true
        isImportDue = false
        importPortion(run, after: "")
    }

    private func importPortion(_ run: Int, after last: String) {
        guard run == self.run, let account else { return }
        attempt(run, { self.importPortion(run, after: last) }) {
            let rows = try importing.flagged(account: account, after: last)
            try importing.take(rows, mirror: mirror, observation: flags)
            if let end = rows.last, rows.count == CalendarImport.portion {
                queue.async { self.importPortion(run, after: end.id) }
                return
            }
            isImporting = false
            gate.open()
            if isImportDue { importAll(run) }
        }
    }

    private func changed(_ change: StoreChange, _ run: Int) {
        guard run == self.run, let account else { return }
        switch change {
        case .initial: reconcile(run)
        case .update(let collection, let changes):
            let written = (changes.insertions + changes.modificationsAfter).compactMap { collection.key(at: $0) }
            let ids = (collection.departed + written).compactMap { String.fromDatabaseValue($0) }
            attempt(run, { self.reconcile(run) }) {
                try mirroring.mirror(ids, account: account)
                try prune()
            }
        }
    }

    /// Mirrors whatever differs.
    private func reconcile(_ run: Int) {
        guard run == self.run, let account else { return }
        attempt(run, { self.reconcile(run) }) {
            try mirroring.mirror(try mirroring.candidates(account: account), account: account)
        }
    }

    private func prune() throws {
        let date = now()
        if let lastPruned, abs(date.timeIntervalSince(lastPruned)) < Self.prunes { return }
        try salon.prune(endedBefore: SalonStore.horizon(date))
        lastPruned = date
    }

    /// Runs a step; where it fails, again after a while, for as long as it takes. Waiting links are told before that.
    private func attempt(_ run: Int, _ again: @escaping () -> Void, _ step: () throws -> Void) {
        do {
            try step()
            failures = 0
        } catch {
            // Nobody minds what waits while the app is suspended.
            if error as? StoreError != .suspended {
                report(error)
                failures += 1
                if failures >= Self.patience { gate.fail("\(error)") }
            }
            let pause = min(Self.retry << min(max(0, failures - 1), 8), Self.longestRetry)
            nonisolated(unsafe) let again = again
            queue.asyncAfter(deadline: .now() + .milliseconds(pause)) { if run == self.run { again() } }
        }
    }
}
