import Foundation
import ShopifyQL

/// An answer with the moment it is of.
public struct Report: Sendable {
    /// The answer; it says itself whether it is partial.
    public var table: Table
    /// The time for which the report was made: up to a minute before it is given out.
    public var asOf: Date

    /// An answer of a moment.
    public init(table: Table, asOf: Date) {
        self.table = table
        self.asOf = asOf
    }
}
