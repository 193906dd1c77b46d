import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Settings by words, with a real extension", .serialized, .timeLimit(.minutes(2)))
struct SettingTests {
    /// What the probe's station board says of its settings.
    private func board(_ settings: String..., kind: String = "Station") async throws -> String {
        let probe = try Probe()
        var player = TimelinePlayer(probe.extensionBundle, configuration: probe.configuration)
        player.kind = kind
        player.settings = settings.compactMap { Setting($0) }
        return try await player.play(from: midnight, to: minutes(1)).entries.first?.summary ?? ""
    }

    @Test("nothing is set: the defaults, an item's own from its query") func defaults() async throws {
        #expect(try await board() == "Basel departures 3")
    }

    @Test("a name ends at the first =, and there has to be one") func parts() {
        #expect(Setting("a=b=c") == Setting(name: "a", words: "b=c"))
        #expect(Setting("a=") == Setting(name: "a", words: ""))
        #expect(Setting("=b") == nil && Setting("ab") == nil && Setting("") == nil)
    }

    @Test(
        "an item by its id, by its name in any case and accent, or as the only one found; a list in order",
        arguments: [
            ("station=zurich", "Zurich departures 3"), ("station=Zürich", "Zurich departures 3"), ("station=zur", "Zurich departures 3"),
            ("via=BERN", "Basel departures 3 via Bern"), ("via=gen", "Basel departures 3 via Geneva"), ("via=", "Basel departures 3"),
            ("board=arrivals", "Basel arrivals 3"), ("board=Arrivals", "Basel arrivals 3"), ("lines=9", "Basel departures 9"),
            ("more=geneva, bern", "Basel departures 3 and Geneva,Bern"),
            ("paint=red", "Basel departures 3 in red"), ("paint=Blue", "Basel departures 3 in blue"),
            ("walk=2", "Basel departures 3 after 2.0 km"), ("walk=2 mi", "Basel departures 3 after 2.0 mi"),
            ("walk=1.5kilometers", "Basel departures 3 after 1.5 km"), ("fare=3.50 eur", "Basel departures 3 for 3.5 EUR"),
        ])
    func values(_ setting: String, _ words: String) async throws { #expect(try await board(setting) == words) }

    @Test("a parameter that is named again has a list of values") func again() async throws {
        #expect(try await board("more=lugano", "more=bern", "lines=1") == "Basel departures 1 and Lugano,Bern")
    }

    @Test(
        "what cannot be is refused by the parameter's name, with what is possible",
        arguments: [
            ("station=e", "“e” could be several of “station”: Basel (basel), Bern (bern), Geneva (geneva). Give an id."),
            ("station=paris", "“paris” cannot be “station”; possible are Basel (basel), Bern (bern), Geneva (geneva)"),
            ("colour=red", "There is no parameter “colour”; there are station, via, board, lines, note, more, paint, walk, fare."),
            ("board=platforms", "“platforms” cannot be “board”; possible are departures, arrivals."),
            ("lines=many", "“many” cannot be “lines”, which takes a whole number."), ("lines=10", "“lines” cannot be 10; it takes 1 to 9."),
            ("paint=green", "“green” cannot be “paint”; possible are red, blue."),
            ("walk=far", "“far” cannot be “walk”, which takes a number in km, or one with its unit: km,"),
            ("walk=2 EUR", "“2 EUR” cannot be “walk”, which takes a number in km, or one with its unit: km,"),
            ("fare=3", "“3” cannot be “fare”, which takes an amount with its currency, as 3 CHF; possible are CHF, EUR."),
            ("fare=3 JPY", "“3 JPY” cannot be “fare”, which takes an amount with its currency, as 3 CHF; possible are CHF, EUR."),
            ("logo=a.png", "There is no parameter “logo”"), ("more=bern,basel,geneva", "“more” has 3 items; 2 are allowed."),
            ("station=broken", "What “station” can be is not to be learned."),
        ])
    func refusals(_ setting: String, _ words: String) async throws {
        await #expect {
            _ = try await board(setting)
        } throws: {
            "\($0)".hasPrefix(words)
        }
    }

    @Test("one value for what takes one, and nothing for what has nothing to set") func misplaced() async throws {
        await #expect(throws: SettingError.severalValues(parameter: "lines")) { _ = try await board("lines=1", "lines=2") }
        await #expect(throws: SettingError.notConfigurable(kind: "Fine")) { _ = try await board("lines=1", kind: "Fine") }
    }

    @Test("rendered, every kind takes the settings it has; one that no kind has is refused") func rendering() async throws {
        let probe = try Probe()
        var job = RenderJob(probe.extensionBundle, at: midnight, configuration: probe.configuration)
        job.families = [.systemSmall]
        job.kind = "Station"
        job.settings = [Setting(name: "station", words: "lugano")]
        let drawn = try await job.run()
        let (pictures, missing) = (drawn.pictures, drawn.missing)
        #expect(pictures.map(\.view.summary) == ["Lugano departures 3"] && missing == [])
        job.kind = nil
        job.what = .placeholder
        let all = try await job.run().pictures
        #expect(Set(all.map(\.kind)).isSuperset(of: ["Station", "Fine"]))
        job.settings = [Setting(name: "colour", words: "red")]
        await #expect(throws: SettingError.self) { _ = try await job.run() }
    }

    @Test("set by words, a tile keeps what was set before, and says how each value is shown") func configuring() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Station", family: .systemSmall)
            try await host.configure(tile: id, values: IntentValues(["via": .entity(id: "bern"), "lines": .int(5)]))
            await host.settle()
            let tile = try #require(await host.store.tiles().first)
            let job = ConfigureJob(tile, of: probe.extensionBundle, at: midnight, configuration: probe.configuration)
            let set = try await job.run([Setting(name: "station", words: "Geneva"), Setting(name: "lines", words: "2")])
            #expect(set.values == IntentValues(["station": .entity(id: "geneva"), "via": .entity(id: "bern"), "lines": .int(2)]))
            #expect(set.shown["via"]?.map(\.title) == ["Bern"])
        }
    }

    @Test("the gallery offers configurations ready made, and places them") func recommendations() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let offered = try #require(await host.offered().first { $0.kind == "Station" })
            #expect(offered.isConfigurable && offered.recommendations == ["Lugano’s departures"])
            let id = try await host.place(kind: "Station", family: .systemSmall, recommendation: "Lugano’s departures")
            await host.settle()
            #expect(await host.state().tile(id)?.label == "Lugano departures 3")
            await #expect(throws: HostError.notRecommended("x", kind: "Fine", offered: [])) {
                _ = try await host.place(kind: "Fine", family: .systemSmall, recommendation: "x")
            }
        }
    }
}
