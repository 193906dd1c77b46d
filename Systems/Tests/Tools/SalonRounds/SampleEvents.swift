import Foundation
import SalonCore
import SeededGenerators
import StoreRounds

/// Appointments for tests and rounds, which all begin from one moment.
public enum SampleEvents {
    /// Friday 12 June 2026, 14:40 in Rome.
    public static let now = Date(milliseconds: 1_781_268_000_000)
    public static let account = "mara"
    public static let day = DiaryDay("2026-06-12")

    /// Makes the event of a number, an hour after the one before it.
    public static func event(
        _ id: String = "e1", version: Int = 1, stylist: String = account, customer: String = "Chiara M.", notes: String = "",
        hours: Double = 1, status: CalendarEvent.Status = .booked, updated: Date = now
    ) -> CalendarEvent {
        CalendarEvent(
            id: id, version: version, stylist: stylist,
            customer: CalendarEvent.Customer(id: "c-\(id)", name: customer, phone: "+39 06 555 0100", notes: "prefers mornings"),
            treatments: [CalendarEvent.Treatment(name: "Cut and finish", minutes: 45, price: 48)], start: now + hours * 3_600,
            end: now + hours * 3_600 + 2_700, notes: notes, money: CalendarEvent.Money(total: 48), colour: .pink, status: status,
            updatedAt: updated)
    }

    public static func events(_ count: Int, prefix: String = "e") -> [CalendarEvent] {
        (0..<count).map { (number: Int) -> CalendarEvent in
            let digits = String(String(number + 100_000).dropFirst())
            return event(prefix + digits, hours: Double(number % 400) / 2)
        }
    }

    /// Any event at all: every attribute is set, or is not.
    public static func random(_ id: String, using generator: inout SeededGenerator) -> CalendarEvent {
        func text() -> String {
            let letters = Array("aZ é👩‍🎨\"\\/\n\u{0}日ß")
            let count = Int.random(in: 0...12, using: &generator)
            return String((0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] })
        }
        func money() -> Decimal { Decimal(Int.random(in: -1_000_000...1_000_000, using: &generator)) / 100 }
        let start = now + Double(Int.random(in: -50_000_000...50_000_000, using: &generator)) / 1_000
        return CalendarEvent(
            id: id, version: Int.random(in: 0...Int.max, using: &generator), stylist: text(),
            customer: CalendarEvent.Customer(
                id: text(), name: text(), phone: Bool.random(using: &generator) ? text() : nil, notes: text()),
            treatments: (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                CalendarEvent.Treatment(
                    name: text(), minutes: Int.random(in: 0...600, using: &generator), price: money(),
                    offer: Bool.random(using: &generator)
                        ? CalendarEvent.Offer(name: text(), percent: Int.random(in: 0...100, using: &generator)) : nil)
            },
            start: start, end: start + Double(Int.random(in: 0...10_000_000, using: &generator)) / 1_000,
            granularity: Int.random(in: 1...60, using: &generator), notes: text(),
            money: CalendarEvent.Money(currency: text(), total: money(), paid: money()),
            colour: AppointmentColour.allCases.randomElement(using: &generator) ?? .pink,
            status: Bool.random(using: &generator) ? .booked : .cancelled, updatedAt: start)
    }
}
