import Credentials
import Foundation
import SystemProcesses
import TestTime
import Testing
import VitrineWidgetArchive
import WidgetHost

/// Insights whole: service, app, extension, handler and host as real processes.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct InsightsProcessTests {
    @Test("R4.2, R4.28, R4.29, R4.38: five concurrent calls for one tile cost one query a schema; another tile alike costs none")
    func duplicates() async throws {
        try await InsightsEnvironment.run(duplicates: 5) { environment in
            let tile = try await environment.place(.systemMedium)
            // Four defaults: total sales, orders, sessions, conversion.
            #expect(try await environment.counts().queries == ["sales": 1, "sessions": 1])
            #expect(await environment.words(tile).contains("Total sales: €"))
            _ = try await environment.place(.systemMedium)
            #expect(try await environment.counts().queries == ["sales": 1, "sessions": 1])
            // At the installation's next moment both ask again, together.
            let now = await environment.host.state().clock.now
            let next = try #require(await environment.tile(tile)?.nextRequest)
            try await environment.advance(next.timeIntervalSince(now) + 1)
            #expect(try await environment.counts().queries == ["sales": 2, "sessions": 2])
        }
    }

    @Test("The App Intent's kind shows the same, and takes over what was set by the SiriKit intent: shop, metrics in their slots, days")
    func twin() async throws {
        try await InsightsEnvironment.run { environment in
            let tile = try await environment.place(.systemMedium, kind: "InsightsAppIntentWidget")
            #expect(await environment.words(tile).contains("Total sales: €"))
            let schema = try #require(try await environment.host.configuration(of: tile).schema)
            #expect(schema.system == .appIntents)
            let old = StoredConfiguration(
                system: .siriKit, intent: "InsightsConfigurationIntent",
                values: IntentValues([
                    "shop": .entity(id: "1002"), "metrics": .list([.entity(id: "orders"), .entity(id: "none"), .entity(id: "sessions")]),
                    "range": .choice("last7Days"),
                ]))
            let moved = old.migrated(to: schema, family: .systemMedium)
            let values = try #require(moved.configuration?.values)
            #expect(moved.notes.isEmpty, "\(moved.notes)")
            try await environment.host.configure(tile: tile, values: values)
            await environment.host.settle()
            let words = await environment.words(tile)
            #expect(words.contains("7 days") && words.contains("Orders: ") && words.contains("Online store sessions: "), "\(words)")
            #expect(!words.contains("Kaffa Coffee") && !words.contains("Total sales"))
        }
    }

    @Test(
        """
        R4.15, R4.71, R4.72, R4.77, R4.78, R4.79, R4.80, R4.81, R4.82: shop, metrics and days are set of a tile; a small one begins with two
        of the handler's seven defaults; what is set is asked for and nothing else
        """
    )
    func configured() async throws {
        try await InsightsEnvironment.run { environment in
            let tile = try await environment.place(.systemSmall)
            #expect(try await environment.counts().queries == ["sales": 1])
            #expect(await !environment.host.state().ledger.contains { $0.by == "Handler" })
            let sheet = try await environment.host.configuration(of: tile)
            #expect(sheet.shown["metrics"]?.map(\.title) == ["Total sales", "Orders"])
            #expect(sheet.schema?.system == .siriKit && sheet.schema?.intent == "InsightsConfigurationIntent")
            #expect(sheet.schema?.parameters.map(\.name) == ["shop", "metrics", "range"])
            let sizes = sheet.schema?.parameters.first { $0.name == "metrics" }?.sizes ?? [:]
            #expect([.systemSmall, .systemMedium, .systemLarge].map { sizes[$0]?.maximum } == [2, 4, 7])
            let metrics = try await environment.host.options(tile: tile, parameter: "metrics", words: nil, values: IntentValues())
            #expect(metrics.sections.flatMap(\.options).map(\.title).prefix(3) == ["None", "Total sales", "Orders"])
            #expect(metrics.sections.flatMap(\.options).count == 14)
            let shops = try await environment.host.options(tile: tile, parameter: "shop", words: nil, values: IntentValues())
            #expect(shops.sections.flatMap(\.options).count == 3)
            try await environment.host.configure(
                tile: tile, values: IntentValues(["metrics": .list([.entity(id: "sessions"), .entity(id: "sessions")])]))
            await environment.host.settle()
            #expect(await environment.words(tile).contains("Online store sessions: "))
            #expect(await !environment.words(tile).contains("Orders"))
            #expect(try await environment.counts().queries == ["sales": 1, "sessions": 1])
        }
    }

    @Test("R4.74, R4.75: where all is None the tile says so and nothing is asked")
    func none() async throws {
        try await InsightsEnvironment.run { environment in
            let tile = try await environment.place(.systemSmall)
            let before = try await environment.counts().queries
            try await environment.host.configure(
                tile: tile, values: IntentValues(["metrics": .list([.entity(id: "none"), .entity(id: "none")])]))
            await environment.host.settle()
            #expect(await environment.words(tile).hasPrefix("No metrics chosen"))
            #expect(try await environment.counts().queries == before)
        }
    }

    @Test(
        "R4.3, R4.8, R4.9, R4.10, R4.11: with the service out of order the figures stay, with their own time; once it is back they are new")
    func failure() async throws {
        try await InsightsEnvironment.run { environment in
            let tile = try await environment.place(.systemMedium)
            let before = await environment.words(tile)
            try await environment.post("/v1/modes", #"{"all":"failing"}"#)
            try await environment.advance(1_800)
            #expect(await environment.words(tile) == before)
            try await environment.post("/v1/modes", #"{"all":"normal"}"#)
            let now = await environment.host.state().clock.now
            let next = try #require(await environment.tile(tile)?.nextRequest)
            try await environment.advance(next.timeIntervalSince(now) + 1)
            let after = await environment.words(tile)
            #expect(after != before && after.contains("Total sales: €"))
            // The service does not answer at all, a minute after the session was renewed.
            let service = try #require(await environment.host.state().processes.first { $0.name == "InsightsService" }?.pid)
            try await environment.advance(70)
            kill(service, SIGSTOP)
            defer { kill(service, SIGCONT) }
            try await environment.reload(tile)
            #expect(await environment.words(tile) == after)
        }
    }

    @Test("R4.42, R4.43, R4.46: tokens that end while the widget runs are renewed, in its own process, and nobody is signed out")
    func expiry() async throws {
        try await InsightsEnvironment.run { environment in
            let tile = try await environment.place(.systemSmall)
            for _ in 0..<4 {
                try await environment.advance(3_600)
                #expect(await environment.words(tile).contains("Total sales: €"))
            }
            let counts = try await environment.counts()
            #expect(counts.refreshes >= 4 && counts.reuses == 0)
        }
    }

    @Test("R4.42: on a locked device the figures stay and the tile is not signed out")
    func locked() async throws {
        try await InsightsEnvironment.run { environment in
            let tile = try await environment.place(.systemSmall)
            let before = await environment.words(tile)
            try environment.state.setLock(.beforeFirstUnlock)
            try await environment.advance(1_800)
            #expect(await environment.words(tile) == before && before.contains("Total sales: €"))
            try environment.state.setLock(.unlocked)
            try await environment.advance(1_800)
            let after = await environment.words(tile)
            #expect(after != before && after.contains("Total sales: €"))
        }
    }

    @Test("R4.48: signed out, and with a session that the service has ended, the tile says so")
    func signedOut() async throws {
        try await InsightsEnvironment.run(seed: nil) { environment in
            let tile = try await environment.place(.systemSmall)
            #expect(await environment.words(tile).hasPrefix("Signed out"))
            #expect(try await environment.counts().queries.isEmpty)
        }
        try await InsightsEnvironment.run { environment in
            let tile = try await environment.place(.systemSmall)
            #expect(await environment.words(tile).contains("Total sales: €"))
            try await environment.post("/v1/modes", #"{"token":"refusing"}"#)
            try await environment.advance(3_600)
            #expect(await environment.words(tile).hasPrefix("Signed out"))
            // The app asks no more: whoever is signed out has nothing to renew.
            let asked = try await environment.counts().requests["/oauth/token"] ?? 0
            try await environment.advance(3_600)
            #expect(try await environment.counts().requests["/oauth/token"] ?? 0 == asked)
        }
    }

    @Test(
        "true.16, R4.48: a session that ended while only the widget ran: a tap on the tile opens the app, which asks to sign in, and after that both have figures"
    )
    func endedForTheWidget() async throws {
        try await InsightsEnvironment.run { environment in
            let tile = try await environment.place(.systemSmall)
            #expect(try await environment.page().contains("action=\"/sign-out\""))
            try await environment.post("/v1/modes", #"{"token":"refusing","query":"refusing"}"#)
            // Each installation has its own moment of the quarter, and a first one may be later than sixteen minutes.
            let now = await environment.host.state().clock.now
            let next = try #require(await environment.tile(tile)?.nextRequest)
            try await environment.advance(max(960, next.timeIntervalSince(now) + 1))
            #expect(await environment.words(tile).hasPrefix("Signed out"))
            try await environment.post("/v1/modes", #"{"all":"normal"}"#)
            // The app's page says so without being asked to look, and so does the app that the tile opens.
            #expect(try await environment.page().contains("action=\"/sign-in\""))
            let size = try #require(await environment.tile(tile)?.size)
            _ = try await environment.host.tap(tile: tile, x: size.width / 2, y: size.height / 2)
            let page = try await environment.page()
            #expect(page.contains("type=\"password\"") && !page.contains("action=\"/sign-out\""))
            try await environment.submit("/sign-in", ["username": "merchant@kaffa.example", "password": "espresso"])
            #expect(try await environment.page().contains("Kaffa Coffee"))
            #expect(await environment.says(tile) { $0.contains("Total sales: €") })
        }
    }

    @Test("true.16, R4.8: the app, opened again from the dock two hours later, shows figures of now")
    func openedLater() async throws {
        try await InsightsEnvironment.run { environment in
            func updated() async throws -> Substring? { try await environment.page().firstMatch(of: #/as of [^<]+/#)?.output }
            let before = try #require(try await updated())
            try await environment.advance(7_200)
            #expect(try await updated() == before)
            try await environment.host.open(app: environment.bundle.identifier)
            #expect(await eventually { try await updated() != before })
        }
    }

    @Test(
        "true.20, R4.19: words for a shop are resolved the same for both kinds, and what is not there is refused",
        arguments: ["InsightsWidget", "InsightsAppIntentWidget"])
    func shopByName(_ kind: String) async throws {
        try await InsightsEnvironment.run { environment in
            let tile = try await environment.place(.systemMedium, kind: kind)
            let stored = try #require(try HostStore(environment.state.database).tiles().first { $0.id == tile })
            let bundle = try #require(environment.bundle.extensions.first)
            var configuration = HostConfiguration(state: environment.state, launcher: environment.plan.launcher)
            configuration.addresses = environment.addresses
            configuration.allowUnoptimised()
            let job = ConfigureJob(stored, of: bundle, at: await environment.host.state().clock.now, configuration: configuration)
            func set(_ words: String) async throws -> IntentValue? {
                try await job.run([Setting(name: "shop", words: words)]).values["shop"]
            }
            let byName = try await set("Kaffa Kissa"), byID = try await set("1002")
            #expect(byName == .entity(id: "1003") && byID == .entity(id: "1002"))
            for words in ["Nonsense", "9999"] {
                await #expect(throws: SettingError.self, "\(words)") { try await set(words) }
            }
        }
    }

    @Test(
        "R4.109, R4.111, R4.112, R4.113: the retired kinds are in one extension with the new one, say that they are over, open the help and ask for nothing"
    )
    func retired() async throws {
        try await InsightsEnvironment.run { environment in
            let before = try await environment.counts().requests.filter { $0.key != "/v1/counters" }
            let offered = await environment.host.gallery().map(\.widget)
            #expect(offered.map(\.kind) == ["InsightsWidget", "InsightsAppIntentWidget", "TotalSalesWidget", "SessionsWidget"])
            // Before, one small size each; now all of one kind.
            #expect(offered.filter { $0.families == [.systemSmall] }.count == 2 && offered[0].families.count == 6)
            for kind in ["TotalSalesWidget", "SessionsWidget"] {
                let tile = try await environment.place(.systemSmall, kind: kind)
                #expect(await environment.words(tile).hasPrefix("No longer active"))
                #expect(await environment.tile(tile)?.widgetURL?.absoluteString == "insights://help")
            }
            #expect(try await environment.counts().requests.filter { $0.key != "/v1/counters" } == before)
        }
    }

    @Test(
        "R4.90, R4.91, R4.92, R4.93, R4.98, R4.100, R4.101, R4.103, R4.105, G4.9: the service hears once of a widget that was added, and of one that was removed after two looks"
    )
    func lifecycle() async throws {
        try await InsightsEnvironment.run(duplicates: 3) { environment in
            let first = try await environment.place(.systemSmall)
            let second = try await environment.place(.systemMedium)
            func events() async throws -> Int { try await environment.counts().requests["/v1/events"] ?? 0 }
            try await environment.reload(first)
            let added = try await events()
            #expect(added >= 1)
            let report = try await environment.adoption()
            #expect(report.contains("InsightsWidget"), "\(report)")
            try await environment.host.remove(tile: second)
            try await environment.advance(900)
            try await environment.advance(900)
            try await environment.advance(900)
            #expect(try await events() > added)
        }
    }
}
