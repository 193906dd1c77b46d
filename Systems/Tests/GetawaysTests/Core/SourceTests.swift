import Foundation
import Testing

/// What the source itself has to keep to.
@Suite("Source of Getaways") struct SourceTests {
    private static let system = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Getaways").standardizedFileURL

    private func sources(_ folders: String...) throws -> [(name: String, text: String)] {
        try folders.flatMap { folder in
            try #require(FileManager.default.enumerator(at: Self.system.appendingPathComponent(folder), includingPropertiesForKeys: nil))
                .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
                .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
        }
    }

    @Test("the core knows nothing of the app, of the service's code or of intents (R2.5)")
    func boundary() throws {
        let core = try sources("Core")
        #expect(core.count > 25)
        for (name, text) in core {
            for word in ["GetawaysAppCore", "GetawaysServiceCore", "import AppIntents", "import Intents", "import Hummingbird", "Vitrine"] {
                #expect(!text.contains(word), "\(name) has \(word)")
            }
        }
    }

    @Test("everybody in the chain is asynchronous; only the edge to a completion makes a task (R2.33)")
    func edges() throws {
        let makers = try sources("Core", "Widgets", "Intents", "Definitions").filter { $0.text.contains(" Task {") }.map(\.name)
        #expect(makers == ["DealsProvider.swift"])
    }

    @Test("widgets and the older intent's handler ask through one client (R2.35)")
    func oneClient() throws {
        #expect(try sources("Core", "Widgets", "Intents").allSatisfy { !$0.text.contains("URLSession.") })
        for folder in ["Widgets", "Intents"] {
            #expect(try sources(folder).contains { $0.text.contains("restClient: .live(") }, "\(folder)")
        }
    }

    @Test("one naming: entries come from Deals…EntryProviders (G2.7)")
    func naming() throws {
        for (name, text) in try sources("Core", "Widgets", "Intents", "Definitions") {
            #expect(!text.contains("FakeDealEntryProvider") && !text.contains(" DealEntryProvider"), "\(name)")
        }
    }

    @Test("nothing is unwrapped by force (G2.2, G2.8)")
    func unwrapping() throws {
        for (name, text) in try sources("Core", "Widgets", "Intents", "AppCore") {
            #expect(text.firstMatch(of: #/(try!|[\w\)\]]!(?![=\w"]))/#) == nil, "\(name)")
        }
    }
}
