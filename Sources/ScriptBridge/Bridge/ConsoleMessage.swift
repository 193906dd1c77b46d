import Foundation

/// A line that a script has logged.
public struct ConsoleMessage: Equatable, Sendable {
    public enum Level: String, Sendable {
        case debug
        case log
        case info
        case warn
        case error
    }

    public var level: Level
    public var text: String

    public init(_ level: Level, _ text: String) {
        self.level = level
        self.text = text
    }

    /// Writes a message to the process's log, its standard error.
    public static let write: @Sendable (ConsoleMessage) -> Void = { message in
        FileHandle.standardError.write(Data("\(message.level.rawValue): \(message.text)\n".utf8))
    }
}
