import Foundation

/// One page of a headless Chromium, with cookies and storage of its own.
public final class HeadlessBrowser {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
        public init(_ description: String) { self.description = description }
    }

    public static var isInstalled: Bool { BrowserProcess.isInstalled }

    /// The folder for files that pages show; removed with the page.
    public let folder: URL
    /// The errors that the page wrote to the console or threw, once the domains `Runtime` and `Log` are on.
    public private(set) var errors: [String] = []
    /// Every line of the console, errors among them, once the domains are on.
    public private(set) var console: [String] = []

    private let process: BrowserProcess
    private var context = ""
    private var session: String?
    /// A browser that did not answer is used by nobody else.
    private var isSound = true

    /// Opens an empty page, in a context of its own.
    /// - Parameters:
    ///   - width, height: the page's, in points.
    ///   - scale: pixels a point; a page of fewer is drawn sooner, where nobody looks at its pixels.
    ///   - notesConsole: `errors` and `console` fill.
    /// - Throws: `Failure`, also when Chromium is not installed.
    public init(width: Int, height: Int, scale: Int, notesConsole: Bool = false) throws {
        process = try BrowserProcess.taken()
        folder = process.folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        context = try call("Target.createBrowserContext")["browserContextId"] as? String ?? ""
        let target = try call("Target.createTarget", ["url": "about:blank", "browserContextId": context])["targetId"] ?? ""
        session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        try call("Page.enable")
        try resize(width: width, height: height, scale: scale)
        if notesConsole { for domain in ["Runtime", "Log"] { try call("\(domain).enable") } }
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
        isSound = false
        let id = try process.send(method, parameters, session: session)
        var result: [String: Any]?
        var hasHappened = event == nil
        while true {
            let answer = try process.next()
            if answer["id"] as? Int == id {
                isSound = true
                if let refused = answer["error"] { throw Failure("\(method): \(refused)") }
                result = answer["result"] as? [String: Any] ?? [:]
            } else if answer["sessionId"] as? String == session {
                hasHappened = hasHappened || answer["method"] as? String == event
                note(answer)
            }
            if let result, hasHappened { return result }
        }
    }

    /// Closes the page and forgets what it stored.
    @available(*, noasync)
    public func close() {
        session = nil
        try? FileManager.default.removeItem(at: folder)
        _ = try? call("Target.disposeBrowserContext", ["browserContextId": context])
        if isSound { process.release() } else { process.end() }
    }

    private func note(_ event: [String: Any]) {
        let details = event["params"] as? [String: Any] ?? [:]
        switch event["method"] as? String {
        case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded": console.append("\(details)")
        default: break
        }
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
