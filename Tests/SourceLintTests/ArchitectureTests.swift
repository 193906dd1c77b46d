import Foundation
import Testing

@Suite("The page of the architecture") struct ArchitectureTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("has a line for every target but tests, and for nothing that is no target") func targets() throws {
        let manifest = try text("Package.swift")
        let declared = manifest.matches(of: /\.(\w+)\(\s*name: "([^"]+)"/).filter {
            !["product", "testTarget", "library"].contains($0.1) && !$0.2.contains("(")
        }
        let names = Set(declared.map { String($0.2) })
        #expect(names.count > 100)
        // The first column of the tables of targets.
        let page = try text("Documentation.docc/Architecture.md")
        let tables = try #require(page.split(separator: "## What each target is").last?.split(separator: "\n## ").first)
        let cells = tables.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { $0.split(separator: "|").first }
        let told = Set(cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
        #expect(names.subtracting(told).sorted() == [], "are not on the page")
        #expect(told.subtracting(names).sorted() == [], "are no targets")
    }

    @Test("every folder of Sources/Apple is a module of the manifest's list, and `make run` builds all of them") func modules() throws {
        let manifest = try text("Package.swift")
        let list = try #require(manifest.firstMatch(of: /let appleModules = \[([^\]]*)\]/)).1
        let named = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent("Sources/Apple").path)
        #expect(Set(folders).subtracting(["Macros"]) == named)
        #expect(try text("Makefile").contains("PROGRAMS := apple "))
    }

    @Test("names folders and links that are there") func folders() throws {
        for page in ["Documentation.docc/Architecture.md", "CONTRIBUTING.md"] {
            for path in try text(page).matches(of: /`((?:Sources|Tests|Systems)(?:\/\w+)*)`/) {
                #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(String(path.1)).path), "\(page): \(path.1)")
            }
        }
    }
}
