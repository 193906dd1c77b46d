import Foundation

/// A city that deals lead to.
public struct Destination: Equatable, Sendable {
    /// The name of its photograph: `/v1/photos/<name>.jpg`.
    public var name: String
    /// The code in three letters.
    public var code: String
    public var city: String
    /// The country's code (ISO 3166).
    public var country: String
    /// Euros there and back, from the middle of Europe.
    var fare: Int
    /// Euros a night.
    var room: Int

    func city(in language: String) -> String { CityNames.name(of: code, in: language) ?? city }

    func country(in language: String) -> String {
        Locale(identifier: language).localizedString(forRegionCode: country) ?? country
    }

    /// The table's columns are name, code, city, country, fare and room.
    static let table = Table<Destination>("destinations", in: "Deals", columns: 6, keys: { [$0.name, $0.code] }) { cells in
        guard !cells[0].isEmpty, cells[1].utf8.count == 3, !cells[2].isEmpty, cells[3].utf8.count == 2,
            let fare = Int(cells[4]), fare > 0, let room = Int(cells[5]), room > 0
        else { return nil }
        return Destination(name: cells[0], code: cells[1], city: cells[2], country: cells[3], fare: fare, room: room)
    }

    /// These are the destinations in the order of their table, from which deals are drawn.
    public static let all = table.rowsOrStop()

    static func named(_ name: String) -> Destination? { all.first { $0.name == name } }
}
