import Foundation

/// A headless Chromium with one page, driven over a pair of pipes: no port is opened, and it ends with its pipes.
public final class HeadlessBrowser {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
        public init(_ description: String) { self.description = description }
    }

    private static let executable = "/usr/bin/chromium"
    public static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }

    /// For its profile, and for files that pages show; removed at the end.
    public let folder: URL
    /// What the page wrote to the console as an error, and what it threw, once the domains `Runtime` and `Log` are on.
    public private(set) var errors: [String] = []

    private let process = Process()
    private let orders = Pipe()
    private let answers = Pipe()
    private var messages: BrowserMessages
    private var lastID = 0
    private var session: String?

    /// Starts the browser with an empty page.
    /// - Parameters:
    ///   - width, height: the page's, in points.
    ///   - scale: pixels a point.
    /// - Throws: `Failure`, also when Chromium is not installed.
    public init(width: Int, height: Int, scale: Int) throws {
        guard Self.isInstalled else { throw Failure("Chromium is not installed at \(Self.executable).") }
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
        // The browser takes orders on descriptor 3 and answers on 4.
        process.arguments = ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", Self.executable] + options
        process.standardInput = orders
        process.standardOutput = answers
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
        session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        try call("Page.enable")
        try resize(width: width, height: height, scale: scale)
    }

    public var processIdentifier: Int32 { process.processIdentifier }

    public func resize(width: Int, height: Int, scale: Int) throws {
        try call("Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    }

    /// Goes to an address and waits until what it names is there, pictures included.
    /// - Returns: the frame's id.
    @discardableResult public func load(_ address: String) throws -> String {
        try call("Page.navigate", ["url": address], until: "Page.loadEventFired")["frameId"] as? String ?? ""
    }

    /// The page as it is now: a PNG, written fast.
    public func picture() throws -> Data {
        let answer = try call("Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true])
        guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
            throw Failure("The browser gave no picture.")
        }
        return data
    }

    /// One command of the browser's protocol, and its result.
    /// - Parameter event: what must have happened too; it may come before the answer.
    @discardableResult
    public func call(_ method: String, _ parameters: [String: Any] = [:], until event: String? = nil) throws -> [String: Any] {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        try orders.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        var result: [String: Any]?
        var hasHappened = event == nil
        while true {
            let answer = try messages.next()
            if answer["id"] as? Int == lastID {
                if let refused = answer["error"] { throw Failure("\(method): \(refused)") }
                result = answer["result"] as? [String: Any] ?? [:]
            } else {
                hasHappened = hasHappened || answer["method"] as? String == event
                note(answer)
            }
            if let result, hasHappened { return result }
        }
    }

    /// Ends the browser and removes its folder.
    public func close() {
        _ = try? call("Browser.close")
        try? orders.fileHandleForWriting.close()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    private func note(_ event: [String: Any]) {
        let details = event["params"] as? [String: Any] ?? [:]
        switch event["method"] as? String {
        case "Runtime.exceptionThrown": errors.append("\(details)")
        case "Runtime.consoleAPICalled" where details["type"] as? String == "error": errors.append("\(details)")
        case "Log.entryAdded":
            let entry = details["entry"] as? [String: Any]
            if entry?["level"] as? String == "error" { errors.append("\(entry ?? [:])") }
        default: break
        }
    }
}
