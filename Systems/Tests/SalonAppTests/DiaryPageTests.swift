import AppPage
import Foundation
import SalonCore
import Testing

@testable import SalonAppCore

/// The page of what the model knows.
struct DiaryPageTests {
    private static let zone = TimeZone(identifier: "Europe/Rome") ?? .gmt
    private let account = SalonAccount(id: "mara", name: "Mara", timeZone: "Europe/Rome")

    private func event(
        _ id: String, _ start: Double, _ minutes: Double, stylist: String = "mara", customer: String = "Chiara M."
    ) -> CalendarEvent {
        let begin = AppParts.friday.addingTimeInterval(start * 60)
        return CalendarEvent(
            id: id, stylist: stylist, customer: .init(id: "c", name: customer, phone: "+39 02 1", notes: "Likes it quiet."),
            treatments: [
                .init(name: "Cut <and> finish", minutes: Int(minutes), price: 48, offer: .init(name: "Summer", percent: 20))
            ], start: begin, end: begin.addingTimeInterval(minutes * 60), money: .init(total: Decimal(string: "38.4") ?? 0, paid: 10),
            colour: .indigo, updatedAt: begin)
    }

    private func scene(_ place: Place = .day, _ events: [CalendarEvent] = []) -> Scene {
        var state = SalonAppModel.State(presence: .signedIn(account), place: place)
        state.feed = .live
        var scene = Scene(state: state, day: DiaryDay(AppParts.friday, in: Self.zone), zone: Self.zone, now: AppParts.friday)
        scene.stylists = [Stylist(id: "mara", name: "Mara"), Stylist(id: "ilja", name: "Ilja")]
        scene.week = events
        if case .event(let id) = place { scene.event = events.first { $0.id == id } }
        return scene
    }

    private func page(_ language: String = "en_US") throws -> DiaryPage { try DiaryPage(locale: Locale(identifier: language)) }

    @Test("a day has a column for each stylist, blocks at their time and as long as they are, and the line of the present")
    func day() throws {
        let html = try page().render(
            scene(.day, [event("a", 12, 45), event("b", 12, 45, stylist: "ilja", customer: "<b>Ana</b>"), event("late", 1_440, 30)]),
            notice: Notice(.done, "<i>done</i>"))
        #expect(html.contains("Friday, June 12") && html.contains("1 left today · until 14:15"))
        // 13:30 is 66 slots of five minutes after 8:00.
        #expect(html.contains("r66 s9 l0of1\" href=\"/event/a\""))
        #expect(html.contains("13:30 – 14:15") && html.contains("&lt;b&gt;Ana&lt;/b&gt;") && !html.contains("<b>Ana"))
        #expect(html.contains("&lt;i&gt;done") && html.contains("13:18</b>") && !html.contains("/event/late"))
        #expect(html.components(separatedBy: #"class="column h"#).count == 3)
    }

    @Test("overlapping appointments stand side by side, hours grow with what is early or late, cancelled ones have no place")
    func layout() {
        func minute(_ date: Date) -> Int { Int(date.timeIntervalSince(AppParts.friday) / 60) + 798 }
        var cancelled = event("gone", 0, 600)
        cancelled.status = .cancelled
        let layout = DayLayout(
            [event("a", 0, 60), event("b", 30, 60), event("c", 60, 30), event("d", 120, 30), event("early", -498, 30), cancelled],
            minute: minute)
        #expect(layout.hours == 5..<19)
        let blocks = layout.columns["mara"] ?? []
        #expect(blocks.map(\.event.id) == ["early", "a", "b", "c", "d"])
        #expect(blocks.map(\.lane) == [0, 0, 1, 0, 0] && blocks.map(\.lanes) == [1, 2, 2, 2, 1])
        #expect(blocks[0].start == 0 && blocks[0].length == 6)
        let crowd = DayLayout((0..<9).map { event("x\($0)", 0, 30) }, minute: minute)
        #expect(crowd.columns["mara"]?.allSatisfy { $0.lane < 4 && $0.lanes == 4 } == true)
        // What lasts into the next day ends with this one.
        let night = DayLayout([event("night", 600, 600)]) { min(minute($0), 1_440) }
        #expect(night.hours == 8..<24 && night.columns["mara"]?.first.map { $0.start + $0.length } == night.slots)
        #expect(DayLayout.style.contains(".r288{") && DayLayout.style.contains(".l3of4{grid-column:10/span 3}"))
    }

    @Test("true.26: a day of the page's week has the dots that the widget has: the signed-in stylist's own hours")
    func dots() throws {
        let zone = Self.zone, saturday = 1_440.0
        let events = [
            event("a", 12, 90), event("b", 120, 60), event("c", saturday, 60), event("d", saturday + 90, 600, stylist: "ilja"),
            event("e", 2 * saturday, 400, stylist: "ilja"),
        ]
        let html = try page().render(scene(.day, events), notice: nil)
        // The days of the sheet's week begin with Monday.
        func shown(_ day: String) -> Int? {
            // One of the links is the arrow that leads there.
            html.components(separatedBy: #"<a href="/day/2026-06-\#(day)" aria-label"#).dropFirst()
                .map { $0.components(separatedBy: "</a>")[0].components(separatedBy: "<i></i>").count - 1 }.max()
        }
        let mine = events.filter { $0.stylist == "mara" }.map {
            SalonCore.Appointment(
                id: $0.id, start: $0.start, end: $0.end, customer: $0.customer.name, treatment: $0.treatment, colour: $0.colour)
        }
        let sheet = DaySheet(mine, now: AppParts.friday, locale: Locale(identifier: "en_GB"), timeZone: zone)
        for (day, index) in [("12", 4), ("13", 5), ("14", 6)] { #expect(shown(day) == sheet.week[index].dots, "\(day)") }
        #expect(sheet.week.map(\.dots) == [0, 0, 0, 0, 2, 1, 0])
    }

    @Test("an appointment's page has everything the salon knows, with what may be done")
    func details() throws {
        let html = try page().render(scene(.event("a"), [event("a", 12, 90)]), notice: nil)
        for part in ["Chiara M.", "90 min", "€48.00", "Summer −20%", "€38.40", "€10.00", "Likes it quiet.", "tel:+39021", "Version 1"] {
            #expect(html.contains(part), "\(part)")
        }
        #expect(html.contains("Cut &lt;and&gt; finish") && html.contains(#"value="cancelled""#))
        var cancelled = event("a", 12, 90)
        cancelled.status = .cancelled
        let gone = try page().render(scene(.event("a"), [cancelled]), notice: nil)
        #expect(gone.contains("Book again") && !gone.contains("/event/a/move"))
    }

    @Test("R3.46, R3.50, G3.2: loading, not found and failed are pages of their own; so are signing in and waiting")
    func otherStates() throws {
        let page = try page()
        #expect(page.render(scene(.opening("x")), notice: nil).contains("Opening the appointment"))
        #expect(page.render(scene(.notFound("<x>")), notice: nil).contains("&lt;x&gt;"))
        let failed = page.render(scene(.failed("x", reason: "It took too long.")), notice: nil)
        #expect(failed.contains("It took too long.") && failed.contains("Try again"))
        let conflict = page.render(scene(.conflict(Conflict(mine: event("a", 30, 45), theirs: event("a", 60, 45)))), notice: nil)
        #expect(conflict.contains("13:48 – 14:33") && conflict.contains("14:18 – 15:03") && conflict.contains("Use mine"))
        var out = scene()
        out.state.presence = .signedOut
        let signIn = page.render(out, notice: nil)
        #expect(signIn.contains("mara@salon.example") && !signIn.contains("New appointment"))
        out.state.presence = .waiting("The device is locked.")
        #expect(page.render(out, notice: nil).contains("The device is locked."))
        var away = scene()
        away.state.feed = .away("No answer.")
        #expect(page.render(away, notice: nil).contains("Not up to date"))
        #expect(page.render(scene(.new(NewAppointment(stylist: "ilja", minute: 870))), notice: nil).contains(#"value="14:30""#))
    }

    @Test("the page speaks the device's language, with its dates and money")
    func languages() throws {
        let day = scene(.day, [event("a", 12, 45)])
        #expect(try page("it_IT").render(day, notice: nil).contains("venerdì 12 giugno"))
        #expect(try page("de_DE").render(day, notice: nil).contains("Freitag, 12. Juni"))
        #expect(try page("ja_JP").render(day, notice: nil).contains("本日あと1件"))
        #expect(try page("de_DE").render(scene(.event("a"), day.week), notice: nil).contains("48,00"))
        let finnish = try page("fi_FI").render(day, notice: nil)
        #expect(finnish.contains("New appointment") && finnish.contains(#"lang="en""#))
        #expect(try page("de_DE").render(day, notice: nil).contains(#"lang="de""#))
    }
}
