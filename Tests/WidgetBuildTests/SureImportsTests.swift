import Testing

@testable import WidgetBuild

@Suite("Imports that are sure") struct SureImportsTests {
    private func sure(_ source: String) -> Set<String> {
        SureImports(source, conditions: ["DEBUG"], known: ["UIKit"]).modules
    }

    @Test("are those without a question, however they are written (xcode.5)")
    func plain() {
        #expect(
            sure("import A\n@testable import B\npublic import struct C.D\n  import E // import F\n/* import G */") == ["A", "B", "C", "E"])
        #expect(sure("let text = \"\"\"\nimport A\n\"\"\"\n") == [])
    }

    @Test(
        "are those under a condition that is true, and none under one that is false or that only the compiler knows (xcode.5)",
        arguments: [
            ("DEBUG", true, false), ("!DEBUG", false, true), ("os(iOS)", true, false), ("os(watchOS) || os(macOS)", false, true),
            ("canImport(UIKit)", true, false), ("canImport(Nobody)", false, false), ("swift(>=5.9)", false, false),
            ("DEBUG && (os(iOS) || canImport(Nobody))", true, false), ("os(macOS) && swift(>=5.9)", false, true),
            ("targetEnvironment(macCatalyst)", false, true), ("DEBUG &&", false, false), ("", false, false),
        ])
    func conditions(_ condition: String, _ first: Bool, _ second: Bool) {
        let found = sure("#if \(condition)\nimport A\n#else\nimport B\n#endif\nimport C\n")
        #expect(found.contains("C"))
        #expect(found.contains("A") == first, "\(condition)")
        #expect(found.contains("B") == second, "\(condition)")
    }

    @Test("of several branches are those of the first that is true, if all before it are known (xcode.5)")
    func branches() {
        #expect(sure("#if os(macOS)\nimport A\n#elseif os(iOS)\nimport B\n#else\nimport C\n#endif") == ["B"])
        #expect(sure("#if canImport(Nobody)\nimport A\n#elseif os(iOS)\nimport B\n#else\nimport C\n#endif") == [])
        #expect(sure("#if os(iOS)\n#if os(macOS)\nimport A\n#endif\nimport B\n#endif\n#endif\nimport C") == ["B", "C"])
        #expect(sure("#if " + String(repeating: "(", count: 100_000) + "\nimport A\n#endif") == [])
    }
}
