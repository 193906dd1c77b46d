import Foundation
import Synchronization

/// A running Chromium, spoken to over a pair of pipes: no port is opened, and it ends with its pipes.
///
/// Starting one takes about a second of a processor, so that a process keeps those that nobody uses for whoever comes next.
/// Each user gets a context of its own: cookies, storage and cache of another are not there.
final class BrowserProcess: @unchecked Sendable {
    private static let executable = "/usr/bin/chromium-headless-shell"
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }

    /// Browsers that nobody uses.
    private static let idle = Mutex<[BrowserProcess]>([])

    /// Returns a browser that nobody else uses until it is released.
    /// - Throws: `HeadlessBrowser.Failure` when Chromium is not installed.
    static func taken() throws -> BrowserProcess {
        while let known = idle.withLock({ $0.popLast() }) {
            if known.process.isRunning { return known }
            known.end()
        }
        return try BrowserProcess()
    }

    /// The folder of its profile, and of the files of its users; removed at the end.
    let folder: URL
    private let process = Process()
    private let orders = Pipe()
    private let answers = Pipe()
    private var messages: BrowserMessages
    private var lastID = 0

    private init() throws {
        guard Self.isInstalled else { throw HeadlessBrowser.Failure("Chromium is not installed at \(Self.executable).") }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        messages = BrowserMessages(answers.fileHandleForReading)
        let options = [
            "--headless", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run", "--disable-background-networking",
            "--hide-scrollbars",
            "--force-color-profile=srgb", "--remote-debugging-pipe", "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
            "about:blank",
        ]
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The browser takes orders on descriptor 3 and answers on 4. Its folder goes with it, however this process ends.
        let command = "trap '' INT TERM; \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1; rm -rf \"$FOLDER\""
        process.arguments = ["-c", command, Self.executable] + options
        process.environment = ProcessInfo.processInfo.environment.merging(["FOLDER": folder.path]) { $1 }
        process.standardInput = orders
        process.standardOutput = answers
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    var processIdentifier: Int32 { process.processIdentifier }

    /// Sends one command; its answer has the identifier that is returned.
    func send(_ method: String, _ parameters: [String: Any], session: String?) throws -> Int {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        try orders.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        return lastID
    }

    /// Returns the next message of the browser.
    @available(*, noasync)
    func next() throws -> [String: Any] { try messages.next() }

    /// Returns the browser to the pool of idle ones.
    func release() { Self.idle.withLock { $0.append(self) } }

    /// Ends the browser, which then removes its folder.
    @available(*, noasync)
    func end() {
        try? orders.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
