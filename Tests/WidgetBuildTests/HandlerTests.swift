import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("A handler of a project's SiriKit intents", .ownThreads, .serialized) struct HandlerTests {
    private static func info(_ point: String, _ more: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string>\(more)</dict>
        </dict></plist>
        """
    }

    /// A widget of one setting, with the app and the handler beside it, as Xcode's templates lay them out.
    private static let project = [
        "project.yml": """
        name: Tides
        options: { bundleIdPrefix: com.example, deploymentTarget: { iOS: "17.0" } }
        targets:
          Tides:
            { type: application, platform: iOS, sources: [App], dependencies: [{ target: TideWidgets }, { target: TideIntents }] }
          TideWidgets:
            type: app-extension
            platform: iOS
            sources: [Widgets, Shared]
            settings: { INFOPLIST_FILE: Widgets/Info.plist, PRODUCT_BUNDLE_IDENTIFIER: com.example.Tides.widgets }
          TideIntents:
            type: app-extension
            platform: iOS
            sources: [Intents, Shared]
            settings: { INFOPLIST_FILE: Intents/Info.plist, PRODUCT_BUNDLE_IDENTIFIER: com.example.Tides.intents }
        """,
        "App/App.swift": "import SwiftUI\n@main struct TidesApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n",
        "Shared/Tide.intentdefinition": """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntentDefinitionNamespace</key><string>tIdE01</string>
        <key>INEnums</key><array/><key>INTypes</key><array/>
        <key>INIntents</key><array><dict>
          <key>INIntentName</key><string>Tide</string><key>INIntentCategory</key><string>information</string>
          <key>INIntentVerb</key><string>View</string><key>INIntentType</key><string>Custom</string>
          <key>INIntentTitle</key><string>Tide</string><key>INIntentEligibleForWidgets</key><true/>
          <key>INIntentParameters</key><array><dict>
            <key>INIntentParameterName</key><string>harbour</string><key>INIntentParameterType</key><string>String</string>
            <key>INIntentParameterDisplayName</key><string>Harbour</string><key>INIntentParameterConfigurable</key><true/>
            <key>INIntentParameterDisplayPriority</key><integer>1</integer><key>INIntentParameterTag</key><integer>1</integer>
            <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
          </dict></array>
          <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>
            <dict><key>INIntentResponseCodeName</key><string>success</string><key>INIntentResponseCodeSuccess</key><true/></dict>
            <dict><key>INIntentResponseCodeName</key><string>failure</string></dict>
          </array></dict>
        </dict></array></dict></plist>
        """,
        "Widgets/Info.plist": info("com.apple.widgetkit-extension", ""),
        "Widgets/TideWidget.swift": """
        import Intents
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { let date: Date; let words: String }
        struct Provider: IntentTimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: .now, words: "placeholder") }
            func getSnapshot(for configuration: TideIntent, in context: Context, completion: @escaping (Entry) -> Void) {
                completion(placeholder(in: context))
            }
            func getTimeline(for configuration: TideIntent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry(date: .now, words: configuration.harbour ?? "nowhere")], policy: .never))
            }
        }
        @main struct TideWidget: Widget {
            var body: some WidgetConfiguration {
                IntentConfiguration(kind: "Tide", intent: TideIntent.self, provider: Provider()) { entry in
                    Text(entry.words).containerBackground(.white, for: .widget)
                }.supportedFamilies([.systemSmall])
            }
        }
        """,
        "Intents/Info.plist": info(
            "com.apple.intents-service",
            """
            <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
            <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array><string>TideIntent</string></array></dict>
            """),
        "Intents/IntentHandler.swift": """
        import Intents

        class IntentHandler: INExtension, TideIntentHandling {
            override func handler(for intent: INIntent) -> Any { self }
            func provideHarbourOptionsCollection(
                for intent: TideIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
            ) { completion(INObjectCollection(items: ["Altona", "Bremen"]), nil) }
            func defaultHarbour(for intent: TideIntent) -> String? { "Altona" }
        }
        """,
    ]

    private func render(
        _ scratch: Scratch, _ arguments: String..., of target: String? = nil
    ) async throws -> (outcome: Tool.Outcome, index: String) {
        let out = scratch.folder.appendingPathComponent("out")
        try? FileManager.default.removeItem(at: out)
        let outcome = try await vitrine(
            scratch, ["render", target ?? scratch.folder.path, "--format", "json", "--out", out.path] + arguments)
        return (outcome, (try? String(contentsOf: out.appendingPathComponent("index.json"), encoding: .utf8)) ?? "")
    }

    private func vitrine(_ scratch: Scratch, _ arguments: [String]) async throws -> Tool.Outcome {
        try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path] + arguments)
    }

    @Test("is described beside the widgets of its app, and compiled with an entry of its own (xcode.2)") func described() throws {
        let scratch = try Scratch(Self.project)
        defer { scratch.remove() }
        let targets = try ProjectFinder().describe(scratch.folder).targets(named: nil)
        #expect(targets.map(\.name) == ["TideWidgets"])
        let handler = try #require(targets.first?.handlers.first)
        #expect(targets[0].handlers.count == 1 && handler.name == "TideIntents" && handler.handlers == [])
        #expect(handler.code.handler?.principalClass == "IntentHandler" && targets[0].code.handler == nil)
        let made = GeneratedSources(of: handler.code, isExtension: true)
        let main = try #require(made.files["VitrineHandlerMain.swift"])
        #expect(main.contains("@main") && main.contains("[TideIntent.self]") && main.contains("{ IntentHandler() }"))
    }

    @Test("says what a widget begins with, and what can be chosen (xcode.2)") func defaults() async throws {
        let scratch = try Scratch(Self.project)
        defer { scratch.remove() }
        let first = try await render(scratch)
        #expect(first.outcome.status == 0 && first.index.contains("Altona"), "\(first.outcome.output)")
        let chosen = try await render(scratch, "--set", "harbour=Bremen")
        #expect(chosen.outcome.status == 0 && chosen.index.contains("Bremen"), "\(chosen.outcome.output)")
        // What is copied has its handler beside it, and goes on without its project.
        let copies = scratch.folder.appendingPathComponent("copies")
        let built = try await vitrine(scratch, ["build", scratch.folder.path, "--out", copies.path])
        let copy = copies.appendingPathComponent("PlugIns/TideWidgets.appex").path
        #expect(built.status == 0 && built.output.contains(copy), "\(built.output)")
        let drawn = try await render(scratch, of: copy)
        #expect(drawn.outcome.status == 0 && drawn.index.contains("Altona"), "\(drawn.outcome.output)")
    }

    @Test("is asked by the doctor for what a widget begins with, and missed where there is none (xcode.9)") func doctor() async throws {
        var files = Self.project
        // It answers for a harbour alone, which a new widget has of its handler.
        files["Widgets/TideWidget.swift"] = files["Widgets/TideWidget.swift"]?.replacing(
            "completion(Timeline(", with: "guard configuration.harbour != nil else { return }\n        completion(Timeline(")
        let scratch = try Scratch(files)
        defer { scratch.remove() }
        let whole = try await vitrine(scratch, ["doctor", scratch.folder.path])
        #expect(whole.status == 0 && whole.output.contains("Tide: offered as systemSmall"), "\(whole.output)")
        try scratch.write(Self.project["project.yml"]?.replacing(", { target: TideIntents }", with: "") ?? "", "project.yml")
        try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("Intents"))
        let alone = try await vitrine(scratch, ["doctor", scratch.folder.path])
        #expect(alone.status == 1 && alone.output.contains("[provider-error]"), "\(alone.output)")
        #expect(alone.output.contains("[no-handler]") && alone.output.contains("TideWidget.swift:"), "\(alone.output)")
    }

    @Test("that does not compile is left out and told, and the widget does without it (xcode.2)") func broken() async throws {
        var files = Self.project
        files["Intents/IntentHandler.swift", default: ""] += "\nlet depth: Int = \"deep\"\n"
        let scratch = try Scratch(files)
        defer { scratch.remove() }
        let drawn = try await render(scratch)
        #expect(drawn.outcome.status == 0 && drawn.index.contains("nowhere"), "\(drawn.outcome.output)")
        #expect(drawn.outcome.output.contains("TideIntents is left out"), "\(drawn.outcome.output)")
    }
}
