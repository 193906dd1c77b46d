import Foundation

/// A table as the service writes it: columns with names, rows of strings, in the columns' order or by the columns' names.
public struct ResponseTable: Decodable, Sendable {
    /// Rows and columns that are read at most: a month of days has 30, a day 25, seven metrics some sixty columns.
    static let mostRows = 1_000
    static let mostColumns = 500

    private let columns: [String: Int]
    private let rows: [[ResponseCell]]

    public var count: Int { rows.count }

    /// The first column with this name; nil where there is none.
    func column(_ name: String) -> [ResponseCell]? { columns[name].map { index in rows.map { index < $0.count ? $0[index] : .null } } }

    /// The first column, in the table's order, for which `isWanted` holds.
    func column(where isWanted: (String) -> Bool) -> [ResponseCell]? {
        columns.filter { isWanted($0.key) }.min { $0.value < $1.value }.flatMap { column($0.key) }
    }

    private enum Keys: String, CodingKey { case columns, rows, name }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public init(from decoder: any Decoder) throws {
        let table = try decoder.container(keyedBy: Keys.self)
        var list = try table.nestedUnkeyedContainer(forKey: .columns)
        var names: [String] = []
        while !list.isAtEnd {
            guard names.count < Self.mostColumns else {
                throw DecodingError.dataCorruptedError(
                    forKey: .columns, in: table, debugDescription: "more than \(Self.mostColumns) columns")
            }
            names.append(try list.nestedContainer(keyedBy: Keys.self).decode(String.self, forKey: .name))
        }
        columns = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var lines = try table.nestedUnkeyedContainer(forKey: .rows)
        var rows: [[ResponseCell]] = []
        while !lines.isAtEnd {
            guard rows.count < Self.mostRows else {
                throw DecodingError.dataCorruptedError(forKey: .rows, in: table, debugDescription: "more than \(Self.mostRows) rows")
            }
            if var cells = try? lines.nestedUnkeyedContainer() {
                var row: [ResponseCell] = []
                while !cells.isAtEnd {
                    let cell = try cells.decode(ResponseCell.self)
                    if row.count < names.count { row.append(cell) }
                }
                rows.append(row)
            } else {
                let cells = try lines.nestedContainer(keyedBy: Name.self)
                rows.append(try names.map { try cells.decodeIfPresent(ResponseCell.self, forKey: Name($0)) ?? .null })
            }
        }
        self.rows = rows
    }
}

/// One value of a table: a string, as the service writes all of them, or what JSON has itself.
public enum ResponseCell: Decodable, Hashable, Sendable {
    case text(String)
    case number(Decimal)
    /// Null, and what no column of a metric holds.
    case null

    public init(from decoder: any Decoder) throws {
        let cell = try decoder.singleValueContainer()
        if let text = try? cell.decode(String.self) {
            self = .text(text)
        } else if let number = try? cell.decode(Decimal.self) {
            self = .number(number)
        } else {
            self = .null
        }
    }

    /// A number, written plainly (`-12.50`, `1e3`) and nothing else beside it; nil for anything else.
    public var number: Decimal? {
        switch self {
        case .number(let number): return Self.counted(number)
        case .text(let text):
            guard text.utf8.count <= 60, Self.isPlain(text.utf8) else { return nil }
            return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).flatMap(Self.counted)
        case .null: return nil
        }
    }

    /// Whether digits stand there, with a sign before them, and a fraction and a power of ten of one or two digits behind. By hand, for a
    /// regular expression would be read anew for each cell.
    private static func isPlain(_ text: String.UTF8View) -> Bool {
        var rest = text[...]
        func take(_ letters: String) -> Bool {
            guard let first = rest.first, letters.utf8.contains(first) else { return false }
            rest.removeFirst()
            return true
        }
        func digits() -> Int {
            let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest.removeFirst(count)
            return count
        }
        _ = take("-")
        guard digits() > 0 else { return false }
        if take("."), digits() == 0 { return false }
        if take("eE") {
            _ = take("+-")
            guard (1...2).contains(digits()) else { return false }
        }
        return rest.isEmpty
    }

    /// Nothing that a shop counts is larger.
    private static func counted(_ number: Decimal) -> Decimal? {
        number.isFinite && abs(number) < 1_000_000_000_000_000_000 ? number : nil
    }

    /// A moment with its distance from GMT, or a day, which begins where the shop is.
    func date(in zone: TimeZone) -> Date? {
        guard case .text(let text) = self, text.utf8.count <= 40 else { return nil }
        if text.utf8.count == 10 { return try? Date(text, strategy: Date.ISO8601FormatStyle(timeZone: zone).year().month().day()) }
        return (try? Date(text, strategy: .iso8601))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }

    var isNull: Bool { self == .null }
}
