import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("A package from elsewhere of which not all is for Linux", .ownThreads, .serialized) struct PartialPackageTests {
    /// A widget of a package whose own package has been fetched, with these sources.
    private func target(_ scratch: Scratch, _ sources: [String: String], says: String) async throws -> WidgetTarget {
        let package = try WidgetPackage(
            scratch, importing: ["TideKit"], says: says,
            """
            dependencies: [.package(url: "https://example.com/tide-kit.git", branch: "main")],
            targets: [.executableTarget(name: "BuoyWidget", dependencies: [.product(name: "TideKit", package: "tide-kit")])]
            """)
        let checkout = ".build/checkouts/tide-kit"
        try package.write(
            manifest:
                "name: \"tide-kit\", products: [.library(name: \"TideKit\", targets: [\"TideKit\"])], targets: [.target(name: \"TideKit\")]",
            "\(checkout)/Package.swift")
        for (name, text) in sources { try package.write(text, "\(checkout)/Sources/TideKit/\(name)") }
        return try await package.target()
    }

    private static let sources = [
        "Tide.swift": "public let tide = 10\n",
        "Style.swift":
            "#if !os(watchOS) && !os(Linux)\npublic struct TideStyle { public init() {}; public var words: String { \"high\" } }\n#endif\n",
        "Ebb.swift": "#if canImport(UIKit)\nimport UIKit\npublic struct Ebb {}\n#endif\n",
    ]

    @Test("is compiled as for iOS without a file, where more of it is for iOS than that (xcode.3)")
    func forPhone() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let lacking = "#if canImport(UIKit)\npublic let depth = apples_own_depth()\n#endif\n"
        let target = try await target(
            scratch, Self.sources.merging(["Depth.swift": lacking]) { $1 }, says: "\\(TideStyle().words)")
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        let result = try await builder.check(target)
        #expect(result.errors.map(\.message) == [])
        #expect(result.notes.map(\.words).contains { $0.hasPrefix("TideKit of the package tide-kit is built without 1 file, ") })
        _ = try await builder.build(target)
    }

    @Test("that compiles as on Linux alone owes what is not there, and is named (xcode.3)")
    func forLinux() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        // On iOS all of it comes of what is not here.
        let depth = "#if os(Linux)\npublic let depth = 3\n#else\npublic let depth = apples_own_depth()\n#endif\n"
        var sources = Self.sources.mapValues { $0.replacing("public struct", with: "let own = depth\npublic struct") }
        sources["Depth.swift"] = depth
        let target = try await target(scratch, sources, says: "\\(TideStyle().words) \\(tide) \\(Ebb.self)")
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(target)
        let report = CheckReport.Target(target, result)
        let owners = report.findings.map { ($0.owner, $0.module) }
        #expect(!owners.isEmpty && owners.allSatisfy { $0 == (.theirs, "TideKit") }, "\(report.findings.map(\.message)) \(owners)")
        let note = try #require(report.notes.first { $0.words.contains("built without") })
        #expect(note.words.hasPrefix("TideKit of the package tide-kit is built without 2 files, first "), "\(note.words)")
        #expect(note.words.hasSuffix("none of it is for Linux, as which the package is compiled"), "\(note.words)")
    }

    @Test("whose functions do not compile is as little there for a check as for a build (xcode.6)")
    func faultyFunction() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let tide = "public let tide = 10\npublic func ebb() -> Int { apples_own_ebb() }\n"
        let target = try await target(scratch, ["Tide.swift": tide], says: "\\(tide)")
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        let report = CheckReport.Target(target, try await builder.check(target))
        #expect(report.findings.map(\.owner) == [.theirs] && report.findings.first?.message.contains("'tide'") == true)
        let words = report.notes.map(\.words)
        #expect(words.contains { $0.contains("does not compile here, and is not built: ") && $0.contains("apples_own_ebb") }, "\(words)")
        await #expect(throws: BuildError.self) { _ = try await builder.build(target) }
    }

    @Test("is compiled once for checks, builds and previews (xcode.5)") func once() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let target = try await target(scratch, Self.sources, says: "\\(TideStyle().words)")
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        #expect(try await builder.check(target).errors.map(\.message) == [])
        let objects = { try Self.objects(of: "TideKit", under: scratch.cache.folder) }
        let checked = try objects()
        #expect(checked.count == 1)
        _ = try await builder.build(target)
        _ = try await builder.buildForPreviews(target)
        #expect(try objects() == checked)
        // Another state of the package takes its place.
        let file = scratch.folder.appendingPathComponent("Buoy/.build/checkouts/tide-kit/Sources/TideKit/Tide.swift")
        try Data("public let tide = 11\n".utf8).write(to: file)
        _ = try await builder.build(target)
        let changed = try objects()
        #expect(changed.count == 1 && changed != checked)
    }

    @Test("is compiled once for a widget and the handler of its intents (xcode.5)") func onceForHandlers() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        var target = try await target(scratch, Self.sources, says: "\\(TideStyle().words)")
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        _ = try await builder.build(target)
        let built = try Self.objects(of: "TideKit", under: scratch.cache.folder)
        var handler = target
        (handler.name, handler.productName, handler.code.module) = ("BuoyIntents", "BuoyIntents", "BuoyIntents")
        handler.info = .dictionary(["CFBundleExecutable": .string("BuoyIntents")])
        target.handlers = [handler]
        let bundle = try await builder.build(target)
        #expect(try builder.leftOut(of: target) == [] && built.count == 1)
        let beside = try FileManager.default.contentsOfDirectory(atPath: bundle.deletingLastPathComponent().path)
        #expect(beside.contains("BuoyIntents.appex"), "\(beside)")
        #expect(try Self.objects(of: "TideKit", under: scratch.cache.folder) == built)
    }

    @Test("is asked by its optional methods and properties, which nobody has (xcode.4)") func optionals() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let tide = """
            import Foundation
            @objc public protocol TideDelegate { @objc optional func level(_ a: Int) -> Double; @objc optional var depth: Int { get } }
            open class Tide { public weak var delegate: TideDelegate?; public init() {} }
            """
        let asked = "\\(Tide().delegate?.level?(3) ?? 1) \\(Tide().delegate?.depth ?? 2)"
        let target = try await target(scratch, ["Tide.swift": tide], says: asked)
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(target)
        #expect(result.errors.map(\.message) == [])
    }

    @Test("over which the compiler takes too long is named, and tried again by the next check (xcode.5)") func tooSlow() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let target = try await target(scratch, ["Tide.swift": "public let tide = 10\n"], says: "\\(tide)")
        // A compiler that never ends with the package while a file is there, and else finds nothing wrong with anything.
        let slow = scratch.folder.appendingPathComponent("slow")
        try scratch.write(
            """
            #!/bin/sh
            case " $* " in *' -package-name tide_kit '*) [ ! -e '\(slow.path)' ] || exec sleep 600;; esac
            while [ $# -gt 0 ]; do
                case $1 in -emit-module-path | -o) : >"$2" ;; esac
                shift
            done
            """, "swiftc")
        try scratch.write("", "slow")
        var sdk = try await WidgetSDK.find()
        sdk.compiler = scratch.folder.appendingPathComponent("swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sdk.compiler.path)
        var builder = WidgetBuilder(sdk: sdk, cache: scratch.cache)
        builder.timeLimit = .seconds(1)
        let first = try await builder.check(target)
        #expect(first.notes.contains { $0.words.hasPrefix("swiftc was ended after 1 seconds with the module TideKit;") }, "\(first.notes)")
        try FileManager.default.removeItem(at: slow)
        builder.timeLimit = .seconds(60)
        let second = try await builder.check(target)
        #expect(!second.notes.contains { $0.words.contains("was ended") } && second.errors.isEmpty, "\(second)")
    }

    /// The objects of a module in a folder, each with the time at which it was written.
    private static func objects(of module: String, under folder: URL) throws -> [String: Date] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return try found.filter { $0.lastPathComponent == "\(module).o" }.reduce(into: [:]) {
            $0[$1.path] = try FileManager.default.attributesOfItem(atPath: $1.path)[.modificationDate] as? Date
        }
    }

    @Test("has nothing for Linux in a file whose conditions say so") func remains() {
        let nothing = [
            "#if !os(Linux)\nlet a = 1\n#endif",
            "// words\n#if canImport(UIKit)\nimport UIKit\nlet a = 1\n#elseif canImport(AppKit)\nlet a = 2\n#endif",
            "import Foundation\n#if os(iOS) || os(macOS)\nlet a = 1\n#endif", "#if os(Linux)\n#else\nlet a = 1\n#endif",
            "#if (DEBUG || SEA) && !os(Linux)\n#if SEA\nlet a = 1\n#endif\n#endif",
        ]
        for source in nothing { #expect(LinuxRemains.isNothing(source), "\(source)") }
        let something = [
            "", "import Foundation", "let a = 1", "#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif", "#if DEBUG\nlet a = 1\n#endif",
            "#if !os(watchOS)\nlet a = 1\n#endif", "#if canImport(Foo) || os(iOS)\nlet a = 1\n#endif",
        ]
        for source in something { #expect(!LinuxRemains.isNothing(source), "\(source)") }
    }
}
