import Dispatch
import Foundation
import ScriptBridge

/// An app whose rules are JavaScript: loads its bundle when it is first needed, and again after it had to be stopped.
public actor ScriptedApp {
    /// Starts within a minute after which the script is given up until the minute is over.
    private static let starts = 5
    private let name: String
    private let bundle: @Sendable () throws -> ScriptBundle
    private let limits: ScriptLimits
    private let clock: any ScriptClock
    private let modules: [NativeModule]
    private let report: @Sendable (String) -> Void
    private let resume: String?
    private let unanswered: @Sendable () -> Void
    private var loading: Task<ScriptEngine, any Error>?
    private var engine: ScriptEngine?
    private var started: [DispatchTime] = []

    /// An app whose screens and rules are a script's, which is started when it is first asked.
    /// - Parameters:
    ///   - name: under which the bundle registers what ``call(_:_:)`` calls.
    ///   - bundle: reads the script, at each start.
    ///   - modules: the native modules that the script finds.
    ///   - resume: the method that takes up what was kept, called after each start.
    ///   - limits: the time and memory that the script may take.
    ///   - clock: the time by which its timers go.
    ///   - report: is told in a sentence of whatever goes wrong outside a call, for the app's log and the host's ledger.
    ///   - unanswered: is told when ``act(_:_:)`` could not, so that a page asks for its screen, which says why.
    public init(
        _ name: String, bundle: @escaping @Sendable () throws -> ScriptBundle, modules: [NativeModule], resume: String? = nil,
        limits: ScriptLimits = ScriptLimits(), clock: any ScriptClock = WallClock(), report: @escaping @Sendable (String) -> Void,
        unanswered: @escaping @Sendable () -> Void = {}
    ) {
        self.name = name
        self.bundle = bundle
        self.modules = modules
        self.resume = resume
        self.limits = limits
        self.clock = clock
        self.report = report
        self.unanswered = unanswered
    }

    /// Writes to standard error, the app's log.
    public static let log: @Sendable (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    deinit { engine?.close() }

    /// Calls a method of what the bundle has registered; its value, or that of the promise it gives.
    /// - Throws: `ScriptError`, `CancellationError`.
    @discardableResult
    public func call(_ method: String, _ arguments: [ScriptValue] = []) async throws -> ScriptValue {
        try await running().call(name, method, arguments)
    }

    /// Calls a method that does what it can: `undefined` where it could not, and why is reported.
    @discardableResult
    public func act(_ method: String, _ arguments: [ScriptValue] = []) async -> ScriptValue {
        do {
            return try await call(method, arguments)
        } catch {
            report("\(name) could not \(method): \(error)")
            unanswered()
            return .undefined
        }
    }

    /// Goes where a link leads; false when it leads nowhere, or the script could not be asked, which is reported.
    public func follow(_ url: URL) async -> Bool {
        do {
            return try await open(url)
        } catch {
            report("\(name) could not open a link: \(error)")
            return false
        }
    }

    /// Tells the script's listeners of an event, once the bundle is loaded.
    /// - Throws: `ScriptError` where it cannot be.
    public func emit(_ event: String, _ body: ScriptValue = .null) async throws { try await running().emit(event, body) }

    /// Hands a link to the script's listeners, as React Native's linking manager does; whether it led somewhere, which the bundle's method
    /// `opened(url)` says. One that comes before the bundle is loaded waits for it.
    /// - Throws: `ScriptError`, `CancellationError`.
    public func open(_ url: URL) async throws -> Bool {
        let engine = try await running(), address = ScriptValue.string(url.absoluteString)
        engine.emit("url", ["url": address])
        return try await engine.call(name, "opened", [address]).isTrue
    }

    private func running() async throws -> ScriptEngine {
        if let engine, engine.ended == nil { return engine }
        if let loading { return try await loading.value }
        let now = DispatchTime.now()
        started.removeAll { $0 + 60 < now }
        if started.count >= Self.starts { throw engine?.ended ?? ScriptError.closed }
        started.append(now)
        let task = Task { try await load() }
        loading = task
        defer { loading = nil }
        let engine = try await task.value
        self.engine = engine
        return engine
    }

    private func load() async throws -> ScriptEngine {
        let name = name, report = report
        let engine = ScriptEngine(
            limits: limits, clock: clock, modules: modules, uncaught: { report("\(name)'s script: \($0)") },
            unstoppable: { error in
                report("\(name)'s script: \(error) The app is started anew.")
                ScriptEngine.endProcess(error)
            })
        do {
            try await engine.load(try bundle())
            if let resume { try await engine.call(name, resume) }
        } catch {
            engine.close()
            report("\(name)'s script: \(error)")
            throw error
        }
        return engine
    }
}
