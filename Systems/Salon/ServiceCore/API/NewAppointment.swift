import Foundation
import LoopbackService

/// `POST /v1/calendar/events`: what an appointment needs; the rest is made up for it.
struct NewAppointment: Decodable, Sendable {
    struct Customer: Decodable, Sendable {
        var id: String?
        var name: String
        var phone: String?
        var notes: String?
    }

    /// The appointment's identifier: where one is given, the same request sent again makes no second appointment.
    var id: String?
    /// Default: whoever is signed in.
    var stylist: String?
    var customer: Customer
    var treatments: [Appointment.Treatment]
    var start: Date
    /// Default: when the treatments are done.
    var end: Date?
    var granularity: Int?
    var notes: String?
    var money: Appointment.Money?
    var colour: Appointment.Colour?

    /// The appointment, checked.
    func appointment(for account: SalonAccount, now: Date) throws -> Appointment {
        guard treatments.count <= 20, treatments.allSatisfy({ (1...960).contains($0.minutes) }) else {
            throw ServiceRefusal.field("treatments", reason: "must have 1 to 20 entries of 1 to 960 minutes")
        }
        let minutes = treatments.reduce(0) { $0 + $1.minutes }
        let appointment = Appointment(
            id: id ?? UUID().uuidString.lowercased(), version: 1, stylist: stylist ?? account.id,
            customer: .init(
                id: customer.id ?? "walk-in-\(UUID().uuidString.prefix(8).lowercased())", name: customer.name, phone: customer.phone,
                notes: customer.notes ?? ""),
            treatments: treatments, start: start, end: end ?? start.addingTimeInterval(Double(minutes) * 60),
            granularity: granularity ?? 15, notes: notes ?? "",
            money: money ?? .init(currency: "EUR", total: Appointment.total(of: treatments), paid: 0), colour: colour ?? .pink,
            status: .booked, updatedAt: now)
        try appointment.check()
        return appointment
    }
}
