import Foundation
import Testing

@testable import ScriptBridge

/// Collects what happens on other threads.
final class Collected<Element: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var elements: [Element] = []

    func add(_ element: Element) { lock.withLock { elements.append(element) } }
    var all: [Element] { lock.withLock { elements } }
}

extension ScriptError {
    var exception: ScriptException? { if case .thrown(let exception) = self { exception } else { nil } }
}

@Suite("A script's engine", .timeLimit(.minutes(1))) struct ScriptEngineTests {
    @Test("script.1: values cross both ways unchanged")
    func values() async throws {
        let engine = ScriptEngine()
        defer { engine.close() }
        try await engine.load("registerCallableModule('Echo', { back: (value) => value })", file: "echo.js")
        let values: [ScriptValue] = [
            .null, true, false, 0, -0.5, 9_007_199_254_740_991, .number(.infinity), "", "naïve 東京 👩‍👩‍👧", "a\0b", [], [1, "x", [nil]], [:],
            ["a": ["b": [1]], "length": 3], .date(Date(timeIntervalSince1970: 1_781_241_300.25)), .bytes(Data([0, 255, 7])),
        ]
        for value in values {
            #expect(try await engine.call("Echo", "back", [value]) == value)
        }
        guard case .number(let number) = try await engine.call("Echo", "back", [.number(.nan)]) else { return #expect(Bool(false)) }
        #expect(number.isNaN)
        #expect(try await engine.evaluate("undefined") == .undefined)
        #expect(try await engine.evaluate("new Uint16Array([1, 256, 3]).subarray(1)") == .bytes(Data([0, 1, 3, 0])))
        #expect(try await engine.evaluate("'a\\ud800b'") == "a\u{FFFD}b")
    }

    @Test(
        "script.1: what cannot cross is refused with its place",
        arguments: [
            ("({a: [1, () => 1]})", "The value.a[1] is a function"), ("Symbol('x')", "The value is a symbol"),
            ("({n: 10n})", "The value.n is a BigInt"), ("var a = {}; a.a = a; a", "refers to itself"), ("new Map([[1, 2]])", "is a Map"),
            ("[new Date(NaN)]", "The value[0] is a date without a time"),
            ("({get a() { throw new Error('no') }})", "could not be read: no"),
            ("var l = []; l.length = 4e9; l", "more than 1000000 values"), ("'x'.repeat(7e7)", "larger than 64 MB"),
            ("var b = []; for (let i = 0; i < 60; i++) b = [b, b]; b", "more than 1000000 values"),
        ])
    func refused(_ script: String, _ reason: String) async throws {
        let engine = ScriptEngine(limits: ScriptLimits(turn: 20))
        defer { engine.close() }
        let error = await #expect(throws: ScriptError.self) { try await engine.evaluate(script) }
        #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
        #expect(try await engine.evaluate("1 + 1") == 2)
    }

    @Test("script.1: an exception is a Swift error with its name, its code and the script's stack")
    func exceptions() async throws {
        let engine = ScriptEngine()
        defer { engine.close() }
        let script = "function inner() {\n  throw Object.assign(new RangeError('too far'), { code: 'E_FAR' })\n}\ninner()"
        let error = await #expect(throws: ScriptError.self) { try await engine.evaluate(script, file: "far.js") }
        let exception = try #require(error?.exception)
        #expect(exception.name == "RangeError" && exception.message == "too far" && exception.code == "E_FAR")
        #expect(exception.stack.first.map { "\($0.function) \($0.file):\($0.line)" } == "inner far.js:2")
        let rejected = await #expect(throws: ScriptError.self) { try await engine.evaluate("Promise.reject(new Error('late'))") }
        #expect(rejected?.exception?.message == "late")
        let plain = await #expect(throws: ScriptError.self) { try await engine.evaluate("throw 'words'") }
        #expect(plain?.exception?.message == "words")
        let syntax = await #expect(throws: ScriptError.self) { try await engine.load("let = ;", file: "bad.js") }
        #expect(syntax?.exception?.name == "SyntaxError")
    }

    @Test("script.1: a source map turns the bundle's places into the sources'")
    func sourceMap() async throws {
        // Two lines; the second's fifth column is line 41, column 3 of a.ts.
        let map = try #require(
            SourceMap(Data(#"{"version":3,"sources":["a.ts"],"names":[],"mappings":"AAAA;IAwCE"}"#.utf8)))
        #expect(map.place(line: 2, column: 5).map { "\($0)" } == #"(file: "a.ts", line: 41, column: 3)"#)
        #expect(map.place(line: 2, column: 4) == nil && map.place(line: 3, column: 1) == nil)
        let engine = ScriptEngine()
        defer { engine.close() }
        let error = await #expect(throws: ScriptError.self) {
            try await engine.load("\n    throw new Error('x')", file: "bundle.js", map: map)
        }
        #expect(error?.exception?.stack.first.map { "\($0.file):\($0.line)" } == "a.ts:41")
        for spoilt in ["", "[]", #"{"version":2,"sources":[],"mappings":""}"#, #"{"version":3,"sources":[],"mappings":"!"}"#] {
            #expect(SourceMap(Data(spoilt.utf8)) == nil)
        }
    }

    @Test("script.1: timers follow the script's clock, microtasks come first, and so does Date")
    func timers() async throws {
        let clock = ManualScriptClock(Date(timeIntervalSince1970: 1000)), lines = Collected<String>()
        let engine = ScriptEngine(clock: clock, console: { lines.add($0.text) })
        defer { engine.close() }
        try await engine.load(
            """
            setTimeout(() => console.log('timer', Date.now(), new Date().toISOString()), 60000)
            const tick = setInterval(() => console.log('tick', Date.now()), 25000)
            setTimeout((a, b) => { console.log(a + b); clearInterval(tick) }, 55000, 'stop', 'ped')
            clearTimeout(setTimeout(() => console.log('never'), 1000))
            Promise.resolve().then(() => console.log('microtask'))
            queueMicrotask(() => console.log('second'))
            console.log('first', Date.now(), typeof Date(), new Date(5).getTime())
            """, file: "timers.js")
        #expect(lines.all == ["first 1000000 string 5", "microtask", "second"])
        for _ in 0..<8 {
            clock.advance(by: 10)
            // Timers come after the turn in which the first is answered, and before the second.
            for _ in 0..<2 { _ = try await engine.evaluate("0") }
        }
        #expect(
            lines.all.dropFirst(3) == [
                "tick 1030000", "stopped", "timer 1060000 1970-01-01T00:17:40.000Z",
            ])
    }

    @Test("script.1: what nobody catches is told, and the script goes on")
    func uncaught() async throws {
        let errors = Collected<String>(), clock = ManualScriptClock()
        let engine = ScriptEngine(clock: clock, uncaught: { errors.add($0.exception?.message ?? "\($0)") })
        defer { engine.close() }
        try await engine.load(
            """
            setTimeout(() => { throw new Error('timer') }, 0)
            Promise.reject(new Error('promise'))
            new NativeEventEmitter().addListener('news', (body) => { throw new Error('event ' + body.text) })
            """, file: "uncaught.js")
        engine.emit("news", ["text": "x"])
        while errors.all.count < 3 { _ = try await engine.evaluate("0") }
        #expect(Set(errors.all) == ["timer", "promise", "event x"])
    }

    @Test("script.1: calls run one after the other on one thread, however many ask at once")
    func serial() async throws {
        let engine = ScriptEngine()
        defer { engine.close() }
        try await engine.load(
            "let n = 0; registerCallableModule('Count', { up: async () => { const m = n; n = m + 1; return n } })", file: "n.js")
        let answers = try await withThrowingTaskGroup(of: Double?.self) { group in
            for _ in 0..<200 { group.addTask { try await engine.call("Count", "up").number } }
            return try await group.reduce(into: []) { $0.append($1 ?? 0) }
        }
        let numbers: [Double] = (1...200).map { Double($0) }
        #expect(Set(answers) == Set(numbers))
    }

    @Test("script.1: what is not registered is named")
    func missing() async {
        let engine = ScriptEngine()
        defer { engine.close() }
        let error = await #expect(throws: ScriptError.self) { try await engine.call("App", "start") }
        #expect(error?.exception?.message == "The script has registered no App.start.")
    }

    @Test(
        "script.1: a script that never ends is stopped, whatever it catches, and every call after that says so",
        arguments: ["for (;;) {}", "for (;;) { try { for (;;) {} } catch {} }", "Promise.resolve().then(() => { for (;;) {} })"])
    func endless(_ script: String) async throws {
        let limits = ScriptLimits(turn: 0.2)
        let engine = ScriptEngine(limits: limits, uncaught: { _ in })
        defer { engine.close() }
        try await engine.load("registerCallableModule('App', { hang: () => new Promise(() => {}) })", file: "app.js")
        let waiting = Task { try await engine.call("App", "hang") }
        let stopped = ScriptError.neverEnded(seconds: 0.2)
        _ = try? await engine.evaluate(script)
        await #expect(throws: stopped) { try await waiting.value }
        await #expect(throws: stopped) { try await engine.evaluate("1") }
        #expect(engine.ended == stopped && stopped.endsEngine)
    }

    @Test("script.1: a script that takes memory without end is stopped")
    func memory() async {
        let limit = 96 << 20
        let engine = ScriptEngine(limits: ScriptLimits(turn: 30, memory: limit), uncaught: { _ in })
        defer { engine.close() }
        let script = "const all = []; for (;;) all.push(new Uint8Array(100000).fill(1))"
        await #expect(throws: ScriptError.memory(limit: limit)) { try await engine.evaluate(script) }
    }

    @Test("script.1: recursion without end is the script's own error")
    func recursion() async throws {
        let engine = ScriptEngine()
        defer { engine.close() }
        let error = await #expect(throws: ScriptError.self) { try await engine.evaluate("function f() { f() } f()") }
        #expect(error?.exception?.name == "RangeError")
        #expect(try await engine.evaluate("1") == 1)
    }

    @Test("script.1: microtasks without end cannot be stopped, so the process ends and says why")
    func microtasks() async {
        let result = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
            let engine = ScriptEngine(limits: ScriptLimits(turn: 0.1))
            // The call fails a moment before the process ends, and a body that throws would end it in its own way.
            _ = try? await engine.evaluate("function again() { Promise.resolve().then(again) } again()")
            try await Task.sleep(for: .seconds(60))
        }
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(said.contains("error: \(ScriptError.neverEnded(seconds: 0.1))"))
    }

    @Test("script.1: a promise that is never settled, a cancelled call and a closed engine are errors")
    func unanswered() async throws {
        let engine = ScriptEngine(limits: ScriptLimits(call: 0.05))
        let never = "new Promise(() => {})"
        await #expect(throws: ScriptError.noAnswer(call: "The script script.js", seconds: 0.05)) { try await engine.evaluate(never) }
        let patient = ScriptEngine()
        let task = Task { try await patient.evaluate(never) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        patient.close()
        await #expect(throws: ScriptError.closed) { try await patient.evaluate("1") }
        engine.close()
    }

    @Test("script.1: a flood of events, lines or timers is bounded and said")
    func floods() async throws {
        let lines = Collected<ConsoleMessage>()
        let engine = ScriptEngine(limits: ScriptLimits(timers: 100, events: 100, lines: 5), console: { lines.add($0) })
        defer { engine.close() }
        let error = await #expect(throws: ScriptError.self) { try await engine.evaluate("for (;;) setTimeout(() => {}, 1e6)") }
        #expect(error?.exception?.message == "Too many timers are waiting.")
        try await engine.load("for (let i = 0; i < 1e5; i++) console.log(i)", file: "flood.js")
        #expect(lines.all.map(\.text).prefix(5) == ["0", "1", "2", "3", "4"])
        async let busy = engine.evaluate("{ const end = Date.now() + 100; while (Date.now() < end); }")
        for _ in 0..<100_000 { engine.emit("news") }
        _ = try await busy
        #expect(lines.all.contains { $0.text.contains("was left out") })
        #expect(try await engine.evaluate("1") == 1)
    }
}
