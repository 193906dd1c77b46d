/// Which icon stands for which SF Symbol: a Bootstrap icon by name, a Material icon by `#` and its code point, or one drawn here by `=`;
/// each `>` after it turns it a quarter to the right, and `~` leaves a line along the edge of a filled one.
enum SymbolMap {
    private static let lines = SortedLines(table)

    /// The icon for `name`.
    static func icon(_ name: String) -> Substring? { lines[name] }

    /// All names in the table, in order.
    static var names: [String] { lines.names }
}
