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
