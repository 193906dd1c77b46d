import Foundation

/// What the sample salon offers.
struct SampleTreatment: Sendable {
    var name: String
    var minutes: Int
    /// Euros.
    var price: Decimal
    var colour: Appointment.Colour

    static let all: [String: [SampleTreatment]] = [
        "mara": [cut, balayage, refresh, brow, SampleTreatment(name: "Gloss and blow-dry", minutes: 60, price: 52, colour: .pink)],
        "ilja": [
            cut, SampleTreatment(name: "Beard trim", minutes: 30, price: 22, colour: .teal),
            SampleTreatment(name: "Cut and beard", minutes: 60, price: 46, colour: .indigo),
            SampleTreatment(name: "Clipper cut", minutes: 30, price: 25, colour: .orange),
        ],
        "noor": [
            brow, SampleTreatment(name: "Lash lift", minutes: 60, price: 58, colour: .indigo),
            SampleTreatment(name: "Facial", minutes: 75, price: 72, colour: .pink),
            SampleTreatment(name: "Manicure", minutes: 45, price: 34, colour: .orange),
        ],
    ]
    static let cut = SampleTreatment(name: "Cut and finish", minutes: 45, price: 48, colour: .pink)
    static let balayage = SampleTreatment(name: "Balayage", minutes: 90, price: 135, colour: .indigo)
    static let brow = SampleTreatment(name: "Brow shape", minutes: 30, price: 18, colour: .teal)
    static let refresh = SampleTreatment(name: "Colour refresh", minutes: 60, price: 64, colour: .orange)
}
