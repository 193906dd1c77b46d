import Foundation
import SalonCore

/// A treatment that the salon offers, as the form for a new appointment lists it.
struct MenuTreatment: Sendable {
    var id: String
    var name: String
    var minutes: Int
    /// The price in euros.
    var price: Decimal
    var colour: AppointmentColour

    static let all = [
        MenuTreatment(id: "cut", name: "Cut and finish", minutes: 45, price: 48, colour: .pink),
        MenuTreatment(id: "balayage", name: "Balayage", minutes: 90, price: 135, colour: .indigo),
        MenuTreatment(id: "refresh", name: "Colour refresh", minutes: 60, price: 64, colour: .orange),
        MenuTreatment(id: "brow", name: "Brow shape", minutes: 30, price: 18, colour: .teal),
        MenuTreatment(id: "beard", name: "Beard trim", minutes: 30, price: 22, colour: .teal),
        MenuTreatment(id: "lash", name: "Lash lift", minutes: 60, price: 58, colour: .indigo),
        MenuTreatment(id: "manicure", name: "Manicure", minutes: 45, price: 34, colour: .orange),
    ]
}
