import ArgumentParser
import Foundation

/// The options of the process of every service, and how it begins.
public struct ServiceOptions: ParsableArguments {
    @Option(help: "The folder in which everything is kept.")
    public var state: String

    @Option(help: "The port on 127.0.0.1; 0 takes a free one.")
    public var port = 0

    public init() {}

    public func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
        guard !state.isEmpty else { throw ValidationError("--state must name a folder.") }
    }

    /// The folder in which the service keeps what it knows.
    public var folder: URL { URL(fileURLWithPath: state, isDirectory: true) }

    /// Makes whatever the process creates from here on, SQLite's own files too, the owner's alone, and ends it with its host.
    public func begin() {
        umask(0o077)
        ParentWatch.exitWhenParentGoes()
    }

    /// Tells the host where the service answers. Written at once, not when a buffer is full: the host waits for this line.
    public static func announce(_ port: Int) {
        FileHandle.standardOutput.write(Data("listening http://127.0.0.1:\(port)\n".utf8))
    }
}
