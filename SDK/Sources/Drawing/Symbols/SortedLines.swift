/// Lines of a name and its value, ordered by the bytes of the names and read where they lie in the program: a dictionary of them would
/// be memory of every extension.
struct SortedLines: Sendable {
    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    /// The rest of the line that begins with `name`; nil where none does.
    subscript(name: String) -> Substring? {
        var name = name
        return name.withUTF8 { wanted -> Substring? in
            guard !wanted.isEmpty else { return nil }
            return text.withUTF8Buffer { bytes in
                // The line at which the name would stand begins between these two places.
                var low = 0, high = bytes.count
                while low < high {
                    var start = (low + high) / 2
                    while start > low, bytes[start - 1] != Self.newline { start -= 1 }
                    let end = bytes[start...].firstIndex(of: Self.newline) ?? bytes.count
                    let line = bytes[start..<end], space = line.firstIndex(of: Self.blank) ?? end
                    if line[..<space].elementsEqual(wanted) {
                        return Substring(decoding: line[min(space + 1, end)...], as: UTF8.self)
                    }
                    if line[..<space].lexicographicallyPrecedes(wanted) { low = min(end + 1, high) } else { high = start }
                }
                return nil
            }
        }
    }

    /// All names, in order.
    var names: [String] {
        text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").compactMap { line in
            line.split(separator: " ").first.map(String.init)
        }
    }

    private static let newline = UInt8(ascii: "\n"), blank = UInt8(ascii: " ")
}
