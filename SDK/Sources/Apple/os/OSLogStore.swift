import Foundation

/// The log of this process: the last messages, so that an app can hand them over with a report.
public final class OSLogStore: NSObject, @unchecked Sendable {
    /// The processes whose messages are read.
    public enum Scope: Int, Sendable {
        case currentProcessIdentifier = 1
    }

    /// The messages of this process.
    public init(scope: Scope) throws {}

    public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition(Date(timeIntervalSinceNow: seconds)) }
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }

    /// The entries from a position on that match the predicate, the oldest first if nothing else is said.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let found: [OSLogEntry] = LogHistory.all.filter { entry in
            entry.date >= position?.date ?? .distantPast && predicate?.evaluate(with: entry) ?? true
        }
        return AnySequence(options.contains(.reverse) ? found.reversed() : found)
    }
}

/// The date from which on messages are read.
public final class OSLogPosition: NSObject, @unchecked Sendable {
    let date: Date

    init(_ date: Date) { self.date = date }
}

/// Goes through messages.
public enum OSLogEnumerator {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Options(rawValue: 1)
    }
}

/// An entry of the log.
open class OSLogEntry: NSObject, @unchecked Sendable {
    public let composedMessage: String
    public let date: Date

    init(composedMessage: String, date: Date) { (self.composedMessage, self.date) = (composedMessage, date) }
}

/// A message that was logged.
public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
    /// The level of the entry: how serious it is.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }

    public let level: Level
    public let subsystem: String
    public let category: String

    init(_ message: String, _ type: OSLogType, of log: OSLog) {
        level =
            switch type {
            case .debug: .debug
            case .info: .info
            case .error: .error
            case .fault: .fault
            default: .notice
            }
        (subsystem, category) = (log.subsystem, log.category)
        super.init(composedMessage: message, date: Date())
    }
}

/// The last messages that this process wrote.
enum LogHistory {
    /// The messages that are kept: about 50 kilobytes of usual ones, and 200 kilobytes at most, since each is cut at `OSLog.longest`.
    static let most = 200

    private static let lock = NSLock()
    // Touched only under the lock.
    private nonisolated(unsafe) static var entries: [OSLogEntryLog] = []

    /// The oldest first.
    static var all: [OSLogEntryLog] { lock.withLock { entries } }

    static func add(_ entry: OSLogEntryLog) {
        lock.withLock {
            if entries.count == most { entries.removeFirst() }
            entries.append(entry)
        }
    }
}
