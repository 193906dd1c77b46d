import Foundation
import ScriptBridge
import SeededGenerators

/// Values at random over the bridge: what Swift sends comes back the same, and what a script makes comes over or is refused with its place;
/// the engine outlives all of them.
enum ScriptValues {
    static let name = "script-values"
    private static let rounds = 20_000

    static func run(_ generator: SeededGenerator, _ record: inout SuiteRecord) async throws {
        var generator = generator, refused = 0
        let echo = NativeModule(
            "Echo",
            [
                NativeMethod("any", "value") { (value: ScriptValue) -> ScriptValue in value },
                NativeMethod("whole", "value") { (value: Int) -> Int in value },
                .task("later", "value") { (value: ScriptValue) async -> ScriptValue in value },
            ])
        let engine = ScriptEngine(limits: ScriptLimits(turn: 20), modules: [echo], console: { _ in })
        defer { engine.close() }
        try await engine.load("registerCallableModule('Echo', { back: (value) => value })", file: "echo.js")
        for round in 0..<rounds {
            let sent = value(&generator, depth: 0)
            let answer = try await engine.call("Echo", "back", [sent])
            if !same(answer, sent) { record.fail("\(sent) came back as \(answer)") }
            let source = source(&generator, depth: 0)
            let way =
                ["", "NativeModules.Echo.any", "NativeModules.Echo.later", "NativeModules.Echo.whole"].randomElement(using: &generator)
                ?? ""
            do {
                _ = try await engine.evaluate("\(way)((\(source)))", file: "\(round).js")
            } catch let error as ScriptError {
                refused += 1
                if error.endsEngine {
                    record.fail("\(source): \(error)")
                    return
                }
                if error.description.isEmpty { record.fail("\(source): nothing was said") }
            }
            try record.progress(of: rounds)
        }
        if try await engine.evaluate("6 * 7") != 42 { record.fail("the engine does not reckon any more") }
        say("  \(name): of \(rounds) values that scripts made \(refused) were refused")
    }

    private static func value(_ generator: inout SeededGenerator, depth: Int) -> ScriptValue {
        switch Int.random(in: 0..<(depth < 5 ? 11 : 8), using: &generator) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &generator))
        case 2: return .number(Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator)))
        case 3: return .number(Double(Int.random(in: -1 << 53...1 << 53, using: &generator)))
        case 4: return .number([.infinity, -.infinity, -0.0, .nan, 0.1, .leastNonzeroMagnitude].randomElement(using: &generator) ?? 0)
        case 5, 6: return .string(text(&generator))
        case 7: return .date(Date(timeIntervalSince1970: Double(Int.random(in: -1 << 40...1 << 40, using: &generator)) / 1000))
        case 8: return .array((0..<Int.random(in: 0...6, using: &generator)).map { _ in value(&generator, depth: depth + 1) })
        case 9:
            let count = Int.random(in: 0...40, using: &generator)
            return .bytes(Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }))
        default:
            let pairs = (0..<Int.random(in: 0...6, using: &generator)).map { _ in (text(&generator), value(&generator, depth: depth + 1)) }
            return .object(Dictionary(pairs) { $1 }.filter { $0.key != "__proto__" })
        }
    }

    private static func text(_ generator: inout SeededGenerator) -> String {
        let letters = ["a", "\0", "é", "e\u{301}", "東", "👩‍👩‍👧", "\u{FFFD}", "\n", "\"", "\\", "__proto__", "length", "0", "\u{10FFFF}", " "]
        return (0..<Int.random(in: 0...8, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
    }

    /// NaN is itself here.
    private static func same(_ one: ScriptValue, _ other: ScriptValue) -> Bool {
        switch (one, other) {
        case (.number(let one), .number(let other)): one == other || one.isNaN && other.isNaN
        case (.date(let one), .date(let other)): abs(one.timeIntervalSince(other)) < 0.001
        case (.array(let one), .array(let other)): one.count == other.count && zip(one, other).allSatisfy(same)
        case (.object(let one), .object(let other)):
            one.count == other.count && one.allSatisfy { name, value in other[name].map { same(value, $0) } ?? false }
        default: one == other
        }
    }

    private static func source(_ generator: inout SeededGenerator, depth: Int) -> String {
        let leaves = [
            "undefined", "null", "NaN", "-0", "2 ** 53 + 2", "9007199254740993n", "'\\ud800'", "'\\udfff\\ud800x'", "Symbol('s')",
            "new Date(NaN)",
            "new Date(8.64e15)", "() => 1", "class A {}", "/x/g", "new Map([[1, 2]])", "new Set()", "new Error('e')", "new Float64Array(3)",
            "new Uint8Array(new ArrayBuffer(8), 2, 3)", "new DataView(new ArrayBuffer(4))", "new ArrayBuffer(5)", "Promise.resolve(1)",
            "Promise.reject(new Error('r'))", "new Proxy({}, { get() { throw new Error('p') }, ownKeys() { throw new Error('k') } })",
            "new Proxy([], {})", "Object.create(null)", "new (class B { x = 1 })()", "globalThis", "NativeModules", "JSON", "Array(5)",
            "(() => { const a = {}; a.a = a; return a })()", "(() => { const a = []; a[4294967294] = 1; return a })()",
            "(() => { let a = []; for (let i = 0; i < 200; i++) a = [a]; return a })()", "({ toString() { throw 1 } })", "new String('s')",
            "Object.defineProperty({}, 'x', { get() { throw new TypeError('getter') }, enumerable: true })", "async () => {}",
            "(function* () {})()",
            "new WeakRef({})", "Number.MAX_VALUE", "'x'.repeat(1000)",
        ]
        guard depth < 4, Int.random(in: 0..<3, using: &generator) == 0 else { return leaves.randomElement(using: &generator) ?? "0" }
        let parts = (0..<Int.random(in: 0...4, using: &generator)).map { _ in source(&generator, depth: depth + 1) }
        return Bool.random(using: &generator)
            ? "[\(parts.joined(separator: ", "))]"
            : "({ \(parts.enumerated().map { "['k' + \($0.offset)]: \($0.element)" }.joined(separator: ", ")) })"
    }
}
