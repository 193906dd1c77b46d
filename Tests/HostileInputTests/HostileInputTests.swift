import Foundation
import HostileInput
import SeededGenerators
import Testing

/// The beginning of the long rounds `fuzz-images`, `fuzz-archives`, `fuzz-text` and `fuzz-assets`: a trap ends the whole run.
@Suite struct HostileInputTests {
    private static let samples: [[UInt8]] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("DrawingTests/Resources/Images")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
        return names.compactMap { FileManager.default.contents(atPath: folder.appendingPathComponent($0).path).map { [UInt8]($0) } }
    }()

    private static func input(_ name: String) throws -> any HostileInput {
        #expect(samples.count >= 8)
        return try #require(HostileInputs.all.first { $0.name == name }).init(samples: samples)
    }

    @Test(arguments: [("fuzz-images", 2000), ("fuzz-archives", 400), ("fuzz-text", 200)])
    func `hostile input is read or refused, and never ends the process`(name: String, rounds: UInt64) throws {
        var input = try Self.input(name)
        for seed in 0..<rounds { input.feed(seed) }
    }

    /// The assets are read where pictures are made: the next one says which tables could not be read, and each round takes that back.
    @MainActor @Test func `hostile assets are read or refused, and never end the process`() async throws {
        var input = try Self.input("fuzz-assets")
        for seed in 0..<UInt64(2000) {
            input.feed(seed)
            if seed.isMultiple(of: 20) { await Task.yield() }
        }
    }

    @Test func `a seed makes the same input every time`() {
        var first = SeededGenerator(seed: 5), second = SeededGenerator(seed: 5)
        #expect((0..<100).allSatisfy { _ in first.next() == second.next() })
    }
}
