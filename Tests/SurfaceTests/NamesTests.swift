import Foundation
import Testing
import SwiftUI

/// The names that widgets use, most used first, and what is asked of each here.
private struct Names {
    enum Demand: String { case visible, compiles, intents, foreign }
    let all: [(rank: Int, demand: Demand, name: String)]

    init() throws {
        let file = try #require(Bundle.module.url(forResource: "Resources/names", withExtension: "txt"))
        all = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t").map(String.init)
            return (try #require(Int(fields[0])), try #require(Demand(rawValue: fields[1])), fields[2])
        }
    }

    func names(_ demand: Demand) -> [String] { all.filter { $0.demand == demand }.map(\.name) }
}

@MainActor @Suite("Names that widgets use") struct NamesTests {
    @Test("each visible name changes what is drawn", arguments: Visible.all) func drawn(_ visible: Visible) {
        let differs = Drawn.list(visible.with()) != Drawn.list(visible.without())
        #expect(differs)
        #expect(Drawn.rendered(visible.with()).diagnostics.filter { $0.contains("not drawn") } == [])
    }

    @Test("every visible name of the first 300 is shown by a pair of views or by a test of widget parts") func complete() throws {
        let shown = Set(Visible.all.map(\.name)).union(WidgetPartTests.names)
        #expect(try Names().names(.visible).filter { !shown.contains($0) } == [])
    }

    @Test("every name that is only to compile stands in widget source that the tests build") func compiles() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folders = [
            "Tests/SurfaceTests", "Tests/AppleModulesTests/Source", "Tests/Fixtures/ProbeWidgets",
        ]
        let files = folders.flatMap {
            FileManager.default.enumerator(at: root.appending(path: $0), includingPropertiesForKeys: nil)?.allObjects ?? []
        }
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "NamesTests.swift" }
        let source = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
        let missing = try Names().names(.compiles).filter { !Self.stands($0, in: source) }
        #expect(missing == [])
    }

    /// `.name` is a member, `env.name` a value of the environment, `Module:Name` a name of that module.
    private static func stands(_ name: String, in source: String) -> Bool {
        if name.hasPrefix("env.") { return stands("\\." + name.dropFirst(4), in: source) }
        let word = name.hasPrefix("import ") ? name : String(name.split(separator: ":").last ?? "")
        var rest = source[...]
        while let found = rest.range(of: word) {
            let before = found.lowerBound > source.startIndex ? source[source.index(before: found.lowerBound)] : " "
            let after = found.upperBound < source.endIndex ? source[found.upperBound] : " "
            let isPart = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
            let startsWord = word.first.map { !isPart($0) } ?? true
            if !isPart(after), startsWord || !isPart(before) { return true }
            rest = rest[found.upperBound...]
        }
        return false
    }
}
