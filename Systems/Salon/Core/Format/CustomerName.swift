import Foundation

/// A customer's name in the forms a tile has room for.
public struct CustomerName: Hashable, Sendable {
    public let full: String
    /// The family name as its first letter: “Chiara M.”; as ``full`` where there is but one word.
    public let short: String
    /// The first word.
    public let given: String
    /// Two letters at most, of the first and the last word.
    public let initials: String

    public init(_ name: String) {
        let words = name.split(whereSeparator: \.isWhitespace)
        full = words.joined(separator: " ")
        given = words.first.map(String.init) ?? ""
        let family = words.count > 1 ? words.last.map(String.init) ?? "" : ""
        short = family.isEmpty ? given : "\(given) \(family.prefix(1))."
        initials = [given, family].map { $0.prefix(1).uppercased() }.joined()
    }
}
