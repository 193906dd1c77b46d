import Foundation

/// Reads metrics of one shape from an answer. A metric of another shape is another class; who calls them all does not change.
public protocol MetricResponse: AnyObject, Sendable {
    /// Whether its query has a range.
    static var isTimed: Bool { get }
    var data: MetricData { get }
    /// - Throws: ``MetricDecodingError``.
    init(_ metric: MetricType, from answer: MetricSource) throws
}

/// The source from which a response reads.
public struct MetricSource: Sendable {
    public let table: ResponseTable
    /// ISO 4217; nil where the answer names none.
    public let currency: String?
    /// The time zone of the shop.
    public let timeZone: TimeZone

    public init(table: ResponseTable, currency: String?, timeZone: TimeZone) {
        self.table = table
        self.currency = currency
        self.timeZone = timeZone
    }
}

/// An error that tells why a metric could not be read.
public enum MetricDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The answer has no such column.
    case missing(String)
    /// The column holds what is no number or no time.
    case unreadable(String)

    public var description: String {
        switch self {
        case .missing(let column): "The answer has no column “\(column)”."
        case .unreadable(let column): "The column “\(column)” holds what cannot be read."
        }
    }
}
