import Foundation
import ShopifyQL

/// The answer to a query, in the shape of Shopify's own API.
struct QueryResponse: Encodable, Sendable {
    /// Columns and rows; nil where the query is refused.
    struct Sheet: Encodable, Sendable {
        var columns: [Column]
        /// Values in the columns' order, as text; null where there is none.
        var rows: [[String?]]
    }

    struct Column: Encodable, Sendable {
        var name: String
        var data_type: String
        var display_name: String
    }

    /// A reason for which a query is refused: a place, a sentence, what was expected, and the nearest known name.
    struct ParseError: Encodable, Sendable {
        var code: String
        var message: String
        var line: Int
        var column: Int
        var expected: [String]
        var nearest: String?

        private enum Keys: CodingKey { case code, message, line, column, expected, nearest }

        /// Every key is always there, `nearest` as null where there is none.
        func encode(to encoder: any Encoder) throws {
            var fields = encoder.container(keyedBy: Keys.self)
            try fields.encode(code, forKey: .code)
            try fields.encode(message, forKey: .message)
            try fields.encode(line, forKey: .line)
            try fields.encode(column, forKey: .column)
            try fields.encode(expected, forKey: .expected)
            try fields.encode(nearest, forKey: .nearest)
        }
    }

    var table: Sheet?
    var parseErrors: [ParseError]
    /// The currency's code (ISO 4217).
    var currency: String
    /// Whether some of the data could not be looked at.
    var partial: Bool
    /// The time of the figures (ISO 8601).
    var asOf: String

    private enum Keys: String, CodingKey {
        case table, currency, partial
        case parseErrors = "parse_errors"
        case asOf = "as_of"
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Keys.self)
        try fields.encode(table, forKey: .table)
        try fields.encode(parseErrors, forKey: .parseErrors)
        try fields.encode(currency, forKey: .currency)
        try fields.encode(partial, forKey: .partial)
        try fields.encode(asOf, forKey: .asOf)
    }
}

extension QueryResponse.Sheet {
    init(_ table: Table) {
        columns = table.columns.map { column in
            let words = column.name.split(separator: "_").joined(separator: " ")
            return QueryResponse.Column(
                name: column.name, data_type: column.type.rawValue, display_name: words.prefix(1).uppercased() + words.dropFirst())
        }
        rows = table.rows.map { $0.map(\.text) }
    }
}

extension QueryResponse.ParseError {
    init(_ error: QueryError) {
        self.init(
            code: error.code.rawValue, message: error.message, line: error.line, column: error.column, expected: error.expected,
            nearest: error.nearest)
    }

    /// A query that is well formed and asks for more than can be answered.
    init(_ error: StoreError) {
        self.init(code: "tooManyRows", message: error.description, line: 1, column: 1, expected: [], nearest: nil)
    }
}
