import Foundation

/// A line that a script has logged.
public struct ConsoleMessage: Equatable, Sendable {
    /// The level of a line: which of the console's functions was called.
    public enum Level: String, Sendable {
        case debug
        case log
        case info
        case warn
        case error
    }

    /// The level of the line.
    public var level: Level
    /// The line's values as text; a script's is cut after 4,000 characters.
    public var text: String

    /// A line with its level.
    public init(_ level: Level, _ text: String) {
        self.level = level
        self.text = text
    }

    /// Writes a message to the process's log, its standard error.
    public static let write: @Sendable (ConsoleMessage) -> Void = { message in
        FileHandle.standardError.write(Data("\(message.level.rawValue): \(message.text)\n".utf8))
    }
}
