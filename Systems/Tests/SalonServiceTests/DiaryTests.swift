import Foundation
import RunningService
import Testing

@testable import SalonServiceCore

/// Days, appointments, and who wins.
struct DiaryTests {
    private func time(_ moment: Date) -> String {
        var style = Date.FormatStyle().hour(.twoDigits(amPM: .omitted)).minute(.twoDigits).locale(Locale(identifier: "en_GB"))
        style.timeZone = SalonDay.timeZone
        return moment.formatted(style)
    }

    @Test("the sample salon's Friday is the one that the widget's pictures show, and Saturday begins at 9:30")
    func board() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let friday = try await salon.day(token: token).events
            #expect(friday.map { "\(time($0.start))–\(time($0.end))" } == ["13:30–14:15", "14:30–16:00", "16:15–16:45", "17:00–18:00"])
            #expect(friday.map(\.customer.name) == ["Chiara M.", "Ana R.", "Sofia L.", "Jonas W."])
            #expect(friday.map { $0.treatments[0].name } == ["Cut and finish", "Balayage", "Brow shape", "Colour refresh"])
            #expect(friday.map(\.colour) == [.pink, .indigo, .teal, .orange])
            let saturday = try await salon.day("2026-06-13", token: token).events
            #expect(saturday.first.map { "\(time($0.start)) \($0.customer.name)" } == "09:30 Chiara M.")
            let week = try await salon.day("2026-06-08", "&days=7&stylist=all", token: token).events
            #expect(Set(week.map(\.stylist)) == ["mara", "ilja", "noor"] && week.count > 25)
            #expect(week.allSatisfy { $0.end > $0.start } && week == week.sorted { ($0.start, $0.id) < ($1.start, $1.id) })
            #expect(try await salon.day("2026-06-14", "&stylist=all", token: token).events.isEmpty)
            for appointment in week { try appointment.check() }
        }
    }

    @Test("R3.11: a day is the signed-in stylist's, unless another or all are asked for")
    func own() async throws {
        try await Salon.run { salon in
            let mara = try await salon.signIn(), ilja = try await salon.signIn("ilja")
            #expect(try await salon.day("2026-06-08", "&days=7", token: mara).events.allSatisfy { $0.stylist == "mara" })
            let his = try await salon.day("2026-06-08", "&days=7", token: ilja).events
            #expect(!his.isEmpty && his.allSatisfy { $0.stylist == "ilja" })
            #expect(try await salon.day("2026-06-08", "&days=7&stylist=ilja", token: mara).events == his)
        }
    }

    @Test("days follow the clock: the diary is filled some weeks ahead, and what was deleted does not come back")
    func filling() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let day = "2026-07-24"
            #expect(try await salon.day(day, "&stylist=all", token: token).events.isEmpty)
            let gone = try #require(try await salon.day(token: token).events.first)
            #expect(try await salon.caller.ask("/v1/calendar/events/\(gone.id)?version=1", method: "DELETE", token: token).status == 200)
            salon.clock.advance(14 * 86_400)
            let later = try await salon.signIn()
            #expect(!(try await salon.day(day, "&stylist=all", token: later).events.isEmpty))
            #expect(try await salon.day(token: later).events.count == 3)
        }
    }

    @Test("the same seed makes the same salon; an appointment is the same alone as in its day")
    func repeatable() async throws {
        let book = AppointmentBook(seed: "tests"), day = AppointmentBook.board + 5
        for stylist in Stylist.all {
            #expect(book.appointments(of: stylist, on: day) == AppointmentBook(seed: "tests").appointments(of: stylist, on: day))
        }
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let one = try #require(try await salon.day(token: token).events.first)
            let alone: Appointment = try salon.read(try await salon.caller.ask("/v1/calendar/events/\(one.id)", token: token))
            #expect(alone == one)
            #expect(try await salon.caller.ask("/v1/calendar/events/none", token: token).status == 404)
        }
    }

    @Test("G3.4: a change is stored under the next version; one of an older version is told the diary's own, and changes nothing")
    func versions() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let first = try #require(try await salon.day(token: token).events.first)
            var moved = first
            moved.start += 1800
            moved.end += 1800
            let second: Appointment = try salon.read(try await salon.put(moved, token: token))
            #expect(second.version == first.version + 1 && second.start == moved.start && second.updatedAt == salon.clock.now)
            // The same change again, as after a lost response, returns what was stored.
            let again: Appointment = try salon.read(try await salon.put(moved, token: token))
            #expect(again == second)
            var late = first
            late.notes = "too late"
            let refused = try await salon.put(late, token: token)
            #expect(refused.status == 409)
            let told = try #require(refused.object["event"] as? [String: Any])
            #expect(told["version"] as? Int == second.version && told["notes"] as? String == first.notes)
            // The higher version wins, whoever has it.
            var ahead = second
            ahead.version = 9
            ahead.notes = "from a device that was long away"
            let won: Appointment = try salon.read(try await salon.put(ahead, token: token))
            #expect(won.version == 10 && won.notes == ahead.notes)
            let counts = try await salon.counts()
            #expect(counts.conflicts == 1 && counts.writes == 3)
        }
    }

    @Test("G3.5: what is deleted is gone with a version of its own; an older version does not delete, and a newer one brings it back")
    func deletion() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let first = try #require(try await salon.day(token: token).events.first)
            _ = try await salon.put(first, token: token)
            let path = "/v1/calendar/events/\(first.id)"
            let late = try await salon.caller.ask("\(path)?version=1", method: "DELETE", token: token)
            #expect(late.status == 409 && (late.object["event"] as? [String: Any])?["version"] as? Int == 2)
            let gone = try await salon.caller.ask("\(path)?version=2", method: "DELETE", token: token)
            #expect(gone.status == 200 && gone.object["version"] as? Int == 3)
            #expect(try await salon.caller.ask(path, token: token).status == 404)
            let again = try await salon.caller.ask("\(path)?version=2", method: "DELETE", token: token)
            #expect(again.status == 200 && again.object["version"] as? Int == 3)
            var edited = first
            edited.version = 3
            let lost = try await salon.put(edited, token: token)
            #expect(lost.status == 410 && lost.error == "event_gone")
            edited.version = 4
            #expect(try await salon.put(edited, token: token).status == 200)
            #expect(try await salon.caller.ask(path, token: token).status == 200)
            #expect(try await salon.caller.ask("/v1/calendar/events/none?version=2", method: "DELETE", token: token).status == 404)
        }
    }

    @Test("a new appointment ends when its treatments are done, costs what they cost, and is made once however often it is sent")
    func creation() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let body = #"""
                {"id":"new-1","customer":{"name":"Pia R."},"start":"2026-06-12T16:30:00Z","treatments":[
                {"name":"Cut","minutes":45,"price":48.5},{"name":"Gloss","minutes":15,"price":20,"offer":{"name":"Summer","percent":25}}]}
                """#
            let answer = try await salon.caller.json("/v1/calendar/events", body, token: token)
            let made: Appointment = try salon.read(answer)
            #expect(answer.status == 201 && made.version == 1 && made.stylist == "mara" && made.status == .booked)
            #expect(made.end.timeIntervalSince(made.start) == 3600 && made.money.total == Decimal(string: "63.5"))
            #expect(try await salon.day(token: token).events.contains(made))
            let other = body.replacing("Pia", with: "Mia")
            #expect(try await salon.caller.json("/v1/calendar/events", other, token: token).status == 409)
            #expect(try await salon.day(token: token).events.count == 5)
        }
    }
}
