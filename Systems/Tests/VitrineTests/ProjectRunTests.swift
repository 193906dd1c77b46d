import Foundation
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
}
