import SampleData

/// The customers of the sample salon: a first name and an initial, as a diary writes them.
enum SampleCustomer {
    /// The lists are what `Samples/customers.json` holds.
    private struct Lists: Decodable {
        var names: [String]
        /// The salon remembers one of these of each customer, in turn, and begins again after the last.
        var notes: [String]
    }

    private static let lists: Lists = SampleFile.value("customers", in: .module)

    static let names = lists.names

    /// The customer at a place of the list; always the same.
    static func customer(_ index: Int) -> Appointment.Customer {
        let name = names[index % names.count]
        let letters = name.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) || $0 == " " }
        let id = String(String.UnicodeScalarView(letters)).split(separator: " ").joined(separator: "-")
        return Appointment.Customer(
            id: id, name: name, phone: "+39 02 5550 \(1000 + index % names.count * 37)", notes: lists.notes[index % lists.notes.count])
    }

    static func named(_ name: String) -> Appointment.Customer { customer(names.firstIndex(of: name) ?? 0) }
}
