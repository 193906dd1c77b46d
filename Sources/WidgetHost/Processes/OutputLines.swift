/// Cuts what a process prints into lines, none longer than a limit.
struct OutputLines {
    /// Bytes; the rest of a longer line is dropped.
    static let longest = 2000

    private var line: [UInt8] = []

    /// The lines that these bytes end.
    mutating func add(_ bytes: some Sequence<UInt8>) -> [String] {
        var ended: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                ended.append(Self.text(line))
                line.removeAll(keepingCapacity: true)
            } else if line.count < Self.longest {
                line.append(byte)
            }
        }
        return ended
    }

    /// The line that nobody ended.
    var rest: String? { line.isEmpty ? nil : Self.text(line) }

    /// Control characters would reach the terminal of whoever reads the log.
    private static func text(_ bytes: [UInt8]) -> String {
        String(String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : Character($0) })
    }
}
