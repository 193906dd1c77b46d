import Foundation
import Testing

@testable import XcodeProject

@Suite("A project.yml that a project is made from") struct ProjectSpecTests {
    private static let fixture = "Lanterns"

    @Test("is found in its folder, and gives a target the files of its folders without what is excluded (xcode.1, xcode.2)")
    func members() throws {
        let found = try Fixture.describe(Self.fixture)
        #expect(found.kind == .project && found.targets.map(\.name) == ["LanternTiles"])
        #expect(found.configurations == ["Debug", "Beta", "Release"])
        let target = try #require(found.targets.first)
        #expect(Set(target.code.sources.map(\.lastPathComponent)) == ["LanternView.swift", "LanternTiles.swift", "Palette.swift"])
        #expect(target.code.resources.isEmpty && target.notes.isEmpty)
        #expect(
            try Fixture.describe("\(Self.fixture)/project.yml") == found.at(Fixture.folder.appendingPathComponent("Lanterns/project.yml")))
    }

    @Test("fills in templates, groups of settings, included files and the settings file of a configuration (xcode.2)")
    func settings() throws {
        let target = try Fixture.target(Self.fixture)
        #expect(target.code.settings.languageMode == "6" && target.code.settings.defaultIsolation == "MainActor")
        #expect(target.code.settings.conditions == ["DEBUG"])
        #expect(try Fixture.target(Self.fixture, configuration: "Beta").code.settings.conditions == ["BETA"])
        #expect(target.identifier == "com.example.LanternTiles" && target.deploymentTarget == "17.0")
    }

    @Test("states property list and entitlements with no file there, numbers and truths as such (xcode.2)")
    func lists() throws {
        let target = try Fixture.target(Self.fixture)
        #expect(target.info["LanternTarget"] == .string("LanternTiles") && target.info["CFBundleDisplayName"] == .string("Lanterns"))
        #expect(target.info["UIAppFonts"]?.texts == ["Lamp.ttf", "Wick.ttf"])
        #expect(target.info["LanternCount"] == .integer(3) && target.info["LanternShines"] == .bool(true))
        #expect(target.info["LanternVersion"] == .string("3"))
        #expect(target.info["NSExtension"]?["NSExtensionPointIdentifier"]?.text == WidgetTarget.extensionPoint)
        #expect(target.entitlements?[Entitlements.groups]?.texts == ["group.com.example.lanterns"])
        #expect(target.app?.entitlements?[Entitlements.groups]?.texts == ["group.com.example.lanterns"])
        #expect(target.app?.identifier == "com.example.Lanterns")
    }

    @Test("brings the frameworks and packages that a target depends on, for its platform (xcode.3)")
    func dependencies() throws {
        let target = try Fixture.target(Self.fixture)
        #expect(target.modules.map(\.module) == ["LanternKit"])
        #expect(target.modules.first?.sources.map(\.lastPathComponent) == ["Lamp.swift"] && target.modules.first?.resources == [])
    }

    @Test(
        "names packages with the versions that it allows (xcode.3)",
        arguments: [
            ("github: example/glow, from: 1.2.0", PackageRequirement.range(from: "1.2.0", to: "2.0.0")),
            ("url: https://github.com/example/glow, minorVersion: 1.2.0", .range(from: "1.2.0", to: "1.3.0")),
            ("url: https://github.com/example/glow, exactVersion: 1.2.0", .exact("1.2.0")),
            ("url: https://github.com/example/glow, version: 1.2", .exact("1.2.0")),
            ("url: https://github.com/example/glow, minVersion: 1.2.0, maxVersion: 1.9.0", .range(from: "1.2.0", to: "1.9.0")),
            ("url: https://github.com/example/glow, branch: dawn", .branch("dawn")),
            ("url: https://github.com/example/glow, revision: abc123", .revision("abc123")),
        ])
    func packages(package: String, requirement: PackageRequirement) throws {
        let scratch = try Scratch([
            "project.yml": """
            packages:
              Glow: { \(package) }
            targets:
              Tiles:
                type: app-extension
                supportedDestinations: [iOS, macOS]
                sources: Tiles
                dependencies: [{ package: Glow, products: [Glow, GlowUI] }, { package: Never, platforms: [macOS] }]
            """,
            "Tiles/Tiles.swift": "import WidgetKit\n@main struct Tiles: Widget {}\n",
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first)
        #expect(target.packages.map(\.product) == ["Glow", "GlowUI"])
        #expect(target.packages.allSatisfy { $0.repository == "https://github.com/example/glow" && $0.requirement == requirement })
    }

    @Test("gives way to a project that is there, and goes before a package (xcode.1)")
    func order() throws {
        let scratch = try Scratch([
            "project.yml": "name: A\ntargets:\n  Tiles:\n    type: app-extension\n    platform: iOS\n    sources: [Tiles]\n",
            "Tiles/Tiles.swift": "import WidgetKit\n@main struct Tiles: Widget {}\n", "Package.swift": "// no package\n",
        ])
        defer { scratch.remove() }
        #expect(try ProjectFinder().describe(scratch.folder).targets.map(\.name) == ["Tiles"])
        // A file of that name that is none of these is passed over.
        try Data("- a\n- list\n".utf8).write(to: scratch.folder.appendingPathComponent("project.yml"))
        try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("Package.swift"))
        #expect(try ProjectFinder().describe(scratch.folder).kind == .folder)
    }

    @Test("that names files which the project beside it has not is named in a note (xcode.2)") func stale() throws {
        let scratch = try Scratch([
            "project.yml": "targets:\n  LampWidgetExtension: {type: app-extension, platform: iOS, sources: [More]}\n",
            "More/Wick.swift": "struct Wick {}\n", "More/Tiles.swift": "import WidgetKit\n@main struct Tiles: Widget {}\n",
        ])
        defer { scratch.remove() }
        for name in try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.appendingPathComponent("Lighthouse").path) {
            try FileManager.default.copyItem(
                at: Fixture.folder.appendingPathComponent("Lighthouse/\(name)"), to: scratch.folder.appendingPathComponent(name))
        }
        func notes() throws -> [String] {
            let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first { $0.name == "LampWidgetExtension" })
            return target.notes.map(\.words).filter { $0.contains("XcodeGen") }
        }
        let note = try #require(try notes().first)
        #expect(note.hasPrefix("it has Tiles.swift and 1 more for LampWidgetExtension, which Lighthouse.xcodeproj has not"), "\(note)")
        try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("project.yml"))
        #expect(try notes() == [])
    }

    @Test("takes the later of two values of one name, as XcodeGen does (xcode.2)") func repeated() throws {
        let scratch = try Scratch([
            "project.yml": """
            name: A
            targets:
              Tiles:
                type: app-extension
                platform: macOS
                sources: [Nowhere]
                # The later ones hold.
                platform: iOS
                sources: [Tiles]
            schemes:
              A:
                run: {config: Debug}
                test:
                  config: Debug
                run: {config: Release}
            """,
            "Tiles/Tiles.swift": "import WidgetKit\n@main struct Tiles: Widget {}\n",
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first)
        #expect(target.code.sources.map(\.lastPathComponent) == ["Tiles.swift"])
    }

    @Test("counts the paths of an included file from that file's folder, unless it says otherwise (xcode.2)") func includedPaths() throws {
        let tiles = """
            targets:
              Tiles:
                type: app-extension
                platform: iOS
                sources: [Sources, {path: ../Shared/Lamp.swift}]
                info: {path: Info.plist, properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}
            """
        let files = [
            "Apps/Tiles/target.yml": tiles, "Apps/Tiles/Sources/Tiles.swift": "import WidgetKit\n@main struct Tiles: Widget {}\n",
            "Apps/Shared/Lamp.swift": "struct Lamp {}\n", "Sources/Old.swift": "struct Old {}\n", "Shared/Lamp.swift": "struct Lamp {}\n",
        ]
        for (include, wanted) in [
            ("Apps/Tiles/target.yml", ["Apps/Shared/Lamp.swift", "Apps/Tiles/Sources/Tiles.swift"]),
            ("{path: Apps/Tiles/target.yml, relativePaths: false}", ["Sources/Old.swift"]),
            ("Apps/all.yml", ["Apps/Shared/Lamp.swift", "Apps/Tiles/Sources/Tiles.swift"]),
        ] {
            let spec = ["project.yml": "name: A\ninclude:\n  - \(include)\n", "Apps/all.yml": "include: [Tiles/target.yml]\n"]
            let scratch = try Scratch(files.merging(spec) { $1 })
            defer { scratch.remove() }
            let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first)
            let root = scratch.folder.standardizedFileURL.path + "/"
            #expect(target.code.sources.map { $0.standardizedFileURL.path.replacingOccurrences(of: root, with: "") }.sorted() == wanted)
        }
    }

    @Test("counts its paths from a folder above it, where what it includes lies there (xcode.2)") func projectRoot() throws {
        let app = """
            targets:
              Tiles:
                type: app-extension
                platform: iOS
                sources: [../../Tiles]
                settings: {INFOPLIST_FILE: Tiles/Info.plist}
            """
        let list = "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
        let scratch = try Scratch([
            "scripts/xcodegen/project.yml": "include:\n  - scripts/xcodegen/app.yml\nname: Lamp\n", "scripts/xcodegen/app.yml": app,
            "Tiles/Tiles.swift": "import WidgetKit\n@main struct Tiles: Widget {}\n",
            "Tiles/Info.plist": "\(list)<string>com.apple.widgetkit-extension</string></dict><key>Lamp</key><true/></dict></plist>",
            "App/App.swift": "import SwiftUI\n@main struct Lamp: App {}\n",
        ])
        defer { scratch.remove() }
        let target = try #require(try ProjectFinder().describe(scratch.folder).targets.first)
        #expect(target.code.sources.map(\.lastPathComponent) == ["Tiles.swift"])
        #expect(target.info["Lamp"] != nil)
    }

    @Test(
        "that cannot be read is refused with its line or its cause (xcode.2)",
        arguments: [
            ("targets:\n  A: [1, 2\n", "project.yml:"), ("name: A\n\ttargets: {}\n", "project.yml:2"), ("targets: [a]\n", "no targets"),
            ("{targets: {}, targets: {}}\n", "stands there twice"),
            ("targets: {}\ninclude: project.yml\n", "includes itself"),
            ("targets: {}\ninclude: gone.yml\n", "project.yml cannot be read: it includes gone.yml, which is not there"),
            (
                "targets: {}\na: &a [x,x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\n"
                    + "d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: [*e,*e,*e,*e,*e,*e,*e,*e,*e,*e]\n",
                "values"
            ),
            ("targets: " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200) + "\n", "deeper"),
        ])
    func refused(text: String, cause: String) throws {
        let scratch = try Scratch(["project.yml": text])
        defer { scratch.remove() }
        do {
            _ = try ProjectFinder().describe(scratch.folder.appendingPathComponent("project.yml"))
            Issue.record("it was read")
        } catch {
            #expect("\(error)".contains(cause))
        }
    }

    @Test(
        "names files by patterns within a name and across folders",
        arguments: [
            ("Old/**", "Old/a.swift", true), ("Old/**", "Old/b/c.swift", true), ("Old/**", "New/Old.swift", false),
            ("Old", "Old/a.swift", true),
            ("*.swift", "a.swift", true), ("*.swift", "b/a.swift", false), ("**/*.swift", "a.swift", true),
            ("**/*.swift", "b/c/a.swift", true),
            ("**/Tests/**", "a/Tests/b.swift", true), ("a?.swift", "ab.swift", true), ("", "a.swift", true),
        ])
    func patterns(pattern: String, path: String, isMatch: Bool) {
        #expect(PathPattern(pattern).matches(path) == isMatch)
    }
}

extension ProjectDescription {
    fileprivate func at(_ place: URL) -> ProjectDescription {
        var moved = self
        moved.place = place.standardizedFileURL
        return moved
    }
}
