import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

/// Collects lines of text, such as messages or the starts of a tool.
private final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    var words: [String] { lock.withLock { all } }
    func hear(_ text: String) { lock.withLock { all.append(text) } }
}

@Suite("Packages from elsewhere", .ownThreads, .serialized) struct FetchTests {
    /// A repository with a package in it, at these versions, each with the text of its only source.
    private func repository(_ name: String, _ versions: [(String, String)], in scratch: Scratch, targets: String? = nil) async throws {
        let folder = scratch.folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let git = try #require(Tool(named: "git"))
        func run(_ arguments: String...) async throws {
            let all = ["-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"] + arguments
            let outcome = try await git.run(all)
            #expect(outcome.status == 0, "\(outcome.output)")
        }
        try await run("init", "-q", "-b", "main")
        for (version, source) in versions {
            try scratch.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "TideKit", targets: ["TideKit"])],
                    targets: [\(targets ?? ".target(name: \"TideKit\")")])
                """, "\(name)/Package.swift")
            try scratch.write(source, "\(name)/Sources/TideKit/Tide.swift")
            try await run("add", ".")
            try await run("commit", "-q", "-m", version)
            try await run("tag", version)
        }
    }

    private func writePackage(_ scratch: Scratch, needs: String, products: String = ".product(name: \"TideKit\", package: \"tide-kit\")")
        throws
    {
        try scratch.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Buoy", dependencies: [\(needs)],
                targets: [.executableTarget(name: "BuoyWidget", dependencies: [\(products)])])
            """, "Buoy/Package.swift")
        let widget = WidgetBuilderTests.widget("\\(tide)").replacing("import SwiftUI", with: "import SwiftUI\nimport TideKit")
        try scratch.write(widget.replacing("struct W: Widget", with: "@main struct W: Widget"), "Buoy/Sources/BuoyWidget/W.swift")
    }

    private func reader(
        _ scratch: Scratch, _ heard: Heard, _ fetching: ProjectReader.Fetching = .once, swift: URL? = nil, later seconds: Double = 0,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) -> ProjectReader {
        let fetcher = PackageFetcher(
            cache: scratch.cache, swift: swift, sleep: sleep, now: { Date(timeIntervalSince1970: 1_000_000 + seconds) }, say: heard.hear)
        return ProjectReader(manifests: PackageReader(cache: scratch.cache), fetcher: fetcher, fetching: fetching)
    }

    @Test("are fetched once, at the versions of Package.resolved, and built for the widget; the project stays as it is (xcode.3)")
    func fetched() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try await repository("tide-kit", [("1.0.0", "public let tide = 10\n"), ("1.1.0", "public let tide = 11\n")], in: scratch)
        let address = scratch.folder.appendingPathComponent("tide-kit").absoluteString.trimmingSuffix("/")
        try writePackage(scratch, needs: ".package(url: \"\(address)\", from: \"1.0.0\")")
        let folder = scratch.folder.appendingPathComponent("Buoy"), heard = Heard()
        let git = try #require(Tool(named: "git"))
        let revision = try await git.run(["-C", scratch.folder.appendingPathComponent("tide-kit").path, "rev-parse", "1.0.0"])
        try scratch.write(
            """
            { "object": { "pins": [{ "package": "TideKit", "repositoryURL": "\(address)",
                "state": { "branch": null, "revision": "\(revision.output.split(separator: "\n")[0])", "version": "1.0.0" } }] },
              "version": 1 }
            """, "Buoy/Package.resolved")
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let off = try await reader(scratch, heard, .never).describe(folder).1
        #expect(off.first?.modules.map(\.module) == [] && heard.words == [])
        let (description, targets) = try await reader(scratch, heard).describe(folder)
        let target = try #require(targets.first)
        #expect(description.notes == [] && target.packages == [])
        // What was fetched once is there for whoever fetches nothing.
        #expect(try await reader(scratch, heard, .never).describe(folder).1.first?.modules.map(\.module) == ["TideKit"])
        #expect(target.modules.map(\.module) == ["TideKit"] && target.modules.allSatisfy(\.isForeign))
        #expect(heard.words == ["fetching what the widgets need from elsewhere into \(scratch.cache.folder.path)/packages: tide-kit"])
        let source = try #require(target.modules.first?.sources.first)
        #expect(try String(contentsOf: source, encoding: .utf8) == "public let tide = 10\n")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        #expect(try await builder.check(target).errors.map(\.message) == [])
        _ = try await builder.build(target)
        // Where it came from is gone, and nobody asks for it.
        try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("tide-kit"))
        let again = try await reader(scratch, heard, swift: URL(fileURLWithPath: "/nowhere/swift"), later: 1e6).describe(folder).1
        #expect(again == targets && heard.words.count == 1)
    }

    @Test("that cannot be had are named with the cause, keep no other away, and are asked for again after a while (xcode.3)")
    func notThere() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try await repository("tide-kit", [("1.0.0", "public let tide = 10\n")], in: scratch)
        let address = scratch.folder.appendingPathComponent("tide-kit").absoluteString.trimmingSuffix("/")
        let gone = scratch.folder.appendingPathComponent("gone-kit").absoluteString.trimmingSuffix("/")
        try writePackage(
            scratch, needs: ".package(url: \"\(address)\", from: \"1.0.0\"), .package(url: \"\(gone)\", from: \"2.0.0\")",
            products: ".product(name: \"TideKit\", package: \"tide-kit\"), .product(name: \"GoneKit\", package: \"gone-kit\")")
        let folder = scratch.folder.appendingPathComponent("Buoy"), heard = Heard()
        let (description, targets) = try await reader(scratch, heard).describe(folder)
        #expect(targets.first?.modules.map(\.module) == ["TideKit"])
        #expect(targets.first?.packages.map(\.product) == ["GoneKit"])
        let note = try #require(description.notes.first)
        #expect(note.kind == .fetch)
        let path = scratch.folder.appendingPathComponent("gone-kit").path
        #expect(note.words.hasPrefix("the package \(path) was not fetched: fatal: "), "\(note.words)")
        // A while later it is asked for, at once only where somebody says so.
        _ = try await reader(scratch, heard, later: PackageFetcher.patience - 1).describe(folder)
        #expect(heard.words.count == 1)
        _ = try await reader(scratch, heard, .again, later: 1).describe(folder)
        #expect(heard.words.count == 2)
        _ = try await reader(scratch, heard, later: PackageFetcher.patience + 2).describe(folder)
        #expect(heard.words.count == 3)
    }

    @Test("are given up when the time for them is over, with all that fetches them (xcode.3)")
    func limit() async throws {
        let scratch = try Scratch(["swift": "#!/bin/sh\nsleep 600\n"])
        defer { scratch.remove() }
        let swift = scratch.folder.appendingPathComponent("swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
        let heard = Heard()
        let fetcher = PackageFetcher(cache: scratch.cache, swift: swift, sleep: { _ in }, say: heard.hear)
        let manifest = FetchManifest(
            [RemotePackage(product: "A", repository: "https://example.com/a.git", requirement: .branch("main"))], pins: ResolvedPins())
        let outcome = try await fetcher.fetch(manifest, again: false)
        #expect(outcome.failures == ["https://example.com/a.git": "it took longer than 120 seconds"])
        #expect(outcome.folders == [])
    }

    @Test("that do not compile here are modules that are not here, and no error of the project’s (xcode.3)")
    func foreignErrors() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try await repository("tide-kit", [("1.0.0", "public let tide = Harbour.depth\n")], in: scratch)
        let address = scratch.folder.appendingPathComponent("tide-kit").absoluteString.trimmingSuffix("/")
        try writePackage(scratch, needs: ".package(url: \"\(address)\", exact: \"1.0.0\")")
        let target = try #require(
            try await reader(scratch, Heard()).describe(scratch.folder.appendingPathComponent("Buoy")).1.first)
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(target)
        let report = CheckReport.Target(target, result)
        #expect(report.missingModules.map(\.name) == ["TideKit"] && report.findings.map(\.owner) == [.theirs])
        let note = try #require(report.notes.first { $0.words.contains("TideKit") })
        #expect(note.words.hasPrefix("TideKit of the package tide-kit does not compile here, and is not built: "))
        #expect(note.words.hasSuffix("Tide.swift:1: cannot find 'Harbour' in scope"))
        #expect(report.files == 1)
    }

    @Test("that do not compile as for iOS are compiled as SwiftPM does it on Linux (xcode.3)")
    func asOnLinux() async throws {
        let source = """
            #if canImport(Darwin)
            import Darwin
            package let level = level_of_apples_own_c()
            #elseif os(Linux) && SWIFT_PACKAGE && SEA
            import Glibc
            // Glibc shows it to whom the target's settings for C say so.
            package let level = MemoryLayout<cookie_io_functions_t>.size
            #endif
            public let tide = level

            """
        let scratch = try Scratch()
        defer { scratch.remove() }
        let targets =
            ".target(name: \"TideKit\", cSettings: [.define(\"_GNU_SOURCE\")], swiftSettings: [.define(\"SEA\", .when(platforms: [.linux]))])"
        try await repository("tide-kit", [("1.0.0", "#if os(iOS)\nimport Darwin\n#endif\n" + source)], in: scratch, targets: targets)
        let address = scratch.folder.appendingPathComponent("tide-kit").absoluteString.trimmingSuffix("/")
        try writePackage(scratch, needs: ".package(url: \"\(address)\", branch: \"main\")")
        let target = try #require(try await reader(scratch, Heard()).describe(scratch.folder.appendingPathComponent("Buoy")).1.first)
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        let result = try await builder.check(target)
        #expect(result.errors.map(\.message) == [] && result.missing == [:] && result.notes == [])
        _ = try await builder.build(target)
    }

    @Test("are named in a manifest that says nothing but them, whatever a project has for names (xcode.3)")
    func manifest() {
        let evil = "https://example.com/a\"),.package(path:\"/"
        let needed = [
            RemotePackage(product: "A", repository: "https://example.com/a.git", requirement: .range(from: "1.0.0", to: "2.0.0")),
            RemotePackage(product: "B", repository: "https://example.com/A", requirement: .range(from: "1.2.0", to: "3.0.0")),
            RemotePackage(product: "C", repository: evil, requirement: .branch("\\(x)\n\"")),
            RemotePackage(product: "D", repository: "--upload-pack=x", requirement: .branch("main")),
            RemotePackage(product: "E", repository: "https://example.com/e"),
        ]
        let manifest = FetchManifest(needed, pins: ResolvedPins())
        let lines = manifest.source.split(separator: "\n").filter { $0.contains(".package(") }
        #expect(
            lines == [
                "        .package(url: \"https://example.com/a\\u{22}\\u{29},.package\\u{28}path:\\u{22}/\", branch: \"\\u{5c}\\u{28}x\\u{29}\\u{a}\\u{22}\"),",
                "        .package(url: \"https://example.com/a.git\", \"1.2.0\"..<\"2.0.0\"),",
            ])
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}
