import Foundation
import Testing

@testable import XcodeProject

@Suite("Source without a project") struct LooseSourceTests {
    @Test("in a folder becomes an extension, without the entry of an app beside it (xcode.1)")
    func folder() throws {
        let found = try Fixture.describe("Pier")
        #expect(found.kind == .folder)
        let target = try #require(found.targets.first)
        #expect(target.code.sources.map(\.lastPathComponent) == ["ShipWidget.swift"])
        #expect(target.identifier == "local.Pier.widgets")
        #expect(target.info["NSExtension"]?["NSExtensionPointIdentifier"]?.text == WidgetTarget.extensionPoint)
    }

    @Test("of several extensions is told apart by their entries, and each has what no other one has to itself (xcode.1)")
    func several() throws {
        let widget = { (name: String) in "import WidgetKit\n@main struct \(name): WidgetBundle {}\n" }
        let list = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>Depth</key><string>deep</string><key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict></dict></plist>
            """
        let scratch = try Scratch([
            "App/App.swift": "import SwiftUI\n@main struct Tides: App {}\n", "Shared/Wave.swift": "struct Wave {}\n",
            "Ebb/Sources/Ebb.swift": widget("Ebb"), "Ebb/Sources/Low.swift": "struct Low {}\n", "Ebb/Info.plist": list,
            "Flood/Flood.swift": widget("Flood"), "Flood/High.swift": "struct High {}\n",
            "Flood/Spring/Spring.swift": widget("Spring"), "Flood/Spring/Neap.swift": widget("Neap"),
        ])
        defer { scratch.remove() }
        let targets = try ProjectFinder().describe(scratch.folder).targets
        #expect(targets.map(\.name) == ["Ebb", "Flood", "Neap", "Spring"])
        #expect(
            targets.map { $0.code.sources.map(\.lastPathComponent) } == [
                ["Ebb.swift", "Low.swift", "High.swift", "Wave.swift"], ["Flood.swift", "High.swift", "Wave.swift"],
                ["High.swift", "Neap.swift", "Wave.swift"], ["High.swift", "Spring.swift", "Wave.swift"],
            ])
        #expect(targets.map { $0.info["Depth"]?.text } == ["deep", nil, nil, nil])
        #expect(targets.allSatisfy { $0.notes.map(\.words) == ["it is the entry of an app, and is left out"] })
    }

    @Test("beside an app's has of that folder what it names, and what these files name (xcode.1)") func needed() throws {
        let scratch = try Scratch([
            "App/App.swift": "@main struct Tides: App {}\n", "App/Wave.swift": "struct Wave { let sea = Sea.deep }\n",
            "App/Sea.swift": "enum Sea { case deep }\n",
            "App/Color+Tide.swift": "extension Color {\n  static var tide: Color { .blue }\n}\n",
            "App/Screen.swift": "struct Screen { let wave: Wave; let tide = 1 }\n", "App/Low.swift": "struct Low {}\n",
            "Shared/Depth.swift": "struct Depth {}\n",
            "Widget/Tide.swift": "import WidgetKit\n@main struct Tide: Widget { let wave = Wave(); let a = Color.tide; struct Low {} }\n",
            "Widget/Low.swift": "struct Low {}\n",
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first)
        #expect(
            target.code.sources.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") } == [
                "App/Color+Tide.swift", "App/Sea.swift", "App/Wave.swift", "Shared/Depth.swift", "Widget/Low.swift", "Widget/Tide.swift",
            ])
        #expect(target.notes.map(\.words) == ["it is the entry of an app, and is left out, with the files beside it that no widget needs"])
    }

    @Test("keeps an app whose file has widgets too, and lets it begin nothing (xcode.1)") func together() throws {
        let text = "import WidgetKit\n@main struct Tides: App {}\nstruct Tide: Widget {}\n"
        let scratch = try Scratch(["Tides.swift": text, "Wave.swift": "struct Wave {}\n"])
        defer { scratch.remove() }
        for place in [scratch.folder, scratch.folder.appendingPathComponent("Tides.swift")] {
            let target = try #require(try ProjectFinder().describe(place).targets.first)
            #expect(target.code.sources.map(\.lastPathComponent).contains("Tides.swift") && target.code.isWithApp)
            #expect(target.notes == [])
        }
    }

    @Test("in one file becomes an extension, under a name that it does not declare (xcode.1)")
    func file() throws {
        let found = try Fixture.describe("Pier/ShipWidget.swift")
        #expect(found.kind == .file)
        #expect(found.targets.map(\.code.module) == ["ShipWidgetWidgets"])
        #expect(throws: ProjectError.notAWidgetFile(Fixture.folder.appendingPathComponent("Harbour/Kit/Tide.swift").path)) {
            try Fixture.describe("Harbour/Kit/Tide.swift")
        }
    }

    @Test("says what it declares in code, not in comments and texts (xcode.1)")
    func facts() {
        let facts = SourceFacts(
            """
            /* struct A: Widget {} /* nested */ @main */
            let text = "struct B: Widget {} \\(name("@main")) #Preview"
            let long = \"""
              struct C: Widget { #Preview }
              \"""
            let pattern = /"struct D: Widget {}/
            import struct SwiftUI.Color
            @testable import Kit
            private struct E: Widget {}
            public struct F<T>: Sendable {}
            struct G: Widget, Sendable {}
            @main
            struct H: WidgetBundle {}
            """)
        #expect(facts.widgets == ["G"])
        #expect(facts.bundles == ["H"])
        #expect(facts.hasMain && facts.isWidgetMain && !facts.isAppMain && !facts.hasPreview)
        #expect(facts.imports == ["SwiftUI", "Kit"])
    }

    @Test("in a package gives its widget with the targets it needs, and names what would be fetched (xcode.1)")
    func package() throws {
        struct Written: PackageManifests {
            func manifest(of folder: URL) throws -> Data {
                Data(
                    """
                    {"name": "Buoys", "toolsVersion": {"_version": "6.0.0"}, "products": [],
                     "dependencies": [{"sourceControl": [{"identity": "swift-waves", "location": {"remote": [{"urlString": "https://example.com/swift-waves"}]}}]}],
                     "targets": [
                      {"name": "Buoy-Core", "type": "regular", "exclude": ["Notes"], "dependencies": [{"product": ["Waves", "swift-waves", null, null]},
                        {"product": ["Fog", "swift-fog", null, {"traits": ["Dark"]}]}],
                       "settings": [{"tool": "swift", "kind": {"define": {"_0": "CORE"}}},
                                    {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
                                    {"tool": "swift", "kind": {"define": {"_0": "LIT"}}, "condition": {"traits": ["Lit", "Dark"]}},
                                    {"tool": "swift", "kind": {"define": {"_0": "DARK"}}, "condition": {"traits": ["Dark"]}}]},
                      {"name": "BuoyWidgets", "type": "executable", "path": "W", "dependencies": [{"byName": ["Buoy-Core", null]}],
                       "resources": [{"path": "Res", "rule": {"process": {}}}]}],
                     "traits": [{"name": "default", "enabledTraits": ["Lit"]}, {"name": "Lit", "enabledTraits": ["Warm"]},
                                {"name": "Warm", "enabledTraits": []}, {"name": "Dark", "enabledTraits": []}]}
                    """.utf8)
            }
        }
        let scratch = try Scratch([
            "Package.swift": "// swift-tools-version: 6.0", "Sources/Buoy-Core/Core.swift": "public struct Core {}",
            "Sources/Buoy-Core/Notes/Draft.swift": "", "W/Main.swift": "import WidgetKit\n@main struct W: Widget {}",
            "W/Res/de.lproj/Localizable.strings": "",
        ])
        defer { scratch.remove() }
        let found = try ProjectFinder(manifests: Written()).describe(scratch.folder)
        #expect(found.kind == .package)
        let target = try #require(found.targets.first)
        #expect(target.name == "BuoyWidgets")
        #expect(target.modules.map(\.module) == ["Buoy_Core"])
        #expect(target.modules.first?.sources.map(\.lastPathComponent) == ["Core.swift"])
        #expect(target.modules.first?.settings.conditions == ["Lit", "Warm", "CORE", "LIT"])
        #expect(target.modules.first?.needs.contains("Fog") == false)
        #expect(target.code.settings.languageMode == "6")
        #expect(target.code.resources.map(\.language) == ["de"])
        #expect(target.packages == [RemotePackage(product: "Waves", repository: "https://example.com/swift-waves")])
    }

    @Test("beside a source that is called Package.swift, or an example that cannot be read, are not taken for its package (xcode.1)")
    func noPackage() throws {
        struct Failing: PackageManifests {
            func manifest(of folder: URL) throws -> Data { throw ProjectError.unreadable(file: folder.path, reason: "it is none") }
        }
        let scratch = try Scratch([
            "Tide/Package.swift": "struct Package {}\n", "Tide/Main.swift": "import WidgetKit\n@main struct W: Widget {}\n",
        ])
        defer { scratch.remove() }
        #expect(try ProjectFinder(manifests: Failing()).describe(scratch.folder).targets.count == 1)
        // A project that was read has no widget, whatever an example below it has.
        let app = try Scratch([
            "project.yml": "name: Tide\ntargets:\n  Tide:\n    type: application\n    platform: iOS\n    sources: [App]\n",
            "App/App.swift": "", "Kit/Example/Package.swift": "import PackageDescription\n",
        ])
        defer { app.remove() }
        let error = #expect(throws: ProjectError.self) { try ProjectFinder(manifests: Failing()).describe(app.folder) }
        guard case .noWidget(_, targets: ["Tide"], stray: [], submodules: []) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("that no target of a project beside it takes in is named where the project has no widget (xcode.1)") func stray() throws {
        let scratch = try Scratch([
            "project.yml": """
            name: Tide
            targets:
              Tide: {type: application, platform: iOS, sources: [App]}
              Glance: {type: app-extension, platform: visionOS, sources: [Glance]}
              Dial: {type: app-extension, platform: watchOS, sources: [Glance]}
              Old: {type: app-extension, platform: iOS, sources: [Old], info: {path: Old/Info.plist, properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widget-extension}}}}
            """,
            "App/App.swift": "import SwiftUI\n@main struct TideApp: App {}\n", "Old/Old.swift": "import UIKit\n",
            "Glance/Glance.swift": "import WidgetKit\n",
            "Old/Info.plist": """
            <?xml version="1.0"?><plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.widget-extension</string></dict></dict></plist>
            """,
            "TideWidgets/Sources/Tide.swift": "import WidgetKit\n@main struct Tide: WidgetBundle {}\n",
        ])
        defer { scratch.remove() }
        let error = #expect(throws: ProjectError.self) { try ProjectFinder().describe(scratch.folder) }
        let words = error?.description ?? ""
        #expect(words.contains("in \(scratch.folder.standardizedFileURL.path)/TideWidgets;"))
        #expect(words.contains("Glance (an extension for visionOS)") && words.contains("Dial (an extension for watchOS)"))
        #expect(words.contains("com.apple.widget-extension, which is not a widget's, com.apple.widgetkit-extension"))
    }

    @Test(
        "leaves out the entry of an app that a delegate is (xcode.1)",
        arguments: [
            "@main class AppDelegate: UIResponder, UIApplicationDelegate {}", "@UIApplicationMain final class Tides: FlutterAppDelegate {}",
            "@main\n@objc class AppDelegate: FlutterAppDelegate {}", "@main struct Tides: App {}",
        ]) func delegate(source: String) throws
    {
        let scratch = try Scratch([
            "App/AppDelegate.swift": "import UIKit\n" + source, "App/Wave.swift": "struct Wave {}\n",
            "Widget/Tide.swift": "import WidgetKit\n@main struct Tide: Widget { let wave = Wave() }\n",
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first)
        #expect(target.code.sources.map(\.lastPathComponent) == ["Wave.swift", "Tide.swift"])
        #expect(target.notes.map(\.words) == ["it is the entry of an app, and is left out"] && target.code.isWithApp)
    }
}
