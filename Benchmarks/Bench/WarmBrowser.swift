import Foundation

/// A headless Chromium with one page, driven over a pair of pipes.
final class WarmBrowser {
    private static let executable = "/usr/bin/chromium"
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }
    /// Seconds for any one answer.
    private static let patience: Int32 = 60

    private let process = Process()
    private let orders = Pipe()
    private let answers = Pipe()
    private let folder: URL
    private var received = Data()
    private var lastID = 0
    private var session: String?
    private var frame = ""

    /// - Parameters:
    ///   - size: the page's, in points, at three pixels a point.
    ///   - photo: what pages can show as `photo.jpg`.
    init(width: Double, height: Double, photo: URL) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: photo, to: folder.appendingPathComponent("photo.jpg"))
        let page = folder.appendingPathComponent("page.html")
        try Data("<!DOCTYPE html>".utf8).write(to: page)
        let options = [
            "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.appendingPathComponent("profile").path)", "about:blank",
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
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": Int(width), "height": Int(height), "deviceScaleFactor": 3, "mobile": false])
        try call("Emulation.setDefaultBackgroundColorOverride", ["color": ["r": 0, "g": 0, "b": 0, "a": 0]])
        frame = try call("Page.navigate", ["url": page.absoluteString], until: "Page.loadEventFired")["frameId"] as? String ?? ""
    }

    /// The browser's processor time so far, in milliseconds.
    var processorTime: Double { ProcessorTime.ofTree(process.processIdentifier) }

    /// Shows a new document and answers its picture: a PNG, written fast.
    @discardableResult
    func picture(of html: String) throws -> Data {
        try call("Page.setDocumentContent", ["frameId": frame, "html": html], until: "Page.loadEventFired")
        let answer = try call("Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true])
        guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
            throw BenchFailure("The browser gave no picture.")
        }
        return data
    }

    func close() {
        _ = try? call("Browser.close")
        try? orders.fileHandleForWriting.close()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// - Parameter event: what must have happened too; it may come before the answer.
    @discardableResult
    private func call(_ method: String, _ parameters: [String: Any] = [:], until event: String? = nil) throws -> [String: Any] {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        try orders.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        var result: [String: Any]?
        var hasHappened = event == nil
        while true {
            let answer = try read()
            if answer["id"] as? Int == lastID {
                if let refused = answer["error"] { throw BenchFailure("\(method): \(refused)") }
                result = answer["result"] as? [String: Any] ?? [:]
            } else if let event, answer["method"] as? String == event {
                hasHappened = true
            }
            if let result, hasHappened { return result }
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
            guard poll(&wanted, 1, Self.patience * 1000) > 0 else {
                throw BenchFailure("The browser said nothing for \(Self.patience) s.")
            }
            let piece = answers.fileHandleForReading.availableData
            guard !piece.isEmpty else { throw BenchFailure("The browser ended.") }
            received += piece
        }
    }
}
