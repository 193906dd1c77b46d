/// Which icon stands for which SF Symbol: a Bootstrap icon by name, or a Material icon by `#` and its code point;
/// `>` after it turns it a quarter to the right.
enum SymbolMap {
    /// The icon for `name`, looked for in the table's own bytes: a dictionary of them would be memory of every extension.
    static func icon(_ name: String) -> Substring? {
        var name = name
        return name.withUTF8 { wanted -> Substring? in
            guard !wanted.isEmpty else { return nil }
            return table.withUTF8Buffer { bytes in
                // Lines are ordered by their names; the one at which it would stand begins between these two places.
                var low = 0, high = bytes.count
                while low < high {
                    var start = (low + high) / 2
                    while start > low, bytes[start - 1] != newline { start -= 1 }
                    let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
                    let line = bytes[start..<end], space = line.firstIndex(of: blank) ?? end
                    if line[..<space].elementsEqual(wanted) {
                        return Substring(decoding: line[min(space + 1, end)...], as: UTF8.self)
                    }
                    if line[..<space].lexicographicallyPrecedes(wanted) { low = min(end + 1, high) } else { high = start }
                }
                return nil
            }
        }
    }

    /// All names in the table, in order.
    static var names: [String] {
        table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").compactMap { line in
            line.split(separator: " ").first.map(String.init)
        }
    }

    private static let newline = UInt8(ascii: "\n"), blank = UInt8(ascii: " ")
}
