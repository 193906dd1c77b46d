import Foundation
import ScriptBridge
import Testing

/// The app's rules, tested in their own language by the engine that runs the app.
@Suite(.timeLimit(.minutes(1))) struct TypeScriptTests {
    @Test("script.3: the tests in TypeScript hold", arguments: try await TestScript.names())
    func holds(_ name: String) async throws {
        // Each on its own: they store under the same keys.
        try await TestScript.app().call("run", [.string(name)])
    }

    @Test("script.3: a test in TypeScript that does not hold fails with its place in the sources")
    func fails() async throws {
        let names = try await TestScript.names()
        #expect(names.count > 25 && names.contains { $0.hasPrefix("R1.11:") })
        let error = await #expect(throws: ScriptError.self) { try await TestScript.shared.call("link", ["vitrine-trips://nowhere"]) }
        guard case .thrown(let exception)? = error else { return }
        #expect(exception.name == "LinkError")
        #expect(exception.stack.contains { $0.file == "Systems/Trips/JavaScript/src/links/TripsLink.ts" }, "\(exception)")
    }

    /// The bundles are compared where esbuild and TypeScript are installed, as `make packages` does.
    @Test(
        "script.6: the committed bundles are what their sources give",
        .enabled(if: ["tsc", "esbuild"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }))
    func bundles() async throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..").standardizedFileURL
        let process = Process(), output = Pipe()
        process.executableURL = root.appendingPathComponent("scripts/javascript")
        process.arguments = ["--check"]
        (process.standardOutput, process.standardError) = (output, output)
        let status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        #expect(status == 0)
    }
}
