import Foundation
import OwnThreads
import Synchronization
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Configured tiles with real processes", .serialized, .timeLimit(.minutes(3)))
struct ConfigurationTests {
    @Test("R2.48: two tiles of one kind, each with the timeline of its own configuration") func two() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let one = try await host.place(kind: "Station", family: .systemSmall)
            let other = try await host.place(kind: "Station", family: .systemSmall)
            try await host.configure(tile: other, values: IntentValues(["station": .entity(id: "zurich"), "board": .choice("arrivals")]))
            await host.settle()
            let state = await host.state()
            #expect(state.tile(one)?.label == "Basel departures 3" && state.tile(other)?.label == "Zurich arrivals 3")
            #expect(state.tile(one)?.isConfigurable == true)
            #expect(state.ledger.first { $0.by == "Widget edited" }?.reason == "free, because the widget was edited")
            #expect(state.tile(other)?.refreshesLeft == 72)
        }
    }

    @Test("the sheet has the defaults where nothing was chosen, and every chosen value's own words") func sheet() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Station", family: .systemMedium)
            let fresh = try await host.configuration(of: tile)
            #expect(fresh.schema?.title == "Station board" && fresh.family == .systemMedium && fresh.schema?.system == .appIntents)
            #expect(fresh.values["station"] == .entity(id: "basel") && fresh.values["lines"] == .int(3))
            #expect(fresh.values["via"] == IntentValue.none && fresh.shown["via"] == nil)
            #expect(fresh.shown["station"]?.map(\.title) == ["Basel"] && fresh.shown["board"]?.map(\.title) == ["Departures"])
            try await host.configure(
                tile: tile, values: IntentValues(["more": .list([.entity(id: "bern"), .entity(id: "gone"), .entity(id: "geneva")])]))
            let set = try await host.configuration(of: tile)
            #expect(set.shown["more"]?.map(\.title) == ["Bern", "Geneva"])
            let fine = try await host.place(kind: "Fine", family: .systemSmall)
            #expect(try await host.configuration(of: fine).schema == nil)
            await #expect(throws: HostError.notConfigurable("Fine")) { try await host.configure(tile: fine, values: IntentValues()) }
            await #expect(throws: HostError.noSuchTile("x")) { _ = try await host.configuration(of: "x") }
        }
    }

    @Test("configured, the tile has another picture at once, although a slow request for the old values runs")
    func fast() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Station", family: .systemSmall)
            await host.settle()
            let before = try await host.picture(of: tile, scheme: .light, scale: 1)
            try await host.configure(tile: tile, values: IntentValues(["note": .string("slow"), "station": .entity(id: "bern")]))
            try await host.configure(tile: tile, values: IntentValues(["station": .entity(id: "zurich")]))
            await host.settle()
            #expect(await host.state().tile(tile)?.label == "Zurich departures 3")
            #expect(try await host.picture(of: tile, scheme: .light, scale: 1) != before)
            let calls = probe.state.group("group.com.vitrine.probe").appendingPathComponent("calls.txt")
            @Sendable func isSlowOneDone() -> Bool {
                (try? String(contentsOf: calls, encoding: .utf8).contains("slow one is done")) ?? false
            }
            #expect(!isSlowOneDone())
            // The old values' timeline comes late, and takes nobody's place.
            #expect(await eventually(isSlowOneDone))
            _ = try await host.configuration(of: tile)
            #expect(await host.state().tile(tile)?.label == "Zurich departures 3")
        }
    }

    @Test("an item that is gone leaves the default, or nothing for an optional; back again, it is shown again") func gone() async throws {
        let probe = try Probe()
        let list = probe.state.group("group.com.vitrine.probe").appendingPathComponent("stations.txt")
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Station", family: .systemSmall)
            try await host.configure(tile: tile, values: IntentValues(["station": .entity(id: "lugano"), "via": .entity(id: "bern")]))
            await host.settle()
            #expect(await host.state().tile(tile)?.label == "Lugano departures 3 via Bern")
            try Data("basel geneva".utf8).write(to: list)
            try await host.reload(tile: tile)
            await host.settle()
            #expect(await host.state().tile(tile)?.label == "Basel departures 3")
            try FileManager.default.removeItem(at: list)
            try await host.reload(tile: tile)
            await host.settle()
            #expect(await host.state().tile(tile)?.label == "Lugano departures 3 via Bern")
        }
    }

    @Test("a newer search does not wait for an older one; one that takes too long is given up, and the process lives on")
    func search() async throws {
        var probe = try Probe()
        // Enough for those that do not wait, where others have the processors too.
        probe.configuration.limits.options = .seconds(2)
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Station", family: .systemSmall)
            await host.settle()
            let pid = await host.state().process(.extension)?.pid
            @Sendable func search(_ words: String?) async throws -> [String] {
                try await host.options(tile: tile, parameter: "station", words: words, values: IntentValues()).sections
                    .flatMap(\.options).map(\.title)
            }
            let isGivenUp = Mutex(false)
            let never = Task {
                defer { isGivenUp.withLock { $0 = true } }
                return try await search("never")
            }
            #expect(try await search("be") == ["Bern"])
            #expect(try await search(nil).count == 5)
            #expect(!isGivenUp.withLock { $0 })
            await #expect(throws: ExtensionError.late(seconds: 2)) { _ = try await never.value }
            await #expect(throws: ExtensionError.self) { _ = try await search("broken") }
            #expect(try await search("zur") == ["Zurich"])
            #expect(await host.state().process(.extension)?.pid == pid)
        }
    }

    @Test("items that cannot be looked up for now: the last picture stands, and the tile is asked for again by itself")
    func unavailable() async throws {
        var probe = try Probe()
        probe.configuration.retries = [.milliseconds(200)]
        let broken = probe.state.group("group.com.vitrine.probe").appendingPathComponent("broken.txt")
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Station", family: .systemSmall)
            try await host.configure(tile: tile, values: IntentValues(["station": .entity(id: "bern")]))
            await host.settle()
            try Data().write(to: broken)
            try await host.reload(tile: tile)
            await host.settle()
            let state = try #require(await host.state().tile(tile))
            guard case .stale(let reason) = state.status else {
                Issue.record("\(state.status)")
                return
            }
            #expect(reason.contains("cannot be looked up") && state.label == "Bern departures 3" && state.cause?.code == .itemsUnavailable)
            // The sheet opens all the same, with the ids.
            let sheet = try await host.configuration(of: tile)
            #expect(sheet.values["station"] == .entity(id: "bern") && sheet.shown["station"]?.map(\.title) == ["bern"])
            try FileManager.default.removeItem(at: broken)
            #expect(await eventually { await host.state().tile(tile)?.status == .live })
        }
    }

    @Test("a host that is killed loses nothing of what was set: the next one shows it, and asks with it") func killed() async throws {
        let probe = try Probe()
        let child = Process()
        child.executableURL = Products.product("configuring-host")
        child.arguments = [probe.state.url.path, Products.launcher.path]
        let out = Pipe()
        child.standardOutput = out
        try child.run()
        let said = try await onThread {
            var said = ""
            while !said.contains("configured") {
                let data = out.fileHandleForReading.availableData
                guard !data.isEmpty else { break }
                said += String(decoding: data, as: UTF8.self)
            }
            kill(child.processIdentifier, SIGKILL)
            child.waitUntilExit()
            return said
        }
        #expect(said.contains("configured"))
        try await probe.withHost { host in
            await host.settle()
            let tile = try #require(await host.state().tiles.first)
            #expect(try await host.configuration(of: tile.id).values["station"] == .entity(id: "geneva"))
            #expect(tile.isConfigurable && tile.label == "Geneva departures 7")
            try await host.reload(tile: tile.id)
            await host.settle()
            #expect(await host.state().tiles.first?.label == "Geneva departures 7")
        }
    }

    @Test("hostile values are refused by the parameter's name, and change nothing", arguments: Hostile.all)
    func hostile(_ hostile: Hostile) async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Station", family: .systemSmall)
            await host.settle()
            let before = await host.state().lines(.granted).count
            await #expect {
                try await host.configure(tile: tile, values: hostile.values)
            } throws: {
                ($0 as? IntentValueError)?.description.contains(hostile.says) ?? false
            }
            await #expect(throws: IntentValueError.self) {
                _ = try await host.options(tile: tile, parameter: "station", words: nil, values: hostile.values)
            }
            #expect(await host.state().lines(.granted).count == before)
            #expect(try await host.store.tiles().first?.configuration == nil)
            await #expect(throws: IntentValueError.self) {
                _ = try await host.options(
                    tile: tile, parameter: "station", words: String(repeating: "x", count: 1 << 20), values: IntentValues())
            }
        }
    }

    struct Hostile: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var values: IntentValues
        var says: String

        init(_ words: String, _ name: String, _ value: IntentValue, _ says: String) {
            testDescription = words
            values = IntentValues([name: value])
            self.says = says
        }

        static let all = [
            Hostile("a text for an item", "station", .string("zurich"), "“station” takes an item, not a text"),
            Hostile("an unknown name", "colour", .string("red"), "no parameter “colour”; there are station"),
            Hostile("a text of 1 MB", "note", .string(String(repeating: "ü", count: 1 << 19)), "1048576 bytes"),
            Hostile("an id of 1 MB", "via", .entity(id: String(repeating: "x", count: 1 << 20)), "“via” has a text of 1048576"),
            Hostile("10,000 items", "more", .list(Array(repeating: .entity(id: "bern"), count: 10_000)), "10000 items; 2 are"),
            Hostile("a list in a list", "more", .list([.list([.entity(id: "bern")])]), "“more” takes a list, each an item"),
            Hostile("a case that is none", "board", .choice("platforms"), "possible are departures, arrivals"),
            Hostile("out of range", "lines", .int(.max), "it takes 1 to 9"),
            Hostile("a number that is none", "lines", .double(.nan), "“lines” takes a whole number, not a number"),
        ]
    }
}
