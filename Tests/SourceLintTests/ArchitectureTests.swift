import Foundation
import Testing

@Suite("The page of the architecture") struct ArchitectureTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The targets of the three packages but tests, by what their manifests say; each makes its targets by functions of its own.
    private func targets() throws -> Set<String> {
        let manifests = try ["SDK/Package.swift", "Package.swift", "Systems/Package.swift"].map(text).joined()
        // As they are called, but for those that a function calls by the name it was given.
        func named(_ call: Regex<(Substring, Substring)>) -> [String] {
            manifests.matches(of: call).map { String($0.1) }.filter { !$0.contains("\\") && $0 != "SDK" && $0 != "Systems" }
        }
        let plain =
            named(/\b(?:module|program|tool)\(\s*"([^"]+)"/)
            + named(/\.(?:systemLibrary|target|executableTarget|plugin|macro)\(\s*name: "([^"]+)"/)
        let parts = manifests.matches(of: /\bappExtension\(\s*"(\w+)"(?:, "(\w+)")?/).map { "\($0.1)\($0.2 ?? "Widgets")" }
        return Set(
            plain + parts + named(/\bapple\(\s*"(\w+)"/).map { "Vitrine\($0)" } + named(/\bapp\("(\w+)"/).map { "\($0)App" }
                + named(/\bservice\("(\w+)"/).map { "\($0)Service" } + named(/\bdefinitions\("(\w+)"/).map { "\($0)Definitions" })
    }

    @Test("has a line for every target but tests, and for nothing that is no target") func complete() throws {
        let names = try targets()
        #expect(names.count > 150)
        // The first column of the tables of targets.
        let page = try text("Documentation.docc/Architecture.md")
        let tables = try #require(page.split(separator: "## What each target is").last?.split(separator: "\n## ").first)
        let cells = tables.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { $0.split(separator: "|").first }
        let told = Set(cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
        #expect(names.subtracting(told).sorted() == [], "are not on the page")
        #expect(told.subtracting(names).sorted() == [], "are no targets")
    }

    @Test("every folder of a module of Apple's is a target, and a name that widget source may import") func modules() throws {
        let folders = try ["SDK/Sources/Apple", "Sources/Apple"].flatMap {
            try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent($0).path)
        }
        let names = Set(folders).subtracting(["Macros"])
        let targets = try targets().map { $0.replacing("Vitrine", with: "") }
        #expect(names.count > 50 && names.subtracting(targets) == [])
        let aliases = try text("SDK/widget-source.flags").matches(of: /-module-alias (\w+)=Vitrine(\w+)/)
        #expect(aliases.allSatisfy { $0.1 == $0.2 } && Set(aliases.map { String($0.1) }) == names)
    }

    /// Whatever two images of a process have in common must be in one library: no target of another package may be linked twice, and none
    /// of the systems is known to what stands below them.
    @Test("the root knows no system by name (sdk.2)") func systems() throws {
        let words = ["Trips", "Getaways", "Insights", "Salon", "\"Systems"]
        let names = /\b(Trips|Getaways|Insights|Salon)(App|Widgets|Service|Intents|Core)?\b|"Systems\b/
        for folder in ["SDK", "Sources", "Plugins"] {
            let files = try #require(
                FileManager.default.enumerator(at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil))
            while let file = files.nextObject() as? URL {
                guard ["swift", "js", "css", "html", "c", "h"].contains(file.pathExtension) else { continue }
                let source = try String(contentsOf: file, encoding: .utf8)
                // A regular expression is slow over all lines of all files.
                guard words.contains(where: { source.range(of: $0, options: .literal) != nil }) else { continue }
                // An example in help or in a comment names one; code looks for none.
                let code = source.split(separator: "\n").filter { !$0.contains("//") && !$0.contains("e.g.") }
                let known = code.filter { $0.contains(names) }
                #expect(known.isEmpty, "\(file.lastPathComponent): \(known.first ?? "")")
            }
        }
    }

    /// SwiftPM compiles a target anew for what it names itself, and the library that the SDK is stands behind another product.
    @Test("each function that makes a target of the systems has it follow the library, but for services (sdk.2)") func following() throws {
        let functions = try text("Systems/Package.swift").split(separator: "\nfunc ").dropFirst()
        let call = /\.(?:target|executableTarget|testTarget)\(\s*name:/
        let makers = functions.filter { $0.contains(call) }
        let others = makers.filter { !$0.contains("dependencies: following(") }.compactMap { $0.split(separator: "(").first }
        #expect(makers.count == 7 && others == ["service"])
    }

    @Test("names folders and links that are there") func folders() throws {
        for page in ["Documentation.docc/Architecture.md", "CONTRIBUTING.md"] {
            for path in try text(page).matches(of: /`((?:SDK|Sources|Tests|Systems)(?:\/\w+)*)`/) {
                #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(String(path.1)).path), "\(page): \(path.1)")
            }
        }
    }

    @Test("the walk of a booking names files that are there, a folder before its files") func walk() throws {
        let page = try text("Documentation.docc/Architecture.md")
        let walk = try #require(page.split(separator: "### The files of that walk").last?.split(separator: "\n## ").first)
        let rows = walk.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
        var named = 0
        for row in rows {
            var folder = ""
            for name in row.matches(of: /`([^`]+)`/).map({ String($0.1) }) {
                if name.contains(".") { named += 1 } else { folder = name }
                let path = name.contains(".") ? "\(folder)/\(name)" : folder
                #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path), "\(path)")
            }
        }
        #expect(named > 40)
    }
}
