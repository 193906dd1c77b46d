import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("A project's previews", .ownThreads, .serialized) struct PreviewCommandTests {
    private struct Line: Decodable {
        struct Place: Decodable {
            var file: String
            var line: Int
            var view: String?
            var modifiers: [String]
        }
        struct Node: Decodable {
            var type: String
            var text: String?
            var places: [Place]
        }
        struct Picture: Decodable {
            var nodes: [Node]
            var scheme: String
            var diagnostics: [String]
        }
        var file: String
        var title: String
        var typeSize: String
        var locale: String
        var picture: Picture
    }

    private func vitrine(_ arguments: [String], _ scratch: Scratch) async throws -> Tool.Outcome {
        try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path] + arguments)
    }

    private func index(_ folder: URL) throws -> [Line] {
        try JSONDecoder().decode([Line].self, from: Data(contentsOf: folder.appendingPathComponent("index.json")))
    }

    @Test(
        "know of each view the line that it comes from, its modifiers and where it is used; pictures are those of any other build (xcode.7)"
    )
    func places() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let quay = Places.fixtures.appendingPathComponent("Quay")
        let out = scratch.folder.appendingPathComponent("out"), plain = scratch.folder.appendingPathComponent("plain")
        let outcome = try await vitrine(["preview", quay.path, "--out", out.path], scratch)
        #expect(outcome.status == 0, "\(outcome.output)")
        let lines = try index(out)
        let widget = try #require(lines.first { $0.title == "Quay" && $0.picture.scheme == "light" })
        let file = quay.appendingPathComponent("Views/QuayView.swift").path
        let source = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        func places(of text: String) throws -> [Line.Place] {
            try #require(widget.picture.nodes.first { $0.type == "Text" && $0.text == text }).places
        }
        // The file is compiled as a copy, since `#if os(iOS)` stands in it: the original is named.
        let title = try #require(try places(of: "Quay").first)
        #expect(title.file == file && source[title.line - 1].contains("Text(verbatim: \"Quay\")"))
        #expect(title.view == "Text(verbatim: \"Quay\")" && title.modifiers == [".font(.headline)", ".padding(.bottom, 4)"])
        let room = try #require(try places(of: "Room").first)
        #expect(source[room.line - 1].contains("\"Room\""))
        let ship = try #require(try places(of: "Clara").first)
        #expect(source[ship.line - 1].contains("Text(verbatim: name)"))
        // What a view's body is made of is also where that view is used.
        let row = try #require(widget.picture.nodes.first { $0.type == "HStack" }).places
        #expect(row.map { source[$0.line - 1].trimmingCharacters(in: .whitespaces) }.prefix(2) == ["HStack {", "ShipRow(name: ship)"])
        // Built without places the tile is the same to the byte of its PNG.
        let target = try #require(try ProjectFinder().describe(quay).targets(named: nil).first)
        let bundle = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).build(target)
        let other = try await vitrine(["preview", bundle.path, "--out", plain.path], scratch)
        #expect(other.status == 0, "\(other.output)")
        let plainLines = try index(plain)
        #expect(plainLines.allSatisfy { $0.picture.nodes.allSatisfy { $0.places.isEmpty } })
        #expect(lines.count >= 14 && plainLines.map(\.file) == lines.map(\.file))
        for line in lines {
            let pair = [out, plain].map { FileManager.default.contents(atPath: $0.appendingPathComponent(line.file).path) }
            #expect(pair[0] == pair[1] && pair[0] != nil, "\(line.file)")
        }
    }

    @Test("are built without places where the source names the types of builders, and shown all the same (xcode.7)")
    func withoutPlaces() async throws {
        let scratch = try Scratch([
            "A.swift": """
            import SwiftUI
            struct Named: View {
                @ViewBuilder var title: Text { Text(verbatim: "typed") }
                var body: some View { title.bold() }
            }
            #Preview { Named() }
            """
        ])
        defer { scratch.remove() }
        let out = scratch.folder.appendingPathComponent("out")
        let outcome = try await vitrine(["preview", scratch.folder.appendingPathComponent("A.swift").path, "--out", out.path], scratch)
        #expect(outcome.status == 0, "\(outcome.output)")
        let lines = try index(out)
        #expect(lines.count == 2 && lines[0].picture.nodes.contains { $0.text == "typed" && $0.places.isEmpty })
    }

    @Test("of UIKit's views and controllers need no import of SwiftUI (xcode.7)") func ofUIKit() async throws {
        let scratch = try Scratch([
            "Buoy.swift": """
            import UIKit
            final class Buoy: UIView {}
            #Preview("Buoy") { Buoy() }
            #Preview("Board") { UIViewController() }
            """
        ])
        defer { scratch.remove() }
        let file = scratch.folder.appendingPathComponent("Buoy.swift").path, out = scratch.folder.appendingPathComponent("out")
        let checked = try await vitrine(["check", file], scratch)
        #expect(checked.status == 0, "\(checked.output)")
        let outcome = try await vitrine(["preview", file, "--out", out.path, "--scheme", "light"], scratch)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(try index(out).map(\.file) == ["0.p0-Buoy-1-light.png", "0.p1-Board-1-light.png"])
    }

    @Test("of a family that the device has not are drawn as on one that has it, which is told (xcode.7)")
    func otherDevice() async throws {
        let preview = "#Preview(as: .systemExtraLarge) { W() } timeline: { E(date: .now) }\n"
        let scratch = try Scratch(["Wide.swift": WidgetBuilderTests.widget("wide") + "\n" + preview])
        defer { scratch.remove() }
        let out = scratch.folder.appendingPathComponent("out"), file = scratch.folder.appendingPathComponent("Wide.swift").path
        let outcome = try await vitrine(["preview", file, "--out", out.path, "--scheme", "light"], scratch)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("iPhone 15 shows no systemExtraLarge; it is drawn as on iPad"), "\(outcome.output)")
        let own = try await vitrine(["preview", file, "--out", out.path, "--scheme", "light", "--device", "iPad Pro 11"], scratch)
        #expect(own.status == 0 && !own.output.contains("shows no"), "\(own.output)")
    }

    @Test("are drawn in every combination of looks that is asked for, and compared with those of an earlier run (xcode.7)")
    func matrix() async throws {
        let scratch = try Scratch(["P.swift": "import SwiftUI\n#Preview(\"P\") { Text(verbatim: \"one\") }\n"])
        defer { scratch.remove() }
        let out = scratch.folder.appendingPathComponent("out"), again = scratch.folder.appendingPathComponent("again")
        let file = scratch.folder.appendingPathComponent("P.swift").path
        let looks = ["--scheme", "dark", "--type-size", "large,accessibility3", "--locale", "en_GB,ar-SA"]
        let first = try await vitrine(["preview", file, "--out", out.path] + looks, scratch)
        #expect(first.status == 0, "\(first.output)")
        let lines = try index(out)
        #expect(
            lines.map(\.file) == [
                "0.p0-P-1-en_GB-large-dark.png", "0.p0-P-1-en_GB-accessibility3-dark.png", "0.p0-P-1-ar_SA-large-dark.png",
                "0.p0-P-1-ar_SA-accessibility3-dark.png",
            ])
        #expect(Set(lines.compactMap { FileManager.default.contents(atPath: out.appendingPathComponent($0.file).path)?.count }).count > 1)
        let same = try await vitrine(["preview", file, "--out", again.path, "--against", out.path] + looks, scratch)
        #expect(same.status == 0 && same.output.contains("4 pictures; all as recorded"), "\(same.output)")
        try scratch.write("import SwiftUI\n#Preview(\"P\") { Text(verbatim: \"two\") }\n", "P.swift")
        let changed = try await vitrine(["preview", file, "--out", again.path, "--against", out.path] + looks, scratch)
        #expect(changed.status == 1 && changed.output.contains("4 changed"), "\(changed.output)")
        #expect(FileManager.default.fileExists(atPath: again.appendingPathComponent("report/index.html").path))
        let itself = try await vitrine(["preview", file, "--out", out.path, "--against", out.path + "/"] + looks, scratch)
        #expect(itself.status == 64 && itself.output.contains("--out would write over"), "\(itself.output)")
        // What an earlier run wrote and this one has not goes; what somebody else put there stays.
        try Data().write(to: out.appendingPathComponent("mine.png"))
        let fewer = try await vitrine(["preview", file, "--out", out.path, "--scheme", "dark"], scratch)
        #expect(fewer.status == 0, "\(fewer.output)")
        let left = try FileManager.default.contentsOfDirectory(atPath: out.path).sorted()
        #expect(left == ["0.p0-P-1-dark.png", "index.json", "mine.png"])
    }
}
