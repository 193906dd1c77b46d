/// This error says why one of this module's tables cannot be read.
struct TableError: Error, Equatable, CustomStringConvertible {
    enum Problem: Equatable, Sendable {
        case missing
        case tooLong(bytes: Int)
        /// The line of this number is the first that is no row, or whose row is there already.
        case badLine(Int)
    }

    /// A longer file, in bytes, is not read.
    static let longest = 4_000_000

    /// The table is the file of this name, which ends in `.tsv`.
    var table: String
    var problem: Problem

    var description: String {
        switch problem {
        case .missing: "The table \(table).tsv is not beside the service; build it anew."
        case .tooLong(let bytes): "The table \(table).tsv has \(bytes) bytes, more than \(Self.longest)."
        case .badLine(let number): "Line \(number) of the table \(table).tsv is no row of it, or one that is there already."
        }
    }
}
