import Foundation
import SalonCore
import SystemProcesses
import Testing
import WidgetArchive
import WidgetHost

/// Salon whole: service, app, extension and host as real processes.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct SalonProcessTests {
    /// A new appointment at a quarter past seven in the evening, three quarters of an hour, which nobody but the service knows yet.
    private static let booking =
        #"{"kind":"book","stylist":"mara","start":"2026-06-12T17:15:00Z","minutes":45,"customer":"Vera Quinto"}"#

    @Test("R3.1, R3.2: the tile shows the board's day; a tap on a row opens its details in the app")
    func firstLook() async throws {
        try await SalonEnvironment.run { house in
            let tile = try await house.place(.systemMedium)
            let words = await house.words(tile)
            #expect(words.hasPrefix("Friday 12 June. 4 left today. until 18:00"), "\(words)")
            #expect(words.contains("13:30 – 14:15: Chiara M., Cut and finish"))
            let url = try await house.host.tap(tile: tile, x: 200, y: 85)
            #expect(url?.absoluteString == "salon://event/mara-2026-06-12-1430")
            #expect(await house.showsDetails(of: "Ana R."))
        }
    }

    @Test("R3.3, R3.34, R3.35, R3.37: with the app stopped the widget fetches and stores flagged; when it goes on the app takes over")
    func flagged() async throws {
        try await SalonEnvironment.run { house in
            let tile = try await house.place(.systemLarge)
            let app = try await house.pid(.app)
            kill(app, SIGSTOP)
            defer { kill(app, SIGCONT) }
            let id = try await house.change(Self.booking)
            try await house.advance(3_700)
            #expect(await house.words(tile).contains("until 20:00"))
            let row = try #require(try house.row(id))
            #expect(row.needsSync && row.payload?.isEmpty == false && row.payloadVersion == 1 && row.customer == "Vera Quinto")
            // What lies in the container is sealed.
            #expect(row.payload.map { !String(decoding: $0, as: UTF8.self).contains("Vera") } == true)
            kill(app, SIGCONT)
            #expect(await house.eventually { try house.row(id)?.needsSync == false })
            #expect(await house.eventually { try await house.page("/event/\(id)").contains("Vera Quinto") })
        }
    }

    @Test("G3.5: what the service deletes while only the widget runs leaves the tile, and then the app")
    func deleted() async throws {
        try await SalonEnvironment.run { house in
            let tile = try await house.place(.systemMedium)
            let id = "mara-2026-06-12-1615"
            #expect(await house.words(tile).contains("Sofia L."))
            #expect(await house.eventually { try await house.page("/day/2026-06-12").contains(#"data-id="\#(id)""#) })
            let app = try await house.pid(.app)
            kill(app, SIGSTOP)
            defer { kill(app, SIGCONT) }
            try await house.change(#"{"kind":"delete","id":"\#(id)"}"#)
            try await house.advance(3_700)
            #expect(await !house.words(tile).contains("Sofia L."))
            #expect(try house.row(id)?.isTombstone == true)
            kill(app, SIGCONT)
            #expect(await house.eventually { try await !house.page("/day/2026-06-12").contains(#"data-id="\#(id)""#) })
            #expect(await house.eventually { try house.row(id)?.needsSync != true })
        }
    }

    @Test("R3.22, R3.27, R3.28: a change in the app reaches the tile by itself")
    func appChange() async throws {
        try await SalonEnvironment.run { house in
            let tile = try await house.place(.systemMedium)
            #expect(await house.words(tile).contains("16:15 – 16:45: Sofia L."))
            try await house.submit(
                "event/mara-2026-06-12-1615/move", ["version": "1", "day": "2026-06-12", "time": "16:30", "stylist": "mara"])
            #expect(await house.says(tile) { $0.contains("16:30 – 17:00: Sofia L.") })
            #expect(try house.row("mara-2026-06-12-1615")?.needsSync == false)
        }
    }

    @Test("R3.3: a change on the server reaches the tile through the app's channel")
    func serverChange() async throws {
        try await SalonEnvironment.run { house in
            let tile = try await house.place(.systemMedium)
            #expect(await house.words(tile).contains("14:30 – 16:00: Ana R."))
            try await house.change(#"{"kind":"move","id":"mara-2026-06-12-1430","minutes":15}"#)
            #expect(await house.says(tile) { $0.contains("14:45 – 16:15: Ana R.") })
            try await house.change(#"{"kind":"cancel","id":"mara-2026-06-12-1430"}"#)
            #expect(await house.says(tile) { !$0.contains("Ana R.") && $0.contains("3 left today") })
        }
    }

    @Test(
        "R3.43, G3.3: an appointment that only the widget knows opens in the app that is in the background, right after the widget's fetch")
    func scenarioTwo() async throws {
        try await SalonEnvironment.run { house in
            // The app's own channel is closed: the widget alone learns of it.
            try await house.post("/v1/modes", #"{"changes":"failing"}"#)
            try await house.host.setInFront(false, app: "com.vitrine.salon")
            let id = try await house.change(
                #"{"kind":"book","stylist":"mara","start":"2026-06-12T11:20:00Z","minutes":10,"customer":"Vera Quinto"}"#)
            let tile = try await house.place(.systemSmall)
            #expect(await house.words(tile).contains("Vera Quinto"))
            let clock = ContinuousClock(), start = clock.now
            let url = try await house.host.tap(tile: tile, x: 79, y: 79)
            let opened = clock.now - start
            #expect(url?.absoluteString == "salon://event/\(id)")
            #expect(await house.showsDetails(of: "Vera Quinto"))
            let shown = clock.now - start
            print("From the tap to the app's answer \(opened), to its details \(shown).")
            // The initial sync's deadline is ten seconds; nothing waits for it here.
            #expect(opened < .seconds(5))
            #expect(await house.eventually { try house.row(id)?.needsSync == false })
        }
    }

    @Test("R3.44, R3.46, R3.47: with the app killed, the link waits for its first import and then opens")
    func scenarioThree() async throws {
        try await SalonEnvironment.run { house in
            try await house.post("/v1/modes", #"{"changes":"failing"}"#)
            let app = try await house.pid(.app)
            kill(app, SIGSTOP)
            let id = try await house.change(Self.booking)
            let tile = try await house.place(.systemLarge)
            #expect(await house.words(tile).contains("until 20:00"))
            #expect(try house.row(id)?.needsSync == true)
            kill(app, SIGKILL)
            // The system knows at once who is dead.
            #expect(await house.eventually { await house.process(.app)?.pid != app })
            let link = try #require(URL(string: "salon://event/\(id)"))
            try await house.host.open(link)
            #expect(await house.showsDetails(of: "Vera Quinto"))
            #expect(try await house.pid(.app) != app)
        }
    }

    @Test("R3.10, R3.11: signed out, the tile says so and nothing of the day stays in the shared store")
    func signOut() async throws {
        try await SalonEnvironment.run { house in
            let tile = try await house.place(.systemMedium)
            #expect(await house.words(tile).contains("Chiara M."))
            try await house.submit("sign-out")
            #expect(await house.says(tile) { $0.hasPrefix("Signed out") })
            #expect(await house.eventually { try house.rows().isEmpty })
            try await house.reload(tile)
            #expect(await house.words(tile).hasPrefix("Signed out"))
            let url = try await house.host.tap(tile: tile, x: 290, y: 79)
            #expect(url?.absoluteString == "salon://sign-in")
        }
    }

    @Test(
        "true.23, R3.10: signed out, `grep` finds no customer in the whole state: stores, their logs, preferences, keychain, archives of tiles"
    )
    func nothingStays() async throws {
        try await SalonEnvironment.run { house in
            let told = ["Zerlina", "Masetto", "Ottavio", "xyloquine", "555 0199"]
            var tiles: [String] = []
            for family in [WidgetFamilyName.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular] {
                tiles.append(try await house.place(family))
            }
            // One that the tiles show, with a note; one that is booked in the app; one that only the widget receives.
            let id = try await house.change(
                #"{"kind":"book","stylist":"mara","start":"2026-06-12T11:20:00Z","minutes":10,"customer":"Zerlina Quinto"}"#)
            try await house.change(#"{"kind":"note","id":"\#(id)","notes":"allergic to xyloquine"}"#)
            try await house.submit(
                "new",
                [
                    "customer": "Masetto Verdi", "phone": "+39 06 555 0199", "treatment": "brow", "stylist": "mara", "day": "2026-06-12",
                    "time": "18:30",
                ])
            #expect(await house.says(tiles[0]) { $0.contains("Zerlina") })
            #expect(await house.says(tiles[2]) { $0.contains("until 19:00") || $0.contains("Masetto") })
            let app = try await house.pid(.app)
            kill(app, SIGSTOP)
            try await house.change(
                #"{"kind":"book","stylist":"mara","start":"2026-06-12T12:20:00Z","minutes":10,"customer":"Ottavio Bianchi"}"#)
            try await house.advance(3_700)
            kill(app, SIGCONT)
            #expect(await house.eventually { try await house.page("/day/2026-06-12").contains("Ottavio") })
            try await house.host.remove(tile: tiles.removeLast())
            await house.host.settle()
            // Names are there, in the archives of tiles too; what the customers have told is not.
            let before = try await house.found(told)
            for file in ["shared.sqlite", "calendar.sqlite", "host.sqlite"] { #expect(before.contains { $0.contains(file) }, "\(before)") }
            #expect(
                before.contains { $0.hasPrefix("Zerlina ") } && !before.contains { $0.hasPrefix("xyloquine") || $0.hasPrefix("555") },
                "\(before)")
            try await house.submit("sign-out")
            for tile in tiles { #expect(await house.says(tile) { $0.hasPrefix("Signed out") }) }
            #expect(await house.eventually { try await house.found(told).isEmpty })
            // Nor after both have been started anew.
            try await house.reload(tiles[0])
            #expect(await house.words(tiles[0]).hasPrefix("Signed out"))
            #expect(try await house.found(told) == [])
        }
    }

    @Test("R3.11: another stylist signs in, and the tile shows theirs and nothing else")
    func switching() async throws {
        try await SalonEnvironment.run { house in
            let tile = try await house.place(.systemLarge)
            let maras = await house.words(tile)
            #expect(maras.contains("Chiara M."))
            try await house.submit("sign-out")
            try await house.submit("sign-in", ["email": "ilja@salon.example", "password": "scissors"])
            #expect(await house.says(tile) { !$0.hasPrefix("Signed out") && $0 != maras && $0.hasPrefix("Friday 12 June") })
            #expect(await house.eventually { try house.rows().keys.sorted() == ["ilja"] })
            #expect(await !house.words(tile).contains("Cut and finish, Chiara"))
            #expect(try house.row("mara-2026-06-12-1330") == nil)
        }
    }

    @Test("With the service out of order the day stays; after two hours it says from when it is")
    func stale() async throws {
        try await SalonEnvironment.run { house in
            let tile = try await house.place(.systemMedium)
            try await house.post("/v1/modes", #"{"all":"failing"}"#)
            try await house.advance(1_800)
            #expect(await house.words(tile).contains("Chiara M."))
            #expect(await !house.words(tile).contains("as of"))
            try await house.advance(2.5 * 3_600)
            #expect(await house.words(tile).contains("as of 13:1"))
            try await house.post("/v1/modes", #"{"all":"normal"}"#)
            try await house.advance(3_600)
            #expect(await house.says(tile) { !$0.contains("as of") })
        }
    }

    @Test("true.24: a tile whose copy grows old between two timelines says so when it does, not with the next timeline")
    func ageing() async throws {
        try await SalonEnvironment.run { house in
            let tile = try await house.place(.systemSmall)
            try await house.post("/v1/modes", #"{"all":"failing"}"#)
            try await house.advance(2 * 3_600 - 60)
            #expect(await !house.words(tile).contains("as of"))
            let asked = await house.host.state().ledger.count
            try await house.advance(120)
            #expect(await house.words(tile).contains("as of 13:1"))
            print("Lines of the ledger meanwhile: \(await house.host.state().ledger.count - asked).")
        }
    }

    @Test("true.25: after a change of language five tiles are asked at once, and each answers in time, in that language")
    func language() async throws {
        // What iOS's part gives an extension, in a build for development too.
        try await SalonEnvironment.run(answer: 10) { house in
            var tiles: [String] = []
            for family in [WidgetFamilyName.systemLarge, .systemLarge, .systemMedium, .systemMedium, .systemSmall] {
                tiles.append(try await house.place(family))
            }
            var change = EnvironmentChange()
            change.locale = "de_DE"
            let start = Date()
            _ = try await house.host.setEnvironment(change)
            await house.host.settle()
            print("Five tiles in another language after \(Date().timeIntervalSince(start)) s.")
            for tile in tiles {
                #expect(await house.says(tile) { $0.contains("Freitag") && $0.contains("12. Juni") })
                #expect(await house.tile(tile)?.status == .live)
            }
            let failed = await house.host.state().ledger.filter { $0.decision == .failed }
            #expect(failed.isEmpty, "\(failed)")
        }
    }

    @Test("true.26: a device in another zone than the salon's is told whose times the tile has")
    func elsewhere() async throws {
        try await SalonEnvironment.run(timeZone: "America/New_York") { house in
            let tile = try await house.place(.systemMedium)
            let words = await house.words(tile)
            #expect(words.contains("Rome time") && words.contains("13:30 – 14:15: Chiara M."), "\(words)")
        }
    }

    @Test("true.26: a link that leads nowhere is told in words for people")
    func linkWords() async throws {
        try await SalonEnvironment.run { house in
            let link = try #require(URL(string: "salon://event/nobody-knows"))
            do {
                try await house.host.open(link)
                Issue.record("It was opened.")
            } catch {
                #expect("\(error)" == "Salon found nothing where this link leads.")
            }
        }
    }

    @Test("On a device that was not unlocked yet the day stays, without names, and nobody is signed out")
    func locked() async throws {
        try await SalonEnvironment.run { house in
            let tile = try await house.place(.systemMedium)
            try house.state.setLock(.beforeFirstUnlock)
            try await house.advance(3_700)
            let words = await house.words(tile)
            #expect(words.hasPrefix("Friday 12 June") && words.contains("until 18:00"), "\(words)")
            try house.state.setLock(.unlocked)
            try await house.advance(3_600)
            #expect(await house.words(tile).hasPrefix("Friday 12 June"))
        }
    }
}
