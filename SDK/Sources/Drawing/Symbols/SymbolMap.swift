/// The map from SF Symbols to icons: a Bootstrap icon by name, a Material icon by `#` and its code point, or one drawn here by `=`;
/// each `>` after it turns it a quarter to the right, `<` mirrors it, and `~` leaves a line along the edge of a filled one. A `?` at the end
/// says that another thing stands for the symbol. `+` alone says that the name is put together though Bootstrap has an icon for it.
enum SymbolMap {
    private static let lines = SortedLines(table)

    /// The icon for `name`.
    static func icon(_ name: String) -> Substring? { lines[name] }

    /// Whether another thing stands for the symbol, or for what it is put together from.
    static func isStandIn(_ name: String) -> Bool {
        var known = name[...]
        while true {
            if let icon = lines[String(known)] { return icon.hasSuffix("?") }
            guard let dot = known.lastIndex(of: ".") else { return false }
            known = known[..<dot]
        }
    }

    /// All names in the table, in order.
    static var names: [String] { lines.names }
}
