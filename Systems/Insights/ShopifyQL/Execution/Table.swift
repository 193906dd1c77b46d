import Foundation

/// The answer to a query.
public struct Table: Sendable, Hashable {
    /// A column of an answer.
    public struct Column: Sendable, Hashable {
        public var name: String
        public var type: ColumnType
    }

    public var columns: [Column]
    /// Values in the columns' order.
    public var rows: [[Value]]
    /// The currency of its money; nil where several shops have several.
    public var currency: String?
    /// The seconds the answer is about; nil where the query set no period.
    public var period: Period?
    /// How the table is to be drawn; nil where the query does not say.
    public var visualization: Visualization?
    /// Whether a part of the data could not be looked at; never without the context's leave.
    public var isPartial = false

    /// The values of one column, top to bottom; nil where there is no such column.
    public func values(of column: String) -> [Value]? {
        columns.firstIndex { $0.name == column }.map { index in rows.map { $0[index] } }
    }
}

extension Table: Encodable {
    private enum Keys: String, CodingKey { case columns, rows, name, dataType, displayName }

    private struct Text: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Writes the API's `tableData`: columns with names and types, rows as objects of strings.
    public func encode(to encoder: any Encoder) throws {
        var table = encoder.container(keyedBy: Keys.self)
        var columns = table.nestedUnkeyedContainer(forKey: .columns)
        for column in self.columns {
            var entry = columns.nestedContainer(keyedBy: Keys.self)
            try entry.encode(column.name, forKey: .name)
            try entry.encode(column.type.rawValue, forKey: .dataType)
            try entry.encode(column.name.replacingOccurrences(of: "_", with: " ").capitalizedFirst, forKey: .displayName)
        }
        var rows = table.nestedUnkeyedContainer(forKey: .rows)
        for row in self.rows {
            var entry = rows.nestedContainer(keyedBy: Text.self)
            for (column, value) in zip(self.columns, row) { try entry.encode(value.text, forKey: Text(stringValue: column.name)) }
        }
    }
}
