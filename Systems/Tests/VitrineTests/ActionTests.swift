import Foundation
import Testing

/// The steps of action.yml, as a job would run them.
@Suite("action.yml") struct ActionTests {
    private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    private let scratch = TemporaryFolder()

    private func step(_ name: String, _ inputs: [String]) async throws -> Program.Result {
        try await Program.run(
            ["python3", Self.root.appendingPathComponent("scripts/action-step").path, name] + inputs,
            executable: URL(fileURLWithPath: "/usr/bin/env"))
    }

    /// Runs the comparison of one picture, with what GitHub gives every step.
    private func compare() async throws -> Program.Result {
        let script = try await step(
            "Compare pictures",
            [
                "target=TripsWidgets", "report=pictures report",
                "options=--kind TripsSearchWidget --family systemSmall --scheme light --references References",
            ])
        #expect(script.status == 0, "\(script.errors)")
        for name in ["output", "summary"] { try Data().write(to: scratch.url.appendingPathComponent(name)) }
        let path = "\(Program.folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        return try await Program.run(
            ["-c", script.output], executable: URL(fileURLWithPath: "/bin/bash"),
            environment: ["PATH": path, "GITHUB_OUTPUT": scratch.path("output"), "GITHUB_STEP_SUMMARY": scratch.path("summary")],
            in: scratch.url)
    }

    private func text(_ name: String) throws -> String { try String(contentsOfFile: scratch.path(name), encoding: .utf8) }

    @Test("sdk.4: the comparison passes where all is as recorded; where not it fails, and outputs, summary and report say so")
    func compares() async throws {
        let missing = try await compare()
        #expect(missing.status == 1, "\(missing.output)\(missing.errors)")
        #expect(try text("output") == "report=pictures report\nfailed=yes\n")
        #expect(try text("summary").contains("It is recorded now: look at it."))
        #expect(try text("pictures report/junit.xml").contains("<failure"))
        let recorded = try await compare()
        #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
        #expect(try text("output") == "report=pictures report\nfailed=no\n")
        #expect(try text("summary").contains("1 picture; all as recorded"))
        #expect(try !text("pictures report/junit.xml").contains("<failure"))
    }

    @Test("sdk.4: every step runs with the inputs that the action declares, and the guide's job gives it no others")
    func inputs() async throws {
        for name in ["Install Vitrine", "Compare pictures"] {
            let script = try await step(name, [])
            #expect(script.status == 0, "\(script.errors)")
            // What is left of an expression would reach the shell.
            #expect(!script.output.contains("${{"))
        }
        #expect(try await step("Compare pictures", ["tagret=x"]).status == 1)
        let guide = try String(contentsOf: Self.root.appendingPathComponent("Documentation.docc/Installing.md"), encoding: .utf8)
        let job = try #require(guide.firstMatch(of: /(?s)uses: \S*vitrine@\S+\n\s+with:\n(.*?)```/)).1
        let given = job.matches(of: /\s([a-z]+):\s/).map { "\($0.1)=x" }
        #expect(given.count >= 2)
        let result = try await step("Compare pictures", given)
        #expect(result.status == 0, "\(result.errors)")
    }
}
