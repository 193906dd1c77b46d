import Foundation
import Testing

@testable import XcodeProject

@Suite("A submodule of Git's that was not fetched") struct SubmoduleTests {
    private static let modules = """
        [submodule "Kit"]
        \tpath = ios/Kit
        \turl = https://example.com/kit
        [submodule "Here"]
        \tpath=Here
        [submodule "Out"]
        \tpath = ../Out
        [submodule "Tides"]
        \tpath = ios/Tides
        """
    private static let spec = "name: Tide\ntargets:\n  Tide:\n    type: app-extension\n    platform: iOS\n    sources: [Tides, Own]\n"

    @Test("is named where widgets are missing, which it may have (xcode.1)") func noWidget() throws {
        let scratch = try Scratch([
            ".gitmodules": Self.modules, "Here/a.txt": "", "ios/project.yml": Self.spec, "ios/Own/Wave.swift": "struct Wave {}\n",
        ])
        defer { scratch.remove() }
        let folder = scratch.folder.standardizedFileURL.appendingPathComponent("ios")
        let error = #expect(throws: ProjectError.self) { try ProjectFinder().describe(folder) }
        #expect(error?.description.contains("Submodules of Git's were not fetched") == true)
        #expect(error?.description.hasSuffix(" \(folder.path)/Kit, \(folder.path)/Tides.") == true)
        #expect(Submodules.missing(around: folder).map(\.lastPathComponent) == ["Kit", "Tides"])
    }

    @Test("is a note beside widgets that are there (xcode.1)") func note() throws {
        let scratch = try Scratch([
            ".gitmodules": Self.modules, "Here/a.txt": "", "ios/project.yml": Self.spec,
            "ios/Own/Tide.swift": "import WidgetKit\n@main struct Tide: Widget {}\n",
        ])
        defer { scratch.remove() }
        let found = try ProjectFinder().describe(scratch.folder)
        #expect(found.targets.count == 1)
        let note = try #require(found.notes.first { $0.words.contains("submodule") })
        #expect(note.file?.hasSuffix("/ios/Kit") == true && note.words.contains("as are Tides"))
        // Above the repository nobody is asked.
        try FileManager.default.createDirectory(
            at: scratch.folder.appendingPathComponent("ios/.git"), withIntermediateDirectories: true)
        #expect(Submodules.missing(around: scratch.folder.appendingPathComponent("ios")).isEmpty)
    }
}
