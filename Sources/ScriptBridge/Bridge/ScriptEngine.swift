import Foundation

/// Runs an app's JavaScript, on a thread of its own.
///
///     let engine = ScriptEngine(modules: [GroupDefaultsModule(store).module])
///     try await engine.load(bundle, file: "app.js", map: map)
///     let answer = try await engine.call("App", "signIn", ["a@b", "secret"])
///
/// A script that works longer or takes more than its ``ScriptLimits`` is stopped; after that every call throws, and a new engine is needed.
/// One that cannot be stopped, because it never leaves its microtasks or one of JavaScript's own functions, is told to `unstoppable`.
public final class ScriptEngine: Sendable {
    private let thread = ScriptThread()
    private let pending = PendingCalls()
    private let limits: ScriptLimits
    private let events = EventCount()
    private let supervision: ScriptSupervision
    private let uncaught: @Sendable (ScriptError) -> Void

    /// Starts the script's thread; nothing is loaded yet.
    /// - Parameters:
    ///   - limits: the time and memory that a script may take.
    ///   - clock: the time by which the script's timers go.
    ///   - modules: what JavaScript finds as `NativeModules`.
    ///   - console: is given each line that the script logs.
    ///   - uncaught: is told what a timer, an event or a promise threw and nobody caught, and why a script was stopped.
    ///   - unstoppable: is called when the script's thread cannot be had back; by default the process ends with status 70, so that whoever
    ///     started it starts it anew.
    public init(
        limits: ScriptLimits = ScriptLimits(), clock: any ScriptClock = WallClock(), modules: [NativeModule] = [],
        console: @escaping @Sendable (ConsoleMessage) -> Void = ConsoleMessage.write,
        uncaught: (@Sendable (ScriptError) -> Void)? = nil,
        unstoppable: @escaping @Sendable (ScriptError) -> Void = ScriptEngine.endProcess
    ) {
        self.limits = limits
        let uncaught = uncaught ?? { console(ConsoleMessage(.error, $0.description)) }
        self.uncaught = uncaught
        let setting = ScriptSetting(limits: limits, clock: clock, modules: modules, console: console, uncaught: uncaught)
        let pending = pending
        supervision = ScriptSupervision(thread, seconds: 2 * limits.turn + 0.5) {
            let error = ScriptError.neverEnded(seconds: limits.turn)
            pending.end(error)
            unstoppable(error)
        }
        thread.start { [weak thread] in ScriptSession(setting, pending) { [weak thread] work in thread?.add(work) } }
        clock.whenMoved { [weak thread] in thread?.rouse() }
    }

    deinit { close() }

    /// Ends the script; what waits for it fails with ``ScriptError/closed``.
    public func close() {
        supervision.end()
        thread.close()
    }

    /// The error with which the script has ended; nil while it runs.
    public var ended: ScriptError? { pending.reason }

    /// Says why on standard error and ends the process at once.
    public static let endProcess: @Sendable (ScriptError) -> Void = { error in
        FileHandle.standardError.write(Data("error: \(error.description)\n".utf8))
        _exit(70)
    }

    /// Runs a script, such as an app's bundle, to its end.
    /// - Parameters:
    ///   - source: the script's text.
    ///   - file: its name in stacks.
    ///   - map: says which sources it was made from.
    /// - Throws: ``ScriptError``, `CancellationError`.
    public func load(_ source: String, file: String, map: SourceMap? = nil) async throws {
        _ = try await answer("The script \(file)") { $0.load(source, file: file, map: map, call: $1) }
    }

    /// The value of a script, or of the promise that it gives. A promise that is rejected already is told to `uncaught` as well.
    /// - Throws: ``ScriptError``, `CancellationError`.
    @discardableResult
    public func evaluate(_ source: String, file: String = "script.js") async throws -> ScriptValue {
        try await answer("The script \(file)") { $0.evaluate(source, file: file, call: $1) }
    }

    /// Calls a method of what the script has registered by `registerCallableModule(name, …)`; its value, or that of the promise it gives.
    /// - Throws: ``ScriptError``, `CancellationError`.
    @discardableResult
    public func call(_ name: String, _ method: String, _ arguments: [ScriptValue] = []) async throws -> ScriptValue {
        try await answer("\(name).\(method)") { $0.invoke(name, method, arguments, call: $1) }
    }

    /// Tells the script's listeners of an event. When more wait than the limit allows, it is left out, and that is said.
    public func emit(_ event: String, _ body: ScriptValue = .null) {
        guard events.take(limits.events) else {
            return uncaught(
                .valueRefused(place: "The event \(event)", reason: "came while \(limits.events) others waited, and was left out"))
        }
        let isTaken = thread.add { [events] session in
            events.giveBack()
            session.deliver(event, body)
        }
        if !isTaken { events.giveBack() }
    }

    private func answer(_ name: String, _ body: @escaping @Sendable (ScriptSession, Int) -> Void) async throws -> ScriptValue {
        let slot = CallSlot()
        let seconds = limits.call
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<ScriptValue, any Error>) in
                guard let number = pending.add({ continuation.resume(with: $0) }) else { return }
                slot.set { [pending] in pending.settle(number, .failure(CancellationError())) }
                DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak pending] in
                    pending?.settle(number, .failure(ScriptError.noAnswer(call: name, seconds: seconds)))
                }
                if !thread.add({ body($0, number) }) { pending.settle(number, .failure(ScriptError.closed)) }
            }
        } onCancel: {
            slot.cancel()
        }
    }
}

/// Counts the events that wait.
private final class EventCount: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting = 0

    func take(_ limit: Int) -> Bool {
        lock.withLock {
            guard waiting < limit else { return false }
            waiting += 1
            return true
        }
    }

    func giveBack() { lock.withLock { waiting -= 1 } }
}

/// A slot for the way to cancel a call, filled as soon as it is known.
private final class CallSlot: @unchecked Sendable {
    private let lock = NSLock()
    private var giveUp: (@Sendable () -> Void)?
    private var isCancelled = false

    func set(_ body: @escaping @Sendable () -> Void) {
        let isLate = lock.withLock {
            giveUp = body
            return isCancelled
        }
        if isLate { body() }
    }

    func cancel() {
        lock.withLock {
            isCancelled = true
            return giveUp
        }?()
    }
}
