/// Cities have names of their own in some languages, which `city-names.tsv` lists.
public enum CityNames {
    /// The languages in the order of the columns.
    public static let languages = ["en", "it", "de", "es", "fr", "ja"]

    /// A row has the codes of a city's airports, and its name in each of the languages: empty where it is the English one.
    struct Row: Equatable, Sendable {
        var codes: [String]
        var names: [String]
    }

    /// The table's first column is the codes with blanks between them; each language has one of the others.
    static let table = Table<Row>("city-names", in: "Airports", columns: languages.count + 1, keys: { $0.codes }) { cells in
        let codes = cells[0].split(separator: " ").map(String.init)
        guard !codes.isEmpty, codes.allSatisfy({ $0.utf8.count == 3 }), !cells[1].isEmpty else { return nil }
        return Row(codes: codes, names: Array(cells[1...]))
    }

    /// These are the names by code, of which none is in two rows.
    private static let names = Dictionary(
        uniqueKeysWithValues: table.rowsOrStop().flatMap { row in row.codes.map { ($0, row.names) } })

    /// The city of an airport; nil when it is called as everywhere.
    static func name(of code: String, in language: String) -> String? {
        guard let column = languages.firstIndex(of: language), let names = names[code] else { return nil }
        return names[column].isEmpty ? names[0] : names[column]
    }

    /// The names of a city in every language, to be found by.
    public static func others(of code: String) -> [String] { Array(Set(names[code] ?? [])).filter { !$0.isEmpty }.sorted() }
}
