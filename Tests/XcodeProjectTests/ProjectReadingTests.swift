import Foundation
import Testing

@testable import XcodeProject

@Suite("A project of Xcode’s") struct ProjectReadingTests {
    @Test("gives a target its files by group paths and memberships, without what is for other platforms or left out (xcode.2)")
    func members() throws {
        let target = try Fixture.target("Harbour")
        #expect(target.name == "Boats, Tides 🚤")
        #expect(target.code.module == "Boats")
        #expect(target.code.sources.map(\.lastPathComponent) == ["TideWidget.swift", "Tide, Provider.swift"])
        #expect(target.code.sources.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        #expect(target.code.resources.map(\.language) == ["en", "de", nil, nil])
        #expect(target.code.catalogs.map { $0.deletingLastPathComponent().lastPathComponent } == ["Day", "Night"])
        #expect(target.notes.contains { $0.kind == .missingFile && $0.file?.hasSuffix("Lost.swift") == true })
    }

    @Test("brings the frameworks that a target links, and the app that it is embedded in (xcode.2)")
    func dependencies() throws {
        let target = try Fixture.target("Harbour")
        #expect(target.modules.map(\.module) == ["HarbourKit"])
        #expect(target.modules.map(\.umbrellaHeader?.lastPathComponent) == ["HarbourKit.h"] && target.code.umbrellaHeader == nil)
        #expect(target.modules.first?.sources.map(\.lastPathComponent) == ["Tide.swift"])
        #expect(target.app?.name == "Harbour")
        #expect(target.app?.identifier == "com.example.Harbour")
    }

    @Test("has its property list filled in, with what conditions and defaults say (xcode.2)")
    func info() throws {
        let info = try Fixture.target("Harbour").info
        #expect(info["CFBundleExecutable"] == .string("Boats, Tides 🚤"))
        #expect(info["CFBundleIdentifier"] == .string("com.example.Harbour.boats"))
        #expect(info["CFBundleDisplayName"] == .string("Boats & Tides"))
        #expect(info["HarbourHost"] == .string("simulator.example"))
        #expect(info["HarbourDepth"] == .string("12"))
        #expect(info["HarbourPage"] == .string("https://example.com"))
        #expect(info["HarbourKey"] == .string(""))
        #expect(info["HarbourShows"] == .bool(true))
    }

    @Test("without a team, or with a group that nothing defines, has stand-ins, the same in both lists (xcode.2)")
    func standIns() throws {
        let target = try Fixture.target("Harbour")
        let groups = try #require(target.entitlements?[Entitlements.groups]?.texts)
        #expect(groups == ["group.TEAM000000.com.example.harbour", "group.shared-group"])
        #expect(target.info["HarbourGroup"]?.text == groups[0])
        #expect(target.entitlements?["keychain-access-groups"]?.texts == ["TEAM000000.com.example.shared"])
        #expect(target.notes.contains { $0.kind == .entitlement && $0.words.contains("TEAM000000.mac") })
        #expect(target.notes.contains { $0.kind == .unresolved && $0.words.contains("SHARED_GROUP") })
    }

    @Test("is read in the configuration asked for, and says which there are (xcode.2)")
    func configurations() throws {
        let beta = try Fixture.target("Harbour", configuration: "Beta")
        #expect(beta.identifier == "com.example.Harbour.beta.boats")
        #expect(beta.code.settings.conditions == ["BETA", "FLAG_BETA", "TILES"])
        #expect(try Fixture.target("Harbour").code.settings.conditions == ["DEBUG", "TILES"])
        #expect(throws: ProjectError.noSuchConfiguration("Gamma", known: ["Debug", "Release", "Beta"])) {
            try Fixture.describe("Harbour", configuration: "Gamma")
        }
        #expect(try Fixture.target("Lighthouse").configuration == "Nightly")
    }

    @Test("with synchronised folders has what lies there, less and more by its exceptions (xcode.2)")
    func synchronized() throws {
        let target = try Fixture.target("Lighthouse")
        #expect(
            target.code.sources.map(\.lastPathComponent).sorted() == [
                "Beam.swift", "LampBundle.swift", "LampSwitch.swift", "LampWidget.swift",
            ])
        #expect(target.code.resources.map(\.file.lastPathComponent).sorted() == ["Lamp.xcassets", "Localizable.xcstrings"])
    }

    @Test(
        "makes no classes of an intent definition where it says so, in a folder and in a phase (xcode.2)",
        arguments: ["Beams.intentdefinition", "../Deep.intentdefinition"])
    func withoutClasses(_ path: String) throws {
        let scratch = try Scratch([:])
        defer { scratch.remove() }
        try FileManager.default.createDirectory(at: scratch.folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Fixture.folder.appendingPathComponent("Lighthouse"), to: scratch.folder)
        let file = scratch.folder.appendingPathComponent("LampWidget").appendingPathComponent(path).standardizedFileURL
        try Data("{}".utf8).write(to: file)
        let project = scratch.folder.appendingPathComponent("Lighthouse.xcodeproj/project.pbxproj")
        let isInPhase = path.hasPrefix("..")
        var text = try String(contentsOf: project, encoding: .utf8)
        if isInPhase {
            text.replace(
                "B7000002 = {isa = PBXSourcesBuildPhase; files = ();", with: "B7000002 = {isa = PBXSourcesBuildPhase; files = (B1000009, );"
            )
            text.replace(
                "B5000001 = {isa = PBXGroup; children = (",
                with: """
                    B2000009 = {isa = PBXFileReference; path = Deep.intentdefinition; sourceTree = "<group>"; };
                    B1000009 = {isa = PBXBuildFile; fileRef = B2000009; };
                    B5000001 = {isa = PBXGroup; children = (B2000009,
                    """)
        }
        func definitions() throws -> [String] {
            try Data(text.utf8).write(to: project)
            let target = try ProjectFinder(configuration: nil).describe(scratch.folder).targets.first
            return try #require(target).code.intentDefinitions.map(\.lastPathComponent)
        }
        #expect(try definitions() == [file.lastPathComponent])
        text.replace(
            isInPhase ? "fileRef = B2000009;" : "platformFiltersByRelativePath = {",
            with: isInPhase
                ? "fileRef = B2000009; settings = {ATTRIBUTES = (no_codegen, ); };"
                : "attributesByRelativePath = { Beams.intentdefinition = (no_codegen, ); }; platformFiltersByRelativePath = {")
        #expect(try definitions() == [])
    }

    @Test("has its language mode, isolation, features and conditions, also from other flags (xcode.2)")
    func swift() throws {
        let swift = try Fixture.target("Lighthouse").code.settings
        #expect(swift.languageMode == "6")
        #expect(swift.defaultIsolation == "MainActor")
        #expect(swift.conditions == ["STORM", "FOG"])
        #expect(swift.upcomingFeatures.contains("MemberImportVisibility"))
        #expect(swift.upcomingFeatures.contains("NonisolatedNonsendingByDefault"))
        #expect(swift.bareSlashRegex && swift.stringSymbols)
    }

    @Test("has keys generated into its property list, of the right kinds (xcode.2)")
    func generated() throws {
        let info = try Fixture.target("Lighthouse").info
        #expect(info["CFBundleDisplayName"] == .string("Lamp & Beam"))
        #expect(info["NSSupportsLiveActivities"] == .bool(true))
        #expect(info["UISupportedInterfaceOrientations"]?.texts.count == 2)
        #expect(info["CFBundleShortVersionString"] == .string("2.1"))
        #expect(info["CFBundleDevelopmentRegion"] == .string("de"))
        #expect(info["NSHumanReadableCopyright"] == nil)
        #expect(info["UIDeviceFamily"] == .array([.integer(1), .integer(2)]))
    }

    @Test("is found by its own name, from its folder, and from one around it (xcode.1)")
    func places() throws {
        for path in ["Lighthouse", "Lighthouse/Lighthouse.xcodeproj"] {
            let found = try Fixture.describe(path)
            #expect(found.kind == .project)
            #expect(found.targets.map(\.name) == ["LampWidgetExtension"])
        }
        #expect(try Fixture.describe("Harbour").targets(named: "Boats").count == 1)
        #expect(throws: ProjectError.noSuchTarget("Nobody", known: ["Boats, Tides 🚤"])) {
            try Fixture.describe("Harbour").targets(named: "Nobody")
        }
    }

    @Test("that is broken, without widgets or not there is refused with a sentence (xcode.2)")
    func refused() throws {
        let scratch = try Scratch([
            "Broken.xcodeproj/project.pbxproj": "{ objects = {\n X = {isa = PBXProject ",
            "None.xcodeproj/project.pbxproj":
                "{ rootObject = P; objects = { P = {isa = PBXProject; targets = (T); }; T = {isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; }; }; }",
            "Loop.xcodeproj/project.pbxproj":
                "{ rootObject = P; objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); }; G = {isa = PBXGroup; children = (G, F); path = x; sourceTree = \"<group>\"; }; F = {isa = PBXFileReference; path = a.swift; sourceTree = \"<group>\"; }; T = {isa = PBXNativeTarget; name = W; productType = \"com.apple.product-type.app-extension\"; buildPhases = (S); dependencies = (D); }; S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; }; D = {isa = PBXTargetDependency; target = T; }; }; }",
            "empty/readme.txt": "",
        ])
        defer { scratch.remove() }
        func refusal(_ path: String) -> String {
            do {
                _ = try ProjectFinder().describe(scratch.folder.appendingPathComponent(path))
                return ""
            } catch {
                return error.description
            }
        }
        #expect(refusal("Broken.xcodeproj").contains("project.pbxproj:2: "))
        #expect(refusal("None.xcodeproj").contains("has no widget extension for iOS. Its targets are App."))
        #expect(refusal("Loop.xcodeproj").contains("has no widget extension"))
        #expect(refusal("empty").contains("holds no .xcodeproj"))
        #expect(refusal("nowhere").contains("There is nothing at"))
    }

    @Test(
        "is one for iPhones by the platforms that it names, whatever SDK stands beside them (xcode.2)",
        arguments: [
            ("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", true), ("SDKROOT = macosx;", false),
            ("SDKROOT = xros; SUPPORTED_PLATFORMS = \"xros xrsimulator\";", false), ("SUPPORTED_PLATFORMS = macosx;", false),
            ("SDKROOT = iphoneos;", true), ("", true),
        ])
    func platforms(_ settings: String, isForPhone: Bool) throws {
        let scratch = try Scratch([
            "A.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); }; G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
              T = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (S); buildConfigurationList = L; };
              L = {isa = XCConfigurationList; buildConfigurations = (C); }; C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
              S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; }; }; }
            """,
            "W.swift": "import WidgetKit\n@main struct W: Widget {}",
        ])
        defer { scratch.remove() }
        let found = try? ProjectFinder().describe(scratch.folder.appendingPathComponent("A.xcodeproj"))
        #expect((found?.targets.isEmpty == false) == isForPhone)
    }

    @Test("of a workspace links a framework of its sibling (xcode.1)")
    func workspace() throws {
        let kit = """
            { rootObject = P; objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); }; G = {isa = PBXGroup; children = (F, R); sourceTree = "<group>"; };
              F = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; }; R = {isa = PBXFileReference; path = SeaKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
              T = {isa = PBXNativeTarget; name = SeaKit; productReference = R; productType = "com.apple.product-type.framework"; buildPhases = (S); };
              S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; }; }; }
            """
        let widget = """
            { rootObject = P; objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); }; G = {isa = PBXGroup; children = (F, R); sourceTree = "<group>"; };
              F = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; }; R = {isa = PBXFileReference; path = SeaKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
              T = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (S, L); };
              S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; }; L = {isa = PBXFrameworksBuildPhase; files = (C); }; C = {isa = PBXBuildFile; fileRef = R; }; }; }
            """
        let scratch = try Scratch([
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0"?><Workspace version = "1.0"><Group location = "container:Libs" name = "Libs"><FileRef location = "group:Sea &amp; Kit/Sea.xcodeproj"></FileRef></Group>
            <FileRef location = "group:Tile/Tile.xcodeproj"></FileRef><FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
            """,
            "Libs/Sea & Kit/Sea.xcodeproj/project.pbxproj": kit, "Libs/Sea & Kit/Kit.swift": "public struct Sea {}",
            "Tile/Tile.xcodeproj/project.pbxproj": widget, "Tile/W.swift": "import WidgetKit\n@main struct W: Widget { }",
        ])
        defer { scratch.remove() }
        let found = try ProjectFinder().describe(scratch.folder)
        #expect(found.kind == .workspace)
        #expect(found.targets.map(\.name) == ["W"])
        #expect(found.targets.first?.modules.map(\.module) == ["SeaKit"])
        #expect(found.notes.contains { $0.file?.hasSuffix("Pods.xcodeproj") == true && $0.words.contains("pod install") })
        // The target has no property list: the keys that a widget extension needs are made.
        #expect(found.targets.first?.info["NSExtension"]?["NSExtensionPointIdentifier"]?.text == WidgetTarget.extensionPoint)
    }

    @Test("Of an Expo app the folders of its widgets are read, and no other Swift file (xcode.1)") func expo() throws {
        let scratch = try Scratch([
            "targets/tide/expo-target.config.js": """
            /** type: "watch" */
            module.exports = config => ({
              type: "widget",
              icon: '../../assets/icon.png', name: "TideWidgets", displayName: "Tides today",
              entitlements: { ...common },
            });
            """,
            "targets/tide/Tide.swift": "import WidgetKit\n@main struct Tide: Widget {}\n",
            "targets/watch/expo-target.config.js": "module.exports = { type: 'watch' }\n",
            "targets/watch/Watch.swift": "import WidgetKit\n@main struct Watch: Widget {}\n",
            "targets/empty/expo-target.config.json": "{ \"type\": \"widget\" }\n",
            "targets/_shared/Height.swift": "let height = 3\n",
            "modules/native/Native.swift": "import ExpoModulesCore\n",
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first)
        #expect(target.code.sources.map(\.lastPathComponent) == ["Tide.swift", "Height.swift"])
        #expect(target.name == "TideWidgets" && target.info["CFBundleDisplayName"] == .string("Tides today"))
    }

    @Test(
        "An Expo app within a repository is found, beside a project of its that has no widget as well (xcode.1)", arguments: [true, false])
    func expoWithin(_ hasProject: Bool) throws {
        var files = [
            "apps/mobile/targets/tide/expo-target.config.js": "module.exports = { type: 'widget', name: 'TideWidgets' }\n",
            "apps/mobile/targets/tide/Tide.swift": "import WidgetKit\n@main struct Tide: Widget {}\n",
            "apps/mobile/modules/native/ios/Native.swift": "import ExpoModulesCore\n",
            "node_modules/other/targets/far/expo-target.config.js": "module.exports = { type: 'widget' }\n",
            "node_modules/other/targets/far/Far.swift": "import WidgetKit\n@main struct Far: Widget {}\n",
        ]
        if hasProject {
            files["apps/mobile/ios/project.yml"] =
                "name: Gym\ntargets:\n  Gym:\n    type: application\n    platform: iOS\n    sources: [Gym]\n"
            files["apps/mobile/ios/Gym/Gym.swift"] = "import SwiftUI\n@main struct Gym: App {}\n"
        }
        let scratch = try Scratch(files)
        defer { scratch.remove() }
        let found = try ProjectFinder().describe(scratch.folder)
        #expect(found.targets.map(\.name) == ["TideWidgets"])
        #expect(found.targets.first?.code.sources.map(\.lastPathComponent) == ["Tide.swift"])
    }

    @Test("Of an Expo widget's configuration what it writes out is read, and what only a run would tell is left out (xcode.1)")
    func expoConfiguration() throws {
        let scratch = try Scratch([
            "App/app.json": #"{"expo": {"ios": {"entitlements": {"com.apple.security.application-groups": ["group.org.tide"]}}}}"#,
            "App/targets/tide/expo-target.config.js": #"""
            const { groups } = require("./groups");
            module.exports = ({ config }) => {
              return {
                type: "widget", ...groups, /* name: "Nothing", */ name: "Ti" + "de",
                entitlements: { "com.apple.security.application-groups": config.ios?.entitlements?.[groups] ?? [], [groups.x]: 1 },
                colors: { worked: { light: "#1f9d55", dark: 'rgb(52, 197, 120)' }, $accent: "steelblue", odd: pick({ a: "#fff" }) },
                images: { leaf: "../../assets/leaf.png", far: "../../../far.png" },
                deploymentTarget: `17.0`,
              };
            };
            """#,
            "App/targets/tide/Tide.swift": "import WidgetKit\n@main struct Tide: Widget {}\n",
            "App/assets/leaf.png": "", "far.png": "",
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder().describe(scratch.folder.appendingPathComponent("App")).targets.first)
        #expect(target.name == "tide")
        #expect(target.groups == ["group.org.tide"])
        #expect(target.deploymentTarget == "17.0")
        let catalog = scratch.folder.appendingPathComponent("Stated.xcassets")
        try #require(target.statedAssets).write(to: catalog)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: catalog.path).sorted()
                == ["$accent.colorset", "AccentColor.colorset", "leaf.imageset", "worked.colorset"])
        let contents = try String(contentsOf: catalog.appendingPathComponent("worked.colorset/Contents.json"), encoding: .utf8)
        #expect(contents.contains(#""red":"0.203922""#) && contents.contains(#""value":"dark""#))
        #expect(target.notes.filter { $0.kind == .settings }.map(\.description).first?.contains("odd") == true)
        #expect(target.notes.filter { $0.kind == .missingFile }.map(\.description).first?.contains("far") == true)
    }

    @Test("An Expo widget's own groups go before the app's", arguments: [true, false]) func expoGroups(_ own: Bool) throws {
        let groups = own ? "{ 'com.apple.security.application-groups': ['group.own'] }" : "{}"
        let scratch = try Scratch([
            "app.config.ts": "export default { ios: { entitlements: { 'com.apple.security.application-groups': ['group.app'] } } }",
            "targets/tide/expo-target.config.js": "module.exports = { type: 'widget', entitlements: \(groups) }",
            "targets/tide/Tide.swift": "import WidgetKit\n@main struct Tide: Widget {}\n",
        ])
        defer { scratch.remove() }
        #expect(try ProjectFinder().describe(scratch.folder).targets.first?.groups == [own ? "group.own" : "group.app"])
    }

    @Test("A configuration that does not end, or goes very deep, is no widget's (xcode.1)", arguments: ["{", "[", "{a:", "'", "`${", "/*"])
    func brokenScript(_ part: String) {
        #expect(ScriptLiteral.object(with: "type", in: "module.exports = {" + String(repeating: part, count: 5000)) == nil)
    }

    /// A widget's target in a specification, with the sources of the folder `Widget`.
    private static let gymWidget = """
          GymWidget:
            type: app-extension
            platform: iOS
            sources: [Widget]
            info:
              path: Widget/Info.plist
              properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
        """

    @Test("A framework of the project that a widget imports comes along, though no target says so (xcode.3)") func unstated() throws {
        let scratch = try Scratch([
            "project.yml": """
            name: Gym
            targets:
              Shared: {type: framework, platform: iOS, sources: [Shared]}
              Other: {type: framework, platform: iOS, sources: [Other]}
            \(Self.gymWidget)
            """,
            "Shared/Reps.swift": "public let reps = 3\n", "Other/Other.swift": "let other = 1\n",
            "Widget/W.swift": "import Shared\nimport WidgetKit\n@main struct W: Widget {}\n",
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first)
        #expect(target.modules.map(\.module) == ["Shared"])
    }

    @Test("A product of a package that only the app links comes along where the widget imports it (xcode.3)") func appsProduct() throws {
        struct Written: PackageManifests {
            func manifest(of folder: URL) throws -> Data {
                Data(
                    """
                    {"name": "GymKit", "dependencies": [], "products": [{"name": "GymKit", "targets": ["GymKit"]}],
                     "targets": [{"name": "GymKit", "type": "regular", "exclude": [], "dependencies": [], "settings": [], "resources": []}]}
                    """.utf8)
            }
        }
        let scratch = try Scratch([
            "project.yml": """
            name: Gym
            packages:
              GymKit: {path: GymKit}
              Far: {url: "https://example.com/far.git", from: 1.0.0}
              Unused: {url: "https://example.com/unused.git", from: 1.0.0}
              Charts: {url: "https://example.com/charts.git", from: 1.0.0}
            targets:
              Gym:
                type: application
                platform: iOS
                sources: [App]
                dependencies: [{package: GymKit}, {package: Far}, {package: Unused}, {package: Charts}]
            \(Self.gymWidget)
            """,
            "GymKit/Package.swift": "// swift-tools-version: 5.9\n", "GymKit/Sources/GymKit/Reps.swift": "public let reps = 3\n",
            "App/App.swift": "let app = 1\n",
            "Widget/W.swift": "import Charts\nimport Far\nimport GymKit\nimport WidgetKit\n@main struct W: Widget {}\n",
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder(manifests: Written()).describe(scratch.folder).targets.first)
        #expect(target.modules.map(\.module) == ["GymKit"])
        #expect(target.packages.map(\.product) == ["Far"])
    }

    @Test("A project is found five folders down, as in the material of a book (xcode.1)") func deep() throws {
        let spec = "name: A\ntargets:\n  Tiles:\n    type: app-extension\n    platform: iOS\n    sources: [Tiles]\n"
        let widget = "import WidgetKit\n@main struct Tiles: Widget {}\n"
        let scratch = try Scratch([
            "a/b/c/d/e/project.yml": spec, "a/b/c/d/e/Tiles/Tiles.swift": widget, "a/b/c/d/e/Other.swift": "", "a/b/Loose.swift": "",
        ])
        defer { scratch.remove() }
        #expect(try ProjectFinder().describe(scratch.folder).targets.map { $0.code.sources.map(\.lastPathComponent) } == [["Tiles.swift"]])
    }

    @Test("Paths are found whatever their case, as a Mac's disk finds them (xcode.2)") func otherCase() throws {
        let scratch = try Scratch([
            "project.yml": """
            name: Gym
            targets:
              GymWidget:
                type: app-extension
                platform: iOS
                sources: [widget, shared/reps.swift]
                configFiles: {Debug: Config/gym.xcconfig}
                settings: {CODE_SIGN_ENTITLEMENTS: WIDGET/w.entitlements, INFOPLIST_FILE: widget/info.plist}
            """,
            "config/Gym.xcconfig": "#include \"More.xcconfig\"\n", "config/more.xcconfig": "SWIFT_VERSION = 6.0\n",
            "Shared/Reps.swift": "let reps = 3\n", "Widget/W.swift": "import WidgetKit\n@main struct W: Widget {}\n",
            "Widget/W.entitlements": "<plist><dict><key>a</key><string>b</string></dict></plist>",
            "Widget/Info.plist": """
            <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
            </dict></dict></plist>
            """,
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first)
        #expect(Set(target.code.sources.map(\.lastPathComponent)) == ["Reps.swift", "W.swift"])
        #expect(target.entitlements?["a"]?.text == "b" && target.infoFile?.lastPathComponent == "Info.plist")
        #expect(target.code.settings.languageMode == "6")
        // Of two names that differ in case alone, neither is taken for a third.
        let scratchTwo = try Scratch(["a/One.swift": "", "A/One.swift": ""])
        defer { scratchTwo.remove() }
        let own = scratchTwo.folder.appendingPathComponent("A/One.swift")
        #expect(ProjectFiles.onDisk(own) == own)
        #expect(!ProjectFiles.exists(ProjectFiles.onDisk(scratchTwo.folder.appendingPathComponent("a/Two.swift"))))
    }
}
