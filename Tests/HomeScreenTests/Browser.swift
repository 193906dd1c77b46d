import Foundation

/// A headless Chromium with one page, driven over a pair of pipes: no port is opened, and it ends with its pipes.
final class Browser {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static let executable = "/usr/bin/chromium"
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }
    /// Seconds for any one answer; the first includes the browser's start on a busy machine.
    private static let patience = 60.0

    private let process = Process()
    private let orders = Pipe()
    private let answers = Pipe()
    private let profile: URL
    private var received = Data()
    private var lastID = 0
    private var session: String?
    /// What the page wrote to the console as an error, and what it threw.
    private(set) var errors: [String] = []

    /// Starts the browser and opens an empty page of this size (points).
    init(width: Int, height: Int) throws {
        profile = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)", isDirectory: true)
        let options = [
            "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
            "--user-data-dir=\(profile.path)", "about:blank",
        ]
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The browser takes orders on descriptor 3 and answers on 4.
        process.arguments = ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", Self.executable] + options
        process.standardInput = orders
        process.standardOutput = answers
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
        session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        for domain in ["Runtime", "Log", "Page"] { try call("\(domain).enable") }
        try resize(width: width, height: height)
    }

    func resize(width: Int, height: Int) throws {
        try call("Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 2, "mobile": false])
    }

    /// Presses the mouse at a place 40 points to the left, moves it there and lets it go.
    func drag(to x: Double, _ y: Double) throws {
        for (type, x) in [("mousePressed", x - 40), ("mouseMoved", x), ("mouseReleased", x)] {
            try call("Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
        }
    }

    func open(_ address: String) throws { try call("Page.navigate", ["url": address]) }

    /// The value of an expression in the page; nil when it has none.
    func value(_ expression: String) throws -> Any? {
        let answer = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let thrown = answer["exceptionDetails"] { throw Failure(description: "\(expression) threw \(thrown).") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Seconds until an expression holds; looks at every frame the page draws.
    @discardableResult
    func wait(for expression: String, seconds: Double = 20) throws -> Double {
        let start = Date()
        let loop = """
            new Promise((done) => { const end = performance.now() + \(seconds * 1000); const look = () => {
              if (\(expression)) done(true); else if (performance.now() > end) done(false); else setTimeout(look, 10); }; look(); })
            """
        guard try value(loop) as? Bool == true else { throw Failure(description: "After \(seconds) s this does not hold: \(expression)") }
        return Date().timeIntervalSince(start)
    }

    /// Types a key into whatever has the focus.
    func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] {
            var event: [String: Any] = ["type": type, "key": key, "code": key]
            if key == "Enter" { event.merge(["text": "\r", "windowsVirtualKeyCode": 13]) { $1 } }
            if key == "ArrowRight" { event["windowsVirtualKeyCode"] = 39 }
            try call("Input.dispatchKeyEvent", event)
        }
    }

    /// Ends the browser and removes its profile.
    func close() {
        _ = try? call("Browser.close")
        try? orders.fileHandleForWriting.close()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    @discardableResult
    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        try orders.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try read()
            guard answer["id"] as? Int == lastID else {
                note(answer)
                continue
            }
            if let refused = answer["error"] { throw Failure(description: "\(method): \(refused)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
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

    /// The next message; messages end with a zero byte.
    private func read() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = received[received.startIndex..<end]
                defer { received = Data(received[received.index(after: end)...]) }
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            var wanted = pollfd(fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, Int32(Self.patience * 1000)) > 0 else {
                throw Failure(description: "The browser said nothing for \(Self.patience) s.")
            }
            let piece = answers.fileHandleForReading.availableData
            guard !piece.isEmpty else { throw Failure(description: "The browser ended.") }
            received += piece
        }
    }
}
