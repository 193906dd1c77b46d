import Foundation
import OwnThreads
import Testing

@testable import WidgetBuild

@Suite("What a command finds of a project that runs, or does not", .ownThreads, .serialized) struct FoundWhileRunningTests {
    private func vitrine(_ arguments: [String], _ scratch: Scratch) async throws -> Tool.Outcome {
        try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path] + arguments)
    }

    @Test("has the line where the source names the kind or the group, and a code of its own where it is not for widgets (xcode.9)")
    func doctorOfWhatRan() async throws {
        let source = WidgetBuilderTests.widget("x").replacing("policy: .never", with: "policy: .after(.now + 10)")
            .replacing("Text(verbatim: \"a long enough literal: x\")", with: "VStack { Button(\"Go\") {}; Text(stored) }")
            .replacing("import WidgetKit", with: "import WidgetKit // the kind is \"W\"")
        let stored = """
            import Foundation
            var stored: String {
                UserDefaults(suiteName: "group.com.example.sea")?.string(forKey: "W") ?? ""
            }
            """
        let scratch = try Scratch(["Tide.swift": source, "Store.swift": stored])
        defer { scratch.remove() }
        let outcome = try await vitrine(["doctor", scratch.folder.path], scratch)
        let tide = scratch.folder.appendingPathComponent("Tide.swift").path
        let store = scratch.folder.appendingPathComponent("Store.swift").path
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("kind: \"W\"") }) + 1
        let found = "\(tide):\(line): warning: W, systemSmall:"
        #expect(outcome.output.contains("\(found) Its policy asks for the next"), "\(outcome.output)")
        #expect(outcome.output.contains("\(found) Button(action:): nothing of a widget"), "\(outcome.output)")
        #expect(outcome.output.contains("not-for-widgets: Take Button(intent:)"), "\(outcome.output)")
        #expect(
            outcome.output.contains("\(store):3: error: The extension asks for group.com.example.sea, and"), "\(outcome.output)")
    }

    @Test("stands in the report of pictures, which is never that of an earlier run (xcode.8)")
    func untested() async throws {
        func target(_ name: String) -> String { "  \(name): { type: app-extension, platform: iOS, sources: \(name) }" }
        let wrong = "\nlet wrong: Int = \"one\"\n"
        let scratch = try Scratch([
            "project.yml": "name: Sea\ntargets:\n\(target("Ebb"))\n\(target("Tide"))\n",
            "Ebb/Ebb.swift": WidgetBuilderTests.widget("x") + wrong, "Tide/Tide.swift": WidgetBuilderTests.widget("x"),
        ])
        defer { scratch.remove() }
        let report = scratch.folder.appendingPathComponent("report")
        func test(_ more: String...) async throws -> (outcome: Tool.Outcome, page: String, junit: String) {
            let options = ["test", scratch.folder.path, "--report", report.path, "--family", "systemSmall"]
            let outcome = try await vitrine(options + more, scratch)
            let files = try ["index.html", "junit.xml"].map {
                try String(contentsOf: report.appendingPathComponent($0), encoding: .utf8)
            }
            return (outcome, files[0], files[1])
        }
        let part = try await test("--record")
        #expect(part.outcome.status == 1, "\(part.outcome.output)")
        let words = String(decoding: part.outcome.standard, as: UTF8.self)
        #expect(words.contains("Ebb-build: Ebb does not compile: 1 error."), "\(words)")
        #expect(words.contains("2 pictures, 2 recorded, 1 failed"), "\(words)")
        #expect(part.page.contains("1 to look at") && part.page.contains("Ebb does not compile"))
        #expect(part.junit.contains(#"<testsuite name="Ebb" tests="1" failures="1">"#), "\(part.junit)")
        #expect(part.junit.contains(#"<testsuite name="Tide" tests="2" failures="0">"#), "\(part.junit)")
        let well = try await test("--target", "Tide")
        #expect(well.outcome.status == 0 && well.page.contains("Every picture is as recorded"), "\(well.outcome.output)")
        let none = try await test("--target", "Ebb")
        #expect(none.outcome.status == 1 && none.outcome.output.contains("Ebb does not compile"), "\(none.outcome.output)")
        #expect(none.page.contains("1 to look at") && none.page.contains("Ebb does not compile"), "\(none.page)")
        #expect(none.junit.contains("failures=\"1\"") && !none.junit.contains("Tide\""), "\(none.junit)")
    }
}
