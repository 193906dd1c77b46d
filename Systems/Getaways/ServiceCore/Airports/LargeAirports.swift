/// Large airports have names that people use, and some are busier than others: `large-airports.tsv` has both. It was written by hand, its
/// order from what is generally known and only roughly; see ``WorldAirports`` for what it counts.
enum LargeAirports {
    struct Name: Equatable, Sendable {
        var airport: Airport
        /// Whether the airport is one of the thirty hubs of the world.
        var isHub: Bool
    }

    /// The table's columns are code, city, name, country, and `hub` or `-`.
    static let table = Table<Name>("large-airports", in: "Airports", columns: 5, keys: { [$0.airport.code] }) { cells in
        guard let airport = Airport(cells: cells), ["hub", "-"].contains(cells[4]) else { return nil }
        return Name(airport: airport, isHub: cells[4] == "hub")
    }

    /// These are the hubs from the largest on; then the lists of the regions, each country from its largest on.
    /// - Throws: ``TableError`` where the table is not there or is none.
    static func all() throws -> [Name] { try table.rows() }
}
