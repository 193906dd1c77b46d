import Foundation
import FoundationNetworking
import Testing
import TestTime

/// A home screen of a project that is made for Xcode, while its sources are edited.
@Suite("vitrine run of a project", .serialized) struct ProjectRunTests {
    private let project = TemporaryFolder(), cache = TemporaryFolder()

    private func write(_ name: String, _ words: String, failing: Bool = false) throws {
        let folder = project.url.appendingPathComponent(name, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = """
            import SwiftUI
            import WidgetKit

            struct Entry: TimelineEntry { let date: Date }

            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { Entry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
                }
            }

            @main struct \(name)Widget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "\(name)", provider: Provider()) { _ in
                        Text(verbatim: \(failing ? "missing" : "\"\(words)\"")).containerBackground(.blue, for: .widget)
                    }
                    .supportedFamilies([.systemSmall])
                }
            }
            """
        try source.write(to: folder.appendingPathComponent("\(name).swift"), atomically: true, encoding: .utf8)
    }

    @Test("what is saved is shown; what does not compile stays as it was built last, and keeps nothing else from it (xcode.1, xcode.8)")
    func saves() async throws {
        func target(_ name: String) -> String { "  \(name): { type: app-extension, platform: iOS, sources: \(name) }" }
        try write("Ebb", "low water")
        try write("Tide", "high water")
        try "name: Sea\ntargets:\n\(target("Ebb"))\n\(target("Tide"))\n"
            .write(to: project.url.appendingPathComponent("project.yml"), atomically: true, encoding: .utf8)
        let environment = ["VITRINE_CACHE": cache.url.path]
        let built = try await Program.run(["build", project.url.path], environment: environment)
        #expect(built.status == 0, "\(built.errors)")
        let run = try await Running(TemporaryFolder(), [project.url.path, "--speed", "0"], environment: environment)
        let placed = try await run.state().tiles.map(\.kind)
        for kind in ["Ebb", "Tide"] where !placed.contains(kind) {
            try await run.post("place", ["kind": kind, "family": "systemSmall"])
        }
        func shows(_ words: Set<String>) async -> Bool {
            await eventually(within: .seconds(60)) { Set(try await run.state().tiles.map(\.label)) == words }
        }
        #expect(await shows(["low water", "high water"]), "\(run.errors)")
        // One of the extensions no longer compiles: both stay, and the reason is reported.
        try write("Ebb", "", failing: true)
        #expect(await eventually(within: .seconds(60)) { run.errors.contains("cannot find 'missing' in scope") }, "\(run.errors)")
        #expect(await shows(["low water", "high water"]), "\(run.errors)")
        // The other is edited meanwhile.
        try write("Tide", "spring tide")
        #expect(await shows(["low water", "spring tide"]), "\(run.errors)")
        // Both are whole again.
        try write("Ebb", "neap tide")
        #expect(await shows(["neap tide", "spring tide"]), "\(run.errors)")
        await run.stop()
        #expect(run.process.terminationStatus == 0)
    }

    // MARK: A project's own app

    private static let group = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>com.apple.security.application-groups</key><array><string>group.com.example.sea</string></array>
        </dict></plist>
        """

    /// Writes an app that keeps what it is opened with for its widget, and when it was left.
    /// - Parameter title: an expression for what its screen shows.
    private func writeApp(_ title: String) throws {
        let files = [
            "project.yml": """
            name: Sea
            options: { bundleIdPrefix: com.example }
            targets:
              Sea:
                type: application
                platform: iOS
                sources: [App]
                dependencies: [{ target: SeaWidget }]
                settings: { PRODUCT_BUNDLE_IDENTIFIER: com.example.Sea, CODE_SIGN_ENTITLEMENTS: Sea.entitlements }
              SeaWidget:
                type: app-extension
                platform: iOS
                sources: [Widget]
                settings: { PRODUCT_BUNDLE_IDENTIFIER: com.example.Sea.widget, CODE_SIGN_ENTITLEMENTS: Sea.entitlements }
            """,
            "Sea.entitlements": Self.group,
            "App/SeaApp.swift": #"""
            import SwiftUI
            import UIKit
            import WidgetKit

            final class Delegate: NSObject, UIApplicationDelegate {
                let defaults = UserDefaults(suiteName: "group.com.example.sea")
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    defaults?.set("launched", forKey: "harbour")
                    return true
                }
            }

            @main struct SeaApp: App {
                @UIApplicationDelegateAdaptor private var delegate: Delegate
                @Environment(\.scenePhase) private var phase

                var body: some Scene {
                    WindowGroup {
                        Text(verbatim: \#(title))
                            .onOpenURL { note($0.host ?? "nowhere") }
                    }
                    .onChange(of: phase) { _, phase in
                        if phase == .background { note("left") }
                    }
                }

                private func note(_ words: String) {
                    UIApplication.shared.isIdleTimerDisabled = true
                    delegate.defaults?.set(words, forKey: "harbour")
                    WidgetCenter.shared.reloadAllTimelines()
                }
            }
            """#,
            "Widget/SeaWidget.swift": """
            import SwiftUI
            import WidgetKit

            struct Entry: TimelineEntry { let date: Date, words: String }

            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { Entry(date: .now, words: "") }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(now) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [now], policy: .never))
                }
                private var now: Entry {
                    let words = UserDefaults(suiteName: "group.com.example.sea")?.string(forKey: "harbour")
                    return Entry(date: .now, words: words ?? "nothing")
                }
            }

            @main struct SeaWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Sea", provider: Provider()) { entry in
                        Text(verbatim: entry.words).containerBackground(.blue, for: .widget).widgetURL(URL(string: "sea://brest"))
                    }
                    .supportedFamilies([.systemSmall])
                }
            }
            """,
        ]
        for (path, text) in files {
            let file = project.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    @Test("a project's own app is opened once, takes the links, fills what its widget reads, and is built anew when it is saved (xcode.8)")
    func ownApp() async throws {
        try writeApp("\"Sea\"")
        let run = try await Running(
            TemporaryFolder(), [project.url.path, "--speed", "0"], environment: ["VITRINE_CACHE": cache.url.path])
        func shows(_ words: String) async -> Bool {
            await eventually(within: .seconds(120)) { try await run.state().tiles.map(\.label) == [words] }
        }
        func app() async throws -> Running.State.Child? { try await run.state().processes.first { $0.role == "app" } }
        if try await run.state().tiles.isEmpty { try await run.post("place", ["kind": "Sea", "family": "systemSmall"]) }
        // What it asks for behind is counted, and waits.
        func isLeft() async throws -> Bool {
            _ = await eventually(within: .seconds(120)) { try await run.state().ledger.first?.reason.contains("waits until") == true }
            let now = try await run.state().clock.now
            _ = try await run.post("clock", ["now": now + 600_000])
            return await shows("left")
        }
        // It was opened, and left again.
        #expect(try await isLeft(), "\(run.errors)")
        let first = try #require(try await app())
        #expect(first.name == "Sea" && first.standIn == nil && first.picture != nil)
        let tile = try #require(try await run.state().tiles.first?.id)
        #expect(try await run.post("tap", ["tile": tile, "x": 60, "y": 60]) == 200)
        #expect(await shows("brest"), "\(run.errors)")
        let (picture, _) = try await URLSession.shared.data(for: run.request("screens/com.example.Sea.png"))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try await run.post("home", [:]) == 200)
        #expect(try await isLeft(), "\(run.errors)")
        // An edit of the app alone starts it again; one that does not compile is told, and what was built last stays.
        try writeApp("missing")
        #expect(await eventually(within: .seconds(60)) { run.errors.contains("cannot find 'missing' in scope") }, "\(run.errors)")
        #expect(try await app()?.standIn == nil)
        try writeApp("\"Deep sea\"")
        // Whether the widget is asked before or after the app has launched, nobody says: it is asked again.
        let isNew = await eventually(within: .seconds(120)) {
            guard let pid = try await app()?.pid, pid != first.pid else { return false }
            _ = try await run.post("reload", ["tile": tile, "wait": true])
            return try await run.state().tiles.map(\.label) == ["launched"]
        }
        #expect(isNew, "\(run.errors)")
        await run.stop()
    }

    @Test("where a project's own app does not build, one that was made up takes the links, and says why (xcode.8)")
    func standIn() async throws {
        try writeApp("missing")
        let run = try await Running(
            TemporaryFolder(), [project.url.path, "--speed", "0"], environment: ["VITRINE_CACHE": cache.url.path])
        var reason: String?
        _ = await eventually(within: .seconds(120)) {
            reason = try await run.state().processes.first { $0.role == "app" }?.standIn
            return reason?.contains("missing") == true
        }
        #expect(reason?.contains("cannot find 'missing' in scope") == true, "\(reason ?? "") \(run.errors)")
        if try await run.state().tiles.isEmpty { try await run.post("place", ["kind": "Sea", "family": "systemSmall"]) }
        let tile = try #require(try await run.state().tiles.first?.id)
        #expect(try await run.post("tap", ["tile": tile, "x": 60, "y": 60]) == 200)
        #expect(try await run.state().ledger.contains { $0.reason.contains("sea://brest") })
        await run.stop()
    }
}
