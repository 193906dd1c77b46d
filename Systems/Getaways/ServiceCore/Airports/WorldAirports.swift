import Foundation

/// The airports of the world that have an IATA code, from the table in this module's resources, the largest first.
///
/// Size is what the table says: large, medium, small, or without scheduled flights; of one size, the longer runway. That is all the evidence
/// there is here, no number of passengers; so the thirty hubs of ``LargeAirports``, and within a size its other airports, come first, in the
/// order in which they were written down.
enum WorldAirports {
    /// Bytes of a table that is read.
    static let longest = 4_000_000

    /// - Throws: ``AirportTableError`` where the table is not there or is none.
    static func all() throws -> [AirportRecord] {
        guard let url = Bundle.module.url(forResource: "airports", withExtension: "tsv", subdirectory: "Airports") else {
            throw AirportTableError.missing
        }
        return named(try AirportTable.records(try Data(contentsOf: url)), LargeAirports.all)
    }

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

/// Reads the table: a line an airport, its fields separated by tabs; lines that begin with `#` are remarks.
enum AirportTable {
    private static let fields = 8

    /// - Throws: ``AirportTableError`` for the first line that is none.
    static func records(_ data: Data) throws(AirportTableError) -> [AirportRecord] {
        guard data.count <= WorldAirports.longest else { throw .tooLong(bytes: data.count) }
        var records: [AirportRecord] = [], codes: Set<String> = []
        let lines = [UInt8](data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
            guard let record = record(line), codes.insert(record.airport.code).inserted else { throw .badLine(index + 1) }
            records.append(record)
        }
        return records
    }

    private static func record(_ line: ArraySlice<UInt8>) -> AirportRecord? {
        let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard parts.count == fields else { return nil }
        let texts = parts.map { String(decoding: $0, as: UTF8.self) }
        guard texts[0].utf8.count == 3, !texts[1].isEmpty, !texts[2].isEmpty, texts[3].utf8.count == 2,
            let latitude = Double(texts[4]), abs(latitude) <= 90, let longitude = Double(texts[5]), abs(longitude) <= 180,
            let letter = texts[6].first, texts[6].count == 1, let size = AirportRecord.Size(rawValue: letter)
        else { return nil }
        return AirportRecord(
            airport: Airport(code: texts[0], city: texts[1], name: texts[2], country: texts[3]), latitude: latitude, longitude: longitude,
            size: size, group: texts[7])
    }
}

/// Why there are no airports.
enum AirportTableError: Error, Equatable, CustomStringConvertible {
    case missing
    case tooLong(bytes: Int)
    case badLine(Int)

    var description: String {
        switch self {
        case .missing: "The table of airports is not beside the service; build it anew."
        case .tooLong(let bytes): "The table of airports has \(bytes) bytes, more than \(WorldAirports.longest)."
        case .badLine(let number): "Line \(number) of the table of airports is no airport, or one that is there already."
        }
    }
}
