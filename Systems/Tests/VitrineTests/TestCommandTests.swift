import Foundation
import FoundationXML
import TestTime
import Testing
import VitrineDrawing

@Suite("vitrine test") struct TestCommandTests {
    private let scratch = TemporaryFolder()
    private var references: URL { scratch.url.appendingPathComponent("References/TripsWidgets/iPhone-15-en_GB") }

    private func test(_ more: String...) async throws -> Program.Result {
        try await Program.run(
            ["test", "TripsWidgets", "--references", scratch.path("References"), "--report", scratch.path("report")] + more)
    }

    private func page() throws -> String { try String(contentsOfFile: scratch.path("report/index.html"), encoding: .utf8) }

    /// The cases of `junit.xml` that failed, with why; nil where it is no XML.
    private func failures() throws -> [String: String]? {
        final class Reader: NSObject, XMLParserDelegate {
            var failures: [String: String] = [:]
            private var name = ""

            func parser(
                _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                if element == "testcase" { name = attributes["name"] ?? "" }
                if element == "failure" { failures[name] = attributes["message"] }
            }
        }
        let reader = Reader(), parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: scratch.path("report/junit.xml"))))
        parser.delegate = reader
        return parser.parse() ? reader.failures : nil
    }

    @Test("xcode.8: what is missing is recorded and fails once; then every picture is as recorded, at whatever time it is drawn")
    func recorded() async throws {
        let first = try await test()
        #expect(first.status == 1 && first.output.contains("It is recorded now: look at it."), "\(first.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: references.path)
        #expect(files.contains("TripsWidget-systemSmall-light-1.png") && files.contains("TripsWidget-systemLarge-dark-1.png"))
        #expect(try failures()?.count == files.count)
        let second = try await test()
        #expect(second.status == 0 && second.output.hasPrefix("\(files.count) pictures; all as recorded."), "\(second.output)")
        #expect(try failures() == [:])
        #expect(try page().contains("Every picture is as recorded"))
        // Another language has pictures of its own.
        let other = try await test("--locale", "de_DE", "--kind", "TripsWidget", "--family", "systemSmall", "--record")
        #expect(other.status == 0, "\(other.output)\(other.errors)")
        #expect(FileManager.default.fileExists(atPath: scratch.path("References/TripsWidgets/iPhone-15-de_DE")))
    }

    @Test("xcode.8: a report shows what changed, with both pictures and the difference, and nothing else; --record takes it over")
    func changed() async throws {
        #expect(try await test("--record").status == 0)
        let changed = references.appendingPathComponent("TripsWidget-systemSmall-light-1.png")
        let other = references.appendingPathComponent("TripsWidget-systemSmall-dark-1.png")
        let broken = references.appendingPathComponent("TripsWidget-systemMedium-light-1.png")
        let left = references.appendingPathComponent("OldWidget-systemSmall-light-1.png")
        let wanted = try Data(contentsOf: changed)
        try Data(contentsOf: other).write(to: changed)
        try Data("no picture".utf8).write(to: broken)
        try wanted.write(to: left)
        let result = try await test()
        #expect(result.status == 1)
        let names = [changed, broken, left].map { $0.deletingPathExtension().lastPathComponent }
        let failures = try #require(try failures())
        #expect(Set(failures.keys) == Set(names), "\(failures)")
        #expect(failures[names[0]]?.wholeMatch(of: /[1-9][0-9]* pixels differ, by up to [1-9][0-9]* of 255\./) != nil, "\(failures)")
        #expect(failures[names[1]]?.contains(broken.path) == true)
        #expect(failures[names[2]]?.contains("not drawn any more") == true)
        let page = try page()
        #expect(page.components(separatedBy: "<section>").count == 4 && page.contains("3 to look at"))
        let pictures = try FileManager.default.contentsOfDirectory(atPath: scratch.path("report/pictures"))
        #expect(pictures.count == 3 && pictures.allSatisfy { page.contains("pictures/\($0)") })
        let now = try #require(pictures.first { $0.hasSuffix("-now.png") })
        let bitmaps = try [wanted, Data(contentsOf: URL(fileURLWithPath: scratch.path("report/pictures/\(now)")))].map {
            try Bitmap(decoding: Array($0))
        }
        #expect(bitmaps[0] == bitmaps[1])
        let again = try await test("--record")
        #expect(again.status == 0 && again.output.contains("2 recorded, 1 removed"), "\(again.output)")
        #expect(!FileManager.default.fileExists(atPath: left.path))
        #expect(try await test().status == 0)
    }

    @Test("xcode.8: what cannot be drawn, or is not there to be tested, is no success")
    func nothing() async throws {
        let none = try await Program.run(["test", scratch.path("nothing.appex"), "--report", scratch.path("report")])
        #expect(none.status == 1 && none.errors.contains("nothing.appex"), "\(none.errors)")
        let unknown = try await test("--kind", "Nobody")
        #expect(unknown.status == 1 && unknown.errors.contains("Nobody"))
        #expect(try await test("--time-zone", "Moon/Crater").errors.contains("There is no time zone “Moon/Crater”."))
    }

    private func picture(of tile: String, in state: TemporaryFolder) async throws -> Data {
        let file = scratch.path("tile.png")
        let result = try await Program.run("snapshot", tile, "--out", file, "--state", state.url.path)
        try #require(result.status == 0, "\(result.errors)")
        return try Data(contentsOf: URL(fileURLWithPath: file))
    }

    @Test("xcode.8: a project's widgets are on the home screen, and an app that stands in for theirs takes their links")
    func project() async throws {
        let state = TemporaryFolder()
        let cache = ["VITRINE_CACHE": scratch.path("cache")]
        let made = try await Program.run(["init", "Tides"], environment: cache, in: scratch.url)
        #expect(made.status == 0, "\(made.errors)")
        // As a folder, without its own app.
        let run = try await Running(state, scratch.path("Tides"), "--speed", "0", isAlone: false, environment: cache)
        #expect(await eventually { try await run.state().tiles.first?.status == "live" })
        let first = try await run.state()
        #expect(first.tiles.map(\.kind) == ["Tides"])
        #expect(first.processes.contains { $0.role == "app" && $0.name == "Tides" && $0.pid != nil })
        let tile = try #require(first.tiles.first?.id)
        let tap = try await Program.run("tap", tile, "--state", state.url.path)
        #expect(tap.status == 0, "\(tap.errors)")
        // What is saved is on the screen.
        let source = scratch.url.appendingPathComponent("Tides/TidesWidget/TidesWidget.swift")
        let before = try await picture(of: tile, in: state)
        try String(contentsOf: source, encoding: .utf8).replacing(".font(.headline)", with: ".font(.largeTitle)").write(
            to: source, atomically: true, encoding: .utf8)
        #expect(await eventually { try await picture(of: tile, in: state) != before })
        await run.stop()
        let wrong = try await Program.run("run", scratch.path("nowhere"), "--state", state.url.path)
        #expect(wrong.status == 1 && wrong.errors.contains("nothing to show"), "\(wrong.errors)")
    }
}
