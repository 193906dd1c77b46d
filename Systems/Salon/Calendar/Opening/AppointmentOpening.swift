import Foundation
import SalonCore

/// Finds the appointment of a link, which may be known only to the widget, and may come before anything was taken over.
///
/// What the app has is opened at once; else that one event is taken over, should the widget have it; else the opening waits for the first
/// import, while the app shows that it is loading, and looks again.
public struct AppointmentOpening: Sendable {
    /// A step of opening: what to show.
    public enum Step: Hashable, Sendable {
        case loading
        case details(CalendarEvent)
        /// Neither the app nor the widget has it.
        case notFound(String)
        /// Whether the event exists cannot be known in time; the reason.
        case failed(String)
    }

    private let calendar: CalendarStore
    private let synchroniser: CalendarSynchroniser
    private let account: @Sendable () async -> String?
    private let deadline: Duration
    private let words: @Sendable (any Error) -> String

    /// - Parameters:
    ///   - account: who is signed in; another's appointments are not found.
    ///   - deadline: for which a link waits at most.
    ///   - words: says why an appointment could not be had.
    public init(
        calendar: CalendarStore, synchroniser: CalendarSynchroniser, deadline: Duration = .seconds(InitialSync.deadline),
        words: @escaping @Sendable (any Error) -> String = { "\($0)" },
        account: @escaping @Sendable () async -> String?
    ) {
        self.calendar = calendar
        self.synchroniser = synchroniser
        self.deadline = deadline
        self.words = words
        self.account = account
    }

    /// The steps, of which the last is not ``Step/loading``.
    public func steps(_ id: String) -> AsyncStream<Step> {
        AsyncStream { continuation in
            let task = Task {
                continuation.yield(await open(id) { continuation.yield(.loading) })
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The last step.
    /// - Parameter loading: called once where it is waited for the first import.
    public func open(_ id: String, loading: @Sendable () -> Void = {}) async -> Step {
        guard let account = await account() else { return .notFound(id) }
        do {
            if let event = try calendar.event(id, account: account) { return .details(event) }
            // The import may have been quicker: then there is nothing to take over any more.
            try await takeOver(id)
            if let event = try calendar.event(id, account: account) { return .details(event) }
            if !synchroniser.gate.isOpen {
                loading()
                if let event = try await waited(id, account) { return .details(event) }
            }
            // The widget may have stored it since, or the import have been under way.
            if try await synchroniser.importEvent(id), let event = try calendar.event(id, account: account) { return .details(event) }
            return try calendar.event(id, account: account).map { .details($0) } ?? .notFound(id)
        } catch {
            return .failed(words(error))
        }
    }

    /// Waits for the import to begin, and takes this one event over before all others; else waits for its end. All within the deadline.
    private func waited(_ id: String, _ account: String) async throws -> CalendarEvent? {
        let gate = synchroniser.gate
        return try await withThrowingTaskGroup(of: CalendarEvent?.self) { group in
            group.addTask { [deadline] in
                try await gate.clock.sleep(for: deadline)
                throw InitialSyncProblem.timedOut
            }
            group.addTask {
                try await gate.wait(for: .begun, deadline: nil)
                try await takeOver(id)
                if let event = try calendar.event(id, account: account) { return event }
                try await gate.wait(deadline: nil)
                return try calendar.event(id, account: account)
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }

    /// Takes an event over; before the first import, what fails is tried again by waiting for it.
    private func takeOver(_ id: String) async throws {
        do {
            try await synchroniser.importEvent(id)
        } catch {
            guard !synchroniser.gate.isOpen else { throw error }
        }
    }
}
