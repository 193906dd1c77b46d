import Foundation
import Testing
import VitrineDrawing
import VitrineWidgetArchive
import WidgetHost

/// Each system as a new user tries it first: by one command, in its real processes.
@Suite("The four systems by the command line", .serialized, .timeLimit(.minutes(10))) struct SystemPicturesTests {
    private static let systems = ["Trips", "Getaways", "Insights", "Salon"]
    /// The parameters that have to be set of a widget so that it shows more than an invitation.
    private static let settings = ["Getaways": ["--set", "location=MXP"]]

    private struct Report: Decodable {
        struct Widget: Decodable {
            var kind: String
            var families: [String]
        }
        var widgets: [Widget]
    }

    private struct Record: Decodable {
        struct Node: Decodable {
            var type: String
            var text: String?
        }
        var kind: String
        var family: String
        var scheme: String
        var mode: String
        var file: String?
        var nodes: [Node]?

        /// One picture of the matrix.
        var cell: String { "\(kind) \(family) \(scheme) \(mode)" }
    }

    /// What `vitrine doctor` said of each system that was asked for.
    private actor Reports {
        static let shared = Reports()
        private var known: [String: [Report.Widget]] = [:]

        func widgets(of system: String) async throws -> [Report.Widget] {
            if let widgets = known[system] { return widgets }
            let said = try await Program.run("doctor", "\(system)Widgets", "--at", "2026-06-10T08:00:00Z", "--json")
            #expect(said.status == 0, "\(said.output)\(said.errors)")
            let widgets = try JSONDecoder().decode(Report.self, from: Data(said.output.utf8)).widgets
            known[system] = widgets
            return widgets
        }
    }

    /// The widgets that a system offers, as `vitrine doctor` reports them; asked for once.
    private func widgets(of system: String) async throws -> [Report.Widget] { try await Reports.shared.widgets(of: system) }

    private func index(_ folder: TemporaryFolder, _ path: String = "") throws -> [Record] {
        try JSONDecoder().decode([Record].self, from: Data(contentsOf: folder.url.appendingPathComponent(path + "index.json")))
    }

    @Test(
        "every kind in every family, light, dark, accented and vibrant: no picture is missing, none is empty (true.1, true.3)",
        arguments: systems)
    func looks(_ system: String) async throws {
        let widgets = try await widgets(of: system)
        #expect(!widgets.isEmpty)
        var cells: Set<String> = []
        for (schemes, modes) in [(["light", "dark"], ["fullColor"]), (["dark"], ["accented", "vibrant"])] {
            let folder = TemporaryFolder()
            let drawn = try await Program.run(
                [
                    "render", "\(system)Widgets", "--family", "all", "--what", "snapshot", "--scheme", schemes.joined(separator: ","),
                    "--mode",
                    modes.joined(separator: ","), "--format", "png,json", "--at", "2026-06-10T08:00:00Z", "--out", folder.url.path,
                ] + (Self.settings[system] ?? []))
            #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
            let wanted = widgets.flatMap { widget in
                widget.families.flatMap { family in
                    schemes.flatMap { scheme in modes.map { "\(widget.kind) \(family) \(scheme) \($0)" } }
                }
            }
            let records = try index(folder)
            #expect(records.map(\.cell).sorted() == wanted.sorted())
            for record in records { try check(record, in: folder) }
            cells.formUnion(records.map(\.cell))
        }
        #expect(cells.count == 4 * widgets.map(\.families.count).reduce(0, +))
    }

    @Test("a new user’s first command draws every entry of every kind, and none of them is empty (true.1, true.3)", arguments: systems)
    func firstCommand(_ system: String) async throws {
        let folder = TemporaryFolder()
        let drawn = try await Program.run(
            "render", "\(system)Widgets", "--family", "all", "--format", "png,json", "--out", folder.path("pictures"))
        #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
        let records = try index(folder, "pictures/")
        #expect(drawn.output == "\(records.count) pictures in \(folder.path("pictures"))\n")
        #expect(try await Set(records.map(\.kind)) == Set(widgets(of: system).map(\.kind)))
        for record in records { try check(record, in: folder, "pictures/") }
    }

    @Test("a day of each kind: something is shown all the time, and no request fails (true.1, true.3)", arguments: systems)
    func day(_ system: String) async throws {
        for widget in try await widgets(of: system) {
            let played = try await Program.run(
                [
                    "timeline", "\(system)Widgets", "--kind", widget.kind, "--from", "2026-06-10T08:00:00Z", "--to", "2026-06-11T08:00:00Z",
                    "--json",
                ] + (Self.settings[system] ?? []))
            #expect(played.status == 0 && played.errors.isEmpty, "\(widget.kind): \(played.errors)")
            let record = try TimelineRecord(json: Data(played.output.utf8))
            #expect(record.entries.first?.shown.formatted(.iso8601) == "2026-06-10T08:00:00Z", "\(widget.kind)")
            #expect(record.entries.last?.until.formatted(.iso8601) == "2026-06-11T08:00:00Z", "\(widget.kind)")
            #expect(zip(record.entries, record.entries.dropFirst()).allSatisfy { $0.until == $1.shown }, "\(widget.kind)")
            #expect(record.entries.allSatisfy { !$0.summary.isEmpty }, "\(widget.kind)")
            #expect(record.requests.first?.by == "Placed" && !record.requests.contains { $0.decision == .failed }, "\(widget.kind)")
        }
    }

    @Test("services and extension follow one clock: the third day has its own deals (true.4)")
    func days() async throws {
        let played = try await Program.run(
            "timeline", "GetawaysWidgets", "--set", "location=MXP", "--from", "2026-06-10T08:00:00Z", "--to", "2026-06-13T08:00:00Z",
            "--json")
        #expect(played.status == 0, "\(played.errors)")
        let entries = try TimelineRecord(json: Data(played.output.utf8)).entries
        let start = try Date("2026-06-10T08:00:00Z", strategy: .iso8601)
        let days = Dictionary(grouping: entries) { Int($0.shown.timeIntervalSince(start) / 86_400) }.mapValues { Set($0.map(\.summary)) }
        #expect(days.count == 3)
        #expect(days[2]?.isSubset(of: days[0] ?? []) == false, "\(days[2] ?? [])")
    }

    /// Words or pictures are in it, and they can be seen: something stands out from what is around it.
    private func check(_ record: Record, in folder: TemporaryFolder, _ path: String = "") throws {
        let file = try #require(record.file)
        let nodes = try #require(record.nodes)
        #expect(nodes.contains { $0.text?.isEmpty == false || $0.type == "Image" }, "\(record.cell) says nothing")
        let bitmap = try Bitmap(decoding: Array(Data(contentsOf: folder.url.appendingPathComponent(path + file))))
        #expect(bitmap.hasEdges(40), "\(file) shows nothing")
    }
}

extension Bitmap {
    /// Whether neighbours differ sharply in at least so many places, away from the rounded corners. A ground or a wallpaper has none.
    fileprivate func hasEdges(_ wanted: Int) -> Bool {
        let inset = 24
        var found = 0
        return pixels.withUnsafeBufferPointer { pixels in
            /// The brightness over a middle grey: what is clear differs from black and from white.
            func level(_ x: Int, _ y: Int) -> Int {
                let start = (y * width + x) * 4
                return Int(pixels[start]) + Int(pixels[start + 1]) + Int(pixels[start + 2]) + 384 - Int(pixels[start + 3]) * 3 / 2
            }
            for y in stride(from: inset, to: height - inset, by: 2) {
                for x in stride(from: inset, to: width - inset - 1, by: 1) where abs(level(x, y) - level(x + 1, y)) > 60 {
                    found += 1
                    if found >= wanted { return true }
                }
            }
            return false
        }
    }
}
