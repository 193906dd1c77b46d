/// The customers a new service knows, as the page offers them.
struct SampleCustomer: Sendable {
    static let password = "sunny-days"
    var id: String
    var name: String
    var what: String

    var email: String { "\(id)@example.com" }

    static let all = [
        SampleCustomer(id: "package", name: "Giulia Ferri", what: "Flight and hotel"),
        SampleCustomer(id: "flight", name: "Marco Conti", what: "Flights only"),
        SampleCustomer(id: "hotel", name: "Hana Mori", what: "Hotel only"),
        SampleCustomer(id: "gap", name: "Lukas Brandt", what: "Two trips, days between them"),
        SampleCustomer(id: "nested", name: "Amélie Laurent", what: "A trip within a long stay"),
        SampleCustomer(id: "none", name: "Tom Walker", what: "Nothing booked"),
    ]
}
