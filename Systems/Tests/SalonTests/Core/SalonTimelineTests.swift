import Foundation
import SalonScenes
import Testing
import WidgetKit

@testable import SalonCore

@Suite("The timeline of Salon") struct SalonTimelineTests {
    private struct Known: DaySource {
        let known: KnownDays
        func days(at now: Date) async -> KnownDays { known }
    }

    private func timeline(_ known: KnownDays, at now: Date) async -> Timeline<SalonEntry> {
        await SalonProvider(
            source: Known(known: known), now: { now }, locale: Locale(identifier: "en_GB"), timeZone: SampleAppointments.zone
        ).timeline()
    }

    private func asks(_ timeline: Timeline<SalonEntry>, after seconds: TimeInterval, from now: Date) -> Bool {
        timeline.policy == .after(now.addingTimeInterval(seconds))
    }

    private let friday = SampleAppointments.friday + SampleAppointments.around

    @Test("An entry at each start, end and quarter hour, and one for the next day at midnight")
    func entries() async {
        let now = SampleAppointments.at(13, 18)
        let timeline = await timeline(.appointments(friday), at: now)
        let dates = timeline.entries.map(\.date)
        #expect(dates.first == now && dates.last == SampleAppointments.at(0, day: 13))
        for appointment in SampleAppointments.friday { #expect(dates.contains(appointment.start) && dates.contains(appointment.end)) }
        #expect(dates.contains(SampleAppointments.at(14)) && dates.contains(SampleAppointments.at(17, 15)))
        // Hours later a start or an end is enough: another timeline has come by then.
        #expect(!dates.contains(SampleAppointments.at(17, 45)) && timeline.entries.count < 30)
        // After the last one nothing changes by itself.
        #expect(!dates.contains(SampleAppointments.at(18, 15)))
        #expect(dates == dates.sorted() && Set(dates).count == dates.count)
        guard case .day(let next) = timeline.entries.last?.state else {
            Issue.record("no day")
            return
        }
        #expect(next.left.map(\.id) == ["s1"] && next.next == nil)
        for entry in timeline.entries {
            guard case .day(let day) = entry.state else { continue }
            #expect(day.now == entry.date)
        }
        #expect(asks(timeline, after: 3_600, from: now))
    }

    @Test(
        "true.24: a copy's age is judged by each entry: fresh when its timeline is made, old from its second hour on, of yesterday at midnight"
    )
    func ages() async {
        let now = SampleAppointments.at(13, 18), copied = SampleAppointments.at(12, 40)
        let provider = SalonProvider(
            source: Known(known: .appointments(friday, copied: copied)), now: { now }, locale: Locale(identifier: "en_GB"),
            timeZone: SampleAppointments.zone)
        let timeline = await provider.timeline()
        func stamp(_ date: Date) -> String? {
            // What stands in the tile at a moment is the last entry's before it.
            guard case .day(let day)? = timeline.entries.last(where: { $0.date <= date })?.state else { return "no day" }
            return day.asOf.map { DayFormat(day).stamp($0) }
        }
        #expect(stamp(now) == nil && stamp(SampleAppointments.at(14, 39)) == nil)
        #expect(stamp(SampleAppointments.at(14, 40)) == "12:40" && stamp(SampleAppointments.at(23, 59)) == "12:40")
        #expect(stamp(SampleAppointments.at(0, day: 13)) == "Fri 12:40" && stamp(SampleAppointments.at(12, 39, day: 18)) == "Fri 12:40")
        #expect(stamp(SampleAppointments.at(12, 40, day: 18)) == "12 Jun")
        #expect(timeline.entries.map(\.date) == timeline.entries.map(\.date).sorted())
        #expect(asks(timeline, after: 3_600, from: now))
    }

    @Test("true.24: a full day loses none of the moments at which its age reads otherwise, and is asked about as soon as before")
    func agesOfAFullDay() async {
        let full = (0..<400).map {
            SampleAppointments.appointment("\($0)", SampleAppointments.at(8, $0 * 2), minutes: 7, "A", "B", .pink)
        }
        let now = SampleAppointments.at(7), copied = SampleAppointments.at(23, 30, day: 11)
        let dates = await timeline(.appointments(full, copied: copied), at: now).entries.map(\.date)
        #expect(dates.count == EntryDates.most + 1 && dates.contains(SampleAppointments.at(0, day: 13)))
        #expect(dates.last == copied + CopyAge.week && dates == dates.sorted())
        #expect(CopyAge(copied).asOf(at: copied + 7_199) == nil && CopyAge(copied).asOf(at: copied + 7_200) == copied)
        // A clock that was put back makes nothing old.
        #expect(CopyAge(copied).asOf(at: copied - 86_400) == nil)
    }

    @Test("true.26: where the device's clock shows another time than the salon's the day says whose times it has, else not")
    func elsewhere() async {
        func day(_ zone: String?, at now: Date = SampleAppointments.at(13, 18), salon: TimeZone = SampleAppointments.zone) -> DaySheet {
            DaySheet(
                friday, now: now, locale: Locale(identifier: "en_GB"), timeZone: salon,
                deviceZone: zone.flatMap { TimeZone(identifier: $0) })
        }
        #expect(day("America/New_York").isElsewhere && day("UTC").isElsewhere && day("Asia/Kolkata").isElsewhere)
        // Another name for the same time.
        #expect(!day("Europe/Berlin").isElsewhere && !day("Europe/Rome").isElsewhere && !day(nil).isElsewhere)
        // The two zones part at two o'clock in the night to come: Europe's clocks go back on 25 October, Cairo's do not.
        let evening = Date(timeIntervalSince1970: 1_792_861_200)
        #expect(
            DaySheet([], now: evening, locale: Locale(identifier: "en_GB"), timeZone: SampleAppointments.zone, deviceZone: .gmt).isElsewhere
        )
        #expect(DayFormat(day("UTC")).place == "Rome")
        let india = TimeZone(identifier: "Asia/Kolkata") ?? .gmt
        #expect(DayFormat(locale: Locale(identifier: "de_DE"), timeZone: india).place == "Kalkutta")
        #expect(DayFormat(locale: Locale(identifier: "en_GB"), timeZone: .gmt).place == nil)
        let provider = SalonProvider(
            source: Known(known: .appointments(friday, zone: SampleAppointments.zone)), now: { SampleAppointments.at(13, 18) },
            locale: Locale(identifier: "en_GB"), timeZone: india)
        guard case .day(let shown)? = await provider.timeline().entries.first?.state else {
            Issue.record("no day")
            return
        }
        #expect(shown.isElsewhere)
    }

    @Test("true.26: a day's dots count the same in the widget and in the app: the stylist's own hours on that day")
    func dots() {
        let day = DateInterval(start: SampleAppointments.at(0), end: SampleAppointments.at(0, day: 13))
        func dots(_ hours: (Double, Double)...) -> Int {
            WeekDay.dots(of: hours.map { (day.start + $0.0 * 3_600, day.start + $0.1 * 3_600) }, on: day)
        }
        #expect(dots() == 0 && dots((9, 11)) == 1 && dots((9, 11), (12, 12.25)) == 2 && dots((9, 14)) == 2 && dots((9, 14.25)) == 3)
        #expect(dots((-3, -1)) == 0 && dots((23, 30)) == 1 && dots((-2, 0.5)) == 1)
    }

    @Test("There is no storm of entries, however full the day")
    func storm() async {
        let full = (0..<400).map {
            SampleAppointments.appointment("\($0)", SampleAppointments.at(8, $0 * 2), minutes: 7, "A", "B", .pink)
        }
        let timeline = await timeline(.appointments(full), at: SampleAppointments.at(7))
        #expect(timeline.entries.count == EntryDates.most)
        // Asked again before the entries end.
        #expect(asks(timeline, after: 3_600, from: SampleAppointments.at(7)))
        let endless = Appointment(id: "y", start: .distantPast, end: .distantFuture, customer: "", treatment: "", colour: .pink)
        #expect(await self.timeline(.appointments([endless]), at: SampleAppointments.at(1)).entries.count == 17)
    }

    @Test("A day without appointments changes at midnight only")
    func clear() async {
        let now = SampleAppointments.at(13, 18)
        let timeline = await timeline(.appointments(SampleAppointments.around), at: now)
        #expect(timeline.entries.map(\.date) == [now, SampleAppointments.at(0, day: 13)])
        #expect(asks(timeline, after: 3 * 3_600, from: now))
    }

    @Test("Days begin and hours are told where the salon is, wherever the device is")
    func zones() async {
        let now = SampleAppointments.at(23, 30, day: 11)
        let provider = SalonProvider(
            source: Known(known: .appointments(friday, zone: SampleAppointments.zone)), now: { now }, locale: Locale(identifier: "en_GB"),
            timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        let entries = await provider.timeline().entries
        #expect(entries.map(\.date) == [now, SampleAppointments.at(0)])
        guard case .day(let day) = entries.last?.state else {
            Issue.record("no day")
            return
        }
        #expect(day.left.count == 4 && DayFormat(day).time(day.left[0].start) == "13:30")
    }

    @Test("Quarter hours do not begin before a tile has a present to show")
    func early() {
        let dates = EntryDates.dates(
            from: SampleAppointments.at(1), SampleAppointments.friday, .of(Locale(identifier: "en_GB"), SampleAppointments.zone))
        #expect(dates[1] == SampleAppointments.at(8, 30))
    }

    @Test("The days when clocks change have 23 and 25 hours", arguments: [(1_774_738_800.0, 23.0), (1_792_879_200.0, 25.0)])
    func changedClocks(_ midnight: Double, _ hours: Double) async {
        let start = Date(timeIntervalSince1970: midnight)
        let timeline = await timeline(.appointments([]), at: start)
        #expect(timeline.entries.map(\.date) == [start, start.addingTimeInterval(hours * 3_600)])
    }

    @Test("Nobody signed in is one entry, and so is a day that nobody knows; both are asked about again")
    func messages() async {
        let now = SampleAppointments.at(13, 18)
        let out = await timeline(.signedOut, at: now), nothing = await timeline(.nothing, at: now)
        #expect(out.entries.map(\.state) == [.signedOut] && asks(out, after: 4 * 3_600, from: now))
        #expect(nothing.entries.map(\.state) == [.unavailable] && asks(nothing, after: 900, from: now))
    }

    @Test("The gallery shows a sample, whoever is signed in")
    func sample() async {
        let provider = SalonProvider(
            source: Known(known: .signedOut), now: { SampleAppointments.at(3) }, locale: Locale(identifier: "de_DE"),
            timeZone: SampleAppointments.zone)
        guard case .day(let day) = await provider.snapshot(isPreview: true).state else {
            Issue.record("no sample")
            return
        }
        #expect(day.left.count == 4 && day.left.allSatisfy { $0.id.hasPrefix("sample-") })
        #expect(await provider.snapshot(isPreview: false).state == .signedOut)
    }
}
