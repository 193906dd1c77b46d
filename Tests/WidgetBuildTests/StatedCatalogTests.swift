import Foundation
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("Colours that a configuration states") struct StatedCatalogTests {
    @Test("are a catalogue of the target, which stays as it is until they change (xcode.1)") func stays() async throws {
        let scratch = try Scratch([
            "App/targets/tide/expo-target.config.js": "module.exports = { type: 'widget', colors: { ink: '#123456' } }",
            "App/targets/tide/Tide.swift": "import WidgetKit\n@main struct Tide: Widget {}\n",
        ])
        defer { scratch.remove() }
        let reader = ProjectReader(
            manifests: PackageReader(cache: scratch.cache), fetcher: PackageFetcher(cache: scratch.cache) { _ in }, fetching: .never,
            cache: scratch.cache)
        func catalog() async throws -> (place: URL, number: UInt64?) {
            let target = try #require(try await reader.describe(scratch.folder.appendingPathComponent("App")).1.first)
            let place = try #require(target.code.catalogs.first)
            let number = try FileManager.default.attributesOfItem(atPath: place.path)[.systemFileNumber] as? UInt64
            return (place, number)
        }
        let first = try await catalog(), second = try await catalog()
        #expect(first == second && first.number != nil)
        #expect(FileManager.default.fileExists(atPath: first.place.appendingPathComponent("ink.colorset/Contents.json").path))
        #expect(try FileManager.default.contentsOfDirectory(atPath: first.place.deletingLastPathComponent().path) == ["Stated.xcassets"])
        try scratch.write("module.exports = { type: 'widget', colors: { ink: 'navy' } }", "App/targets/tide/expo-target.config.js")
        #expect(try await catalog().place != first.place)
    }
}
