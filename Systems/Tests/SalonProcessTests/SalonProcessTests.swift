import Foundation
import SalonCore
import SystemProcesses
import TestTime
import Testing
import VitrineWidgetArchive
import WidgetHost

/// Salon whole: service, app, extension and host as real processes.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct SalonProcessTests {
    /// A new appointment at a quarter past seven in the evening, three quarters of an hour, which nobody but the service knows yet.
    private static let booking =
        #"{"kind":"book","stylist":"mara","start":"2026-06-12T17:15:00Z","minutes":45,"customer":"Vera Quinto"}"#

    @Test("R3.1, R3.2: the tile shows the board's day; a tap on a row opens its details in the app")
    func firstLook() async throws {
        try await SalonEnvironment.run { environment in
            let tile = try await environment.place(.systemMedium)
            let words = await environment.words(tile)
            #expect(words.hasPrefix("Friday 12 June. 4 left today. until 18:00"), "\(words)")
            #expect(words.contains("13:30 – 14:15: Chiara M., Cut and finish"))
            let url = try await environment.host.tap(tile: tile, x: 200, y: 85).url
            #expect(url?.absoluteString == "salon://event/mara-2026-06-12-1430")
            #expect(await environment.showsDetails(of: "Ana R."))
        }
    }

    @Test("R3.3, R3.34, R3.35, R3.37: with the app stopped the widget fetches and stores flagged; when it goes on the app takes over")
    func flagged() async throws {
        try await SalonEnvironment.run { environment in
            let tile = try await environment.place(.systemLarge)
            let app = try await environment.pid(.app)
            kill(app, SIGSTOP)
            defer { kill(app, SIGCONT) }
            let id = try await environment.change(Self.booking)
            try await environment.advance(3_700)
            #expect(await environment.words(tile).contains("until 20:00"))
            let row = try #require(try environment.row(id))
            #expect(row.needsSync && row.payload?.isEmpty == false && row.payloadVersion == 1 && row.customer == "Vera Quinto")
            // What lies in the container is sealed.
            #expect(row.payload.map { !String(decoding: $0, as: UTF8.self).contains("Vera") } == true)
            kill(app, SIGCONT)
            #expect(await eventually { try environment.row(id)?.needsSync == false })
            #expect(await eventually { try await environment.page("/event/\(id)").contains("Vera Quinto") })
        }
    }

    @Test("G3.5: what the service deletes while only the widget runs leaves the tile, and then the app")
    func deleted() async throws {
        try await SalonEnvironment.run { environment in
            let tile = try await environment.place(.systemMedium)
            let id = "mara-2026-06-12-1615"
            #expect(await environment.words(tile).contains("Sofia L."))
            #expect(await eventually { try await environment.page("/day/2026-06-12").contains(#"data-id="\#(id)""#) })
            let app = try await environment.pid(.app)
            kill(app, SIGSTOP)
            defer { kill(app, SIGCONT) }
            try await environment.change(#"{"kind":"delete","id":"\#(id)"}"#)
            try await environment.advance(3_700)
            #expect(await !environment.words(tile).contains("Sofia L."))
            #expect(try environment.row(id)?.isTombstone == true)
            kill(app, SIGCONT)
            #expect(await eventually { try await !environment.page("/day/2026-06-12").contains(#"data-id="\#(id)""#) })
            #expect(await eventually { try environment.row(id)?.needsSync != true })
        }
    }

    @Test("R3.22, R3.27, R3.28: a change in the app reaches the tile by itself")
    func appChange() async throws {
        try await SalonEnvironment.run { environment in
            let tile = try await environment.place(.systemMedium)
            #expect(await environment.words(tile).contains("16:15 – 16:45: Sofia L."))
            try await environment.submit(
                "event/mara-2026-06-12-1615/move", ["version": "1", "day": "2026-06-12", "time": "16:30", "stylist": "mara"])
            #expect(await environment.says(tile) { $0.contains("16:30 – 17:00: Sofia L.") })
            #expect(try environment.row("mara-2026-06-12-1615")?.needsSync == false)
        }
    }

    @Test("R3.3: a change on the server reaches the tile through the app's channel")
    func serverChange() async throws {
        try await SalonEnvironment.run { environment in
            let tile = try await environment.place(.systemMedium)
            #expect(await environment.words(tile).contains("14:30 – 16:00: Ana R."))
            try await environment.change(#"{"kind":"move","id":"mara-2026-06-12-1430","minutes":15}"#)
            #expect(await environment.says(tile) { $0.contains("14:45 – 16:15: Ana R.") })
            try await environment.change(#"{"kind":"cancel","id":"mara-2026-06-12-1430"}"#)
            #expect(await environment.says(tile) { !$0.contains("Ana R.") && $0.contains("3 left today") })
        }
    }

    @Test(
        "R3.43, G3.3: an appointment that only the widget knows opens in the app that is in the background, right after the widget's fetch")
    func scenarioTwo() async throws {
        try await SalonEnvironment.run { environment in
            // The app's own channel is closed: the widget alone learns of it.
            try await environment.post("/v1/modes", #"{"changes":"failing"}"#)
            try await environment.host.setInFront(false, app: "com.vitrine.salon")
            let id = try await environment.change(
                #"{"kind":"book","stylist":"mara","start":"2026-06-12T11:20:00Z","minutes":10,"customer":"Vera Quinto"}"#)
            let tile = try await environment.place(.systemSmall)
            #expect(await environment.words(tile).contains("Vera Quinto"))
            let clock = ContinuousClock(), start = clock.now
            let url = try await environment.host.tap(tile: tile, x: 79, y: 79).url
            let opened = clock.now - start
            #expect(url?.absoluteString == "salon://event/\(id)")
            #expect(await environment.showsDetails(of: "Vera Quinto"))
            let shown = clock.now - start
            print("From the tap to the app's answer \(opened), to its details \(shown).")
            // The initial sync's deadline is ten seconds; nothing waits for it here.
            #expect(opened < .seconds(5))
            #expect(await eventually { try environment.row(id)?.needsSync == false })
        }
    }

    @Test("R3.44, R3.46, R3.47: with the app killed, the link waits for its first import and then opens")
    func scenarioThree() async throws {
        try await SalonEnvironment.run { environment in
            try await environment.post("/v1/modes", #"{"changes":"failing"}"#)
            let app = try await environment.pid(.app)
            kill(app, SIGSTOP)
            let id = try await environment.change(Self.booking)
            let tile = try await environment.place(.systemLarge)
            #expect(await environment.words(tile).contains("until 20:00"))
            #expect(try environment.row(id)?.needsSync == true)
            kill(app, SIGKILL)
            // The system knows at once who is dead.
            #expect(await eventually { await environment.process(.app)?.pid != app })
            let link = try #require(URL(string: "salon://event/\(id)"))
            try await environment.host.open(link)
            #expect(await environment.showsDetails(of: "Vera Quinto"))
            #expect(try await environment.pid(.app) != app)
        }
    }

    @Test("R3.10, R3.11: signed out, the tile says so and nothing of the day stays in the shared store")
    func signOut() async throws {
        try await SalonEnvironment.run { environment in
            let tile = try await environment.place(.systemMedium)
            #expect(await environment.words(tile).contains("Chiara M."))
            try await environment.submit("sign-out")
            #expect(await environment.says(tile) { $0.hasPrefix("Signed out") })
            #expect(await eventually { try environment.rows().isEmpty })
            try await environment.reload(tile)
            #expect(await environment.words(tile).hasPrefix("Signed out"))
            let url = try await environment.host.tap(tile: tile, x: 290, y: 79).url
            #expect(url?.absoluteString == "salon://sign-in")
        }
    }

    @Test(
        "true.23, R3.10: signed out, `grep` finds no customer in the whole state: stores, their logs, preferences, keychain, archives of tiles"
    )
    func nothingStays() async throws {
        try await SalonEnvironment.run { environment in
            let told = ["Zerlina", "Masetto", "Ottavio", "xyloquine", "555 0199"]
            var tiles: [String] = []
            for family in [WidgetFamilyName.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular] {
                tiles.append(try await environment.place(family))
            }
            // One appointment that the tiles show, with a note; one that is booked in the app; one that only the widget receives.
            let id = try await environment.change(
                #"{"kind":"book","stylist":"mara","start":"2026-06-12T11:20:00Z","minutes":10,"customer":"Zerlina Quinto"}"#)
            try await environment.change(#"{"kind":"note","id":"\#(id)","notes":"allergic to xyloquine"}"#)
            try await environment.submit(
                "new",
                [
                    "customer": "Masetto Verdi", "phone": "+39 06 555 0199", "treatment": "brow", "stylist": "mara", "day": "2026-06-12",
                    "time": "18:30",
                ])
            #expect(await environment.says(tiles[0]) { $0.contains("Zerlina") })
            #expect(await environment.says(tiles[2]) { $0.contains("until 19:00") || $0.contains("Masetto") })
            let app = try await environment.pid(.app)
            kill(app, SIGSTOP)
            try await environment.change(
                #"{"kind":"book","stylist":"mara","start":"2026-06-12T12:20:00Z","minutes":10,"customer":"Ottavio Bianchi"}"#)
            try await environment.advance(3_700)
            kill(app, SIGCONT)
            #expect(await eventually { try await environment.page("/day/2026-06-12").contains("Ottavio") })
            try await environment.host.remove(tile: tiles.removeLast())
            await environment.host.settle()
            // Names are there, in the archives of tiles too; what the customers have told is not.
            let before = try await environment.found(told)
            for file in ["shared.sqlite", "calendar.sqlite", "host.sqlite"] { #expect(before.contains { $0.contains(file) }, "\(before)") }
            #expect(
                before.contains { $0.hasPrefix("Zerlina ") } && !before.contains { $0.hasPrefix("xyloquine") || $0.hasPrefix("555") },
                "\(before)")
            try await environment.submit("sign-out")
            for tile in tiles { #expect(await environment.says(tile) { $0.hasPrefix("Signed out") }) }
            #expect(await eventually { try await environment.found(told).isEmpty })
            // Nor after both have been started anew.
            try await environment.reload(tiles[0])
            #expect(await environment.words(tiles[0]).hasPrefix("Signed out"))
            #expect(try await environment.found(told) == [])
        }
    }

    @Test("R3.11: another stylist signs in, and the tile shows theirs and nothing else")
    func switching() async throws {
        try await SalonEnvironment.run { environment in
            let tile = try await environment.place(.systemLarge)
            let maras = await environment.words(tile)
            #expect(maras.contains("Chiara M."))
            try await environment.submit("sign-out")
            try await environment.submit("sign-in", ["email": "ilja@salon.example", "password": "scissors"])
            #expect(await environment.says(tile) { !$0.hasPrefix("Signed out") && $0 != maras && $0.hasPrefix("Friday 12 June") })
            #expect(await eventually { try environment.rows().keys.sorted() == ["ilja"] })
            #expect(await !environment.words(tile).contains("Cut and finish, Chiara"))
            #expect(try environment.row("mara-2026-06-12-1330") == nil)
        }
    }

    @Test("With the service out of order the day stays; after two hours it says from when it is")
    func stale() async throws {
        try await SalonEnvironment.run { environment in
            let tile = try await environment.place(.systemMedium)
            try await environment.post("/v1/modes", #"{"all":"failing"}"#)
            try await environment.advance(1_800)
            #expect(await environment.words(tile).contains("Chiara M."))
            #expect(await !environment.words(tile).contains("as of"))
            try await environment.advance(2.5 * 3_600)
            #expect(await environment.words(tile).contains("as of 13:1"))
            try await environment.post("/v1/modes", #"{"all":"normal"}"#)
            try await environment.advance(3_600)
            #expect(await environment.says(tile) { !$0.contains("as of") })
        }
    }

    @Test("true.24: a tile whose copy grows old between two timelines says so when it does, not with the next timeline")
    func ageing() async throws {
        try await SalonEnvironment.run { environment in
            let tile = try await environment.place(.systemSmall)
            try await environment.post("/v1/modes", #"{"all":"failing"}"#)
            try await environment.advance(2 * 3_600 - 60)
            #expect(await !environment.words(tile).contains("as of"))
            let asked = await environment.host.state().ledger.count
            try await environment.advance(120)
            #expect(await environment.words(tile).contains("as of 13:1"))
            print("Lines of the ledger meanwhile: \(await environment.host.state().ledger.count - asked).")
        }
    }

    @Test("true.25: after a change of language five tiles are asked at once, and each answers in time, in that language")
    func language() async throws {
        // What iOS's part gives an extension, in a build for development too.
        try await SalonEnvironment.run(answer: 10) { environment in
            var tiles: [String] = []
            for family in [WidgetFamilyName.systemLarge, .systemLarge, .systemMedium, .systemMedium, .systemSmall] {
                tiles.append(try await environment.place(family))
            }
            var change = EnvironmentChange()
            change.locale = "de_DE"
            let start = Date()
            _ = try await environment.host.setEnvironment(change)
            await environment.host.settle()
            print("Five tiles in another language after \(Date().timeIntervalSince(start)) s.")
            for tile in tiles {
                #expect(await environment.says(tile) { $0.contains("Freitag") && $0.contains("12. Juni") })
                #expect(await environment.tile(tile)?.status == .live)
            }
            let failed = await environment.host.state().ledger.filter { $0.decision == .failed }
            #expect(failed.isEmpty, "\(failed)")
        }
    }

    @Test("true.26: a device in another zone than the salon's is told whose times the tile has")
    func elsewhere() async throws {
        try await SalonEnvironment.run(timeZone: "America/New_York") { environment in
            let tile = try await environment.place(.systemMedium)
            let words = await environment.words(tile)
            #expect(words.contains("Rome time") && words.contains("13:30 – 14:15: Chiara M."), "\(words)")
        }
    }

    @Test("true.26: a link that leads nowhere is told in words for people")
    func linkWords() async throws {
        try await SalonEnvironment.run { environment in
            let link = try #require(URL(string: "salon://event/nobody-knows"))
            do {
                try await environment.host.open(link)
                Issue.record("It was opened.")
            } catch {
                #expect("\(error)" == "Salon found nothing where this link leads.")
            }
        }
    }

    @Test("On a device that was not unlocked yet the day stays, without names, and nobody is signed out")
    func locked() async throws {
        try await SalonEnvironment.run { environment in
            let tile = try await environment.place(.systemMedium)
            try environment.state.setLock(.beforeFirstUnlock)
            try await environment.advance(3_700)
            let words = await environment.words(tile)
            #expect(words.hasPrefix("Friday 12 June") && words.contains("until 18:00"), "\(words)")
            try environment.state.setLock(.unlocked)
            try await environment.advance(3_600)
            #expect(await environment.words(tile).hasPrefix("Friday 12 June"))
        }
    }
}
