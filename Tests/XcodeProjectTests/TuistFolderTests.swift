import Foundation
import Testing

@testable import XcodeProject

@Suite("A folder that Tuist makes a project from") struct TuistFolderTests {
    private static let manifest = "import ProjectDescription\nlet project = Project(name: \"Tide\")\n"

    @Test(
        "gives the widgets that its folders have, with the modules of theirs that they import, which its manifests need not be run for (xcode.1)"
    )
    func folders() throws {
        let scratch = try Scratch([
            "Project.swift": Self.manifest, "Tuist/ProjectDescriptionHelpers/Helper.swift": Self.manifest,
            "Targets/App/Sources/TideApp.swift": "import SwiftUI\n@main struct TideApp: App {}\n",
            // A group of the app's is no module.
            "Targets/App/Sources/Views/Waves/Wave.swift": "struct Wave {}\n",
            // Nor is one that is called as a framework of Apple's.
            "Shared/Charts/Chart.swift": "struct Chart {}\n", "Shared/Foundation/Dates.swift": "struct Dates {}\n",
            "Targets/TideWidgets/Sources/Entry/Widgets.swift": "import Waves\nimport WidgetKit\n@main struct Tide: WidgetBundle {}\n",
            "Targets/TideWidgets/Sources/Clock.swift": "import Charts\nimport Foundation\nstruct Clock {}\n",
            "Targets/TideWidgets/Tests/ClockTests.swift": "import Testing\n",
            "Targets/TideWidgets/Project.swift": Self.manifest,
            "Targets/TideWidgets/Resources/Colors.xcassets/Contents.json": "{}",
            "Modules/Waves/Project.swift": Self.manifest, "Modules/Waves/Sources/Wave.swift": "import Moon\npublic struct Wave {}\n",
            "Modules/Waves/Tests/WaveTests.swift": "import Testing\n", "Modules/Waves/Resources/Waves.xcassets/Contents.json": "{}",
            // A group of modules may be called as one of them is; what Tuist made is not the module's own.
            "Modules/Moon/Moon/Sources/Moon.swift": "import Waves\npublic struct Moon {}\n",
            "Modules/Moon/Moon/Derived/Sources/TuistBundle+Moon.swift": "", "Modules/Moon/Dark/Sources/Dark.swift": "",
            "Modules/Stars/Sources/Star.swift": "public struct Star {}\n",
        ])
        defer { scratch.remove() }
        let found = try ProjectFinder().describe(scratch.folder)
        #expect(found.kind == .folder && found.targets.map(\.name) == ["TideWidgets"])
        let target = try #require(found.targets.first)
        #expect(target.code.sources.map(\.lastPathComponent) == ["Clock.swift", "Widgets.swift"])
        #expect(target.code.catalogs.map(\.lastPathComponent) == ["Colors.xcassets"])
        #expect(target.modules.map(\.module) == ["Moon", "Waves"])
        #expect(target.modules.first?.sources.map(\.lastPathComponent) == ["Moon.swift"])
        let waves = try #require(target.modules.last)
        #expect(waves.sources.map(\.lastPathComponent) == ["Wave.swift"] && waves.sources[0].path.contains("/Modules/Waves/"))
        #expect(waves.catalogs.map(\.lastPathComponent) == ["Waves.xcassets"] && waves.needs == ["Moon"])
        #expect(target.notes.contains { $0.file?.hasSuffix("/Project.swift") == true && $0.words.contains("not run") })
    }

    @Test("has the files that a manifest writes out for the target with its entry, wherever they lie (xcode.1)") func stated() throws {
        let manifest = """
            import ProjectDescription
            let version = "17.0"
            let project = Project(name: "Tide", targets: [
                .target(
                    name: "Tide", product: .app, sources: ["Sources/**", "Support/Tide.intentdefinition"],
                    dependencies: [.target(name: "TideWidgets")]),
                .target(
                    name: "TideWidgets", product: .appExtension, deploymentTargets: .iOS(version),
                    infoPlist: .file(path: .relativeToRoot("Projects/TideWidgets/Support/Info.plist")),
                    sources: [
                        "Sources/Shared/*.swift", // "Sources/Views/**"
                        "Support/Tide.intentdefinition",
                        .glob(.relativeToRoot("Projects/TideWidgets/Sources/**/*.swift")),
                    ],
                    resources: ["Resources/Colors.xcassets"],
                    entitlements: .file(path: "Support/Tide.entitlements"),
                    coreDataModels: [.coreDataModel("Model.xcdatamodeld")]),
            ])
            """
        let files = [
            "Workspace.swift": "import ProjectDescription\nlet workspace = Workspace(name: \"Tide\", projects: [\"Projects/*\"])\n",
            "Projects/Tide/Sources/TideApp.swift": "import SwiftUI\n@main struct TideApp: App {}\n",
            "Projects/Tide/Sources/Shared/Tide.swift": "struct Tide {}\n",
            "Projects/Tide/Sources/Shared/Deep/Moon.swift": "struct Moon {}\n",
            "Projects/Tide/Sources/Views/Wave.swift": "struct Wave {}\n",
            "Projects/Tide/Support/Tide.intentdefinition": "", "Projects/Tide/Model.xcdatamodeld/Model.xcdatamodel/contents": "<model/>",
            "Projects/Tide/Support/Tide.entitlements": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>com.apple.security.application-groups</key><array><string>group.tide</string></array></dict></plist>
            """,
            "Projects/Tide/Resources/Colors.xcassets/Contents.json": "{}", "Projects/Tide/Resources/Other.xcassets/Contents.json": "{}",
            "Projects/TideWidgets/Sources/Widgets.swift": "import WidgetKit\n@main struct Tides: WidgetBundle {}\n",
        ]
        let scratch = try Scratch(files.merging(["Projects/Tide/Project.swift": manifest]) { $1 })
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first)
        #expect(target.code.sources.map(\.lastPathComponent) == ["Tide.swift", "Widgets.swift"])
        #expect(target.code.intentDefinitions.map(\.lastPathComponent) == ["Tide.intentdefinition"])
        #expect(target.code.catalogs.map(\.lastPathComponent) == ["Colors.xcassets"])
        #expect(target.code.dataModels.map(\.lastPathComponent) == ["Model.xcdatamodeld"])
        #expect(target.groups == ["group.tide"])
        // What a manifest computes is not known, and the folder is taken.
        let computed = manifest.replacingOccurrences(of: "Sources/**/*.swift\")),", with: "Sources/**/*.swift\")), shared,")
        #expect(computed != manifest)
        let other = try Scratch(files.merging(["Projects/Tide/Project.swift": computed]) { $1 })
        defer { other.remove() }
        let folder = try #require(try ProjectFinder().describe(other.folder).targets.first)
        #expect(folder.code.sources.map(\.lastPathComponent) == ["Widgets.swift"] && folder.code.intentDefinitions == [])
    }

    @Test("takes the products of its packages, and asks for those that Tuist's own package has from elsewhere (xcode.1)")
    func packages() throws {
        struct Written: PackageManifests {
            func manifest(of folder: URL) throws -> Data {
                let tuist = """
                    {"name": "Tide", "products": [], "targets": [], "dependencies": [{"sourceControl": [{"identity": "swift-far-waves",
                     "location": {"remote": [{"urlString": "https://example.com/swift-far-waves"}]}}]}]}
                    """
                let buoys = """
                    {"name": "Buoys", "products": [{"name": "Buoys", "targets": ["BuoyCore"]}], "dependencies": [],
                     "targets": [{"name": "BuoyCore", "type": "regular", "exclude": [], "dependencies": [], "settings": [], "resources": []}]}
                    """
                return Data((folder.lastPathComponent == "Tuist" ? tuist : buoys).utf8)
            }
        }
        let scratch = try Scratch([
            "Workspace.swift": "import ProjectDescription\nlet workspace = Workspace(name: \"Tide\", projects: [\"App\"])\n",
            "Tuist/Package.swift": "import PackageDescription\nimport ProjectDescription\n", "App/Project.swift": Self.manifest,
            "App/Widgets/Tide.swift": "import BuoyCore\nimport FarWaves\nimport WidgetKit\n@main struct Tide: Widget {}\n",
            "Packages/Buoys/Package.swift": "import PackageDescription\n",
            "Packages/Buoys/Sources/BuoyCore/Buoy.swift": "public struct Buoy {}\n",
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder(manifests: Written()).describe(scratch.folder).targets.first)
        #expect(target.code.module == "Widgets" && target.modules.map(\.module) == ["BuoyCore"])
        #expect(target.packages.map(\.product) == ["FarWaves"])
        #expect(target.packages.first?.repository == "https://example.com/swift-far-waves")
    }

    @Test("is read by its folders where of what Tuist made only a part is kept (xcode.1)") func parts() throws {
        let scratch = try Scratch([
            "WorkSpace.swift": Self.manifest, "App/Project.swift": Self.manifest,
            "Tide.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0"?><Workspace version = "1.0"><FileRef location = "group:App/Tide.xcodeproj"></FileRef>
            <FileRef location = "group:Kit/Kit.xcodeproj"></FileRef></Workspace>
            """,
            "App/Tide.xcodeproj/xcshareddata/a.xcscheme": "",
            "App/Widgets/Sources/Tide.swift": "import WidgetKit\n@main struct Tide: Widget {}\n",
        ])
        defer { scratch.remove() }
        #expect(try ProjectFinder().describe(scratch.folder).targets.map(\.name) == ["Widgets"])
    }

    @Test("without widgets is what Tuist has to make a project of first; a project that it made is read (xcode.1)") func nothing() throws {
        // A plugin of Tuist's is a package, and has no widget.
        let scratch = try Scratch([
            "Project.swift": Self.manifest, "App/Tide.swift": "import SwiftUI\n@main struct Tide: App {}\n",
            "Plugins/Tool/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Tool\")\n",
        ])
        defer { scratch.remove() }
        let error = #expect(throws: ProjectError.self) { try ProjectFinder().describe(scratch.folder) }
        #expect(error == .tuist(scratch.folder.standardizedFileURL.appendingPathComponent("Project.swift").path))
        #expect(error?.description.contains("tuist generate") == true)
        // What it made is read in their place.
        for name in try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.appendingPathComponent("Lighthouse").path) {
            let from = Fixture.folder.appendingPathComponent("Lighthouse/\(name)")
            try FileManager.default.copyItem(at: from, to: scratch.folder.appendingPathComponent(name))
        }
        #expect(try ProjectFinder().describe(scratch.folder).kind == .project)
    }
}
