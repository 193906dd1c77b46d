import Testing

@testable import WidgetBuild

@Suite("What is optional in protocols, in the copy of a source") struct OptionalRequirementsTests {
    @Test("calls an optional method without asking whether it is there, and nothing else that is called by ?( (xcode.4)")
    func optionalCalls() {
        let source = "(d as? D)?.urlSession?(s, task: t); d?.tide?(3); onTap?(); self.done?(1); scrollViewDidScroll?(v) // d?.tide?(3)"
        let protocols =
            "@objc protocol D { @objc optional func tide(_ a: Int); @objc optional func done(_ a: Int); "
            + "@objc optional func level(_ a: Int) -> Double; @objc optional func name() -> String? }"
        let property = "class E { var done: ((Int) -> Void)? }"
        let declared = OptionalMethods.declared([Array(protocols.utf8)])
        #expect(declared == ["tide": "", "done": "", "level": "_optional_", "name": ""])
        let names = OptionalMethods.names([source, protocols, property].map { Array($0.utf8) }, declared: declared)
        #expect(names == ["tide": "", "urlSession": "_asked?.", "level": "_optional_", "name": "", "done(:": ""])
        let copy =
            "(d as? D)?._asked?.urlSession (s, task: t); d?.tide (3); onTap?(); self.done?(1); scrollViewDidScroll?(v) // d?.tide?(3)"
        #expect(SourceCopy(source, optional: names).text == copy)
        // What cannot be nil is nil where nobody answers, as far as the compiler is told.
        #expect(SourceCopy("d?.level?(2) ?? 1; super.level?(2)", optional: names).text == "d?._optional_level (2) ?? 1; super.level (2)")
        // A function that a property holds has no labels.
        #expect(
            SourceCopy("d?.done?(1, by: 2); d?.done?(a ? b : c, [d: e]); d?.done?({ (f: Int) in g(h: 1) })", optional: names).text
                == "d?.done (1, by: 2); d?.done?(a ? b : c, [d: e]); d?.done?({ (f: Int) in g(h: 1) })")
        // With `!` the answer is sure; what is not there ends the program, as there.
        #expect(
            SourceCopy("d.level!(2); d.tide!(3); d.name!(); d.urlSession!(s); onTap!()", optional: names).text
                == "d._sure_level (2); d.tide (3); d.name (); d._asked!.urlSession (s); onTap!()")
        #expect(!SourceCopy(source).isChanged)
    }

    @Test(
        "gives what is optional in a protocol a default behind its brace (xcode.4)",
        arguments: [
            (
                "@objc public protocol A {\n  @objc optional func a(_ f: (Int) -> Bool)\n  func b()\n}\nlet c = 1",
                "public extension A { func a(_ f: (Int) -> Bool) {  } }"
            ),
            (
                "@objc protocol A: B {\n @objc optional func a(b: Int,\n  c: Int)\n   -> String? }",
                "extension A { func a(b: Int, c: Int) -> String? { nil } }"
            ),
            (
                "class C {\n enum D {\n @objc protocol A { @objc optional func a(_ b: @autoclosure () -> Int) }\n }\n}",
                "extension C.D.A { func a(_ b: @autoclosure () -> Int) {  } }"
            ),
        ])
    func optionalRequirements(source: String, text: String) {
        let copy = SourceCopy(source)
        #expect(copy.text.contains("}; " + text), "\(copy.text)")
        #expect(!copy.text.contains("optional") && !copy.text.contains("@objc"))
        #expect(copy.text.split(separator: "\n").count == source.split(separator: "\n").count)
    }

    @Test("an optional method of a value that cannot be nil throws that nobody answers, and is asked by one that makes nil of it (xcode.4)")
    func optionalValues() {
        let copy = SourceCopy("@objc protocol A { @objc optional func a(_ b: Int, at c: inout [Int: (Int) -> Int], d: Int) -> Bool }").text
        #expect(copy.contains("func a(_ b: Int, at c: inout [Int: (Int) -> Int], d: Int) throws -> Bool }"))
        #expect(
            copy.contains(
                "extension A { func a(_ b: Int, at c: inout [Int: (Int) -> Int], d: Int) throws -> Bool { throw _Unanswered() }; "
                    + "func _optional_a(_ b: Int, at c: inout [Int: (Int) -> Int], d: Int) -> (Bool)? { try? a(b, at: &c, d: d) }; "),
            "\(copy)")
        let thrown = SourceCopy("@objc protocol A { @objc optional func a() async throws -> Bool }").text
        #expect(thrown.contains("func _optional_a() async throws -> (Bool)? { do { return try await a() } catch is _Unanswered"))
        // One of the same name without a value is asked in the same way.
        let both = SourceCopy("@objc protocol A { @objc optional func a(b: Int) }", optional: ["a": "_optional_"]).text
        #expect(both.contains("func a(b: Int) {  }; func _optional_a(b: Int) -> Void { a(b: b) }; "), "\(both)")
        let sure = "func _sure_a(_ b: Int, at c: inout [Int: (Int) -> Int], d: Int) -> Bool { _optional_a(b, at: &c, d: d)! }"
        #expect(copy.contains(sure), "\(copy)")
        let type = SourceCopy("@objc protocol A { @objc optional static func a(_ b: @autoclosure () -> Int) -> Bool }").text
        #expect(type.contains("static func _optional_a(_ b: @autoclosure () -> Int) -> (Bool)? { try? a(b()) }"), "\(type)")
        // A word like any other, and what Objective-C has not.
        #expect(!SourceCopy("let optional = 1\nfunc optional(_ a: Int) {}").isChanged)
        #expect(!SourceCopy("@objc protocol A { @objc optional func a(_ b: Int...) -> Bool }").text.contains("extension"))
    }

    @Test(
        "an optional property is a requirement that throws, with a property beside it that is nil where nobody answers (xcode.4)",
        arguments: [
            (
                "@objc public protocol A {\n @objc optional var a: Int {\n get set }\n}",
                "public protocol A: AnyObject  where Self: _Optional_A {\n       @_disfavoredOverload          var a: Int { get throws } \n          \n}",
                "; public extension A { var a: (Int)? { do { return .some(try a as Int) } catch { return nil } } }"
                    + "; public protocol _Optional_A {}; public extension _Optional_A { "
                    + "@_disfavoredOverload var a: Int { get throws { throw _Unanswered() } } }"
            ),
            (
                "enum C { @objc protocol A: B where Self: D { @objc optional static var a: B! { get } } }",
                "A: AnyObject, B where Self: D , Self: _Optional_C_A { ",
                "; extension C.A { static var a: (B?)? { do { return .some(try a as B?) } catch { return nil } } }"
                    + "; protocol _Optional_C_A {}; "
            ),
        ])
    func optionalProperties(source: String, requirement: String, text: String) {
        let copy = SourceCopy(source)
        #expect(copy.text.contains(requirement), "\(copy.text)")
        #expect(copy.text.contains(text), "\(copy.text)")
        #expect(copy.text.split(separator: "\n").count == source.split(separator: "\n").count)
    }
}
