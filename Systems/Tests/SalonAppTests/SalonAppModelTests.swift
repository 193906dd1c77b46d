import Foundation
import SalonCalendar
import SalonCore
import Testing

@testable import SalonAppCore

/// Signing in and out, editing, and what comes from the salon, beside a real service.
@Suite(.serialized) struct SalonAppModelTests {
    @Test("R3.3, R3.25, R3.26: who signs in has the salon's diary, and the widget the stylist's own appointments")
    func signIn() async throws {
        try await withSalon { app in
            await app.model.start()
            #expect(await app.model.state.presence == .signedOut)
            try await app.signIn()
            guard case .signedIn(let account) = await app.model.state.presence else { throw NeverHappened(what: "somebody is signed in") }
            #expect(account.id == "mara" && account.timeZone == "Europe/Rome")
            let scene = await app.model.scene()
            #expect(scene.stylists.map(\.name) == ["Mara", "Ilja", "Noor"] && scene.day.description == "2026-06-12")
            #expect(Set(scene.week.map(\.stylist)) == ["mara", "ilja", "noor"])
            try await eventually("the widget's store has her four of the day") {
                try app.parts.salon.events(account: "mara", from: app.clock.now, to: app.clock.now + 6 * 3_600).map(\.customer) == [
                    "Chiara M.", "Ana R.", "Sofia L.", "Jonas W.",
                ]
            }
            #expect(app.timelines.count > 0)
        }
    }

    @Test("a wrong password is said, and whoever was signed in stays")
    func wrongPassword() async throws {
        try await withSalon { app in
            try await app.signIn()
            await app.model.signIn("ilja@salon.example", password: "comb")
            #expect(await app.model.takeNotice()?.text == "The email address or the password is wrong.")
            #expect(await app.model.scene().stylists.count == 3)
        }
    }

    @Test("R3.10, R3.11: signing out empties both stores and the keychain; another stylist sees only their own")
    func switching() async throws {
        try await withSalon { app in
            try await app.signIn()
            await app.model.signOut()
            #expect(await app.model.state.presence == .signedOut)
            try await eventually("both stores are empty") {
                try app.parts.calendar.events(account: "mara", from: .distantPast, to: .distantFuture).isEmpty
                    && app.parts.salon.events(account: "mara", from: .distantPast, to: .distantFuture).isEmpty
            }
            await #expect(throws: CalendarProblem.signedOut) { try await app.parts.client.account() }
            try await app.signIn("noor")
            try await eventually("Noor's are there") {
                try !app.parts.salon.events(account: "noor", from: app.clock.now, to: .distantFuture).isEmpty
            }
            #expect(try app.parts.salon.events(account: "mara", from: .distantPast, to: .distantFuture).isEmpty)
            #expect(try await app.again().model.state.presence == .unknown)
        }
    }

    @Test("R3.20, R3.27–R3.29: what the salon changes comes to the diary and to the widget by itself, which is drawn anew at once in front")
    func live() async throws {
        try await withSalon { app in
            try await app.signIn()
            await app.model.foreground(true)
            try await eventually("the mirror is done") {
                try app.parts.salon.event("mara-2026-06-12-1330", account: "mara") != nil
            }
            let reloads = app.timelines.count, revision = await app.model.state.revision
            let id = try #require(try await app.change(#"{"kind":"book","customer":"Zoë V.","start":"2026-06-12T16:30:00Z"}"#).first)
            try await eventually("it is in both stores") {
                try app.stored(id) != nil && app.parts.salon.event(id, account: "mara")?.customer == "Zoë V."
            }
            try await eventually("the page and the widget are drawn anew") {
                let current = await app.model.state.revision
                return current > revision && app.timelines.count > reloads
            }
            // R3.30: what the widget does not show does not reach it.
            let before = try app.parts.salon.event(id, account: "mara")
            _ = try await app.change(#"{"kind":"note","id":"\#(id)","notes":"Brings the dog."}"#)
            try await eventually("the note is in the diary") { try app.stored(id)?.notes == "Brings the dog." }
            #expect(try app.parts.salon.event(id, account: "mara") == before)
            _ = try await app.change(#"{"kind":"delete","id":"\#(id)"}"#)
            try await eventually("it is gone from both") {
                try app.stored(id) == nil && app.parts.salon.event(id, account: "mara") == nil
            }
        }
    }

    @Test("R3.33: what was deleted while the app did not run is gone from both stores after the next start")
    func deletedMeanwhile() async throws {
        try await withSalon { app in
            try await app.signIn()
            let id = "mara-2026-06-12-1430"
            try await eventually("it is mirrored") { try app.parts.salon.event(id, account: "mara") != nil }
            await app.parts.feed.pause()
            app.parts.synchroniser.stop()
            _ = try await app.change(#"{"kind":"delete","id":"\#(id)"}"#)
            let next = try app.again()
            await next.model.start()
            try await eventually("it is gone") { try next.stored(id) == nil && next.parts.salon.event(id, account: "mara") == nil }
        }
    }

    @Test("an appointment is moved, cancelled, noted and booked at the service, and the diary shows it")
    func editing() async throws {
        try await withSalon { app in
            try await app.signIn()
            let event = try #require(try app.stored("mara-2026-06-12-1430"))
            await app.model.move(event.id, version: event.version, to: event.start + 900, stylist: "ilja")
            var stored = try #require(try app.stored(event.id))
            #expect(stored.version == 2 && stored.start == event.start + 900 && stored.end == event.end + 900 && stored.stylist == "ilja")
            #expect(await app.isShown(.event(event.id)))
            await app.model.setStatus(event.id, version: 2, .cancelled)
            await app.model.note(event.id, version: 3, "Called at noon.")
            stored = try #require(try app.stored(event.id))
            #expect(stored.status == .cancelled && stored.notes == "Called at noon." && stored.version == 4)
            let service = try await app.parts.client.event(event.id)
            #expect(service == stored)
            await app.model.book(
                customer: " Pia R. ", phone: "", treatment: MenuTreatment.all[1], stylist: "noor", start: app.clock.now + 3_600)
            guard case .event(let new) = await app.model.state.place else { throw NeverHappened(what: "the new one is shown") }
            let made = try #require(try await app.parts.client.event(new))
            #expect(made.customer.name == "Pia R." && made.stylist == "noor" && made.end == made.start + 5_400)
        }
    }

    @Test(
        "G3.4: a change to an appointment that the salon changed meanwhile is shown as a conflict; the higher version stays unless it is put over"
    )
    func conflict() async throws {
        try await withSalon { app in
            try await app.signIn()
            let event = try #require(try app.stored("mara-2026-06-12-1430"))
            await app.parts.feed.pause()
            _ = try await app.change(#"{"kind":"move","id":"\#(event.id)","minutes":60}"#)
            await app.model.move(event.id, version: event.version, to: event.start - 900, stylist: "mara")
            guard case .conflict(let conflict) = await app.model.state.place else { throw NeverHappened(what: "a conflict is shown") }
            #expect(conflict.theirs.version == 2 && conflict.theirs.start == event.start + 3_600)
            #expect(conflict.mine.start == event.start - 900)
            #expect(try app.stored(event.id) == conflict.theirs)
            await app.model.settle(keepingMine: false)
            #expect(try app.stored(event.id)?.start == event.start + 3_600)
            // The form was opened before: older than what is here already.
            await app.model.move(event.id, version: 1, to: event.start - 1_800, stylist: "mara")
            await app.model.settle(keepingMine: true)
            let stored = try #require(try app.stored(event.id))
            #expect(stored.version == 3 && stored.start == event.start - 1_800)
            #expect(try await app.parts.client.event(event.id) == stored)
            // What was deleted meanwhile cannot be changed.
            _ = try await app.change(#"{"kind":"delete","id":"\#(event.id)"}"#)
            await app.model.note(event.id, version: 3, "too late")
            #expect(try app.stored(event.id) == nil)
            #expect(await app.isShown(.day))
            #expect(await app.model.takeNotice()?.text == "This appointment was deleted at the salon.")
        }
    }

    @Test("a service that fails is said, nothing is lost, and the diary catches up when it is back")
    func failing() async throws {
        try await withSalon { app in
            try await app.signIn()
            let event = try #require(try app.stored("mara-2026-06-12-1430"))
            _ = try await app.caller.json("/v1/modes", #"{"writes":"failing","changes":"malformed"}"#)
            await app.model.note(event.id, version: 1, "lost?")
            #expect(await app.model.takeNotice()?.kind == .problem)
            #expect(try app.stored(event.id) == event)
            try await eventually("it is said") { if case .away = await app.model.state.feed { true } else { false } }
            let id = try #require(try await app.change(#"{"kind":"book"}"#).first)
            #expect(try app.stored(id) == nil)
            _ = try await app.caller.json("/v1/modes", #"{"all":"normal"}"#)
            await app.model.foreground(true)
            try await eventually("it has caught up") {
                let feed = await app.model.state.feed
                return try app.stored(id) != nil && feed == .live
            }
        }
    }

    @Test("true.26: what the salon does not accept is told in a sentence for people, and nothing is changed")
    func notAccepted() async throws {
        try await withSalon { app in
            try await app.signIn()
            let event = try #require(try app.stored("mara-2026-06-12-1430"))
            await app.model.note(event.id, version: 1, String(repeating: "long ", count: 600))
            #expect(
                await app.model.takeNotice()?.text
                    == "Not saved. The salon doesn’t accept it. Check the day and the time, and whether a note or a name is too long.")
            #expect(try app.stored(event.id) == event)
            _ = try await app.caller.json("/v1/modes", #"{"writes":"failing"}"#)
            await app.model.note(event.id, version: 1, "lost?")
            #expect(
                await app.model.takeNotice()?.text == "Not saved. The salon’s calendar is out of order. Try again in a few minutes.")
        }
    }

    @Test("a session that the service has ended signs out, with everything that was shown")
    func ended() async throws {
        try await withSalon { app in
            try await app.signIn()
            let session = try await app.parts.authentication.session()
            _ = try await app.caller.ask("/v1/sessions/end", method: "POST", headers: session.headers)
            _ = try await app.change(#"{"kind":"book"}"#)
            try await eventually("the app knows") { await app.model.state.presence == .signedOut }
            #expect(await app.model.takeNotice()?.text == "The salon has ended the session. Sign in again.")
        }
    }
}
