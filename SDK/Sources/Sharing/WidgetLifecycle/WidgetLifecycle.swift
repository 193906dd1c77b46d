import Foundation
import VitrineSharedFiles

/// Finds out which widgets were added and removed. The system does not say so: it only lists, when asked, what there is, without
/// identifiers, and goes on listing a widget for a while after it is gone.
///
/// Called with that list from `getTimeline` (not from `getSnapshot`, which the gallery calls too) and at the app's launch, because nobody
/// asks for a timeline after the last widget is gone:
///
///     let lifecycle = WidgetLifecycle(folder: container.appendingPathComponent("Widgets"))
///     try await lifecycle.update(current: installations)
///     try await lifecycle.deliver(to: analytics)  // its didAddWidgets(_:), didChangeWidgets(_:) and didRemoveWidgets(_:) are called
///
/// All processes that use the folder see one history: a change is reported to one of them. An addition is reported at once, a removal when
/// it was seen twice in a row; a changed configuration is neither, and delivered as a change, with what was set before. Events wait in the
/// folder until they were delivered.
public struct WidgetLifecycle: Sendable {
    /// Widgets in one list; a device has far fewer.
    static let most = 1_000
    /// Events that wait for delivery.
    static let mostWaiting = 2_000
    /// Bytes of the file.
    private static let largest = 8 << 20
    /// Seconds for one delivery, before another process tries.
    private static let longestDelivery = 30.0

    private let folder: URL
    private let confirmations: Int
    private let spacing: Double
    private let now: @Sendable () -> Date
    private let queue = DispatchQueue(label: "WidgetLifecycle")

    /// - Parameters:
    ///   - folder: best in the container of the app group; made when it is not there.
    ///   - confirmations: how often in a row a widget must be missing until it counts as removed.
    ///   - spacing: seconds between two that count: the calls of one moment see one list.
    public init(folder: URL, confirmations: Int = 2, spacing: Double = 1, now: @escaping @Sendable () -> Date = { Date() }) {
        self.folder = folder
        self.confirmations = max(1, confirmations)
        self.spacing = max(0, spacing)
        self.now = now
    }

    /// Compares with the list before, stores this one, and tells what happened in between, each change once in all processes.
    ///
    /// The first time everything is added. A snapshot that cannot be read is replaced by this list without a report: what is in it was told.
    /// - Parameter current: every widget the system lists; never an empty list for want of an answer.
    @discardableResult
    public func update(
        current: [WidgetInstallation]
    ) async throws(WidgetLifecycleError) -> (added: [WidgetInstallation], removed: [WidgetInstallation]) {
        guard current.count <= Self.most else { throw .tooMany(current.count, limit: Self.most) }
        return try await changing { snapshot in
            guard var found = snapshot else {
                snapshot = WidgetSnapshot(known: current.sorted())
                return ([], [])
            }
            let changes = found.update(current, confirmations: confirmations, spacing: spacing, at: now())
            let tooMany = found.outbox.count - Self.mostWaiting
            if tooMany > 0 {
                found.outbox.removeFirst(tooMany)
                found.dropped += tooMany
            }
            snapshot = found
            return changes
        }
    }

    /// The widgets that were reported as added and not as removed.
    public func known() async throws(WidgetLifecycleError) -> [WidgetInstallation] { try await read().known }

    /// Events that were not delivered yet, the oldest first.
    public func pending() async throws(WidgetLifecycleError) -> [WidgetLifecycleEvent] { try await read().outbox }

    /// Events that were given up, because two thousand waited.
    public func dropped() async throws(WidgetLifecycleError) -> Int { try await read().dropped }

    /// Delivers what waits. A process that dies in the middle leaves it to the next one, so that an event may come twice: its identifier
    /// tells.
    /// - Parameter send: throws when they were not taken; then they go on waiting.
    /// - Returns: how many were delivered; 0 as well while another process is at it.
    @discardableResult
    public func deliver(_ send: @Sendable ([WidgetLifecycleEvent]) async throws -> Void) async throws -> Int {
        let events = try await changing { snapshot -> [WidgetLifecycleEvent] in
            guard var found = snapshot, !found.outbox.isEmpty else { return [] }
            let now = now()
            if let until = found.delivery, (0...Self.longestDelivery).contains(until.timeIntervalSince(now)) { return [] }
            found.delivery = now + Self.longestDelivery
            snapshot = found
            return found.outbox
        }
        guard !events.isEmpty else { return 0 }
        do {
            try await send(events)
        } catch {
            try? await changing { snapshot in snapshot?.delivery = nil }
            throw error
        }
        let delivered = Set(events.map(\.id))
        try await changing { snapshot in
            snapshot?.outbox.removeAll { delivered.contains($0.id) }
            snapshot?.delivery = nil
        }
        return events.count
    }

    // MARK: The file

    private var file: URL { folder.appendingPathComponent("widgets.json") }

    private func read() async throws(WidgetLifecycleError) -> WidgetSnapshot {
        try await onQueue { () throws(WidgetLifecycleError) in try stored() ?? WidgetSnapshot() }
    }

    /// Reads what was kept; nil when it cannot be understood, a new one when there is none.
    private func stored() throws(WidgetLifecycleError) -> WidgetSnapshot? {
        do throws(BoundedFile.Failure) {
            let data = try BoundedFile.contents(of: file, limit: Self.largest)
            let snapshot = try? JSONDecoder().decode(WidgetSnapshot.self, from: data)
            return snapshot?.version == 1 ? snapshot : nil
        } catch {
            switch error {
            case .missing: return WidgetSnapshot()
            case .noFile, .tooLarge: return nil
            case .refused(let code): throw .notStored(String(cString: strerror(code)))
            }
        }
    }

    /// Reads, changes and writes, one process at a time.
    private func changing<Value: Sendable>(
        _ body: @escaping @Sendable (inout WidgetSnapshot?) -> Value
    ) async throws(WidgetLifecycleError) -> Value {
        try await onQueue { () throws(WidgetLifecycleError) in
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let lock = FileLock(folder.appendingPathComponent("lock"))
            let outcome = lock.soon(milliseconds: 2_000) { () -> Result<Value, WidgetLifecycleError> in
                do throws(WidgetLifecycleError) {
                    let old = try stored()
                    var new = old
                    let value = body(&new)
                    if let new, new != old || old == nil { try write(new) }
                    return .success(value)
                } catch {
                    return .failure(error)
                }
            }
            switch outcome {
            case .done(let result): return try result.get()
            case .busy: throw .busy
            case .unusable(let reason): throw .notStored(reason)
            }
        }
    }

    private func write(_ snapshot: WidgetSnapshot) throws(WidgetLifecycleError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(snapshot), data.count <= Self.largest else { throw .notStored("it is too large") }
        guard let draft = Draft(data, in: folder, lasting: true) else { throw .notStored("the folder is not writable") }
        guard draft.replace(file) else {
            draft.discard()
            throw .notStored("the folder is not writable")
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where Draft.start(of: name) != nil {
            // Under the lock nobody is writing: what is there was left by the dead.
            unlink(folder.appendingPathComponent(name).path)
        }
    }

    private func onQueue<Value: Sendable>(
        _ body: @escaping @Sendable () throws(WidgetLifecycleError) -> Value
    ) async throws(WidgetLifecycleError) -> Value {
        let result: Result<Value, WidgetLifecycleError> = await withCheckedContinuation { continuation in
            queue.async {
                do throws(WidgetLifecycleError) {
                    continuation.resume(returning: .success(try body()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }
}
