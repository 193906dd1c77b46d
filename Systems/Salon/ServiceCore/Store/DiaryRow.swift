import Foundation
import GRDB

/// An appointment as the database has it.
struct DiaryRow: Sendable {
    var id: String
    var stylist: String
    /// All whose it ever was.
    var stylists: [String]
    var version: Int
    /// The appointment; nil for one that was deleted.
    var appointment: Appointment?

    init(_ row: Row) throws {
        id = try row.decode(forColumn: "id")
        stylist = try row.decode(forColumn: "stylist")
        stylists = try row.decode(String.self, forColumn: "stylists").split(separator: ",").map(String.init)
        version = try row.decode(forColumn: "version")
        let content: Data? = try row.decode(forColumn: "content")
        appointment = try content.map { try AppointmentJSON.decoder.decode(Appointment.self, from: $0) }
    }

    init?(id: String, in database: Database) throws {
        guard let row = try Row.fetchOne(database, sql: "SELECT * FROM appointment WHERE id = ?", arguments: [id]) else { return nil }
        try self.init(row)
    }

    /// Writes an appointment as the diary's newest change; `former` are whose it was before.
    static func save(_ appointment: Appointment, former: [String], in database: Database) throws {
        let stylists = former.contains(appointment.stylist) ? former : former + [appointment.stylist]
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO appointment (id, stylist, stylists, start, finish, version, change, content)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                appointment.id, appointment.stylist, ",\(stylists.joined(separator: ",")),", appointment.start.timeIntervalSince1970,
                appointment.end.timeIntervalSince1970, appointment.version, try next(in: database),
                try AppointmentJSON.encoder.encode(appointment),
            ])
    }

    /// Leaves nothing but the news that it is gone.
    static func bury(_ id: String, version: Int, in database: Database) throws {
        try database.execute(
            sql: "UPDATE appointment SET content = NULL, version = ?, change = ? WHERE id = ?",
            arguments: [version, try next(in: database), id])
    }

    /// The number of the newest change.
    static func head(in database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT change FROM head") ?? 0
    }

    private static func next(in database: Database) throws -> Int {
        try database.execute(sql: "UPDATE head SET change = change + 1")
        return try head(in: database)
    }
}

/// The coding of appointments in JSON, in the file and on the network.
enum AppointmentJSON {
    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let moment = Self.moment(text) else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no ISO 8601 time"))
            }
            return moment
        }
        return decoder
    }

    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }

    /// Reads a time with or without parts of a second; within the years that a clock may show.
    static func moment(_ text: String) -> Date? {
        guard text.utf8.count <= 40 else { return nil }
        let date =
            (try? Date.ISO8601FormatStyle().parse(text)) ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
        guard let date, Appointment.moments.contains(date) else { return nil }
        return Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    }
}
