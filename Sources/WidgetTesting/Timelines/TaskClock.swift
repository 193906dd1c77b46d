import CVirtualClock
import Foundation

/// The clock that a task's code reads as the time of day, and that of the tasks which it starts.
///
/// Foundation's `Date()`, C's `time` and their like ask the virtual clock of the process, and that asks here first. Each task has its own
/// clock, so that tests run beside each other. Code that is called back on a queue of its own belongs to no task: it reads the machine's.
enum TaskClock {
    @TaskLocal private static var current: SteppedClock?

    /// Whether the libraries of the process ask for the time here.
    private static let isReached: Bool = {
        vitrine_virtual_clock_set_source { TaskClock.current?.nanoseconds ?? .min }
        return vitrine_virtual_clock_is_reached()
    }()

    /// Lets work read the time from a clock; nil is the machine's.
    /// - Throws: ``ClockNotReached`` where libraries of the process do not ask here, and what the work throws.
    static func reading<Value: Sendable>(_ clock: SteppedClock?, _ work: () async throws -> Value) async throws -> Value {
        guard let clock else { return try await work() }
        guard isReached else { throw ClockNotReached() }
        return try await $current.withValue(clock, operation: work)
    }
}

/// A clock was given, and this process does not ask it: another library defines C's `clock_gettime` before this program does.
public struct ClockNotReached: Error, CustomStringConvertible {
    public var description: String { "The stepped clock is not reached: Foundation of this process gets its time from another library." }
}

extension SteppedClock {
    /// Nanoseconds since 1970, within what C's functions can say.
    fileprivate var nanoseconds: Int64 {
        let seconds = min(max(now.timeIntervalSince1970, -9e9), 9e9)
        return Int64((seconds * 1e9).rounded())
    }
}
