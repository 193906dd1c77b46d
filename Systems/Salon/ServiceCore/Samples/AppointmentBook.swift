import Foundation
import SampleData

/// The appointments that a sample salon has by itself: the same ones for the same seed, whenever they are asked for.
struct AppointmentBook: Sendable {
    /// Friday 12 June 2026, of which the widget's pictures are.
    static let board = SalonDay("2026-06-12") ?? SalonDay(number: 20_616)
    let seed: UInt64

    init(seed: String) { self.seed = SeededGenerator.seed(seed) }

    /// A stylist's day, in order.
    func appointments(of stylist: Stylist, on day: SalonDay) -> [Appointment] {
        if stylist.id == "mara", day == Self.board { return Self.boardDay(stylist) }
        if stylist.id == "mara", day == Self.board + 1 { return Self.dayAfter(stylist) }
        let number = Int64(Stylist.all.firstIndex(of: stylist) ?? 0)
        var chance = SeededGenerator(seed, Int64(day.number), number)
        // Sundays are closed, and everybody has a day off.
        guard day.weekday != 6, day.weekday != [0, 2, 1][Int(number) % 3] || day.weekday == 0 && day.number % 2 == 0 else { return [] }
        let close = day.weekday == 5 ? 16 * 60 : 18 * 60 + 30
        var minute = 9 * 60 + 15 * chance.next(5)
        var found: [Appointment] = []
        // Each stylist has customers of their own, and nobody comes twice a day.
        let first = chance.next(10)
        let offered = SampleTreatment.all[stylist.id] ?? [.cut]
        while minute < close {
            let treatment = offered[chance.index(offered.map { 120 / Double($0.minutes) })]
            guard minute + treatment.minutes <= close + 30 else { break }
            let isLunch = (12 * 60 + 30..<13 * 60 + 15).contains(minute)
            if !isLunch, chance.happens(0.8) {
                found.append(
                    Self.appointment(
                        stylist, SampleCustomer.customer(4 + Int(number) + 3 * ((first + found.count) % 10)), [treatment], day, minute,
                        &chance))
                minute += treatment.minutes
            } else {
                minute += 30
            }
            minute += [0, 0, 15, 15, 30, 45][chance.next(6)]
        }
        return found
    }

    /// A day as on the board: 13:30, 14:30, 16:15 and 17:00.
    private static func boardDay(_ stylist: Stylist) -> [Appointment] {
        let plan: [(String, SampleTreatment, Int)] = [
            ("Chiara M.", .cut, 13 * 60 + 30), ("Ana R.", .balayage, 14 * 60 + 30), ("Sofia L.", .brow, 16 * 60 + 15),
            ("Jonas W.", .refresh, 17 * 60),
        ]
        var chance = SeededGenerator(7)
        return plan.map { appointment(stylist, SampleCustomer.named($0.0), [$0.1], board, $0.2, &chance) }
    }

    private static func dayAfter(_ stylist: Stylist) -> [Appointment] {
        var chance = SeededGenerator(8)
        return [
            appointment(stylist, SampleCustomer.named("Chiara M."), [.balayage], board + 1, 9 * 60 + 30, &chance),
            appointment(stylist, SampleCustomer.named("Hanna S."), [.cut], board + 1, 11 * 60 + 15, &chance),
        ]
    }

    private static func appointment(
        _ stylist: Stylist, _ customer: Appointment.Customer, _ treatments: [SampleTreatment], _ day: SalonDay, _ minute: Int,
        _ chance: inout SeededGenerator
    ) -> Appointment {
        let start = day.moment(hour: minute / 60, minute: minute % 60)
        let offer = chance.happens(0.15) ? Appointment.Offer(name: "Quiet hours", percent: 20) : nil
        let done = treatments.map { Appointment.Treatment(name: $0.name, minutes: $0.minutes, price: $0.price, offer: offer) }
        let minutes = treatments.reduce(0) { $0 + $1.minutes }
        let time = String(format: "%02d%02d", minute / 60, minute % 60)
        return Appointment(
            id: "\(stylist.id)-\(day.name)-\(time)", version: 1, stylist: stylist.id, customer: customer, treatments: done, start: start,
            end: start.addingTimeInterval(Double(minutes) * 60), granularity: 15, notes: "",
            money: .init(currency: "EUR", total: Appointment.total(of: done), paid: 0),
            colour: treatments.first?.colour ?? .pink, status: .booked,
            updatedAt: start.addingTimeInterval(-86_400 * Double(2 + chance.next(20))))
    }
}

extension Appointment {
    /// Returns the price of treatments with their offers, to the cent.
    static func total(of treatments: [Treatment]) -> Decimal {
        var sum = treatments.reduce(Decimal(0)) { $0 + $1.price * Decimal(100 - ($1.offer?.percent ?? 0)) / 100 }
        var rounded = Decimal()
        NSDecimalRound(&rounded, &sum, 2, .plain)
        return rounded
    }
}
