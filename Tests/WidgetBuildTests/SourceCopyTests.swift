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
            ("@NSManaged public var a: Int16", "@_Managed  public var a: Int16"), ("@NSManagedThing", "@NSManagedThing"),
            ("@objcThing", "@objcThing"), ("if #available(iOS 17.0, *), a {", "if _iOS(17,0)             , a {"),
            ("#available(macOS 14, iOS 16.4.1, *)", "_iOS(16,4)                         "),
            ("#available(iOSApplicationExtension 17, *)", "_iOS(17)                                 "),
            ("guard #unavailable(iOS 26) else", "guard !_iOS(26)            else"),
            ("#available(watchOS 10, *)", "#available(watchOS 10, *)"),
            ("@available(iOS 17, *)", "@available(iOS 17, *)"), ("#available(iOS\n17, *)", "#available(iOS\n17, *)"),
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
        ])
    func untouched(source: String) { #expect(!SourceCopy(source).isChanged) }
}
