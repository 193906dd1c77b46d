import Foundation

/// The service's whole answer to a query.
public struct QueryResponse: Decodable, Sendable {
    public let table: ResponseTable?
    /// The errors for which the query was not understood; empty otherwise.
    public let parseErrors: [ParseError]
    /// The currency's code (ISO 4217).
    public let currency: String?
    /// Part of the shop's data could not be reached: the figures are too low, nobody knows by how much.
    public let isPartial: Bool

    /// The query's fault and where it is.
    public struct ParseError: Decodable, Hashable, Sendable {
        public let message: String

        private enum Keys: String, CodingKey { case message }

        /// An object with a message, or the message alone.
        public init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                message = String(text.prefix(500))
            } else {
                message = String(try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .message).prefix(500))
            }
        }
    }

    private enum Keys: String, CodingKey {
        case table, currency, partial
        case parseErrors = "parse_errors"
    }

    public init(from decoder: any Decoder) throws {
        let answer = try decoder.container(keyedBy: Keys.self)
        table = try answer.decodeIfPresent(ResponseTable.self, forKey: .table)
        parseErrors = try answer.decodeIfPresent([ParseError].self, forKey: .parseErrors) ?? []
        currency = try answer.decodeIfPresent(String.self, forKey: .currency)
        isPartial = try answer.decodeIfPresent(Bool.self, forKey: .partial) ?? false
    }
}
