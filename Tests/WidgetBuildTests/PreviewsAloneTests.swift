import Foundation
import OwnThreads
import Testing

@testable import WidgetBuild

@Suite("A command on a file with previews and no widget", .ownThreads, .serialized) struct PreviewsAloneTests {
    private static let card = """
        import SwiftUI

        struct Card: View {
            var title: String
            var body: some View {
                Label(title, systemImage: "no.such.symbol").padding()
            }
        }

        #Preview("Bread") { Card(title: "Bread") }
        #Preview { Card(title: "Bread with seeds, and a longer name") }

        """

    @Test("draws each preview, compares it, and says what it lacks (xcode.1)")
    func all() async throws {
        let scratch = try Scratch(["Card.swift": Self.card])
        defer { scratch.remove() }
        func vitrine(_ arguments: String...) async throws -> Tool.Outcome {
            try await Tool(url: Places.build.appendingPathComponent("vitrine")).run(
                arguments, in: scratch.folder, environment: ["VITRINE_CACHE": scratch.cache.folder.path])
        }
        func files(_ folder: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: scratch.folder.appendingPathComponent(folder).path)
                .filter { $0.hasSuffix(".png") }.sorted()
        }
        let drawn = try await vitrine("render", "Card.swift", "--scheme", "light,dark", "--at", "2026-06-10T09:41:00Z")
        #expect(drawn.status == 0 && drawn.output.contains("4 pictures in"), "\(drawn.output)")
        #expect(
            try files("pictures") == [
                "Bread-dark-20260610T094100Z.png", "Bread-light-20260610T094100Z.png", "Card-dark-20260610T094100Z.png",
                "Card-light-20260610T094100Z.png",
            ])
        let one = try await vitrine("render", "Card.swift", "--kind", "Bread", "--out", "one", "--format", "png,svg")
        #expect(try one.status == 0 && files("one").count == 1, "\(one.output)")
        let none = try await vitrine("render", "Card.swift", "--kind", "Cake")
        #expect(none.status != 0 && none.output.contains("Bread, Card"), "\(none.output)")
        let first = try await vitrine("test", "Card.swift")
        #expect(first.status != 0 && first.output.contains("4 pictures, 4 recorded"), "\(first.output)")
        let again = try await vitrine("test", "Card.swift")
        #expect(again.status == 0 && again.output.contains("all as recorded"), "\(again.output)")
        let doctor = try await vitrine("doctor", "Card.swift")
        #expect(doctor.status == 0, "\(doctor.output)")
        #expect(doctor.output.contains("Card.swift:10: preview “Bread”: drawn"), "\(doctor.output)")
        #expect(doctor.output.contains("Card.swift:10: warning: Bread: Image(systemName: \"no.such.symbol\")"), "\(doctor.output)")
        #expect(!doctor.output.contains("no-widgets"), "\(doctor.output)")
        let played = try await vitrine("timeline", "Card.swift", "--from", "2026-06-10", "--to", "2026-06-11")
        #expect(played.status != 0 && played.output.contains("declares previews and no widget"), "\(played.output)")
        try scratch.write(Self.card.replacing(".padding()", with: ".padding(20)"), "Card.swift")
        let changed = try await vitrine("test", "Card.swift")
        #expect(changed.status != 0 && changed.output.contains("4 changed"), "\(changed.output)")
    }
}
