import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("Macros of a package", .ownThreads, .serialized) struct MacroTests {
    /// A package with a widget that uses the macros of another target, by way of a library.
    private func package(plugin: String) throws -> Scratch {
        let widget = WidgetBuilderTests.widget("\\(#doubled(21)) \\(tides)").replacing(
            "import SwiftUI", with: "import SwiftUI\nimport Tides")
        let scratch = try Scratch([
            "Package.swift": """
            // swift-tools-version: 6.0
            import CompilerPluginSupport
            import PackageDescription
            let syntax: [Target.Dependency] = ["SwiftSyntaxMacros", "SwiftCompilerPlugin"].map { .product(name: $0, package: "swift-syntax") }
            let package = Package(
                name: "Buoy", dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "509.0.0")],
                targets: [
                    .executableTarget(name: "BuoyWidget", dependencies: ["Tides"]), .target(name: "Tides", dependencies: ["TideMacros"]),
                    .macro(name: "TideMacros", dependencies: ["TideWords"] + syntax), .target(name: "TideWords"),
                ])
            """,
            "Sources/BuoyWidget/W.swift": widget.replacing("struct W: Widget", with: "@main struct W: Widget"),
            "Sources/Tides/Tides.swift": """
            @freestanding(expression) public macro doubled(_ value: Int) -> Int = #externalMacro(module: "TideMacros", type: "Doubled")
            public let tides = #doubled(4)
            """,
            "Sources/TideWords/Words.swift": "public let factor = 2\n",
            "Sources/TideMacros/Doubled.swift": plugin,
        ])
        return scratch
    }

    /// The compiler takes ten seconds to read swift-syntax for the first time: that is kept from one run to the next, and nothing else.
    private func cache() throws -> BuildCache {
        let cache = BuildCache(folder: Places.build.appendingPathComponent("macro-tests", isDirectory: true))
        for name in ["builds", "macros", "manifests"] { try? FileManager.default.removeItem(at: cache.folder.appendingPathComponent(name)) }
        return cache
    }

    private static let plugin = """
        import SwiftCompilerPlugin
        import SwiftSyntax
        import SwiftSyntaxBuilder
        import SwiftSyntaxMacros
        import TideWords
        #if !canImport(SwiftSyntax600)
        #error("not the swift-syntax that was asked for")
        #endif

        struct Doubled: ExpressionMacro {
            static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> ExprSyntax {
                "(\\(raw: factor) * \\(node.arguments.first!.expression))"
            }

            // All cases that there are: an error in Swift 6 where the module may get more.
            static func count(_ accessors: AccessorBlockSyntax.Accessors) -> Int {
                switch accessors {
                case .accessors(let list): list.count
                case .getter: 1
                }
            }
        }

        @main struct Plugin: CompilerPlugin { let providingMacros: [Macro.Type] = [Doubled.self] }
        """

    @Test("are built for this machine, kept, and used by the widget and by the package’s own modules (xcode.3)")
    func used() async throws {
        let scratch = try package(plugin: Self.plugin)
        defer { scratch.remove() }
        let cache = try cache()
        let finder = ProjectFinder(manifests: PackageReader(cache: cache))
        let target = try #require(try finder.describe(scratch.folder).targets.first)
        #expect(target.modules.map(\.module) == ["Tides"] && target.packages == [] && target.notes == [])
        #expect(target.macros.map { $0.modules.map(\.module) } == [["TideWords", "TideMacros"]])
        var sdk = try await WidgetSDK.find()
        let result = try await WidgetBuilder(sdk: sdk, cache: cache).check(target)
        #expect(result.errors.map(\.message) == [] && result.notes == [] && result.missing == [:])
        let bundle = try await WidgetBuilder(sdk: sdk, cache: cache).build(target)
        let compiler = sdk.compiler
        // Nothing is compiled for macros again, nor is the widget.
        sdk.compiler = scratch.folder.appendingPathComponent("usr/bin/swiftc")
        let root = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        let folder = scratch.folder.appendingPathComponent("usr/lib/swift", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("host"), withDestinationURL: root.appendingPathComponent("lib/swift/host"))
        #expect(try await WidgetBuilder(sdk: sdk, cache: cache).build(target) == bundle)
    }

    @Test("that cannot be built are named with the cause, and what uses them lacks a module of theirs (xcode.3)")
    func broken() async throws {
        let scratch = try package(plugin: "import SwiftSyntaxMacros\nstruct Doubled: NoMacro {}\n")
        defer { scratch.remove() }
        let cache = try cache()
        let finder = ProjectFinder(manifests: PackageReader(cache: cache))
        let target = try #require(try finder.describe(scratch.folder).targets.first)
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: cache).check(target)
        let report = CheckReport.Target(target, result)
        #expect(report.findings.map(\.owner) == [.theirs, .theirs] && report.findings.allSatisfy { $0.module == "TideMacros" })
        let note = try #require(report.notes.first)
        #expect(note.words.hasPrefix("the macros of TideMacros cannot be built here: "))
        #expect(note.words.contains("cannot find type 'NoMacro' in scope"))
    }
}
