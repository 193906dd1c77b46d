import Foundation
import SalonScenes
import Testing

@testable import SalonCore

@Suite("A stylist's day") struct DaySheetTests {
    private let locale = Locale(identifier: "en_GB")

    private func day(_ appointments: [Appointment], at now: Date) -> DaySheet {
        DaySheet(appointments, now: now, locale: locale, timeZone: SampleAppointments.zone)
    }

    private let friday = SampleAppointments.friday + SampleAppointments.around

    @Test("R3.1: what is left, what is under way, what is next of another day")
    func left() {
        let before = day(friday.shuffled(), at: SampleAppointments.at(13, 18))
        #expect(before.phase == .busy && before.left.map(\.id) == ["a1", "a2", "a3", "a4"] && before.underWay.isEmpty)
        #expect(before.closing == SampleAppointments.at(18) && before.next?.id == "s1")
        let during = day(friday, at: SampleAppointments.at(15, 30))
        #expect(during.left.map(\.id) == ["a2", "a3", "a4"] && during.underWay.map(\.id) == ["a2"])
        #expect(during.coming.map(\.id) == ["a3", "a4"])
        #expect(abs((during.first?.elapsed(at: during.now) ?? 0) - 2.0 / 3) < 1e-9)
        #expect(day(friday, at: SampleAppointments.at(18)).phase == .over)
        #expect(day(SampleAppointments.around, at: SampleAppointments.at(9)).phase == .clear)
    }

    @Test("An appointment past midnight is of the day on which it began, and of the next while it lasts")
    func midnight() {
        let late = SampleAppointments.late
        #expect(day(late, at: SampleAppointments.at(22)).left.map(\.id) == ["l1", "l2"])
        #expect(day(late, at: SampleAppointments.at(0, 30, day: 13)).left.map(\.id) == ["l2"])
        #expect(day(late, at: SampleAppointments.at(0, 45, day: 13)).phase == .clear)
    }

    @Test("An end before its start is no negative duration")
    func backwards() {
        let odd = Appointment(
            id: "x", start: SampleAppointments.at(12), end: SampleAppointments.at(11), customer: "", treatment: "", colour: .pink)
        #expect(odd.minutes == 0 && odd.elapsed(at: odd.start) == 1 && !odd.isUnderWay(at: odd.start))
        let endless = Appointment(id: "y", start: .distantPast, end: .distantFuture, customer: "", treatment: "", colour: .pink)
        #expect(endless.minutes == 60_000 && day([endless, odd], at: SampleAppointments.at(13)).left.map(\.id) == ["y"])
    }

    @Test("The dots tell how full a day is")
    func dots() {
        #expect(day(friday, at: SampleAppointments.at(13)).week.map(\.dots) == [1, 2, 2, 3, 2, 1, 0])
        #expect(day(friday, at: SampleAppointments.at(13)).week.map(\.isToday) == [false, false, false, false, true, false, false])
    }

    @Test("The window is five hours from the hour of now, or of the next where nothing begins in these")
    func window() {
        #expect(HourWindow(day(friday, at: SampleAppointments.at(13, 18))).start == SampleAppointments.at(13))
        #expect(HourWindow(day(friday, at: SampleAppointments.at(6, 40))).start == SampleAppointments.at(13))
        #expect(HourWindow(day(friday, at: SampleAppointments.at(8, 20))).start == SampleAppointments.at(13))
        #expect(HourWindow(day(friday, at: SampleAppointments.at(9, 1))).start == SampleAppointments.at(9))
        let nepal = DaySheet(
            [], now: SampleAppointments.at(13, 18), locale: locale, timeZone: TimeZone(identifier: "Asia/Kathmandu") ?? .gmt)
        #expect(HourWindow(nepal).start == SampleAppointments.at(13, 15))
    }

    @Test("Overlapping appointments stand beside each other; what has no room is counted")
    func columns() {
        let now = SampleAppointments.at(14, 25)
        let placed = BlockColumns.place(
            SampleAppointments.overlapping, in: HourWindow(day(SampleAppointments.overlapping, at: now)), least: 20)
        #expect(placed.map(\.appointment.id) == ["o1", "o2", "o3", "o5", "o6"])
        #expect(placed.map(\.column) == [0, 1, 2, 0, 1] && placed.map(\.columns) == [3, 3, 3, 2, 2])
        #expect(placed.map(\.more) == [0, 0, 1, 0, 0])
    }

    @Test("No appointment is dropped, and no two blocks of a column overlap, whatever the day", arguments: 0..<200)
    func apart(_ seed: Int) {
        var state = UInt64(seed + 1)
        func roll(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let appointments = (0..<roll(24)).map {
            SampleAppointments.appointment("\($0)", SampleAppointments.at(9, roll(700)), minutes: Double(roll(120)), "A", "B", .pink)
        }
        let day = day(appointments, at: SampleAppointments.at(9, roll(600)))
        let window = HourWindow(day)
        let placed = BlockColumns.place(day.appointments, in: window, least: 20)
        let inWindow = day.appointments.filter { $0.start < window.end && $0.end > window.start }
        #expect(placed.count + placed.reduce(0) { $0 + $1.more } == inWindow.count)
        for (index, one) in placed.enumerated() {
            #expect(one.from >= 0 && one.to <= 300 && one.from < one.to && one.column < one.columns && one.columns <= BlockColumns.most)
            for other in placed[(index + 1)...] where other.column == one.column {
                #expect(one.to <= other.from || other.to <= one.from, "\(one) \(other)")
            }
        }
    }
}
