/// The airports of the world that have an IATA code, from the table in this module's resources, the largest first.
///
/// Size is what the table says: large, medium, small, or without scheduled flights; of one size, the longer runway. That is all the evidence
/// there is here, no number of passengers; so the thirty hubs of ``LargeAirports``, and within a size its other airports, come first, in the
/// order in which they were written down.
enum WorldAirports {
    /// The table's columns are code, city, name, country, latitude, longitude, size and group.
    static let table = Table<AirportRecord>("airports", in: "Airports", columns: 8, keys: { [$0.airport.code] }) { cells in
        guard let airport = Airport(cells: cells), let latitude = Double(cells[4]), abs(latitude) <= 90,
            let longitude = Double(cells[5]), abs(longitude) <= 180, let letter = cells[6].first, cells[6].count == 1,
            let size = AirportRecord.Size(rawValue: letter)
        else { return nil }
        return AirportRecord(airport: airport, latitude: latitude, longitude: longitude, size: size, group: cells[7])
    }

    /// - Throws: ``TableError`` where this table or that of the large airports is not there or is none.
    static func all() throws -> [AirportRecord] { named(try table.rows(), try LargeAirports.all()) }

    /// The table's airports with the names that people use, in the order of their size.
    static func named(_ records: [AirportRecord], _ names: [LargeAirports.Name]) -> [AirportRecord] {
        var places: [String: Int] = [:]
        for (place, name) in names.enumerated() { places[name.airport.code] = place }
        let ranked = records.enumerated().map { index, record -> (record: AirportRecord, rank: Int) in
            let size = AirportRecord.Size.allCases.firstIndex(of: record.size) ?? 0
            // Hubs, then size by size, in each first those that were written down.
            guard let place = places[record.airport.code] else { return (record, (size + 1) * 1_000_000 + 100_000 + index) }
            var record = record
            record.airport = names[place].airport
            return (record, names[place].isHub ? place : (size + 1) * 1_000_000 + place)
        }
        return ranked.sorted { $0.rank < $1.rank }.map(\.record)
    }
}
