import Foundation

/// Messages that were logged. Here they go to standard error and are not kept: a store has none.
public final class OSLogStore: NSObject, @unchecked Sendable {
    /// Whose messages.
    public enum Scope: Int, Sendable {
        case currentProcessIdentifier = 1
    }

    /// From where on messages are read.
    public final class Position: NSObject, @unchecked Sendable {}

    /// The messages of this process.
    public init(scope: Scope) throws {}

    public func position(date: Date) -> OSLogPosition { Position() }
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { Position() }
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { Position() }

    /// What was logged, the oldest first; nothing here.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

public typealias OSLogPosition = OSLogStore.Position

/// Goes through messages.
public enum OSLogEnumerator {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Options(rawValue: 1)
    }
}

/// Something that was logged.
open class OSLogEntry: NSObject, @unchecked Sendable {
    public let composedMessage: String
    public let date: Date

    init(composedMessage: String, date: Date) { (self.composedMessage, self.date) = (composedMessage, date) }
}

/// A message that was logged.
public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
    /// How serious it is.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }

    public let level: Level
    public let subsystem: String
    public let category: String

    init(composedMessage: String, date: Date, level: Level, subsystem: String, category: String) {
        (self.level, self.subsystem, self.category) = (level, subsystem, category)
        super.init(composedMessage: composedMessage, date: date)
    }
}
