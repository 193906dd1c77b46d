import Foundation
import SourceLint
import Testing

@Suite("Blocking calls") struct BlockingCallTests {
    func found(_ source: String) -> [String] {
        BlockingCall.all(in: source, file: "A.swift").map { "\($0.line) \($0.call) \($0.place)" }
    }

    @Test("are found in asynchronous functions, tasks, actors and tests; true.0") func pool() {
        #expect(found("func f() async {\n usleep(1)\n}") == ["2 usleep pool"])
        #expect(found("func f(\n a: Int = 1\n) async throws -> Int { read(0, b, 1) }") == ["3 read pool"])
        #expect(found("func f() { Task { done.wait() } }") == ["1 wait pool"])
        #expect(found("func f() { group.addTask(priority: .low) { process.waitUntilExit() } }") == ["1 waitUntilExit pool"])
        #expect(found("actor A { func f() { waitpid(1, nil, 0) } }") == ["1 waitpid pool"])
        #expect(found("@Test(\"a\") func f() throws {\n for _ in 0..<1 { done.wait(timeout: .now() + 1) }\n}") == ["2 wait pool"])
        #expect(found("@Test func f() { func g() { sleep(1) }; g() }") == ["1 sleep pool"])
        #expect(found("func f() async { if let a = pipe.fileHandleForReading.availableData {} }") == ["1 availableData pool"])
        #expect(found("@Test func f() async { \"\\(\"a\")\"; Thread.sleep(forTimeInterval: 1) }") == ["1 sleep pool"])
    }

    @Test("are found in synchronous functions that do not say so; true.0") func unmarked() {
        #expect(found("struct A { func f() { flock(file, LOCK_EX) } }") == ["1 flock unmarked"])
        #expect(found("struct A { var a: Int { read(0, b, 1) } }") == ["1 read unmarked"])
        #expect(found("struct A { @available(*, noasync) func f() { flock(file, LOCK_EX) } }") == [])
        #expect(
            found("struct A {\n @available(*, noasync)\n func f() { sleep(1) }\n func g() { sleep(1) }\n}") == ["4 sleep unmarked"])
    }

    @Test("may stand on a thread of their own, be awaited, or not wait at all") func allowed() {
        #expect(found("@Test func f() async { Thread { read(0, b, 1) }.start() }") == [])
        #expect(found("func f() async { queue.async(flags: .barrier) { done.wait() } }") == [])
        #expect(found("func f() async { try await onThread { process.waitUntilExit() } }") == [])
        #expect(
            found(
                "@Suite(\"a\", .ownThreads) struct A {\n @Test func f() async { sleep(1) }\n}\nextension A { @Test func g() { sleep(1) } }")
                == [])
        #expect(found("@Suite(.ownThreads) struct A {\n @Test func f() async { Task { sleep(1) } }\n}") == ["2 sleep pool"])
        #expect(found("func f() async { Thread(block: { usleep(1) }).start() }") == [])
        #expect(found("func f() async { try await gate.wait() }") == [])
        #expect(found("func f() async { try await Task.sleep(for: .seconds(1)) }") == [])
        #expect(found("func f() async { flock(file, LOCK_EX | LOCK_NB); poll(&one, 1, 0) }") == [])
        #expect(found("func f() async { browser.wait(for: \"a\") }") == [])
        #expect(found("func f() async { // usleep(1)\n let words = \"usleep(1)\"; /* usleep(1) */ }") == [])
        #expect(found("func f() async {\n // Blocks: never, it has ended.\n process.waitUntilExit() }") == [])
        #expect(found("func read(_ a: Int) async -> Int { self.read(a) }") == [])
    }

    /// The whole package, but the processes that tests start: they are there to hang.
    @Test("stand nowhere on the shared pool in this package; true.0") func package() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var sources: [String: String] = [:]
        for folder in ["SDK", "Sources", "Systems", "Tests", "Benchmarks", "Plugins"] {
            let files = try #require(
                FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil))
            while let file = files.nextObject() as? URL {
                guard file.pathExtension == "swift", !file.path.contains("/Tests/Fixtures/") else { continue }
                sources[String(file.path.dropFirst(root.path.count + 1))] = try String(contentsOf: file, encoding: .utf8)
            }
        }
        #expect(sources.count > 500)
        let suites = sources.values.reduce(into: Set()) { $0.formUnion(BlockingCall.suitesWithOwnThreads(in: $1)) }
        let calls = sources.sorted { $0.key < $1.key }.flatMap { BlockingCall.all(in: $1, file: $0, ownThreads: suites) }
        #expect(calls.isEmpty, "\n\(calls.map(\.description).joined(separator: "\n"))")
    }
}
