/// The customers of the sample salon: a first name and an initial, as a diary writes them.
enum SampleCustomer {
    static let names = [
        "Chiara M.", "Ana R.", "Sofia L.", "Jonas W.", "Lena P.", "Giulia B.", "Marco T.", "Elif K.", "Hanna S.", "Tomás G.", "Ines V.",
        "Paolo F.", "Yuki N.", "Clara D.", "Ruben H.", "Nadia A.", "Oskar L.", "Bianca C.", "Emre Y.", "Lucía O.", "Freya J.", "Matteo R.",
        "Zoë V.", "Amélie P.", "Daniel K.", "Sara Q.", "Ida B.", "Leon M.", "Noemi Z.", "Viktor E.", "Alba S.", "Mina T.", "Pia R.",
        "Samir H.", "Livia G.", "Theo N.",
    ]
    private static let notes = [
        "", "", "", "Prefers the window seat.", "Sensitive scalp: no ammonia.", "Likes it quiet.", "Tea, no sugar.",
        "Patch test done in March.", "Usually ten minutes late.",
    ]

    /// The customer at a place of the list; always the same.
    static func customer(_ index: Int) -> Appointment.Customer {
        let name = names[index % names.count]
        let letters = name.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) || $0 == " " }
        let id = String(String.UnicodeScalarView(letters)).split(separator: " ").joined(separator: "-")
        return Appointment.Customer(
            id: id, name: name, phone: "+39 02 5550 \(1000 + index % names.count * 37)", notes: notes[index % notes.count])
    }

    static func named(_ name: String) -> Appointment.Customer { customer(names.firstIndex(of: name) ?? 0) }
}
