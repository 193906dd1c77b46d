import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("SiriKit kinds with real processes", .serialized, .timeLimit(.minutes(3)))
struct SiriKitTests {
    private func options(_ host: WidgetHost, _ tile: String, _ words: String?, _ parameter: String = "from") async throws -> IntentOptions {
        try await host.options(tile: tile, parameter: parameter, words: words, values: IntentValues())
    }

    private func titles(_ options: IntentOptions) -> [String] { options.sections.flatMap(\.options).map(\.title) }

    @Test("R2.38, R2.39, R2.40, R2.44: the handler's process offers its list for no words, and what fits for words")
    func search() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Journey", family: .systemSmall)
            let all = try await options(host, tile, nil)
            #expect(titles(all) == ["Altona", "Bahnhof", "Citadella"])
            #expect(all.sections[0].options[0].subtitle == "stop 0")
            let found = try await options(host, tile, "Zürich & “C”")
            #expect(titles(found).count == 10 && titles(found).first == "Zürich & “C” A")
            let sections = try await options(host, tile, nil, "stops").sections
            #expect(sections.map(\.title) == ["Near", "Far"] && sections[1].options.map(\.title) == ["Bahnhof", "Citadella"])
            let handler = await host.state().processes.first { $0.name == "ProbeIntents" }
            #expect(handler?.role == .extension && handler?.pid != nil && handler?.app == Probe.app)
        }
    }

    @Test("A new widget begins with the handler's defaults over the definition's")
    func defaults() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Journey", family: .systemSmall)
            await host.settle()
            #expect(await host.state().tile(tile)?.label == "Altona platform 1 morning 3")
            let sheet = try await host.configuration(of: tile)
            #expect(sheet.schema?.system == .siriKit && sheet.shown["from"]?.map(\.title) == ["Altona"])
            #expect(sheet.values["daytime"] == .choice("morning"))
        }
    }

    @Test("R2.48: two tiles of one kind have each its own configuration, with all that the chosen items have, also after a restart")
    func two() async throws {
        let probe = try Probe()
        var tiles: [String] = []
        try await probe.withHost { host in
            for (stop, time) in [("bahnhof", "evening"), ("citadella", "morning")] {
                let tile = try await host.place(kind: "Journey", family: .systemMedium)
                tiles.append(tile)
                // Only ids come from a sheet; what they stand for is asked of the handler.
                try await host.configure(
                    tile: tile,
                    values: IntentValues([
                        "from": .entity(id: stop), "daytime": .choice(time), "stops": .list([.entity(id: "altona"), .entity(id: stop)]),
                    ]))
            }
            await host.settle()
            #expect(await host.state().tile(tiles[0])?.label == "Bahnhof platform 2 evening 3 and Altona,Bahnhof")
            #expect(await host.state().tile(tiles[1])?.label == "Citadella platform 3 morning 3 and Altona,Citadella")
        }
        try await probe.withHost { host in
            for tile in tiles { try await host.reload(tile: tile) }
            await host.settle()
            #expect(await host.state().tile(tiles[0])?.label == "Bahnhof platform 2 evening 3 and Altona,Bahnhof")
            #expect(await host.state().tile(tiles[1])?.label == "Citadella platform 3 morning 3 and Altona,Citadella")
        }
    }

    @Test("An item found by a search term is stored whole; one that the handler does not offer is kept by its identifier, and said")
    func found() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Journey", family: .systemSmall)
            _ = try await options(host, tile, "Ulm")
            try await host.configure(tile: tile, values: IntentValues(["from": .entity(id: "ulm c")]))
            await host.settle()
            #expect(await host.state().tile(tile)?.label == "Ulm C platform 3 morning 3")
            try await host.configure(tile: tile, values: IntentValues(["from": .entity(id: "x-1")]))
            await host.settle()
            #expect(await host.state().tile(tile)?.label == "x-1 morning 3")
            #expect(await host.state().lines(.note).contains { $0.reason.contains("“x-1” is nothing that the handler offers") })
        }
    }

    @Test("The handler gets the values that the sheet shows") func values() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Journey", family: .systemSmall)
            let options = try await host.options(
                tile: tile, parameter: "from", words: "words", values: IntentValues(["words": .string("à la carte")]))
            #expect(titles(options) == ["à la carte"])
        }
    }

    @Test("A handler that hangs is ended with a typed error, and answers the next question as another process")
    func hang() async throws {
        var probe = try Probe()
        probe.configuration.limits.options = .milliseconds(600)
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Journey", family: .systemSmall)
            let before = try await options(host, tile, "pid").sections[0].options[0].value
            await #expect(throws: ExtensionError.hung(seconds: 0.6)) { _ = try await options(host, tile, "hang") }
            let after = try await options(host, tile, "pid").sections[0].options[0].value
            #expect(before != after)
            #expect(await host.state().lines(.note).contains { $0.by == "ProbeIntents" && $0.reason.contains("did not answer") })
            // The widget's own process has not been touched.
            await host.settle()
            #expect(await host.state().processes.first { $0.name == "ProbeWidgets" }?.restarts == 0)
        }
    }

    @Test("A handler that crashes is a typed error with what it said last, and comes back") func crash() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Journey", family: .systemSmall)
            do {
                _ = try await options(host, tile, "crash")
                Issue.record("It answered.")
            } catch ExtensionError.died(let words) {
                #expect(words.contains("The handler fell over."))
            }
            #expect(titles(try await options(host, tile, nil)).count == 3)
        }
    }

    @Test("A handler that is killed in the middle of a question gives a typed error at once, and comes back") func killed() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Journey", family: .systemSmall)
            _ = try await options(host, tile, nil)
            let pid = try #require(await host.state().processes.first { $0.name == "ProbeIntents" }?.pid)
            let asked = ContinuousClock.now
            async let answer = options(host, tile, "hang")
            let sign = probe.state.group("group.com.vitrine.probe").appendingPathComponent("hanging.txt")
            #expect(await eventually { FileManager.default.fileExists(atPath: sign.path) })
            kill(pid, SIGKILL)
            do {
                _ = try await answer
                Issue.record("It answered.")
            } catch ExtensionError.died(let words) {
                #expect(words.contains("SIGKILL"))
            }
            #expect(ContinuousClock.now - asked < .seconds(5))
            #expect(titles(try await options(host, tile, nil)).count == 3)
        }
    }

    @Test("A handler that refuses is a typed error in its words; a parameter without options is refused by name") func refusals()
        async throws
    {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Journey", family: .systemSmall)
            do {
                _ = try await options(host, tile, "refuse")
                Issue.record("It answered.")
            } catch ExtensionError.failed(let failure) {
                #expect(failure.code == .providerError)
            }
            do {
                _ = try await options(host, tile, nil, "daytime")
                Issue.record("It answered.")
            } catch ExtensionError.failed(let failure) {
                #expect(failure.message.contains("“daytime”"))
            }
            await #expect(throws: IntentValueError.self) { _ = try await options(host, tile, nil, "gone") }
        }
    }

    @Test("An intent that no IntentsSupported names has nobody to ask, and the widget is drawn all the same") func orphan() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Orphan", family: .systemSmall)
            await host.settle()
            #expect(await host.state().tile(tile)?.label == "orphan")
            await #expect(throws: ExtensionError.noHandler(intent: "OrphanIntent", app: "Probe")) {
                _ = try await options(host, tile, nil)
            }
        }
    }

    @Test("The handler is confined to its own folders, as widgets are") func confined() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let tile = try await host.place(kind: "Journey", family: .systemSmall)
            let words = titles(try await options(host, tile, "look")).first ?? ""
            // Where the kernel has no Landlock the process says so, and the ledger with it.
            guard words.hasSuffix("confined: true") else { return }
            #expect(words == "own: true; other: false; confined: true")
        }
    }

    @Test("Settings by words find a handler's items by identifier or name, and refuse others") func settings() async throws {
        let probe = try Probe()
        var job = RenderJob(probe.extensionBundle, at: midnight, configuration: probe.configuration)
        job.kind = "Journey"
        job.families = [.systemSmall]
        job.settings = [
            Setting(name: "from", words: "Bahnhof"), Setting(name: "daytime", words: "evening"), Setting(name: "count", words: "5"),
        ]
        let drawn = try await job.run()
        #expect(drawn.pictures.first?.view.summary == "Bahnhof platform 2 evening 5", "\(drawn.missing)")
        job.settings = [Setting(name: "from", words: "altona")]
        #expect(try await job.run().pictures.first?.view.summary == "Altona platform 1 morning 3")
    }

    @Test(
        "What a SiriKit intent was set to is carried over to the App Intent in its place; what does not fit falls to its default and is said"
    )
    func migration() async throws {
        let probe = try Probe()
        var tile = ""
        try await probe.withHost { host in
            tile = try await host.place(kind: "Moved", family: .systemSmall)
            await host.settle()
            #expect(await host.state().tile(tile)?.label == "Basel evening 1.0")
        }
        // As an older version of the app had left it: the kind was one of SiriKit's then.
        let values = IntentValues(
            [
                "from": .entity(id: "bern"), "daytime": .choice("morning"), "count": .int(5), "words": .string("yes"), "stops": .list([]),
            ], objects: [IntentObject(type: "Stop", key: "bern", identifier: "bern", title: "Bern")])
        var old = StoredConfiguration(system: .siriKit, intent: "JourneyIntent", values: values)
        old.numbers = ["daytime": 1]
        let store = try HostStore(probe.state.database)
        let stored = try #require(try store.tiles().first { $0.id == tile })
        try store.save(schedule: stored.schedule, configuration: old.data, isConfigurable: true, of: tile)
        for start in 1...2 {
            try await probe.withHost { host in
                await host.settle()
                #expect(await host.state().tile(tile)?.label == "Bern morning 5.0")
                let notes = await host.state().ledger.filter { $0.by == "Migration" }.map(\.reason)
                #expect(notes.count == 3, "start \(start): once is enough")
                #expect(notes.contains { $0.contains("JourneyIntent was carried over") })
                #expect(notes.contains { $0.contains("“words” was a text and now takes yes or no") })
                #expect(notes.contains { $0.contains("“stops” has no parameter") })
                let count = try await host.configuration(of: tile).values["count"]
                #expect(count == .double(5))
            }
        }
    }
}
