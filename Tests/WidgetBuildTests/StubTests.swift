import OwnThreads
import Foundation
import Testing

@testable import WidgetBuild

@Suite("Stand-ins for a module that is not here", .ownThreads, .serialized) struct StubTests {
    private func vitrine(_ arguments: [String], _ scratch: Scratch) async throws -> Tool.Outcome {
        try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path] + arguments)
    }

    private let source = """
        import Foundation
        import Trails

        struct Hike: Trackable {
            @Remembered var count = 3

            func start() {
                Trail.record("hike", steps: count) { print("done") }
                Trail.reset()
                let map = TrailMap(width: 3, height: 4)
                _ = map.legend
                announce("started", loudly: true)
            }
        }
        """

    @Test("have every name the sources use, are found again by themselves, and are filled in once (xcode.3)")
    func written() async throws {
        let scratch = try Scratch(["project/Widget.swift": WidgetBuilderTests.widget("x"), "project/Hike.swift": source])
        defer { scratch.remove() }
        let project = scratch.folder.appendingPathComponent("project").path
        let before = try await vitrine(["check", project], scratch)
        #expect(before.status == 1)
        let made = try await vitrine(["stub", "Trails", project], scratch)
        #expect(made.status == 0, "\(made.output)")
        for name in ["Trackable", "Remembered", "Trail.record", "Trail.reset", "TrailMap.legend", "announce"] {
            #expect(made.output.contains(name), "\(name): \(made.output)")
        }
        let after = try await vitrine(["check", project], scratch)
        #expect(after.status == 0, "\(after.output)")
        // What was filled in stays.
        let file = scratch.folder.appendingPathComponent("project/VitrineStubs/Trails/Trails.swift")
        let again = try await vitrine(["stub", "Trails", project], scratch)
        #expect(again.status == 1 && again.output.contains("--force"), "\(again.output)")
        try (String(contentsOf: file, encoding: .utf8) + "\nlet bad: Int = true\n").write(to: file, atomically: true, encoding: .utf8)
        let spoiled = try await vitrine(["check", project], scratch)
        #expect(spoiled.status == 1 && spoiled.output.contains("Trails.swift"), "\(spoiled.output)")
        let anew = try await vitrine(["stub", "Trails", project, "--force"], scratch)
        #expect(anew.status == 0, "\(anew.output)")
        #expect(try await vitrine(["check", project], scratch).status == 0)
        // Where nothing can be written anew, what was there is there again.
        let filled = try String(contentsOf: file, encoding: .utf8) + "\n// filled in\n"
        try filled.write(to: file, atomically: true, encoding: .utf8)
        try Data("import Foundation".utf8).write(to: scratch.folder.appendingPathComponent("project/Hike.swift"))
        let nothing = try await vitrine(["stub", "Trails", project, "--force"], scratch)
        #expect(nothing.status != 0, "\(nothing.output)")
        #expect(try String(contentsOf: file, encoding: .utf8) == filled)
        // The command before was killed in the middle, and left half of new stubs beside what was filled in.
        try FileManager.default.moveItem(
            at: file.deletingLastPathComponent(), to: scratch.folder.appendingPathComponent("project/VitrineStubs/.Trails-before"))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("struct Hal".utf8).write(to: file)
        #expect(try await vitrine(["stub", "Trails", project, "--force"], scratch).status != 0)
        #expect(try String(contentsOf: file, encoding: .utf8) == filled)
        let stubs = scratch.folder.appendingPathComponent("project/VitrineStubs")
        #expect(try FileManager.default.contentsOfDirectory(atPath: stubs.path) == ["Trails"])
    }

    @Test("have what is their module's alone, take what they are given, and may be what a class comes of (xcode.3)")
    func several() async throws {
        let hike = """
            import Foundation
            import Trails
            final class Guide: TrailObject {
                override init() { super.init() }
                func start() { Trail.shared().language = "it" }
            }
            """
        let sea = """
            import Foundation
            @_exported import Tides
            final class Sea {
                let root: TideReference
                init() {
                    root = TideReference()
                    TideBase.reference()
                }
            }
            """
        // The file has no import, as another one re-exports the module.
        let coast = "final class Coast { let station = TideStation() }"
        let scratch = try Scratch([
            "project/Widget.swift": WidgetBuilderTests.widget("x"), "project/Hike.swift": hike, "project/Sea.swift": sea,
            "project/Coast.swift": coast,
        ])
        defer { scratch.remove() }
        let project = scratch.folder.appendingPathComponent("project").path
        for module in ["Trails", "Tides"] {
            let made = try await vitrine(["stub", module, project], scratch)
            #expect(made.status == 0 && made.output.contains("Tide") == (module == "Tides"), "\(made.output)")
        }
        let after = try await vitrine(["check", project], scratch)
        #expect(after.status == 0, "\(after.output)")
    }

    @Test("conform to what they are used as, and take arguments that are named without their type (xcode.3)")
    func shapes() async throws {
        let mark = """
            import SwiftUI
            import Trails
            struct Mark: View {
                var body: some View {
                    VStack {
                        Text("a").modifier(TrailMark(colour: .dawn, anchor: .center))
                        Text("b").modifier(TrailMark(colour: .dusk, anchor: .top))
                        TrailBadge(style: .round) { print("tap") }
                    }
                }
            }
            """
        let scratch = try Scratch(["project/Widget.swift": WidgetBuilderTests.widget("x"), "project/Mark.swift": mark])
        defer { scratch.remove() }
        let project = scratch.folder.appendingPathComponent("project").path
        let made = try await vitrine(["stub", "Trails", project], scratch)
        #expect(made.status == 0 && !made.output.contains("errors are left"), "\(made.output)")
        let after = try await vitrine(["check", project], scratch)
        #expect(after.status == 0, "\(after.output)")
        // What else is asked of a stand-in is its module's, and no error of the project's or of Apple's names.
        try (mark + "\nlet length: Int = TrailMark()\nlet height = TrailBadge().center\n").write(
            toFile: project + "/Mark.swift", atomically: true, encoding: .utf8)
        let asked = try await vitrine(["check", project], scratch)
        #expect(
            asked.output.contains("theirs: ") && !asked.output.contains("ours: ") && !asked.output.contains("yours: "), "\(asked.output)")
        #expect(asked.output.components(separatedBy: "[Trails]").count == 3, "\(asked.output)")
    }

    @Test("are of the types that they are used as, may fail where that is asked, and take no block for a closure (xcode.3)")
    func types() async throws {
        let almanac = """
            import Foundation
            import Tides

            enum Phase: String, Tides.Countable { case high, low }
            struct Almanac {
                var method: TideMethod = .northSea {
                    didSet { print(method) }
                }
                let formatter = DateFormatter()

                func low(of day: Date) -> Date? {
                    guard let table = TideTable(day: day, method: method) else { return nil }
                    let text = formatter.string(from: table.highWater)
                    let count: Int = table.count, names: [String] = table.names
                    if let phase = table.currentPhase() {
                        print(text, count, names, formatter.string(from: table.time(for: phase)))
                    }
                    return table.lowWater
                }
            }
            """
        let scratch = try Scratch(["project/Widget.swift": WidgetBuilderTests.widget("x"), "project/Almanac.swift": almanac])
        defer { scratch.remove() }
        let project = scratch.folder.appendingPathComponent("project").path
        let made = try await vitrine(["stub", "Tides", project], scratch)
        #expect(made.status == 0 && !made.output.contains("errors are left"), "\(made.output)")
        let after = try await vitrine(["check", project], scratch)
        #expect(after.status == 0, "\(after.output)")
        let text = try String(contentsOfFile: project + "/VitrineStubs/Tides/Tides.swift", encoding: .utf8)
        for line in [
            "public protocol Countable {}", "public init?(day value0: Any?, method value1: Any?) {}",
            "public var highWater: Date { Date() }",
            "public var names: [String] { [] }", "func time(for value0: Any?) -> Date { Date() }",
        ] { #expect(text.contains(line), "\(line): \(text)") }
        // What it has not is its own, and no error of the project's.
        try (almanac + "\nlet level: Tides.Level? = nil\n").write(toFile: project + "/Almanac.swift", atomically: true, encoding: .utf8)
        let asked = try await vitrine(["check", project], scratch)
        #expect(asked.output.contains("theirs: ") && !asked.output.contains("yours: "), "\(asked.output)")
    }

    @Test("are not made for what is here, or for no name of a module (xcode.3)")
    func refused() async throws {
        let scratch = try Scratch(["project/Widget.swift": WidgetBuilderTests.widget("x"), "project/Hike.swift": source])
        defer { scratch.remove() }
        let project = scratch.folder.appendingPathComponent("project").path
        for module in ["SwiftUI", "../Trails", "Nonsense"] {
            let outcome = try await vitrine(["stub", module, project], scratch)
            #expect(outcome.status == 1 && outcome.output.contains("Missing are: Trails"), "\(outcome.output)")
        }
        #expect(!FileManager.default.fileExists(atPath: project + "/VitrineStubs"))
    }
}
