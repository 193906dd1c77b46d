import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("A foreign widget", .ownThreads, .serialized) struct WidgetBuilderTests {
    private func target(_ path: URL, named name: String? = nil) throws -> WidgetTarget {
        try #require(try ProjectFinder().describe(path).targets(named: name).first)
    }

    private func sdk() async throws -> WidgetSDK { try await WidgetSDK.find() }

    @Test("xcode.2: what a link lacks is told by the linker's words, not by the compiler's that it failed") func linkFault() {
        let output = """
            error: link command failed with exit code 1 (use -v to see invocation)
            ld.lld: error: undefined symbol: tide_height
            >>> referenced by Tides.swift:7
            """
        #expect(WidgetBuilder.cause(in: output) == "ld.lld: error: undefined symbol: tide_height")
        #expect(WidgetBuilder.cause(in: "error: no such file") == "error: no such file")
        #expect(WidgetBuilder.cause(in: "killed") == "killed")
    }

    @Test("is built once where several commands build it at the same time (xcode.5)")
    func together() async throws {
        let scratch = try Scratch([
            "Widget.swift": "import SwiftUI\n" + Self.widget("x").replacingOccurrences(of: "struct W:", with: "@main struct W:")
        ])
        defer { scratch.remove() }
        let target = try target(scratch.folder), sdk = try await sdk(), cache = scratch.cache
        let bundles = try await withThrowingTaskGroup(of: URL.self) { group in
            for _ in 0..<4 { group.addTask { try await WidgetBuilder(sdk: sdk, cache: cache).build(target) } }
            return try await group.reduce(into: Set<URL>()) { $0.insert($1) }
        }
        #expect(bundles.count == 1)
        let program = try #require(bundles.first).appendingPathComponent(target.productName)
        #expect(FileManager.default.isExecutableFile(atPath: program.path))
    }

    @Test("compiles a bundle in a file that imports SwiftUI alone, as SwiftUI has it on iOS (xcode.10)")
    func bundleOfSwiftUI() async throws {
        let widget = Self.widget("x").replacingOccurrences(of: "@main ", with: "")
        let name = try #require(widget.firstMatch(of: /struct (\w+): Widget/)).output.1
        let scratch = try Scratch([
            "Bundle.swift": "import SwiftUI\n\n@main struct All: WidgetBundle {\n    var body: some Widget { \(name)() }\n}\n",
            "Widget.swift": widget,
        ])
        defer { scratch.remove() }
        let result = try await WidgetBuilder(sdk: try await sdk(), cache: scratch.cache).check(try target(scratch.folder))
        #expect(result.errors.map(\.message) == [])
    }

    @Test("of one file with an app is begun by its widgets, whether they have an entry beside the app's or none (xcode.1)")
    func besideApp() async throws {
        let app = """
            import SwiftUI

            @main
            struct TidesApp: App {
                static let words = "tides"
                var body: some Scene { WindowGroup { Text(Self.words) } }
            }


            """
        let widget = Self.widget("\\(TidesApp.words)"), bundle = "\nstruct All: WidgetBundle {\n    var body: some Widget { W() }\n}\n"
        for entry in [bundle, bundle.replacing("struct All", with: "@main struct All"), ""] {
            let scratch = try Scratch(["Tides.swift": app + widget + entry])
            defer { scratch.remove() }
            let out = scratch.folder.appendingPathComponent("out"), source = scratch.folder.appendingPathComponent("Tides.swift")
            let outcome = try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run([
                "VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path, "render", source.path,
                "--family", "systemSmall", "--format", "json", "--out", out.path,
            ])
            #expect(outcome.status == 0 && !outcome.output.contains("left out"), "\(outcome.output)")
            let index = try? String(contentsOf: out.appendingPathComponent("index.json"), encoding: .utf8)
            #expect(index?.contains("literal: tides") == true, "\(outcome.output)")
        }
    }

    @Test("is compiled, linked and staged from its project, with all that goes into its bundle (xcode.2)")
    func build() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let target = try target(Places.fixtures.appendingPathComponent("Harbour"))
        var sdk = try await sdk()
        let bundle = try await WidgetBuilder(sdk: sdk, cache: scratch.cache).build(target)
        let names = try FileManager.default.contentsOfDirectory(atPath: bundle.path).filter { !$0.hasPrefix(".") }.sorted()
        #expect(
            names == [
                "Assets-2.xcassets", "Assets.xcassets", "Boats, Tides 🚤", "Info.plist", "archived-expanded-entitlements.xcent", "de.lproj",
                "en.lproj",
            ])
        #expect(FileManager.default.isExecutableFile(atPath: bundle.appendingPathComponent("Boats, Tides 🚤").path))
        let info = try PropertyList(file: bundle.appendingPathComponent("Info.plist"))
        #expect(info == target.info)
        // What is unchanged is not compiled again: there is no compiler any more, and none is missed.
        sdk.compiler = URL(fileURLWithPath: "/nowhere/swiftc")
        #expect(try await WidgetBuilder(sdk: sdk, cache: scratch.cache).build(target) == bundle)
    }

    @Test("is built by an SDK that lies in a folder of its own, and needs nothing of the one it was built in (sdk.4)")
    func installed() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let program = scratch.folder.appendingPathComponent("vitrine")
        #expect(InstalledSDK(beside: program) == nil)
        let own = try await sdk()
        try own.write(to: scratch.folder.appendingPathComponent("sdk", isDirectory: true))
        let sdk = try await WidgetSDK.find(executable: program)
        let places = [sdk.modules, sdk.library, sdk.macroPlugin] + sdk.moduleMaps
        #expect(places.allSatisfy { $0.path.hasPrefix(scratch.folder.path) } && sdk.moduleMaps.count == own.moduleMaps.count)
        // Neither in a module map nor by a link.
        for map in sdk.moduleMaps { #expect(!(try String(contentsOf: map, encoding: .utf8)).contains("\"/")) }
        let links = try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path).filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: scratch.folder.appendingPathComponent($0).path)) != nil
        }
        #expect(links == [])
        // Where Swift is elsewhere than here, its runtime is found too.
        let library = try Data(contentsOf: sdk.library, options: .alwaysMapped)
        #expect(library.range(of: Data(BuildFolderSDK.usualRuntime.utf8)) != nil)
        let target = try target(Places.fixtures.appendingPathComponent("Lighthouse"))
        let builder = WidgetBuilder(sdk: sdk, cache: scratch.cache)
        #expect(try await builder.check(target).diagnostics == [])
        let bundle = try await builder.build(target)
        // Who starts it brings the frameworks; by hand those are found that it was built with.
        let code = try Data(contentsOf: bundle.appendingPathComponent(bundle.deletingPathExtension().lastPathComponent))
        #expect(code.range(of: Data(sdk.library.deletingLastPathComponent().path.utf8)) != nil)
    }

    @Test("is not called wrong when the compiler does not start, and is looked at again when it does (sdk.4)")
    func compilerNotStarted() async throws {
        let scratch = try Scratch([
            "swiftc": "#!/bin/sh\necho 'swiftc: error while loading shared libraries: libncurses.so.6' >&2\nexit 127\n"
        ])
        defer { scratch.remove() }
        var sdk = try await sdk()
        let compiler = sdk.compiler
        sdk.compiler = scratch.folder.appendingPathComponent("swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sdk.compiler.path)
        let target = try target(Places.fixtures.appendingPathComponent("Pier/ShipWidget.swift"))
        let failure = await #expect(throws: BuildError.self) { try await WidgetBuilder(sdk: sdk, cache: scratch.cache).check(target) }
        #expect(failure == .compilerNotStarted("swiftc: error while loading shared libraries: libncurses.so.6"))
        sdk.compiler = compiler
        #expect(try await WidgetBuilder(sdk: sdk, cache: scratch.cache).check(target).diagnostics == [])
    }

    @Test("of an Xcode 16 project in Swift 6 compiles with its isolation, features, generated symbols and folders (xcode.2)")
    func swift6() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let target = try target(Places.fixtures.appendingPathComponent("Lighthouse"))
        let result = try await WidgetBuilder(sdk: try await sdk(), cache: scratch.cache).check(target)
        #expect(result.diagnostics == [])
        #expect(result.missing == [:])
    }

    @Test("sees Foundation's publishers where a file imports SwiftUI and nothing else, as on iOS (xcode.10)")
    func publishers() async throws {
        let scratch = try Scratch([
            "W.swift": Self.widget("one"),
            "Clock.swift": """
            import SwiftUI
            final class Model: ObservableObject {
                @Published var ticks = 0
                let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                func follow() -> Any {
                    NotificationCenter.default.publisher(
                        for: Notification.Name("changed")
                    ).sink { [weak self] _ in self?.ticks += 1 }
                }
            }
            struct Clock: View {
                @StateObject private var model = Model()
                var body: some View { Text("\\(model.ticks)").onReceive(model.clock) { _ in model.ticks += 1 } }
            }
            """,
        ])
        defer { scratch.remove() }
        let target = try target(scratch.folder)
        #expect(try await WidgetBuilder(sdk: try await sdk(), cache: scratch.cache).check(target).diagnostics == [])
        _ = try await WidgetBuilder(sdk: try await sdk(), cache: scratch.cache).build(target)
    }

    @Test("has its errors at their places in the original, and each by whom it concerns (xcode.4, xcode.6)")
    func diagnostics() async throws {
        let scratch = try Scratch([
            "W.swift": """
            import SwiftUI
            import WidgetKit
            #if os(iOS)
            let wrong: Int = "text"
            #endif
            @main struct W: Widget {
                var body: some WidgetConfiguration { StaticConfiguration(kind: "W", provider: P()) { _ in Text(verbatim: sea.name) } }
            }
            """,
            "P.swift": """
            import NobodysModule
            import WidgetKit
            struct E: TimelineEntry { let date: Date }
            struct P: TimelineProvider {
                func placeholder(in context: Context) -> E { E(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (E) -> Void) { completion(E(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) {
                    completion(Timeline(entries: [E(date: NobodysClock.now)], policy: .never))
                }
            }
            """,
            "Sea.swift": """
            import Foundation
            let sea = (name: "North", depth: 90)
            // On iOS it is seen here too, as other files import SwiftUI.
            func size(of picture: UIImage) -> CGSize { picture.size }
            """,
        ])
        defer { scratch.remove() }
        let target = try target(scratch.folder)
        let result = try await WidgetBuilder(sdk: try await sdk(), cache: scratch.cache).check(target)
        let report = CheckReport.Target(target, result)
        let yours = try #require(report.findings.first { $0.owner == .yours })
        #expect(yours.file == scratch.folder.appendingPathComponent("W.swift").path)
        #expect(yours.line == 4 && yours.column == 18)
        let theirs = try #require(report.findings.first { $0.owner == .theirs })
        #expect(theirs.file == scratch.folder.appendingPathComponent("P.swift").path)
        #expect(theirs.module == "NobodysModule")
        #expect(report.findings.count == 2)
        #expect(report.missingModules.map(\.names) == [["NobodysClock"]])
        #expect(report.cleanFiles == 1 && report.files == 3)
        await #expect(throws: BuildError.self) { try await WidgetBuilder(sdk: try await sdk(), cache: scratch.cache).build(target) }
    }

    @Test("is built anew after an edit, and only then (xcode.4)")
    func edit() async throws {
        let scratch = try Scratch(["W.swift": Self.widget("one")])
        defer { scratch.remove() }
        let builder = WidgetBuilder(sdk: try await sdk(), cache: scratch.cache)
        func program() async throws -> Data {
            let bundle = try await builder.build(try target(scratch.folder.appendingPathComponent("W.swift")))
            let file = bundle.appendingPathComponent(bundle.deletingPathExtension().lastPathComponent)
            return try Data(contentsOf: file)
        }
        let first = try await program()
        try scratch.write(Self.widget("another text"), "W.swift")
        let second = try await program()
        #expect(first != second)
        #expect(second.range(of: Data("another text".utf8)) != nil)
    }

    @Test("compiles of a module under it only the files that an edit concerns, and links the edit (xcode.5)")
    func editBeneath() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let package = try WidgetPackage(
            scratch, importing: ["TideKit"], says: "\\(tide())",
            "targets: [.target(name: \"TideKit\"), .executableTarget(name: \"BuoyWidget\", dependencies: [\"TideKit\"])]")
        func write(tide: String, ebb: String) throws {
            try package.write("public func tide() -> String { \(tide) }\n", "Sources/TideKit/Tide.swift")
            try package.write("func ebb(\(ebb) { \"the lowest of the whole month\" }\n", "Sources/TideKit/Ebb.swift")
        }
        let builder = WidgetBuilder(sdk: try await sdk(), cache: scratch.cache)
        func built() async throws -> (program: Data, objects: [String: Data]) {
            let bundle = try await builder.build(try await package.target())
            let files = FileManager.default.enumerator(at: scratch.cache.folder, includingPropertiesForKeys: nil)
            let objects = (files?.compactMap { $0 as? URL } ?? []).filter { $0.path.contains("TideKit.objects") && $0.pathExtension == "o" }
            return (
                try Data(contentsOf: bundle.appendingPathComponent("BuoyWidget")),
                try Dictionary(uniqueKeysWithValues: objects.map { ($0.lastPathComponent, try identity($0)) })
            )
        }
        // The file itself, which is another one when it is written anew.
        func identity(_ file: URL) throws -> Data {
            let facts = try FileManager.default.attributesOfItem(atPath: file.path)
            return Data("\(facts[.systemFileNumber] ?? "") \(facts[.modificationDate] ?? "")".utf8)
        }
        try write(tide: "ebb() + \", first of all\"", ebb: ") -> String")
        let first = try await built()
        #expect(first.objects.keys.sorted() == ["Ebb-0.o", "Tide-1.o"])
        try write(tide: "ebb() + \", then of another\"", ebb: ") -> String")
        let second = try await built()
        #expect(second.program.range(of: Data(", then of another".utf8)) != nil)
        #expect(second.objects["Ebb-0.o"] == first.objects["Ebb-0.o"] && second.objects["Tide-1.o"] != first.objects["Tide-1.o"])
        // Whoever calls what has another parameter now is compiled again, though its file is the same.
        try write(tide: "ebb() + \", then of another\"", ebb: "_ days: Int = 3) -> String")
        let third = try await built()
        #expect(third.objects["Tide-1.o"] != second.objects["Tide-1.o"])
    }

    @Test("has its own module where Vitrine shares one of that name with apps, and is told of a name that stands in the way (xcode.3)")
    func sharedNames() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let package = try WidgetPackage(
            scratch, importing: ["DeepLinks", "Drawing", "Credentials", "Security"],
            says: "\\(DeepLinkRouter().words) \\(Drawing.Path().words) \\(Session().words)",
            """
            targets: [
                .target(name: "DeepLinks"), .target(name: "Drawing"), .target(name: "Credentials"),
                .executableTarget(name: "BuoyWidget", dependencies: ["DeepLinks", "Drawing", "Credentials"]),
            ]
            """)
        // Vitrine has modules of the first and the last name for apps, and had one of the second.
        for (module, type) in [("DeepLinks", "DeepLinkRouter"), ("Drawing", "Path"), ("Credentials", "Session")] {
            try package.write("public struct \(type) { public let words = \"my own\"; public init() {} }\n", "Sources/\(module)/R.swift")
        }
        let target = try await package.target()
        let builder = WidgetBuilder(sdk: try await sdk(), cache: scratch.cache)
        let checked = try await builder.check(target)
        #expect(checked.errors.map(\.message) == [] && checked.notes.map(\.words) == [])
        _ = try await builder.build(target)
        var other = target
        other.modules[0].module = "OpenCombine"
        let notes = try await builder.check(other).notes.map(\.words)
        #expect(notes.contains { $0.hasPrefix("the module OpenCombine is called as one that Vitrine is made of") }, "\(notes)")
    }

    static func widget(_ text: String) -> String {
        """
        import SwiftUI
        import WidgetKit
        struct E: TimelineEntry { let date: Date }
        struct P: TimelineProvider {
            func placeholder(in context: Context) -> E { E(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (E) -> Void) { completion(E(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) {
                completion(Timeline(entries: [E(date: .now)], policy: .never))
            }
        }
        struct W: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "W", provider: P()) { _ in Text(verbatim: "a long enough literal: \(text)").containerBackground(.blue, for: .widget) }
            }
        }
        """
    }
}
