import Foundation
import JavaScriptCore
import Testing

@Suite("A context of JavaScript") struct ScriptTests {
    private func context() throws -> JSContext { try #require(JSContext()) }

    @Test("runs scripts by a real engine and gives their values as Swift has them (xcode.11)") func values() throws {
        let context = try context()
        let list = try #require(context.evaluateScript("[1 + 2, 'a', { b: 2.5 }, null, undefined, true, new Date(86400000)]").toArray())
        #expect(list.count == 7 && list[0] as? Int == 3 && list[1] as? String == "a" && list[3] is NSNull && list[4] is NSNull)
        #expect((list[2] as? [String: Any])?["b"] as? Double == 2.5 && list[5] as? Bool == true)
        #expect(list[6] as? Date == Date(timeIntervalSince1970: 86_400))
        #expect(context.evaluateScript("`${[3, 1, 2].sort()} ${/t(.)d/.exec('a tide')[1]}`").toString() == "1,2,3 i")
        #expect(context.evaluateScript("2 ** 32 + 5").toInt32() == 5 && context.evaluateScript("-1").toUInt32() == .max)
        #expect(context.evaluateScript("'x' * 1").toDouble().isNaN && context.evaluateScript("'12.5'").toDouble() == 12.5)
        #expect(context.evaluateScript("'\\u0000é😀'").toString() == "\0é😀")
        let none = try #require(context.evaluateScript("undefined"))
        #expect(none.isUndefined && none.toObject() == nil && none.toArray() == nil && none.toDictionary() == nil && !none.toBool())
        #expect(context.evaluateScript("null").toObject() is NSNull && context.evaluateScript("Symbol('a')").isSymbol)
        #expect(context.evaluateScript("true").toNumber() == 1 && context.evaluateScript("[]").isArray)
    }

    @Test("an object within itself has null in its own place (xcode.11)") func cycles() throws {
        let cycle = try #require(try context().evaluateScript("var sea = { name: 'North' }; sea.sea = sea; sea.both = [sea, 1]; sea"))
        let properties = try #require(cycle.toDictionary())
        #expect(properties["name"] as? String == "North" && properties["sea"] is NSNull)
        #expect((properties["both"] as? [Any])?.first is NSNull)
    }

    @Test("gives scripts Swift's values as JavaScript's own, and objects as themselves (xcode.11)") func handedOver() throws {
        final class Boat {}
        let context = try context(), boat = Boat()
        let cargo: [String: Any] = ["a": [1, 2.5, true, NSNull(), "t"] as [Any], "none": Int?.none as Any]
        context.setObject(cargo, forKeyedSubscript: "cargo" as NSString)
        #expect(context.evaluateScript("JSON.stringify(cargo.a)").toString() == #"[1,2.5,true,null,"t"]"#)
        #expect(context.evaluateScript("'none' in cargo && cargo.none === undefined").toBool())
        context.setObject(Date(timeIntervalSince1970: 1.5), forKeyedSubscript: "moment" as NSString)
        #expect(context.evaluateScript("moment.getTime()").toDouble() == 1500)
        context.globalObject.setValue(boat, forProperty: "boat")
        #expect(context.evaluateScript("[boat]").toArray()?.first as? Boat === boat)
        #expect(JSValue(object: boat, in: context).toObject() as? Boat === boat)
        #expect(JSValue(object: NSNumber(value: true), in: context).isBoolean && JSValue(object: 1, in: context).isNumber)
    }

    @Test("an exception goes to its handler with its words and line, and the script's value is undefined (xcode.11)") func exceptions()
        throws
    {
        let context = try context()
        #expect(context.evaluateScript("missing()").isUndefined)
        #expect(context.exception.toString() == "ReferenceError: Can't find variable: missing")
        context.exception = nil
        var told: [String] = []
        context.exceptionHandler = { inner, exception in
            guard inner === context, let exception else { return }
            told.append("\(exception) \(exception.forProperty("line").toInt32()) \(exception.forProperty("sourceURL").toString() ?? "")")
        }
        context.evaluateScript("1;\n\nthrow new Error('low')", withSourceURL: URL(string: "file:///tide.js"))
        context.evaluateScript("function (")
        context.evaluateScript("5").call(withArguments: [])
        _ = context.evaluateScript("5").toArray()
        #expect(told.first == "Error: low 3 file:///tide.js")
        #expect(told.dropFirst().map { $0.prefix { $0 != ":" } } == ["SyntaxError", "Error", "TypeError"], "\(told)")
        #expect(context.exception == nil)
    }

    @Test("functions and constructors are called with Swift's values, and methods on their object (xcode.11)") func calls() throws {
        let context = try context()
        context.evaluateScript("function Tide(height) { this.height = height }")
        context.evaluateScript("Tide.prototype.above = function (n) { return this.height - n }")
        let tide = try #require(context.objectForKeyedSubscript("Tide").construct(withArguments: [7.5]))
        #expect(tide.isInstance(of: context.objectForKeyedSubscript("Tide")))
        #expect(tide.invokeMethod("above", withArguments: [3]).toDouble() == 4.5)
        #expect(context.evaluateScript("(a, b) => a.concat(b).length").call(withArguments: [[1, 2], ["c"]]).toInt32() == 3)
        tide.setObject([4, 5], forKeyedSubscript: "list")
        #expect(tide.forProperty("list").atIndex(1).toInt32() == 5 && tide.hasProperty("list") && !tide.hasProperty("lists"))
        tide.forProperty("list").setValue("z", at: 3)
        let json = context.evaluateScript("JSON.stringify")
        #expect(json?.call(withArguments: [tide]).toString() == #"{"height":7.5,"list":[4,5,null,"z"]}"#)
        #expect(tide.deleteProperty("list") && !tide.hasProperty("list"))
        tide.defineProperty("fixed", descriptor: [JSPropertyDescriptorValueKey: 9])
        #expect(tide.forProperty("fixed").isEqual(to: 9) && json?.call(withArguments: [tide]).toString() == #"{"height":7.5}"#)
        #expect(context.evaluateScript("'5'").isEqualWithTypeCoercion(to: 5) && !context.evaluateScript("'5'").isEqual(to: 5))
    }

    @Test("contexts of one machine pass values to each other, and do not see each other's names (xcode.11)") func machines() throws {
        let machine = try #require(JSVirtualMachine())
        let one = try #require(JSContext(virtualMachine: machine)), other = try #require(JSContext(virtualMachine: machine))
        one.evaluateScript("var sea = { name: 'Baltic' }")
        other.setObject(one.objectForKeyedSubscript("sea"), forKeyedSubscript: "water" as NSString)
        other.evaluateScript("water.name = 'Ostsee'")
        #expect(one.evaluateScript("sea.name").toString() == "Ostsee" && other.evaluateScript("typeof sea").toString() == "undefined")
        #expect(one.virtualMachine === machine && JSManagedValue(value: one.globalObject).value.isObject)
    }

    @Test("a promise is settled by what Swift calls, and made of results and reasons (xcode.11)") func promises() throws {
        let context = try context()
        var said: [String] = []
        let say: (String) -> Void = { said.append($0) }
        context.setObject(say, forKeyedSubscript: "say" as NSString)
        var resolve: JSValue?
        let promise = JSValue(newPromiseIn: context) { first, _ in resolve = first }
        context.setObject(promise, forKeyedSubscript: "later" as NSString)
        context.evaluateScript("later.then(say)")
        #expect(said.isEmpty)
        resolve?.call(withArguments: ["ebb"])
        let refused = JSValue(newPromiseRejectedWithReason: "fog", in: context)
        context.evaluateScript("(p) => p.catch(say)").call(withArguments: [refused as Any])
        let given = JSValue(newPromiseResolvedWithResult: "flood", in: context)
        context.evaluateScript("async (p) => say(await p)").call(withArguments: [given as Any])
        #expect(said == ["ebb", "fog", "flood"])
    }
}
