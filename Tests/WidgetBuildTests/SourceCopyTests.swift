import Testing

@testable import WidgetBuild

@Suite("The copy of a source") struct SourceCopyTests {
    @Test(
        "has true and false where the platform decides, every other byte at its place (xcode.4)",
        arguments: [
            ("#if os(iOS)\na", "#if true   \na"), ("  #elseif !os(iOS) && DEBUG", "  #elseif !true    && DEBUG"),
            ("#if os( iOS )||os(macOS)", "#if true     ||os(macOS)"), ("#if os(Linux)", "#if false    "),
            ("#if targetEnvironment(simulator)", "#if true                        "), ("#if canImport(UIKit)", "#if canImport(UIKit)"),
            ("@objc func a()", "      func a()"), ("@objc(name) @objcMembers final class A", "                         final class A"),
            ("@objcThing", "@objcThing"),
        ])
    func changed(source: String, copy: String) {
        #expect(SourceCopy(source).text == copy)
        #expect(SourceCopy(source).isChanged == (source != copy))
    }

    @Test(
        "leaves texts, comments and other code as they are (xcode.4)",
        arguments: [
            "let a = \"#if os(iOS)\"", "// #if os(iOS)", "/*\n#if os(iOS)\n*/", "let b = \"\"\"\n#if os(iOS)\n\"\"\"", "let os = iOS",
            "#ifdef os(iOS)", "#if macros(iOS)", "let c = #\"@objc\"#", "func os(iOS: Int) { os(iOS: 1) }",
        ])
    func untouched(source: String) { #expect(!SourceCopy(source).isChanged) }
}
