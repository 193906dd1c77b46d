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

    @Test(arguments: [("fuzz-images", 2000), ("fuzz-archives", 400), ("fuzz-text", 200), ("fuzz-assets", 2000)])
    func `hostile input is read or refused, and never ends the process`(name: String, rounds: UInt64) throws {
        #expect(Self.samples.count >= 8)
        let kind = try #require(HostileInputs.all.first { $0.name == name })
        var input = kind.init(samples: Self.samples)
        for seed in 0..<rounds { input.feed(seed) }
    }

    @Test func `a seed makes the same input every time`() {
        var first = SeededGenerator(seed: 5), second = SeededGenerator(seed: 5)
        #expect((0..<100).allSatisfy { _ in first.next() == second.next() })
    }
}
