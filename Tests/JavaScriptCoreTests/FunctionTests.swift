import Foundation
import JavaScriptCore
import Testing

@Suite("A function of Swift's in a script") struct FunctionTests {
    private func context(_ function: Any) throws -> JSContext {
        let context = try #require(JSContext())
        context.setObject(function, forKeyedSubscript: "f" as NSString)
        return context
    }

    private func words(_ function: Any, _ script: String) throws -> String { try context(function).evaluateScript(script).toString() ?? "" }

    @Test("is given its arguments as the types that it takes, and its result is JavaScript's (xcode.11)") func types() throws {
        let text: (String, Int) -> String = { "\($0)-\($1)" }
        #expect(try words(text, "f('x', 3.9)") == "x-3" && words(text, "f(4)") == "4-0" && words(text, "f()") == "undefined-0")
        let list: ([String: Any], [Int]) -> [Int] = { [$0.count, ($0["a"] as? Int) ?? -1] + $1 }
        #expect(try words(list, "f({ a: 5, b: 6 }, [7, 8]).join()") == "2,5,7,8")
        let none: (String?, Double?) -> Bool = { $0 == nil && $1 == nil }
        #expect(try words(none, "f(undefined, null) && f()") == "true" && words(none, "f('a')") == "false")
        let any: (Any?) -> Bool = { $0 is NSNull }
        #expect(try words(any, "f(null)") == "true" && words(any, "f()") == "false")
        let four: (JSValue, Double, Bool, Date) -> Double = { $0.toDouble() + $1 + ($2 ? 0.5 : 0) + $3.timeIntervalSince1970 }
        #expect(try words(four, "f('1', 2, true, new Date(4000))") == "7.5")
        let number: (NSNumber) -> NSString = { NSString(string: "n\($0.intValue)") }
        #expect(try words(number, "f(6)") == "n6")
        let nothing: () -> Void = {}
        #expect(try words(nothing, "f()") == "undefined")
    }

    @Test("may be sendable, of the main actor or an object, and is an object where no script can call it (xcode.11)") @MainActor
    func conventions() throws {
        let sent: @Sendable (Int) -> Int = { $0 + 1 }, main: @MainActor (Int) -> Int = { $0 + 2 }
        #expect(try words(sent, "f(1)") == "2" && words(main, "f(1)") == "3")
        let block: (Int) -> Int = { $0 * 2 }
        #expect(try words(_scriptObject(block, to: AnyObject.self), "f(4)") == "8")
        let throwing: (Int) throws -> Int = { $0 }, changing: (inout Int) -> Void = { $0 = 1 }, later: () async -> Void = {}
        for other in [throwing as Any, changing as Any, later as Any] { #expect(try words(other, "typeof f") == "object") }
        // An argument of another type than the function's is none, and it is not called.
        let dates: (Data) -> Int = { $0.count }
        #expect(try words(dates, "f('a')") == "undefined")
    }

    @Test("knows the call that it is called by, and throws what it leaves as the context's exception (xcode.11)") func call() throws {
        var seen: [String] = []
        let asked: () -> Void = {
            let arguments = (JSContext.currentArguments() ?? []).map { "\($0)" }.joined(separator: ",")
            seen.append("\(arguments) \(JSContext.currentThis().forProperty("name").toString() ?? "")")
            JSContext.current().exception = JSValue(newErrorFromMessage: "fog", in: JSContext.current())
        }
        let context = try context(asked)
        let caught = context.evaluateScript("var pier = { name: 'Kiel', f }; try { pier.f(1, 'b') } catch (error) { error.message }")
        #expect(caught?.toString() == "fog" && seen == ["1,b Kiel"])
        #expect(JSContext.current() == nil && context.exception == nil)
        context.evaluateScript("pier.f()")
        #expect(context.exception.toString() == "Error: fog")
    }

    private class Pier: JSExport {
        let name = "Kiel"
        var berths: Int? = 3
    }
    private final class Lock: Pier { var depth = 4.5 }

    @Test("an object that is shown to scripts has the properties that it stores, and others have none (xcode.11)") func exported() throws {
        let lock = Lock(), context = try context(lock)
        #expect(context.evaluateScript("`${f.name} ${f.berths} ${f.depth} ${f.length}`").toString() == "Kiel 3 4.5 undefined")
        lock.berths = nil
        lock.depth = 2
        #expect(context.evaluateScript("`${f.berths} ${f.depth}`").toString() == "undefined 2")
        final class Hidden { var name = "Sylt" }
        #expect(try words(Hidden(), "'' + f.name") == "undefined")
    }

    @Test("is kept as long as its context, and no longer (xcode.11)") func lifetime() throws {
        final class Witness {}
        weak var witness: Witness?
        try { () throws in
            let kept = Witness()
            witness = kept
            let function: () -> String = { "\(kept)" }
            #expect(try words(function, "f()").contains("Witness"))
        }()
        #expect(witness == nil)
    }
}
