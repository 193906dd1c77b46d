import Testing

@testable import WidgetBuild

@Suite("The copy of a source") struct SourceCopyTests {
    @Test(
        "has true and false where the platform decides, every other byte at its place (xcode.4)",
        arguments: [
            ("#if os(iOS)\na", "#if true   \na"), ("  #elseif !os(iOS) && DEBUG", "  #elseif !true    && DEBUG"),
            ("#if os( iOS )||os(macOS)", "#if true     ||os(macOS)"), ("#if os(Linux)", "#if false    "),
            ("#if targetEnvironment(simulator)", "#if true                        "), ("#if canImport(UIKit)", "#if canImport(UIKit)"),
            ("#if canImport(WatchKit)", "#if false              "),
            ("@objc func a()", "      func a()"), ("@objc(name) @objcMembers final class A", "                         final class A"),
            ("@NSManaged public var a: Int16", "@_Managed  public var a: Int16"), ("@NSManagedThing", "@NSManagedThing"),
            ("@objcThing", "@objcThing"), ("if #available(iOS 17.0, *), a {", "if #available(*),_OS(17,0), a {"),
            ("if #available(iOS 17,*) {", "if _iOS(17)             {"),
            ("if #available(macOS 14, iOS 16.4.1, *) {", "if #available(*),_OS(16,4)             {"),
            ("if #available(iOSApplicationExtension 17, *) {", "if #available(*),_OS(17)                     {"),
            ("guard #unavailable(iOS 26) else", "guard !_iOS(26)            else"),
            ("#available(watchOS 10, *)", "#available(watchOS 10, *)"),
            ("@available(iOS 17, *)", "@available(iOS 17, *)"),
            ("import os.log", "import os    "), ("@_exported import os.signpost", "@_exported import os         "),
            ("import CoreFoundation", "import     Foundation"), ("import CoreFoundationKit", "import CoreFoundationKit"),
            ("import struct Foundation.Date", "import struct Foundation.Date"),
            ("@objc override private init(entity: E)", "      required         init(entity: E)"),
            ("#available(iOS\n17, *)", "#available(iOS\n17, *)"),
            ("action: #selector(Clock.tick(_:)))", "action:  Selector(Clock.tick(_:)))"),
            ("a(#selector(getter: Clock.time))", "a(Selector(reads: \"Clock.time\"))"),
            ("a(#selector(setter: Clock.time))", "a(Selector(writes:\"Clock.time\"))"),
            ("a(#selector(getter: time))", "a( Selector(getter: time))"),
            ("key: #keyPath(Clock.time)", "key: \"time\"              "), ("#keyPath(a.b)+c", "\"a.b\"        +c"),
            ("  override func observeValue(forKeyPath a: String?)", "           func observeValue(forKeyPath a: String?)"),
            ("UIApplication.shared.open(a)", "UIApplication.shared.open(a)"),
            ("(self as AnyObject).draw(in: a, withAttributes: b)", "(self as NSString ).draw(in: a, withAttributes: b)"),
            ("(self as AnyObject).draw(b)", "(self as AnyObject).draw(b)"),
            ("Timer.scheduledTimer(withTimeInterval: 1", "_Time.scheduledTimer(withTimeInterval: 1"),
            ("MyTimer.scheduledTimer(a)", "MyTimer.scheduledTimer(a)"),
            ("let a: tls_protocol_version_t = .TLSv12", "let a:    _TLSProtocolVersion = .TLSv12"),
            ("a: URLSessionConfiguration.MultipathServiceType", "a:                        _MultipathServiceType"),
            (
                "#Predicate<A> { a in b.evaluate(a) && c.evaluate(a) }; b.evaluate(a)",
                "#Predicate<A> { a in b.contains(a) && c.contains(a) }; b.evaluate(a)"
            ), ("#Predicate { $0.a } ; d.evaluate(e)", "#Predicate { $0.a } ; d.evaluate(e)"),
            ("case NSURLAuthenticationMethodClientCertificate:", "case _SURLAuthenticationMethodClientCertificate:"),
            ("let a: NSExpression; let b: NSExpressionDescription", "let a: _SExpression; let b: NSExpressionDescription"),
            ("NSComparisonPredicate.Operator.in", "_SComparisonPredicate.Operator.in"),
            (
                "class A: B { override class var supportsSecureCoding: Bool { true } }",
                "class A: B {" + String(repeating: " ", count: 56) + "}"
            ),
            (
                "override public static var supportsSecureCoding: Bool {\n return true\n}",
                String(repeating: " ", count: 55) + "\n            \n "
            ),
            ("override class var supportsSecureCoding: Bool { false }", "override class var supportsSecureCoding: Bool { false }"),
            ("@objc public protocol Tide {", "      public protocol Tide: AnyObject {"),
            ("@objc(VTTide)\nprotocol Tide: Sea {", "             \nprotocol Tide: AnyObject, Sea {"),
            ("@objc(VTTide) public protocol Tide {", "              public protocol Tide: AnyObject {"),
            ("@objc protocol Tide: AnyObject {", "      protocol Tide: AnyObject {"),
            ("@objc var a: Int\nprotocol Tide {", "      var a: Int\nprotocol Tide {"),
            ("@objc func a()\nprotocol Tide {", "      func a()\nprotocol Tide {"), ("protocol Tide {", "protocol Tide {"),
            (
                "func < (lhs: NSNumber, rhs: NSNumber) -> Bool {",
                "@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool {"
            ), ("func < (lhs: JSON, rhs: NSNumber)", "func < (lhs: JSON, rhs: NSNumber)"),
            (
                "extension UserDefaults {\nstatic var a: Self { .init(suiteName: b)! }\n}",
                "extension UserDefaults {\nstatic var a: UserDefaults     { .init(suiteName: b)! }\n}"
            ), ("extension Foundation.NSError { let a = Self(b) }", "extension Foundation.NSError { let a = NSError    (b) }"),
            (
                "struct P: TimelineProvider { func placeholder(in c: Context) -> E { e }; let a: Timeline<Entry> }",
                "struct P: TimelineProvider { typealias Entry = E; func placeholder(in c: Context) -> E { e }; let a: Timeline<Entry> }"
            ),
            (
                "public struct P: Sendable, AppIntentTimelineProvider {\npublic func placeholder(in c: Context) -> A.B<C> { e }\nlet a: Entry\n}",
                "public struct P: Sendable, AppIntentTimelineProvider { public typealias Entry = A.B<C>;\n"
                    + "public func placeholder(in c: Context) -> A.B<C> { e }\nlet a: Entry\n}"
            ),
            (
                "struct P: TimelineProvider { typealias Entry = E; func placeholder(in c: Context) -> E { e } }",
                "struct P: TimelineProvider { typealias Entry = E; func placeholder(in c: Context) -> E { e } }"
            ),
            (
                "struct P: TimelineProvider { func placeholder(in c: Context) -> E { e } }",
                "struct P: TimelineProvider { func placeholder(in c: Context) -> E { e } }"
            ),
            (
                "struct P { func placeholder(in c: Context) -> E { TimelineProvider }; let a: Entry }",
                "struct P { func placeholder(in c: Context) -> E { TimelineProvider }; let a: Entry }"
            ),
            (
                "import TipKit\n@Parameter static var a: Int = 1\n@Parameter(.transient) public static var b = 2",
                "import TipKit\n@Parameter static var a: Int = 1\n@Parameter(.transient) public static var b = 2"
            ),
            (
                "import TipKit\n@Parameter(title: t(a: 1)) var a: Int\n@Parameter static var b = 2\n@Parameter private var c: Int",
                "import TipKit\n@IntentParameter(title: t(a: 1)) var a: Int\n@Parameter static var b = 2\n@IntentParameter private var c: Int"
            ), ("@Parameter(title: t) var a: Int", "@Parameter(title: t) var a: Int"),
            ("extension UserDefaults: A { func a() -> Self { .init() } }", "extension UserDefaults: A { func a() -> Self { .init() } }"),
            (
                "extension UserDefaults { enum Key { func a() -> Self { .init() } } class func b() -> Self { c } }",
                "extension UserDefaults { enum Key { func a() -> Self { .init() } } class func b() -> UserDefaults     { c } }"
            ), ("extension Tide { func a() -> Self { .init() } }", "extension Tide { func a() -> Self { .init() } }"),
            ("struct A: SwiftUI.Widget {", "struct A: _AppleWidget   {"),
            ("struct B: SwiftUI.WidgetBundle {", "struct B: _AppleWidgetBundle   {"), ("SwiftUI.WidgetThing", "SwiftUI.WidgetThing"),
            (
                "@objc(addToTidesObject:)\n@NSManaged public func addToTides(_ value: Tide)\n",
                "                        \n           public func addToTides(_ value: Tide) { _change(\"tides\", adding: value) }\n"
            ),
            (
                "@NSManaged func removeFromTides(_ values: NSSet)",
                "           func removeFromTides(_ values: NSSet) { _change(\"tides\", removing: values) }"
            ),
            (
                "@NSManaged func insertIntoTides(_ value: Tide, at idx: Int)",
                "           func insertIntoTides(_ value: Tide, at idx: Int) { _change(\"tides\", inserting: value, at: idx) }"
            ),
            (
                "@NSManaged func removeFromTides(at indexes: NSIndexSet)",
                "           func removeFromTides(at indexes: NSIndexSet) { _change(\"tides\", removingAt: indexes) }"
            ),
            (
                "@NSManaged func replaceTides(at i: Int, with value: Tide)",
                "           func replaceTides(at i: Int, with value: Tide) { _change(\"tides\", replacingAt: i, with: value) }"
            ),
            ("@NSManaged func other()", "@_Managed  func other()"),
        ])
    func changed(source: String, copy: String) {
        #expect(SourceCopy(source).text == copy)
        #expect(SourceCopy(source).isChanged == (source != copy))
    }

    @Test(
        "leaves texts, comments and other code as they are (xcode.4)",
        arguments: [
            "let a = \"#if os(iOS)\"", "// #if os(iOS)", "/*\n#if os(iOS)\n*/", "let b = \"\"\"\n#if os(iOS)\n\"\"\"", "let os = iOS",
            "#ifdef os(iOS)", "#if macros(iOS)", "let c = #\"@objc\"#", "// #available(iOS 17, *)", "func os(iOS: Int) { os(iOS: 1) }",
            "let d = \"#selector(a)\"", "override func observe()",
        ])
    func untouched(source: String) { #expect(!SourceCopy(source).isChanged) }

    @Test("names what the network has without Foundation's name, which has another of it here, and nothing else (xcode.11)")
    func networking() {
        let source = "let s = Foundation.URLSession(configuration: .default), u = Foundation.URL(fileURLWithPath: x.Foundation.URLSession)"
        let copy = SourceCopy(source).text
        #expect(copy.hasPrefix("let s =            URLSession(configuration: .default), u = Foundation.URL("))
        #expect(copy.utf8.count == source.utf8.count)
        #expect(!SourceCopy("let s: Foundation.URLSessionish").isChanged)
    }

    @Test("has an app without scenes in modules that may be an app's, and not in the extension itself (xcode.11)") func application() {
        let source = "UIApplication.shared.a(); UIApplication.sharedThing; // UIApplication.shared"
        let copy = "UIApplication._inert.a(); UIApplication.sharedThing; // UIApplication.shared"
        #expect(SourceCopy(source, isExtension: false).text == copy)
        #expect(!SourceCopy(source).isChanged)
    }

    @Test(
        "asks for the release where the branches of a function are of different types (xcode.4)",
        arguments: [
            (
                "func a() -> some View {\n    if #available(iOS 17.0, *) {\n        return b\n    } else {\n        return c\n    }\n}",
                "func a() -> some View {\n    return _iOSView(17,0)      {\n        return b\n    } _:   {\n        return c\n    }\n}"
            ),
            (
                "var a: some View {\nif #available(iOS 17, *) {\nreturn b\n}\nreturn c\n}",
                "var a: some View {\nreturn _iOSView(17)      {\nreturn b\n} _: {\nreturn c\n}}"
            ),
            (
                "var a: some WidgetConfiguration { get {\nguard #available(iOS 16, *) else {\nreturn b\n}\nreturn c\n} }",
                "var a: some WidgetConfiguration { get {\nreturn _iOSTileNot(16)           {\nreturn b\n} _: {\nreturn c\n}} }"
            ),
            (
                "var a: some Widget {\nif #available(iOS 17, *) {\nreturn b\n} else if #available(iOS 16, *) {\nreturn c\n} else {\nreturn d\n}\n}",
                "var a: some Widget {\nreturn _iOSList(17)      {\nreturn b\n} _: { return _iOSList(16)      {\nreturn c\n} _:   {\nreturn d\n}\n}}"
            ),
            (
                "func a<V>(_ v: V) -> some SwiftUI.View\n    where V: View {\nguard #available(iOS 17, *) else { return v }\nreturn c\n}",
                "func a<V>(_ v: V) -> some SwiftUI.View\n    where V: View {\nreturn _iOSViewNot(17)           { return v } _: {\nreturn c\n}}"
            ),
            (
                "var a: some View {\nif #available(iOS 16, *), #available(watchOS 10, *), #available(iOS 17.0, *) {\nreturn b\n}\nreturn c\n}",
                "var a: some View {\nreturn _iOSView(17,0)                                                        {\nreturn b\n} _: {\nreturn c\n}}"
            ),
            (
                "var a: some View {\nif #available(macOS 14, *) {\nreturn b\n}\nreturn c\n}",
                "var a: some View {\nreturn _iOSView(0)         {\nreturn b\n} _: {\nreturn c\n}}"
            ),
            // What takes a view returns none.
            (
                "func a(_ v: some View) {\nif #available(iOS 17, *) {\nreturn\n}\nb()\n}",
                "func a(_ v: some View) {\nif #available(*),_OS(17) {\nreturn\n}\nb()\n}"
            ),
            // In a builder both are kept, as for any condition.
            (
                "var a: some View {\nif #available(iOS 17, *) {\nb.map { return $0 }\n} else {\nc\n}\n}",
                "var a: some View {\nif #available(*),_OS(17) {\nb.map { return $0 }\n} else {\nc\n}\n}"
            ),
            // What cannot be made a call is left to the compiler, for which all is available.
            (
                "func a() -> some View {\nif #available(iOS 17, *) {\nreturn b\n} else if c {\nreturn d\n}\nreturn e\n}",
                "func a() -> some View {\nif #available(iOS 17, *) {\nreturn b\n} else if c {\nreturn d\n}\nreturn e\n}"
            ),
            (
                "func a() -> Int {\nif #available(iOS 17, *) {\nreturn 1\n}\nreturn 2\n}",
                "func a() -> Int {\nif #available(*),_OS(17) {\nreturn 1\n}\nreturn 2\n}"
            ),
        ])
    func branches(source: String, copy: String) {
        #expect(SourceCopy(source).text == copy)
        #expect(SourceCopy(source).text.split(separator: "\n").count == source.split(separator: "\n").count)
    }

    @Test("sends a selector to what the file says is any object, and leaves what else performs alone (xcode.4)") func sentMessages() {
        let declared = "class A { weak var target: AnyObject?; func f(by sender: AnyObject, _ o: B) {\n"
        let copy = SourceCopy(
            declared + "_ = target?.perform(a); sender.perform(a, with: 1); call?.self.target?.perform(a); o.perform(a); perform(a)"
        ).text
        #expect(
            copy.hasSuffix(
                "\n_ = _sent(target)?.perform(a); _sent(sender).perform(a, with: 1); _sent(call?.self.target)?.perform(a); o.perform(a); "
                    + "perform(a)"),
            "\(copy)")
        let asked = "var a: AnyObject = f(); if a.doubleValue == 0 || self.a?.boolValue ?? a.intValues, b.doubleValue > 1"
        let numbers = SourceCopy(asked).text
        #expect(
            numbers
                == "var a: AnyObject = f(); if (a as! NSNumber).doubleValue == 0 || (self.a as! NSNumber?)?.boolValue ?? a.intValues, "
                + "b.doubleValue > 1")
        #expect(!SourceCopy("protocol target: AnyObject { var a: B }; target.perform(a)").isChanged)
    }

    @Test("calls a method of any class as one of the class that has it (xcode.4)") func classMessages() {
        let fake = "class Fake { @objc static func shared() -> Int { 1 } }\nclass A { @objc public class func twin() {} }\n"
        let calls = { (a: String, b: String) in "let a: AnyClass = f(); var b: AnyClass?; let c: Int; \(a).shared(); \(b)?.twin(); " }
        let others = "c.shared(); d.a.shared(); a.other()"
        #expect(
            SourceCopy(fake + calls("a", "b") + others).text.hasSuffix(calls("(a as! Fake.Type)", "(b as! A.Type?)") + others),
            "\(SourceCopy(fake + calls("a", "b") + others).text)")
        // Nobody knows whose it is.
        let two = SourceCopy(fake + "enum E { class B { @objc class func shared() {} } }\n" + calls("a", "b")).text
        #expect(two.hasSuffix(calls("a", "(b as! A.Type?)")), "\(two)")
    }

    @Test("makes functions of Objective-C’s blocks, and hands them to scripts as what they are (xcode.4)") func blocks() {
        let cast = "g(unsafeBitCast(f, to: AnyObject.self), unsafeBitCast(a, to: Int.self))"
        let copy = SourceCopy("import JavaScriptCore\nlet f: @convention(block) (Int) -> Int = { $0 }; \(cast)").text
        let room = String(repeating: " ", count: "@convention(block)".count)
        let handed = "g(_scriptObject(f, to: AnyObject.self), unsafeBitCast(a, to: Int.self))"
        #expect(copy == "import JavaScriptCore\nlet f: \(room) (Int) -> Int = { $0 }; \(handed)")
        #expect(!SourceCopy(cast).isChanged)
    }

    @Test("makes plain properties of managed ones in a file without Core Data, and leaves others to the macro (xcode.4)")
    func unmanaged() {
        let source = "import Foundation\nclass A {\n  @NSManaged public var name: String? // a\n  @NSManaged var count: Int\n}"
        let text = SourceCopy(source).text
        #expect(text.contains("             public var name: String? // a"))
        #expect(text.contains("var count: Int { get { fatalError("))
        #expect(SourceCopy("import CoreData\n" + source).text.contains("@_Managed  public var name: String?"))
    }

    @Test("names what Foundation has otherwise there: codes of errors, and files of a bundle (xcode.4)")
    func foundationNames() {
        let source =
            "let a = URLError.Code(rawValue: 404)\nlet b = Bundle.main.urls(\n    forResourcesWithExtension: c)\nd.urls(for: e)\nProcessInfo().arguments"
        let copy =
            "let a = URLError.Code(_rawCode: 404)\nlet b = Bundle.main._url(\n    forResourcesWithExtension: c)\nd.urls(for: e)\n_processInfo_.arguments"
        #expect(SourceCopy(source).text == copy)
    }
}
