import Foundation

/// The log of one part of a program. Here all go to standard error, a line each, which the host prints with the process’s name.
public final class OSLog: Sendable {
    public struct Category: Sendable {
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
        /// The name of the category in the log.
        public let rawValue: String
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "", isOff: true)

    let subsystem: String
    let category: String
    private let isOff: Bool

    public convenience init(subsystem: String, category: String) { self.init(subsystem: subsystem, category: category, isOff: false) }
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    private init(subsystem: String, category: String, isOff: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isOff = isOff
    }

    /// Messages for debugging are written only where `VITRINE_LOG` is `debug`: on a device they are seen only while somebody watches.
    public func isEnabled(type: OSLogType) -> Bool { !isOff && (type != .debug || Self.writesAll) }
    public var signpostsEnabled: Bool { false }

    private static let writesAll = ProcessInfo.processInfo.environment["VITRINE_LOG"] == "debug"
    /// Bytes of one message; what is beyond is cut. iOS keeps about as many (general knowledge, not measured).
    static let longest = 1024

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        var bytes = Array(message().utf8)
        if bytes.count > Self.longest { bytes = Array(bytes.prefix(Self.longest)) + Array("…".utf8) }
        let message = String(decoding: bytes, as: UTF8.self)
        LogHistory.add(OSLogEntryLog(message, type, of: self))
        let line = "\(place.isEmpty ? "" : "[\(place)] ")\(type.name): \(message.replacing("\n", with: " "))\n"
        // The line is written in one call, so that lines of several threads do not mix.
        FileHandle.standardError.write(Data(line.utf8))
    }
}

/// Writes a message made of a format and its arguments: `%d`, `%{public}@` and their like.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    log.write(OSLogFormat("\(message)").filled(with: arguments), type)
}

/// Writes a message made of a format and its arguments.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
    log.write(OSLogFormat("\(message)").filled(with: arguments), type)
}

/// Writes a message made of a format and a list of its arguments.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: [any CVarArg]
) {
    log.write(OSLogFormat("\(message)").filled(with: arguments), type)
}

/// Writes a message with its values.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type) }
