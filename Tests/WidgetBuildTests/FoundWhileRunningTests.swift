import Foundation
import OwnThreads
import Testing

@testable import WidgetBuild

@Suite("What a command finds of a project that runs, or does not", .ownThreads, .serialized) struct FoundWhileRunningTests {
    private func vitrine(_ arguments: [String], _ scratch: Scratch) async throws -> Tool.Outcome {
        try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path] + arguments)
    }

    @Test("has the line where the source names the kind or the group, and a code of its own where it is not for widgets (xcode.9)")
    func doctorOfWhatRan() async throws {
        let source = WidgetBuilderTests.widget("x").replacing("policy: .never", with: "policy: .after(.now + 10)")
            .replacing("Text(verbatim: \"a long enough literal: x\")", with: "VStack { Button(\"Go\") {}; Text(stored) }")
            .replacing("import WidgetKit", with: "import WidgetKit // the kind is \"W\"")
        let stored = """
            import Foundation
            var stored: String {
                UserDefaults(suiteName: "group.com.example.sea")?.string(forKey: "W") ?? ""
            }
            """
        let scratch = try Scratch(["Tide.swift": source, "Store.swift": stored])
        defer { scratch.remove() }
        let outcome = try await vitrine(["doctor", scratch.folder.path], scratch)
        let tide = scratch.folder.appendingPathComponent("Tide.swift").path
        let store = scratch.folder.appendingPathComponent("Store.swift").path
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("kind: \"W\"") }) + 1
        let found = "\(tide):\(line): warning: W, systemSmall:"
        #expect(outcome.output.contains("\(found) Its policy asks for the next"), "\(outcome.output)")
        #expect(outcome.output.contains("\(found) Button(action:): nothing of a widget"), "\(outcome.output)")
        #expect(outcome.output.contains("not-for-widgets: Take Button(intent:)"), "\(outcome.output)")
        #expect(
            outcome.output.contains("\(store):3: error: The extension asks for group.com.example.sea, and"), "\(outcome.output)")
    }

    @Test("is also what comes with a second request, with a deleted item, with time, and with the app’s own source (xcode.9)")
    func trials() async throws {
        let tide = """
            import AppIntents
            import SwiftUI
            import WidgetKit
            struct Moment: TimelineEntry { var date = Date(); var end: Date? }
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Moment { Moment() }
                func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment()) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                    Desk.shared.done = completion
                    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { Desk.shared.finish() }
                }
            }
            final class Desk: @unchecked Sendable {
                static let shared = Desk()
                var done: ((Timeline<Moment>) -> Void)?
                func finish() {
                    let ended = done
                    done = nil
                    ended?(Timeline(entries: [Moment(end: Date() + 900)], policy: .never))
                }
            }
            struct Tide: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Tide", provider: Provider()) { entry in
                        VStack { if let end = entry.end { Text(end, style: .timer) }; Link("Open", destination: URL(string: "sea://tide")!) }
                            .containerBackground(.white, for: .widget)
                    }
                    .supportedFamilies([.systemMedium])
                }
            }
            struct Harbour: AppEntity {
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
                static let defaultQuery = HarbourQuery()
                let id: Int
                var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(id)") }
            }
            struct HarbourQuery: EntityQuery {
                func entities(for identifiers: [Int]) async throws -> [Harbour] { identifiers.filter { $0 < 3 }.map(Harbour.init) }
                func suggestedEntities() async throws -> [Harbour] { [Harbour(id: 1), Harbour(id: 2)] }
            }
            struct Choice: WidgetConfigurationIntent {
                static let title: LocalizedStringResource = "Harbour"
                @Parameter(title: "Harbour") var harbour: Harbour?
                @Parameter(title: "Others") var others: [Harbour]?
            }
            struct Choosing: AppIntentTimelineProvider {
                func placeholder(in context: Context) -> Moment { Moment() }
                func snapshot(for configuration: Choice, in context: Context) async -> Moment { Moment() }
                func timeline(for configuration: Choice, in context: Context) async -> Timeline<Moment> {
                    if let others = configuration.others { precondition(configuration.harbour != nil && !others.isEmpty) }
                    return Timeline(entries: [Moment()], policy: .never)
                }
            }
            struct Ebb: Widget {
                var body: some WidgetConfiguration {
                    AppIntentConfiguration(kind: "Ebb", intent: Choice.self, provider: Choosing()) { _ in
                        Text("Ebb").containerBackground(.white, for: .widget)
                    }
                    .supportedFamilies([.systemSmall])
                }
            }
            @main struct All: WidgetBundle { var body: some Widget { Tide(); Ebb() } }
            """
        let app = """
            import UIKit
            import WidgetKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    WidgetCenter.shared.reloadTimelines(ofKind: "tide")
                }
            }
            """
        func target(_ name: String, _ type: String, _ more: String = "") -> String {
            "  \(name): { type: \(type), platform: iOS, sources: \(name)\(more) }"
        }
        let targets = [target("Sea", "application", ", dependencies: [{ target: Tide }]"), target("Tide", "app-extension")]
        let scratch = try Scratch([
            "project.yml": "name: Sea\ntargets:\n\(targets.joined(separator: "\n"))\n", "Sea/SceneDelegate.swift": app,
            "Tide/Tide.swift": tide,
        ])
        defer { scratch.remove() }
        let said = try await vitrine(["doctor", scratch.folder.path], scratch).output
        func line(_ text: String, in source: String) throws -> Int {
            try #require(source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }) + 1
        }
        let widgets = scratch.folder.appendingPathComponent("Tide/Tide.swift").path
        let scene = scratch.folder.appendingPathComponent("Sea/SceneDelegate.swift").path
        let kind = try line("kind: \"Tide\"", in: tide)
        #expect(said.contains("\(widgets):\(kind): error: Tide, systemMedium: Asked for two timelines at once, it fails. "), "\(said)")
        #expect(said.contains("\(widgets):\(kind): warning: Tide, systemMedium: A Text(_:style: .timer) reaches 0:00 at "), "\(said)")
        // The line that trapped.
        let trap = try line("precondition(", in: tide)
        let gone = "\(widgets):\(trap): error: Ebb, systemSmall: With a chosen item that is not there any more, it "
        #expect(said.contains(gone), "\(said)")
        #expect(said.contains("\(scene):4: warning: The app hears of a tapped link while it runs, and not "), "\(said)")
        // What fails does not say all its kinds for certain.
        #expect(!said.contains("No widget has the kind"), "\(said)")
        let healthy = tide.replacing("Desk.shared.done = completion", with: "completion(Timeline(entries: [Moment()], policy: .never))")
            .replacing("DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { Desk.shared.finish() }", with: "")
            .replacing("precondition(configuration.harbour != nil && !others.isEmpty)", with: "_ = others")
        try healthy.write(toFile: widgets, atomically: true, encoding: .utf8)
        let well = try await vitrine(["doctor", scratch.folder.path], scratch)
        #expect(well.status == 0, "\(well.output)")
        #expect(well.output.contains("\(scene):5: warning: No widget has the kind “tide”, so nothing is reloaded. "), "\(well.output)")
        #expect(!["two timelines", "chosen item", "style: .timer"].contains(where: well.output.contains), "\(well.output)")
    }

    @Test("is also what memory it held between two looks, of the widget that held it (xcode.9)") func moments() async throws {
        let first = WidgetBuilderTests.widget("x")
            .replacing(
                "completion(Timeline(",
                with: "let held = [UInt8](repeating: 7, count: bytes)\nlet sum = held[bytes / 2]\n_ = sum\ncompletion(Timeline(")
        func source(_ megabytes: Int) -> String { first + "\nlet bytes = \(megabytes) << 20\n" }
        let scratch = try Scratch(["Heavy.swift": source(36), "Light.swift": source(8)])
        defer { scratch.remove() }
        let line =
            try #require(first.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("kind: \"W\"") }) + 1
        let heavy = scratch.folder.appendingPathComponent("Heavy.swift").path
        // Where the memory is looked at just then, the process is ended; mostly it is not.
        var said = ""
        for _ in 0..<8 where !said.contains("For a moment it held ") {
            said = try await vitrine(["doctor", heavy], scratch).output
            #expect(said.contains("\(heavy):\(line): ") && said.contains("[memory-limit]"), "\(said)")
        }
        #expect(said.contains(/Heavy.swift:[0-9]+: warning: W, [a-zA-Z]+: For a moment it held 3[0-9] MB, 30 MB allowed/), "\(said)")
        let light = try await vitrine(["doctor", scratch.folder.appendingPathComponent("Light.swift").path], scratch)
        #expect(light.status == 0 && !light.output.contains("memory"), "\(light.output)")
    }

    @Test("is said of an extension that does not fit the app of its project, at the line of the setting or the entitlement (xcode.9)")
    func unfit() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let place = scratch.folder.appendingPathComponent("Sea"), project = place.appendingPathComponent("Sea.xcodeproj/project.pbxproj")
        let made = try await Tool(url: Places.build.appendingPathComponent("vitrine")).run(["init", "Sea"], in: scratch.folder)
        #expect(made.status == 0, "\(made.output)")
        let entitlements = place.appendingPathComponent("SeaWidget/SeaWidget.entitlements")
        let good = try [project, entitlements].map { try String(contentsOf: $0, encoding: .utf8) }
        func found(project text: String? = nil, groups: String? = nil) async throws -> Tool.Outcome {
            try (text ?? good[0]).write(to: project, atomically: true, encoding: .utf8)
            try (groups ?? good[1]).write(to: entitlements, atomically: true, encoding: .utf8)
            return try await vitrine(["doctor", place.path], scratch)
        }
        let whole = try await found()
        #expect(whole.status == 0 && whole.output == "Sea: offered as systemSmall, systemMedium\n", "\(whole.output)")
        let identifier = "PRODUCT_BUNDLE_IDENTIFIER = com.example.Sea.widget;"
        let newer = good[0].replacing(identifier, with: "\(identifier) IPHONEOS_DEPLOYMENT_TARGET = 18.4;")
        let late = try await found(project: newer)
        let line = try #require(newer.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("18.4") }) + 1
        #expect(late.status == 1 && !late.output.contains("offered"), "\(late.output)")
        #expect(
            late.output.contains(
                "\(project.path):\(line): error: SeaWidget needs system 18.4, and its app, Sea, installs from 17.0 on. [deployment-target]"),
            "\(late.output)")
        let older = good[0].replacing(identifier, with: "\(identifier) IPHONEOS_DEPLOYMENT_TARGET = 17.5;")
        let there = try await found(project: older)
        #expect(there.status == 0 && there.output.contains("warning: SeaWidget needs system 17.5"), "\(there.output)")
        #expect(there.output.contains("offered"), "\(there.output)")
        let other = try await found(project: good[0].replacing(identifier, with: "PRODUCT_BUNDLE_IDENTIFIER = com.other.widget;"))
        #expect(other.status == 1 && other.output.contains("[identifier-prefix]"), "\(other.output)")
        let apart = try await found(groups: good[1].replacing("group.com.example.Sea", with: "group.com.example.Lake"))
        #expect(apart.status == 1, "\(apart.output)")
        #expect(
            apart.output.contains("\(entitlements.path):7: error: The app does not name group.com.example.Lake, which its extension does."),
            "\(apart.output)")
        #expect(apart.output.contains("[app-group-mismatch]") && apart.output.contains("Greeting.swift:5: error: "), "\(apart.output)")
    }

    @Test("stands in the report of pictures, which is never that of an earlier run (xcode.8)")
    func untested() async throws {
        func target(_ name: String) -> String { "  \(name): { type: app-extension, platform: iOS, sources: \(name) }" }
        let wrong = "\nlet wrong: Int = \"one\"\n"
        let scratch = try Scratch([
            "project.yml": "name: Sea\ntargets:\n\(target("Ebb"))\n\(target("Tide"))\n",
            "Ebb/Ebb.swift": WidgetBuilderTests.widget("x") + wrong, "Tide/Tide.swift": WidgetBuilderTests.widget("x"),
        ])
        defer { scratch.remove() }
        let report = scratch.folder.appendingPathComponent("report")
        func test(_ more: String...) async throws -> (outcome: Tool.Outcome, page: String, junit: String) {
            let options = ["test", scratch.folder.path, "--report", report.path, "--family", "systemSmall"]
            let outcome = try await vitrine(options + more, scratch)
            let files = try ["index.html", "junit.xml"].map {
                try String(contentsOf: report.appendingPathComponent($0), encoding: .utf8)
            }
            return (outcome, files[0], files[1])
        }
        let part = try await test("--record")
        #expect(part.outcome.status == 1, "\(part.outcome.output)")
        let words = String(decoding: part.outcome.standard, as: UTF8.self)
        #expect(words.contains("Ebb-build: Ebb does not compile: 1 error."), "\(words)")
        #expect(words.contains("2 pictures, 2 recorded, 1 failed"), "\(words)")
        #expect(part.page.contains("1 to look at") && part.page.contains("Ebb does not compile"))
        #expect(part.junit.contains(#"<testsuite name="Ebb" tests="1" failures="1">"#), "\(part.junit)")
        #expect(part.junit.contains(#"<testsuite name="Tide" tests="2" failures="0">"#), "\(part.junit)")
        let well = try await test("--target", "Tide")
        #expect(well.outcome.status == 0 && well.page.contains("Every picture is as recorded"), "\(well.outcome.output)")
        let none = try await test("--target", "Ebb")
        #expect(none.outcome.status == 1 && none.outcome.output.contains("Ebb does not compile"), "\(none.outcome.output)")
        let said = String(decoding: none.outcome.standard, as: UTF8.self)
        #expect(said.contains("Ebb does not compile") && said.contains("0 pictures, 1 failed. Report: "), "\(said)")
        #expect(none.page.contains("1 to look at") && none.page.contains("Ebb does not compile"), "\(none.page)")
        #expect(none.junit.contains("failures=\"1\"") && !none.junit.contains("Tide\""), "\(none.junit)")
    }
}
