import Foundation
import Testing

@testable import WidgetBuild

@Suite("A module map") struct ModuleMapTests {
    @Test(
        "says what its module is called, whatever the package calls the target (xcode.3)",
        arguments: [
            ("// module Old\nmodule CZlib {\n    header \"shim.h\"\n    link \"z\"\n}\n", "CZlib"),
            ("framework module Kelp [system] { umbrella \"Headers\" }", "Kelp"), ("module Tide[extern_c]{}", "Tide"), ("// nothing", nil),
        ])
    func name(text: String, name: String?) throws {
        let scratch = try Scratch(["module.modulemap": text])
        defer { scratch.remove() }
        #expect(ClangModule.name(in: scratch.folder.appendingPathComponent("module.modulemap")) == name)
    }
}
