import Foundation
import Testing
import WidgetKit
import WidgetLifecycle

@testable import InsightsCore

/// Widgets that come and go, from the list to the service.
struct WidgetWatchTests {
    /// A screen that a test changes.
    private final class Screen: InstalledWidgets, @unchecked Sendable {
        private let lock = NSLock()
        private var placed: [InstalledWidget] = []
        func place(_ widgets: [InstalledWidget]) { lock.withLock { placed = widgets } }
        func installedWidgets() async throws -> [InstalledWidget] { lock.withLock { placed } }
    }

    /// A service that keeps what it got.
    private final class Service: @unchecked Sendable {
        private let lock = NSLock()
        private var taken: [WidgetEvent] = []
        private var refuses = false
        struct Down: Error {}
        var events: [WidgetEvent] { lock.withLock { taken } }
        func refuse(_ refuses: Bool) { lock.withLock { self.refuses = refuses } }
        @Sendable func take(_ events: [WidgetEvent]) throws {
            try lock.withLock {
                if refuses { throw Down() }
                taken += events
            }
        }
    }

    private struct Device {
        let screen = Screen(), service = Service()
        let folder: URL
        let log: LifecycleLog
        func watch() -> WidgetWatch {
            let service = service
            return WidgetWatch(
                widgets: screen, lifecycle: WidgetLifecycle(folder: folder.appendingPathComponent("Widgets"), spacing: 0), log: log,
                memory: MerchantMemory(folder: folder), installation: Installation(id: "device"), report: { try service.take($0) })
        }
    }

    private func withDevice(_ body: (Device) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(Device(folder: folder, log: LifecycleLog(folder: folder)))
    }

    private func widget(_ family: WidgetFamily, _ metrics: [String]? = ["orders"], kind: String = InsightsWidgetKind.current)
        -> InstalledWidget
    {
        InstalledWidget(
            kind: kind, family: family,
            configuration: metrics.map { InsightsConfiguration(shop: nil, metricNames: $0, range: .today) })
    }

    @Test("R4.90, R4.97: what was added and removed is told with kind, size and the metrics that the tile shows")
    func told() async throws {
        try await withDevice { device in
            let watch = device.watch()
            device.screen.place([
                widget(.systemSmall, ["orders", "none", "sessions"]), widget(.systemSmall, nil, kind: InsightsWidgetKind.totalSales),
            ])
            await watch.timelineAsked()
            #expect(device.service.events.map(\.name) == [.added, .added])
            let first = try #require(device.service.events.first { $0.kind == InsightsWidgetKind.current })
            // Two slots: the third was never shown.
            #expect(first.metrics == ["orders"] && first.family == "systemSmall" && first.installation == "device")
            #expect(first.configuration.contains("metrics=orders,-"))
            device.screen.place([widget(.systemSmall, nil, kind: InsightsWidgetKind.totalSales)])
            await watch.timelineAsked()
            #expect(device.service.events.count == 2)
            await watch.timelineAsked()
            #expect(device.service.events.last?.name == .removed && device.service.events.last?.metrics == ["orders"])
            #expect(device.log.entries.map(\.event.name) == [.removed, .added, .added] && device.log.entries.allSatisfy(\.isSent))
        }
    }

    @Test("true.21, R4.91, R4.102: an edit is told as a change, with what was set, and neither as added nor as removed")
    func edited() async throws {
        try await withDevice { device in
            device.screen.place([widget(.systemSmall, ["orders"])])
            await device.watch().timelineAsked()
            device.screen.place([widget(.systemSmall, ["sessions"])])
            for _ in 0..<3 { await device.watch().timelineAsked() }
            #expect(device.service.events.map(\.name) == [.added, .changed])
            let change = try #require(device.service.events.last)
            #expect(change.metrics == ["sessions"] && change.former == device.service.events.first?.configuration)
            #expect(device.log.entries.map(\.event.name) == [.changed, .added])
        }
    }

    @Test("R4.93: what the service does not take is told again, once")
    func again() async throws {
        try await withDevice { device in
            device.service.refuse(true)
            device.screen.place([widget(.systemLarge)])
            await device.watch().timelineAsked()
            #expect(device.service.events.isEmpty && device.log.entries.map(\.isSent) == [false])
            device.service.refuse(false)
            await device.watch().timelineAsked()
            await device.watch().timelineAsked()
            #expect(device.service.events.count == 1 && device.log.entries.map(\.isSent) == [true])
        }
    }

    @Test("G4.10: the app, which cannot read what was set, sees the last widget go and changes nothing else")
    func inTheApp() async throws {
        try await withDevice { device in
            let extensions = device.watch(), app = device.watch()
            device.screen.place([widget(.systemSmall, ["orders"]), widget(.systemSmall, ["sessions"])])
            await extensions.timelineAsked()
            // As the app lists them; a new one is the extension's to tell.
            device.screen.place([widget(.systemSmall, nil), widget(.systemSmall, nil), widget(.systemLarge, nil)])
            await app.timelineAsked()
            await app.timelineAsked()
            #expect(device.service.events.count == 2)
            device.screen.place([])
            await app.timelineAsked()
            await app.timelineAsked()
            #expect(device.service.events.suffix(2).map(\.name) == [.removed, .removed])
            #expect(Set(device.service.events.suffix(2).flatMap(\.metrics)) == ["orders", "sessions"])
        }
    }

    @Test("R4.105: five timelines at once tell each change once")
    func atOnce() async throws {
        try await withDevice { device in
            device.screen.place([widget(.systemSmall), widget(.systemSmall)])
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<5 { group.addTask { await device.watch().timelineAsked() } }
            }
            await device.watch().timelineAsked()
            // R4.95: two of the same are two.
            #expect(device.service.events.count == 2 && Set(device.service.events.map(\.id)).count == 2)
        }
    }
}
