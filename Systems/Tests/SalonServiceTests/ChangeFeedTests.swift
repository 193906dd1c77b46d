import Foundation
import RunningService
import Testing

@testable import SalonServiceCore

/// The feed of changes, and waiting for it.
struct ChangeFeedTests {
    @Test("after a day was read, exactly what was changed since is told, by the newest state of each")
    func since() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let day = try await salon.day(token: token)
            #expect(try await salon.news(since: day.cursor, token: token).changes.isEmpty)
            var first = day.events[0]
            first.notes = "one"
            first = try salon.read(try await salon.put(first, token: token))
            first.notes = "two"
            first = try salon.read(try await salon.put(first, token: token))
            _ = try await salon.caller.ask("/v1/calendar/events/\(day.events[1].id)?version=1", method: "DELETE", token: token)
            let news = try await salon.news(since: day.cursor, token: token)
            #expect(news.changes.map(\.id) == [first.id, day.events[1].id] && !news.more)
            #expect(news.changes[0].event == first && news.changes[0].version == 3)
            #expect(news.changes[1].event == nil && news.changes[1].version == 2)
            #expect(try await salon.news(since: news.cursor, token: token).changes.isEmpty)
        }
    }

    @Test("R3.11: what goes to another stylist is gone for the first, and comes to the other")
    func handedOver() async throws {
        try await Salon.run { salon in
            let mara = try await salon.signIn(), ilja = try await salon.signIn("ilja")
            let day = try await salon.day(token: mara)
            var given = day.events[0]
            given.stylist = "ilja"
            given = try salon.read(try await salon.put(given, token: mara))
            let hers = try await salon.news(since: day.cursor, token: mara), his = try await salon.news(since: day.cursor, token: ilja)
            #expect(hers.changes.count == 1 && hers.changes[0].event == nil && hers.changes[0].version == 2)
            #expect(his.changes.map(\.event) == [given])
            #expect(try await salon.news(since: day.cursor, "&stylist=all", token: mara).changes.map(\.event) == [given])
        }
    }

    @Test("who waits is told at once when something changes, and nothing when its time is over")
    func longPoll() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let cursor = try await salon.day(token: token).cursor
            async let waiting = salon.news(since: cursor, "&wait=30", token: token)
            while try await salon.counts().waiting == 0 { await Task.yield() }
            // Another stylist's appointment is no news of hers.
            _ = try await salon.change(#"{"kind":"book","stylist":"noor"}"#)
            let made = try await salon.change(#"{"kind":"book","stylist":"mara","customer":"Lena P."}"#)
            let told = try await waiting
            #expect(told.changes.map(\.id) == made.changes.map(\.id) && told.cursor == made.cursor)
            #expect(try await salon.news(since: told.cursor, "&wait=0.05", token: token).changes.isEmpty)
            #expect(try await salon.counts().waiting == 0)
        }
    }

    @Test("many changes come in pages that leave nothing out")
    func pages() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            var cursor = try await salon.day(token: token).cursor
            let made = try await salon.change(#"{"kind":"book","count":1234,"minutes":5}"#)
            #expect(made.changes.count == 1_234)
            var ids: [String] = []
            var more = true
            while more {
                let news = try await salon.news(since: cursor, token: token)
                #expect(news.changes.count <= Diary.page)
                ids += news.changes.map(\.id)
                (cursor, more) = (news.cursor, news.more)
            }
            #expect(ids == made.changes.map(\.id))
        }
    }

    @Test("the salon's desk books, moves, notes, cancels and deletes")
    func desk() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let first = try #require(try await salon.day(token: token).events.first)
            let moved = try #require(try await salon.change(#"{"kind":"move","minutes":15}"#).changes.first)
            #expect(moved.id == first.id && moved.event?.start == first.start + 900 && moved.version == 2)
            let noted = try await salon.change(#"{"kind":"note","id":"\#(first.id)","notes":"Brings the dog."}"#)
            #expect(noted.changes[0].event?.notes == "Brings the dog.")
            #expect(try await salon.change(#"{"kind":"cancel"}"#).changes[0].event?.status == .cancelled)
            let gone = try await salon.change(#"{"kind":"delete","id":"\#(first.id)"}"#)
            #expect(gone.changes[0].event == nil && gone.changes[0].version == 5)
            #expect(try await salon.caller.json("/v1/samples/change", #"{"kind":"move","id":"none"}"#).status == 404)
        }
    }

    @Test("a diary that was lost says so to who comes with its cursor, and after a restart goes on where it was")
    func restarts() async throws {
        let folder = temporaryFolder("salon")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cursor = try await Salon.run(folder: folder) { salon in
            _ = try await salon.change(#"{"kind":"book"}"#)
            return try await salon.day(token: try await salon.signIn()).cursor
        }
        try await Salon.run(folder: folder) { salon in
            let token = try await salon.signIn()
            let made = try await salon.change(#"{"kind":"book"}"#)
            #expect(try await salon.news(since: cursor, token: token).changes.map(\.id) == made.changes.map(\.id))
        }
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let answer = try await salon.caller.ask("/v1/calendar/changes?since=999999", token: token)
            #expect(answer.status == 410 && answer.error == "cursor_gone")
        }
        let mode = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent("salon.sqlite").path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }
}
