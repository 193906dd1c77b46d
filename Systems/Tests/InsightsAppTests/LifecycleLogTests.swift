import Foundation
import Testing

@testable import InsightsCore

/// The log of widgets' events that the app and its extensions share.
struct LifecycleLogTests {
    private func event(_ id: String) -> WidgetEvent {
        WidgetEvent(
            id: id, name: .added, installation: "a", kind: "k", family: "systemSmall", configuration: "c", metrics: [], shop: "1001",
            at: Date(timeIntervalSince1970: 1_781_271_000))
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    @Test("R4.93: an event is there once, newest first, and sent until it was taken")
    func sending() async throws {
        try await withFolder { folder in
            let log = LifecycleLog(folder: folder)
            log.add([event("1"), event("2")])
            LifecycleLog(folder: folder).add([event("2"), event("3")])
            #expect(log.entries.map(\.event.id) == ["3", "2", "1"])
            #expect(log.entries.allSatisfy { !$0.isSent })
            log.sent([event("1"), event("3"), event("other")])
            #expect(log.entries.map(\.isSent) == [true, false, true])
        }
    }

    @Test("the log is bounded, and a damaged or enormous one is begun anew")
    func bounded() async throws {
        try await withFolder { folder in
            let log = LifecycleLog(folder: folder), file = folder.appendingPathComponent("lifecycle.json")
            log.add((0..<300).map { event("\($0)") })
            #expect(log.entries.count == LifecycleLog.most && log.entries.first?.event.id == "299")
            for damage in [Data("[{".utf8), Data(), Data(count: 2_000_000)] {
                try damage.write(to: file)
                #expect(log.entries.isEmpty)
                log.add([event("new")])
                #expect(log.entries.map(\.event.id) == ["new"])
            }
        }
    }

    @Test("R4.105: several who write at once lose nothing")
    func atOnce() async throws {
        try await withFolder { folder in
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<20 { group.addTask { LifecycleLog(folder: folder).add([event("\(index)")]) } }
            }
            #expect(Set(LifecycleLog(folder: folder).entries.map(\.event.id)).count == 20)
        }
    }
}
