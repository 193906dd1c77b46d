import Foundation

/// An error that tells why a script gave no value.
public enum ScriptError: Error, Equatable, Sendable {
    /// The script threw an exception, or a promise was rejected.
    case thrown(ScriptException)
    /// The script ran longer than its limit, in seconds of processor time.
    case neverEnded(seconds: Double)
    /// The script's memory grew over the limit, in bytes.
    case memory(limit: Int)
    /// A promise was not settled within so many seconds.
    case noAnswer(call: String, seconds: Double)
    /// A value that does not cross; `place` says where it stands, as in `value.items[2]`.
    case valueRefused(place: String, reason: String)
    /// Nothing is registered under a name.
    case notCallable(String)
    /// The engine has been closed.
    case closed
    /// The script's file cannot be read.
    case missing(file: String)

    /// Whether the engine is over and must be made anew.
    public var endsEngine: Bool {
        switch self {
        case .neverEnded, .memory, .closed: true
        default: false
        }
    }
}

/// An exception that a script threw.
public struct ScriptException: Error, Equatable, Sendable {
    /// `TypeError`, or the name an application gives its own; “Error” for what is no error at all.
    public var name: String
    /// The message of the error, cut after 2,000 characters; for a thrown value that is no error, the value as text.
    public var message: String
    /// A word for programs, where the error has one.
    public var code: String?
    /// Innermost first, as the sources have them.
    public var stack: [ScriptFrame]

    /// An exception from its parts; an engine makes them of what a script throws.
    public init(name: String, message: String, code: String? = nil, stack: [ScriptFrame] = []) {
        self.name = name
        self.message = message
        self.code = code
        self.stack = stack
    }
}

/// A place in a script.
public struct ScriptFrame: Equatable, Sendable, CustomStringConvertible {
    /// The function's name; empty for the script itself.
    public var function: String
    /// The source's path from the project's root where a source map knows it, otherwise the script's own name.
    public var file: String
    /// The line in the file, counted from 1.
    public var line: Int
    /// The column in the line, counted from 1.
    public var column: Int

    /// A place from its parts.
    public init(function: String, file: String, line: Int, column: Int) {
        self.function = function
        self.file = file
        self.line = line
        self.column = column
    }

    public var description: String { "\(function.isEmpty ? "" : "\(function) ")\(file):\(line):\(column)" }
}

extension ScriptError: LocalizedError, CustomStringConvertible {
    public var errorDescription: String? {
        switch self {
        case .thrown(let exception): exception.message
        default: description
        }
    }

    public var description: String {
        switch self {
        case .thrown(let exception): exception.description
        case .neverEnded(let seconds): "The script did not end within \(seconds.formatted()) s of work and was stopped."
        case .memory(let limit): "The script took more than \(limit >> 20) MB of memory and was stopped."
        case .noAnswer(let call, let seconds): "\(call) was not settled within \(seconds.formatted()) s."
        case .valueRefused(let place, let reason): "\(place) \(reason)."
        case .notCallable(let name): "The script has registered nothing named \(name)."
        case .closed: "The script has been closed."
        case .missing(let file): "The script \(file) is not in the app's bundle; build the app anew."
        }
    }
}

extension ScriptException: CustomStringConvertible {
    public var description: String {
        (["\(name): \(message)"] + stack.prefix(12).map { "    at \($0)" }).joined(separator: "\n")
    }
}
