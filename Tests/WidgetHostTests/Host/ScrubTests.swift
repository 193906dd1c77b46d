import Foundation
import TestTime
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Another moment of the day, with real processes", .serialized, .timeLimit(.minutes(3)))
struct ScrubTests {
    @Test("an entry of any moment of the day is drawn from the archives, and nobody is asked") func day() async throws {
        var probe = try Probe()
        var placed = ""
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            placed = id
            await host.settle()
            let first = try await host.picture(of: id, PictureRequest(scale: 1))
            try await host.setClock(now: minutes(40), rate: nil)
            await host.settle()
            let now = try await host.picture(of: id, PictureRequest(scale: 1)), asked = await host.state().lines(.granted).count
            #expect(now != first)
            #expect(try await host.picture(of: id, PictureRequest(scale: 1, at: midnight)) == first)
            #expect(try await host.picture(of: id, PictureRequest(scale: 1, at: minutes(14))) == first)
            let second = try await host.picture(of: id, PictureRequest(scale: 1, at: minutes(16)))
            #expect(second != first && second != now)
            // What comes is the entry that is shown then.
            #expect(try await host.picture(of: id, PictureRequest(scale: 1, at: minutes(600))) == now)
            await #expect(throws: HostError.nothingKept(id)) {
                _ = try await host.picture(of: id, PictureRequest(scale: 1, at: minutes(-1)))
            }
            let state = await host.state()
            #expect(state.lines(.granted).count == asked)
            #expect(state.tile(id)?.kept == [midnight, minutes(15)])
        }
        // The clock goes on as it was left.
        probe.configuration.now = nil
        try await probe.withHost { host in
            #expect(await host.state().tile(placed)?.kept == [midnight, minutes(15)])
            let again = try await host.picture(of: placed, PictureRequest(scale: 1, at: minutes(16)))
            #expect(!again.isEmpty)
        }
    }

    @Test("on a clock that runs, entries are dated before their timeline came: it is shown from then on, and the one before it until then")
    func running() async throws {
        /// Asks for a picture as the page does: in milliseconds.
        func picture(_ host: WidgetHost, of id: String, at moment: Date?) async throws -> [UInt8] {
            let at = moment.map { Date(timeIntervalSince1970: ($0.timeIntervalSince1970 * 1000).rounded(.up) / 1000) }
            return try await host.picture(of: id, PictureRequest(scale: 1, at: at))
        }
        var probe = try Probe()
        probe.configuration.rate = 60
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            let first = try await picture(host, of: id, at: nil), begin = try #require(await host.state().tile(id)?.since)
            // What it says is the second: another one has to come, which takes a sixtieth of one.
            #expect(await eventually { await host.state().clock.now > begin.addingTimeInterval(2) })
            try await host.reload(tile: id)
            await host.settle()
            let second = try await picture(host, of: id, at: nil), state = try #require(await host.state().tile(id))
            let since = try #require(state.since), entry = try #require(state.entries.first)
            #expect(first != second)
            #expect(entry < since && begin < since)
            #expect(state.kept == [begin])
            #expect(try await picture(host, of: id, at: begin) == first)
            #expect(try await picture(host, of: id, at: since) == second)
        }
    }

    @Test("a past that was taken back and came again is drawn as it came the second time") func again() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            try await host.setClock(now: minutes(40), rate: nil)
            let before = try await host.picture(of: id, PictureRequest(scale: 1, at: midnight))
            // Another process says another number.
            for process in await host.apps[0].extensions { await process.restart("was started anew") }
            try await host.setClock(now: midnight, rate: nil)
            let anew = try await host.picture(of: id, PictureRequest(scale: 1))
            #expect(anew != before)
            try await host.setClock(now: minutes(40), rate: nil)
            #expect(try await host.picture(of: id, PictureRequest(scale: 1, at: midnight)) == anew)
        }
    }

    @Test("what is older than a day is not kept, nor what was made in a future that was taken back") func forgotten() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            try await host.setClock(now: minutes(26 * 60), rate: nil)
            await host.settle()
            let kept = try #require(await host.state().tile(id)?.kept)
            #expect(kept.count > 20 && kept.allSatisfy { $0 >= minutes(2 * 60) })
            let stored = try await host.store.kept(of: id)
            #expect(stored.count > 20 && stored.allSatisfy { $0.until >= minutes(2 * 60 - 15) })
            try await host.setClock(now: minutes(60), rate: nil)
            await host.settle()
            let after = try await host.store.kept(of: id)
            #expect(after.allSatisfy { $0.made <= minutes(60) })
        }
    }
}

@Suite("Dates that tick, with real processes", .serialized, .timeLimit(.minutes(3)))
struct TickingDatesTests {
    @Test("only the date's rectangle is drawn, and laid over the tile it is the whole picture") func parts() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Counting", family: .systemSmall)
            _ = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            let dates = try await host.dates(DatesRequest(scale: 2, screen: .home, page: 0))
            #expect(dates.tiles.map(\.id) == [id] && dates.next == midnight.addingTimeInterval(1))
            let part = try #require(dates.tiles.first?.parts.first)
            #expect(part.frame.height < 60 && part.frame.width <= 158)
            try await host.setClock(now: midnight.addingTimeInterval(7), rate: nil)
            let later = try await host.dates(DatesRequest(scale: 2))
            #expect(later.tiles.first?.parts.first?.frame == part.frame && later.tiles.first?.parts.first?.png != part.png)
            #expect(try await host.dates(DatesRequest(scale: 2, screen: .home, page: 3)).tiles.isEmpty)
            await #expect(throws: HostError.badScale(9)) { _ = try await host.dates(DatesRequest(scale: 9)) }
        }
    }

    @Test("where all who watch draw dates themselves a tick is no change and no other version") func quiet() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Counting", family: .systemSmall)
            await host.settle()
            let watch = await host.changes(ticks: false)
            let before = await host.state().tile(id)
            try await host.setClock(now: midnight.addingTimeInterval(5), rate: nil)
            let quiet = await host.state().tile(id)
            #expect(quiet?.version == before?.version && quiet?.label != before?.label)
            #expect(quiet?.nextTick == midnight.addingTimeInterval(6))
            let loud = await host.changes(ticks: true)
            try await host.setClock(now: midnight.addingTimeInterval(9), rate: nil)
            #expect(await host.state().tile(id)?.version != before?.version)
            withExtendedLifetime((watch, loud)) {}
        }
    }
}

@Suite("One tile in many surroundings, with real processes", .serialized, .timeLimit(.minutes(3)))
struct VariantTests {
    private func order(_ change: (inout VariantRequest) -> Void) -> VariantRequest {
        var order = VariantRequest(scale: 1)
        change(&order)
        return order
    }

    @Test("each cell is drawn as the device would be set; tile, budget and ledger stay as they are") func matrix() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Surroundings", family: .systemSmall)
            await host.settle()
            let before = await host.state()
            let orders = [
                order { $0.typeSize = "accessibility3" }, order { $0.rightToLeft = true }, order { $0.boldText = true },
                order { $0.scheme = .dark }, order { $0.mode = .tinted }, order { $0.mode = .clear }, order { $0.mode = .vibrant },
                order { $0.locked = true }, order { $0.locale = "ja_JP" }, order { _ in },
            ]
            let cells = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
                for (place, order) in orders.enumerated() { group.addTask { (place, try await host.variant(of: id, order)) } }
                return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
            }
            #expect(Set(cells.values).count == orders.count)
            let own = try await host.picture(of: id, PictureRequest(scale: 1))
            #expect(cells[9] == own)
            let after = await host.state()
            #expect(after.ledger.count == before.ledger.count && after.tile(id)?.version == before.tile(id)?.version)
            #expect(after.tile(id)?.refreshesLeft == before.tile(id)?.refreshesLeft)
            // The same again comes out of the drawer.
            let again = try await host.variant(of: id, orders[8])
            #expect(again == cells[8])
        }
    }

    @Test("what cannot be set is refused by its field, and a tile that is not there by its name") func refusals() async throws {
        let probe = try Probe()
        try await probe.withHost { host in
            let id = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            await #expect(throws: EnvironmentChange.Refusal.self) { _ = try await host.variant(of: id, order { $0.typeSize = "huge" }) }
            await #expect(throws: HostError.noSuchTile("x")) { _ = try await host.variant(of: "x", order { _ in }) }
        }
    }
}
