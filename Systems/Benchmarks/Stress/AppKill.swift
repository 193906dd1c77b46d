import Foundation
import SeededGenerators
import WidgetHost

/// `kill -9` of the app while it saves to the App Group: no value that was stored is lost, none is torn, neither for a process that reads
/// all the while nor for one that opens the store afterwards.
enum AppKill: Suite {
    static let name = "app-kill"
    private static let rounds = 500
    private static let group = "group.com.vitrine.trips"

    static func run(_ environment: StressEnvironment, _ generator: SeededGenerator, _ record: inout SuiteRecord) async throws {
        var generator = generator
        let reader = try environment.app("watch", group)
        let watching = Task { await watch(reader) }
        defer { reader.kill() }
        var saves = 0
        for _ in 0..<rounds {
            let writer = try environment.app("count", group)
            let wanted = Int.random(in: 1...30, using: &generator), delay = Int.random(in: 0...800, using: &generator)
            var said = 0, seen = 0, isKilled = false
            for await event in writer.events {
                guard case .line(let text) = event else { continue }
                writer.consumed()
                said = Int(text) ?? said
                seen += 1
                guard seen >= wanted, !isKilled else { continue }
                isKilled = true
                try await Task.sleep(for: .microseconds(delay))
                writer.kill()
            }
            saves += seen
            if !isKilled { record.fail("the app ended before it was killed") }
            let found = try await environment.ask("whole", group).split(separator: " ", maxSplits: 1).map(String.init)
            if let stored = found.first.flatMap({ Int($0) }), found.count == 2 {
                if stored < said { record.fail("\(said) was stored and \(stored) is there") }
                if found[1] != "whole" { record.fail(found[1]) }
            } else {
                record.fail("the store cannot be read: \(found)")
            }
            try record.progress(of: rounds)
        }
        reader.kill()
        let (reads, torn) = await watching.value
        say("  \(name): \(saves) saves, read \(reads) times meanwhile")
        for reason in torn { record.fail("to a reader meanwhile: \(reason)") }
        if reads < rounds { record.fail("the reader read only \(reads) times") }
    }

    /// Returns how often the reader has read the store, and what it found torn.
    private static func watch(_ reader: ChildProcess) async -> (reads: Int, torn: [String]) {
        var reads = 0
        var torn: [String] = []
        for await event in reader.events {
            guard case .line(let text) = event else { continue }
            reader.consumed()
            if let count = Int(text) { reads = count } else { torn.append(text) }
        }
        return (reads, torn)
    }
}
