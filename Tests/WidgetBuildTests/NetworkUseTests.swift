import Foundation
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("A widget that asks the network") struct NetworkUseTests {
    @Test("is found by its own source, with the place, unless it may") func found() throws {
        let scratch = try Scratch(["Tide.swift": "// URLSession\nlet words = \"URLSession\"\nlet tide = URLSession.shared\n"])
        defer { scratch.remove() }
        let file = scratch.folder.appendingPathComponent("Tide.swift")
        let target = WidgetTarget(
            name: "Tide", productName: "Tide", origin: scratch.folder, code: SourceModule(module: "Tide", sources: [file]),
            info: .dictionary([:]))
        let use = try #require(NetworkUse(in: target))
        #expect(use.file == file && use.line == 3 && use.word == "URLSession")
        #expect(NetworkUse(in: target.withNetwork) == nil)
        var plain = target
        plain.code.sources = []
        #expect(NetworkUse(in: plain) == nil)
    }
}
