import Foundation
import Testing

@testable import ScriptBridge

@Suite("Native modules", .timeLimit(.minutes(1))) struct NativeModuleTests {
    private struct Failure: LocalizedError {
        var errorDescription: String? { "The disk is full." }
    }

    private func engine(_ limits: ScriptLimits = ScriptLimits()) -> ScriptEngine {
        let module = NativeModule(
            "Shop", constants: ["currency": "EUR"],
            [
                NativeMethod("price", "product", "count") { (product: String, count: Int) -> Int in product.count * count },
                NativeMethod("note", "text") { (text: String?) in if text == "full" { throw Failure() } },
                .task("wait", "values") { (values: [Double]) -> [String: Double] in
                    await Task.yield()
                    return ["sum": values.reduce(0, +)]
                },
                .task("never") { () -> Bool in
                    try await Task.sleep(for: .seconds(3600))
                    return true
                },
                .task("fail") { () -> Bool in throw NativeError(code: "E_SHUT", message: "The shop is shut.") },
            ])
        return ScriptEngine(limits: limits, modules: [module])
    }

    @Test("script.2: methods are called by their Swift types and give promises")
    func calls() async throws {
        let engine = engine()
        defer { engine.close() }
        #expect(try await engine.evaluate("NativeModules.Shop.price('abc', 2)") == 6)
        #expect(try await engine.evaluate("NativeModules.Shop.wait([1, 2.5])") == ["sum": 3.5])
        #expect(try await engine.evaluate("NativeModules.Shop.note(null)") == .undefined)
        #expect(try await engine.evaluate("NativeModules.Shop.currency + NativeModules.Shop.getConstants().currency") == "EUREUR")
        #expect(try await engine.evaluate("NativeModules.Shop.price('a', 1) instanceof Promise") == true)
        #expect(
            try await engine.evaluate("Promise.all([NativeModules.Shop.wait([1]), NativeModules.Shop.price('a', 1)])") == [["sum": 1], 1])
    }

    @Test(
        "script.2: a wrong argument is refused in words that name module, method and argument",
        arguments: [
            ("price(1, 2)", "Shop.price: the argument \"product\" must be text; it is a number."),
            ("price('a', 1.5)", "Shop.price: the argument \"count\" must be a whole number within ±2^53; it is a number."),
            ("price('a', NaN)", "Shop.price: the argument \"count\" must be a whole number within ±2^53; it is NaN."),
            ("price('a')", "Shop.price: the argument \"count\" must be a whole number within ±2^53; it is missing."),
            ("price('a', 1, 2)", "Shop.price takes 2 arguments; it was called with 3."),
            ("wait([1, '2'])", "Shop.wait: the argument \"values\" must be a list, each a finite number; it is a list."),
            ("note(() => 1)", "Shop.note: arguments[0] is a function, which does not cross."),
        ])
    func refused(_ call: String, _ words: String) async throws {
        let engine = engine()
        defer { engine.close() }
        let said = try await engine.evaluate("NativeModules.Shop.\(call).then(() => 'taken', (e) => e.code + ' ' + e.message)")
        #expect(said == .string("E_ARGUMENT " + words))
    }

    @Test("script.2: a module or method that is missing says so, and one may ask before")
    func missing() async throws {
        let engine = engine()
        defer { engine.close() }
        #expect(try await engine.evaluate("'Shop' in NativeModules && !('Bank' in NativeModules)") == true)
        var error = await #expect(throws: ScriptError.self) { try await engine.evaluate("NativeModules.Bank.pay()") }
        #expect(error?.exception?.message == "There is no native module \"Bank\"; this app has Shop.")
        error = await #expect(throws: ScriptError.self) { try await engine.evaluate("NativeModules.Shop.pay()") }
        #expect(error?.exception?.message.contains("no method or constant \"pay\"; it has currency") == true)
    }

    @Test("script.2: a native error keeps its code, and its words")
    func errors() async throws {
        let engine = engine()
        defer { engine.close() }
        let error = await #expect(throws: ScriptError.self) { try await engine.evaluate("NativeModules.Shop.fail()") }
        #expect(error?.exception?.code == "E_SHUT" && error?.exception?.message == "The shop is shut.")
        #expect(try await engine.evaluate("NativeModules.Shop.note('full').catch((e) => e.message)") == "The disk is full.")
    }

    @Test("script.2: more native calls under way than the limit are refused, and the others go on")
    func busy() async throws {
        let engine = engine(ScriptLimits(calls: 50))
        defer { engine.close() }
        try await engine.load("for (let i = 0; i < 50; i++) NativeModules.Shop.never()", file: "busy.js")
        #expect(try await engine.evaluate("NativeModules.Shop.never().catch((e) => e.code)") == "E_BUSY")
        #expect(try await engine.evaluate("NativeModules.Shop.price('a', 1)") == 1)
    }

    @Test("script.2: events reach their listeners until these are removed")
    func events() async throws {
        let engine = engine()
        defer { engine.close() }
        try await engine.load(
            """
            const heard = []
            const emitter = new NativeEventEmitter(NativeModules.Shop)
            const one = emitter.addListener('sale', (body) => heard.push(body.percent))
            registerCallableModule('Heard', { all: () => heard, stop: () => one.remove() })
            """, file: "events.js")
        engine.emit("sale", ["percent": 10])
        engine.emit("sale", ["percent": 20])
        #expect(try await engine.call("Heard", "all") == [10, 20])
        try await engine.call("Heard", "stop")
        engine.emit("sale", ["percent": 30])
        #expect(try await engine.call("Heard", "all") == [10, 20])
    }
}
