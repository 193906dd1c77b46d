import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("A module that a file uses without importing it", .ownThreads) struct UnwrittenImportTests {
    @Test("is seen by that file alone, so that other files' types of the same name stay those that are meant (xcode.10)")
    func ofOneFile() async throws {
        let scratch = try Scratch([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Tide", targets: [.executableTarget(name: "TideWidget", dependencies: ["Kit"]), .target(name: "Kit")])
            """,
            "Sources/Kit/Subscription.swift": "public final class Subscription { public init() {} }\npublic final class Widget {}\n",
            "Sources/TideWidget/Harbour.swift": """
            import Foundation
            final class Harbour: ObservableObject { @Published var level = 3 }
            let wrong: Int = "text"
            """,
            "Sources/TideWidget/Berths.swift": """
            import Foundation
            import Kit
            typealias Berth = Subscription
            extension Subscription { var number: Int { 1 } }
            """,
            "Sources/TideWidget/Main.swift": """
            import SwiftUI
            @main struct Tides: WidgetBundle { var body: some SwiftUI.Widget { Tide() } }
            struct Tide: SwiftUI.Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Tide", provider: TideProvider()) { _ in Text("tide") }
                }
            }
            """,
            "Sources/TideWidget/Entry.swift": """
            import WidgetKit
            struct TideEntry: TimelineEntry { let date: Date }
            struct TideProvider: TimelineProvider {
                func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(TideEntry(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
                    completion(Timeline(entries: [TideEntry(date: .now)], policy: .never))
                }
            }
            """,
        ])
        defer { scratch.remove() }
        let found = try ProjectFinder(manifests: PackageReader(cache: scratch.cache)).describe(scratch.folder)
        let target = try #require(found.targets.first)
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(target)
        // Lines have their numbers, though the import stands in the file.
        let places = result.errors.map { "\($0.file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""):\($0.line ?? 0)" }
        #expect(places == ["Harbour.swift:3"])
    }
}
