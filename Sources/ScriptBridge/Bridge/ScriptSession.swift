import Foundation

#if canImport(VitrineCJavaScriptCore)
    import VitrineCJavaScriptCore
#endif
#if canImport(JavaScriptCore) && !os(Linux)
    import JavaScriptCore
#endif

/// The parts of which an engine is made.
struct ScriptSetting: Sendable {
    var limits: ScriptLimits
    var clock: any ScriptClock
    var modules: [NativeModule]
    var console: @Sendable (ConsoleMessage) -> Void
    var uncaught: @Sendable (ScriptError) -> Void
}

/// An engine's half on JavaScript's thread: the context, its timers, and its native calls under way.
final class ScriptSession: ScriptHost {
    private let setting: ScriptSetting
    private let pending: PendingCalls
    private let modules: [String: NativeModule]
    /// Puts work on this thread.
    private let add: @Sendable (@escaping ScriptThread.Work) -> Void
    private var context: ScriptContext?
    private var timers = ScriptTimers()
    private var calls = 0
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var lines = 0

    init(_ setting: ScriptSetting, _ pending: PendingCalls, add: @escaping @Sendable (@escaping ScriptThread.Work) -> Void) {
        self.setting = setting
        self.pending = pending
        self.add = add
        modules = Dictionary(setting.modules.map { ($0.name, $0) }) { $1 }
        do {
            context = try ScriptContext(
                host: self, limits: setting.limits, ownClock: !setting.clock.isWallClock, modules: setting.modules)
        } catch {
            fail(error)
        }
    }

    // MARK: Turns

    func beginTurn() {
        lines = 0
        context?.watchdog.beginTurn()
    }

    func endTurn() {
        guard let context else { return }
        context.watchdog.endTurn(context.reference)
        if let stopped = context.watchdog.stopped { fail(stopped) }
        if lines > setting.limits.lines {
            setting.console(ConsoleMessage(.warn, "\(lines - setting.limits.lines) more lines were logged at once and left out."))
        }
    }

    /// The script is over: whoever waits is told, and nothing runs any more.
    func end(_ reason: ScriptError = .closed) {
        pending.end(reason)
        for task in tasks.values { task.cancel() }
        tasks = [:]
        timers = ScriptTimers()
        context?.release()
        context = nil
    }

    private func fail(_ error: any Error) {
        let error = error as? ScriptError ?? .closed
        guard error.endsEngine || context == nil else { return setting.uncaught(error) }
        setting.uncaught(error)
        end(error)
    }

    // MARK: Timers

    var hasDueTimer: Bool { timers.nextDue.map { $0 <= setting.clock.now() } ?? false }

    /// Milliseconds to the next timer, by the script's clock.
    var millisecondsToTimer: Int? {
        timers.nextDue.map { Int(min(max(0, $0.timeIntervalSince(setting.clock.now()) * 1000).rounded(.up), 60_000)) }
    }

    func fireDueTimer() {
        guard let context, let id = timers.takeDue(setting.clock.now()) else { return }
        attempt { try context.call("fire", context.script(.number(Double(id)))) }
    }

    // MARK: From Swift

    /// Runs a script and discards its value.
    func load(_ source: String, file: String, map: SourceMap?, call: Int) {
        guard let context else { return }
        if let map { context.add(map, for: file) }
        do {
            _ = try context.run(source, file: file)
            pending.settle(call, .success(.undefined))
        } catch {
            settle(call, error)
        }
    }

    /// Runs a script; its value, or that of the promise it gives.
    func evaluate(_ source: String, file: String, call: Int) {
        guard let context else { return }
        do {
            let value = try context.run(source, file: file)
            try context.call("settle", context.script(.number(Double(call))), value)
        } catch {
            settle(call, error)
        }
    }

    /// Calls a method of what the script has registered under a name.
    func invoke(_ name: String, _ method: String, _ arguments: [ScriptValue], call: Int) {
        guard let context else { return }
        do {
            try context.call(
                "invoke", context.script(.number(Double(call))), context.script(.string(name)), context.script(.string(method)),
                context.script(.array(arguments)))
        } catch {
            settle(call, error)
        }
    }

    func deliver(_ event: String, _ body: ScriptValue) {
        guard let context else { return }
        attempt { try context.call("deliver", context.script(.string(event)), context.script(body)) }
    }

    private func settle(_ call: Int, _ error: any Error) {
        // First the end: whoever has the answer may call again at once, and must find out that a new engine is needed.
        if let error = error as? ScriptError, error.endsEngine { fail(error) }
        pending.settle(call, .failure(error))
    }

    private func attempt(_ body: () throws -> Void) {
        do { try body() } catch { fail(error) }
    }

    // MARK: From JavaScript

    func answer(_ request: HostRequest, _ arguments: [JSValueRef?], in context: ScriptContext) -> JSValueRef? {
        func number(_ index: Int) -> Int {
            arguments.indices.contains(index)
                ? Int(exactly: JSValueToNumber(context.reference, arguments[index], nil).rounded()) ?? 0 : 0
        }
        func text(_ index: Int) -> String {
            guard arguments.indices.contains(index), let value = arguments[index] else { return "" }
            return context.words(value)
        }
        switch request {
        case .call: return native(number(0), text(1), text(2), arguments.count > 3 ? arguments[3] : nil, in: context)
        case .log:
            lines += 1
            if lines <= setting.limits.lines {
                setting.console(ConsoleMessage(ConsoleMessage.Level(rawValue: text(0)) ?? .log, String(text(1).prefix(4_000))))
            }
        case .startTimer:
            guard timers.count < setting.limits.timers else { return context.script(.bool(false)) }
            timers.start(number(0), due: setting.clock.now().addingTimeInterval(Double(number(1)) / 1000))
            return context.script(.bool(true))
        case .stopTimer: timers.stop(number(0))
        case .settled: settled(number(0), arguments, in: context)
        case .now: return context.script(.number((setting.clock.now().timeIntervalSince1970 * 1000).rounded(.down)))
        case .uncaught: setting.uncaught(.thrown(context.thrown(arguments.first ?? nil)))
        }
        return nil
    }

    private func settled(_ call: Int, _ arguments: [JSValueRef?], in context: ScriptContext) {
        let isFulfilled = arguments.count > 1 && JSValueToBoolean(context.reference, arguments[1])
        let value = arguments.count > 2 ? arguments[2] : nil
        guard isFulfilled else { return pending.settle(call, .failure(ScriptError.thrown(context.thrown(value)))) }
        do throws(Refusal) {
            pending.settle(call, .success(try context.value(value, place: "The value")))
        } catch {
            pending.settle(call, .failure(ScriptError.valueRefused(place: error.place, reason: error.reason)))
        }
    }

    // MARK: Native modules

    /// `[true, value]`, `[false, error]`, or nothing for an answer that comes later.
    private func native(_ call: Int, _ module: String, _ method: String, _ list: JSValueRef?, in context: ScriptContext) -> JSValueRef? {
        func given(_ isFulfilled: Bool, _ value: ScriptValue) -> JSValueRef? { context.script(.array([.bool(isFulfilled), value])) }
        let name = "\(module).\(method)"
        guard let declared = modules[module]?.methods[method] else {
            return given(false, Self.error(NativeError(code: "E_METHOD", message: "There is no native method \(name).")))
        }
        do {
            let arguments = NativeArguments(call: name, values: try values(list, name, in: context))
            switch declared.body {
            case .prompt(let body): return given(true, try body(arguments))
            case .task(let body):
                guard calls < setting.limits.calls else {
                    throw NativeError(
                        code: "E_BUSY", message: "\(name): more than \(setting.limits.calls) native calls are under way; await some first.")
                }
                start(call, try body(arguments))
                return nil
            }
        } catch {
            return given(false, Self.error(error))
        }
    }

    private func values(_ list: JSValueRef?, _ call: String, in context: ScriptContext) throws -> [ScriptValue] {
        do throws(Refusal) {
            return try context.value(list, place: "arguments").list
        } catch {
            throw NativeError(code: "E_ARGUMENT", message: "\(call): \(error.place) \(error.reason).")
        }
    }

    private func start(_ call: Int, _ body: @escaping @Sendable () async throws -> ScriptValue) {
        calls += 1
        tasks[call] = Self.task(call, body, add)
    }

    private static func task(
        _ call: Int, _ body: @escaping @Sendable () async throws -> ScriptValue,
        _ add: @escaping @Sendable (@escaping ScriptThread.Work) -> Void
    ) -> Task<Void, Never> {
        Task {
            do {
                let value = try await body()
                add { $0.finish(call, true, value) }
            } catch {
                let error = Self.error(error)
                add { $0.finish(call, false, error) }
            }
        }
    }

    private func finish(_ call: Int, _ isFulfilled: Bool, _ value: ScriptValue) {
        calls -= 1
        tasks[call] = nil
        guard let context else { return }
        attempt {
            try context.call(
                "answer", context.script(.number(Double(call))), context.script(.bool(isFulfilled)), context.script(value))
        }
    }

    /// An error as JavaScript is given it.
    private static func error(_ error: any Error) -> ScriptValue {
        if let error = error as? NativeError { return ["code": .string(error.code), "message": .string(error.message)] }
        return ["code": .string("E_NATIVE"), "message": .string(error.localizedDescription)]
    }
}
