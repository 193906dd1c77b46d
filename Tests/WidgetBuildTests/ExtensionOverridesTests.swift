import Testing

@testable import WidgetBuild

@Suite("Overrides in extensions, in the copy of a source") struct ExtensionOverridesTests {
    @Test("gives a subclass's own version of an extension's method another name, and leaves other overrides as they are (xcode.4)")
    func extensionMethods() {
        let base = "extension View {\n  @objc func tides() -> Int { a() }\n  @objc func refresh() {}\n  func plain() {}\n}"
        let classes = "class A { @objc func own() {}\n  func refresh() {} }"
        let subclass = "class B: A {\n  override func tides() -> Int { 2 }\n  override func own() {}\n  override func refresh() {}\n}"
        // A class declares `refresh` itself: that override is an override.
        #expect(ObjectiveCDeclarations.extensionMethods([base, classes, subclass].map { Array($0.utf8) }) == ["tides"])
        #expect(ObjectiveCDeclarations.extensionMethods([base, classes].map { Array($0.utf8) }) == [])
        let copy = SourceCopy(subclass, extended: ["tides"])
        #expect(copy.text == subclass.replacing("override func tides", with: "         func _ides"))
    }

    @Test("gives a class the overrides that its extensions have, each calling the extension's own body (xcode.4)")
    func extensionOverrides() {
        let pier = "class Pier: UIControl {\n  class func a() {}\n}\nclass Lamp: UIView { let a = 1 }"
        let extensions = """
            extension Pier: Tides {
              public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
              override class var layerClass: AnyClass { B.self }
              class Inner: A { override func a() {} }
              open override var tide: Int { get { super.tide } set { super.tide = newValue } }
            }
            extension Lamp { override func move(
                to place: inout Int, _ done: (Int) -> Bool) async throws { place = 1 } }
            extension UIView { override func elsewhere() {} }
            """
        let module = ExtensionOverrides.Module([pier, extensions].map { Array($0.utf8) })
        #expect(Set(module.overrides.keys) == ["Pier", "Lamp", "UIView"])
        let copy = SourceCopy(pier, overrides: module).text
        #expect(copy.hasPrefix("class Pier: UIControl {\n  class func a() {}\n override public func beginTracking("))
        for text in [
            "with event: UIEvent?) -> Bool { _own_beginTracking(touch, with: event) }",
            "override class var layerClass: AnyClass { _own_layerClass }",
            "override open var tide: Int { get { _own_tide } set { _own_tide = newValue } } }",
            "{ let a = 1 ; override func move( to place: inout Int, _ done: (Int) -> Bool) async throws { "
                + "try await _own_move(to: &place, done) } }",
        ] { #expect(copy.contains(text), "\(copy)") }
        let bodies = SourceCopy(extensions, overrides: module).text
        for text in [
            "  public          func _own_beginTracking(", "           class var _own_layerClass: AnyClass",
            "Inner: A { override func a() {} }",
            "                var _own_tide: Int", "extension Lamp {          func _own_move(\n",
            // Nobody calls what a class of UIKit's would do otherwise.
            "extension UIView {          func _own_elsewhere()",
        ] { #expect(bodies.contains(text), "\(bodies)") }
        #expect(!SourceCopy(pier).isChanged && !SourceCopy(extensions).isChanged)
        // The class of a data model, which is written for it, and is as public as what overrides.
        let made = "public class Berth: NSManagedObject {}"
        let berth = "public extension Berth {\n  override func awakeFromInsert() { super.awakeFromInsert() }\n}"
        let model = ExtensionOverrides.Module([made, berth].map { Array($0.utf8) })
        #expect(
            ExtensionOverrides.adding(model, to: made)
                == "public class Berth: NSManagedObject { override public func awakeFromInsert() { _own_awakeFromInsert() } }")
        #expect(ExtensionOverrides.adding(module, to: made) == made)
        // Two classes of one name, and what a condition leaves out.
        let twice = ["class A { class Pier: B {} }", pier, extensions].map { Array($0.utf8) }
        #expect(Set(ExtensionOverrides.Module(twice).overrides.keys) == ["Lamp", "UIView"])
        let conditional = [pier, "extension Pier {\n#if DEBUG\noverride func a() {}\n#endif\n}"].map { Array($0.utf8) }
        #expect(ExtensionOverrides.Module(conditional).overrides.isEmpty)
    }
}
