/// Swift source with comments and the insides of literals blanked out, every byte and line at its place: what a search may rely on.
package struct CodeText: Sendable {
    /// The code in as many bytes as the source has.
    package private(set) var bytes: [UInt8]

    package init(_ source: String) {
        var blanking = Blanking(bytes: Array(source.utf8))
        blanking.code(until: nil)
        bytes = blanking.bytes
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A letter, a digit or an underscore; beyond ASCII everything is taken for a letter.
    package static func isName(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}

/// The walk through a source that blanks out what is no code.
private struct Blanking {
    var bytes: [UInt8]
    private var index = 0
    private var depth = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    /// Goes through code to the end, or to the bracket that closes an interpolation.
    mutating func code(until close: UInt8?) {
        var open = 0
        depth += 1
        defer { depth -= 1 }
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): lineComment()
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): blockComment()
            case UInt8(ascii: "/") where isRegex: regex()
            case UInt8(ascii: "\""): string(hashes: 0)
            case UInt8(ascii: "#"):
                var hashes = 0
                while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
                if at(hashes) == UInt8(ascii: "\"") {
                    index += hashes
                    string(hashes: hashes)
                } else if at(hashes) == UInt8(ascii: "/"), hashes > 0 {
                    extendedRegex(hashes)
                } else {
                    index += hashes
                }
            case UInt8(ascii: "(") where close != nil:
                open += 1
                index += 1
            case UInt8(ascii: ")") where close != nil:
                if open == 0 { return }
                open -= 1
                index += 1
            default: index += 1
            }
        }
    }

    private mutating func blank() {
        if index < bytes.count, bytes[index] != 10, bytes[index] != 13 { bytes[index] = 0x20 }
        index += 1
    }

    private mutating func lineComment() {
        while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { blank() }
    }

    /// Skips a block comment; block comments nest in Swift.
    private mutating func blockComment() {
        var open = 0
        while index < bytes.count {
            if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                open += 1
                blank()
                blank()
            } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                open -= 1
                blank()
                blank()
                if open == 0 { return }
            } else {
                blank()
            }
        }
    }

    /// Goes through a string from its opening quote.
    private mutating func string(hashes: Int) {
        let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
        let quotes = isLong ? 3 : 1
        index += quotes
        while index < bytes.count {
            if !isLong, bytes[index] == 10 || bytes[index] == 13 { return }
            if bytes[index] == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ at(1 + $0) == UInt8(ascii: "#") }) {
                for _ in 0...hashes { blank() }
                // Code again, up to its bracket; sources that nest without end are none.
                if at(0) == UInt8(ascii: "("), depth < 40 {
                    index += 1
                    code(until: UInt8(ascii: ")"))
                    index += 1
                } else {
                    blank()
                }
            } else if (0..<quotes).allSatisfy({ at($0) == UInt8(ascii: "\"") }),
                (0..<hashes).allSatisfy({ at(quotes + $0) == UInt8(ascii: "#") })
            {
                index += quotes + hashes
                return
            } else {
                blank()
            }
        }
    }

    private mutating func extendedRegex(_ hashes: Int) {
        index += hashes + 1
        while index < bytes.count {
            if at(0) == UInt8(ascii: "/"), (0..<hashes).allSatisfy({ at(1 + $0) == UInt8(ascii: "#") }) {
                index += 1 + hashes
                return
            }
            blank()
        }
    }

    /// A slash that stands where a value begins, and has another on its line.
    private var isRegex: Bool {
        let next = at(1)
        guard next != 0x20, next != 9, next != 10, next != UInt8(ascii: "="), next != UInt8(ascii: ")") else { return false }
        var before = index - 1
        while before >= 0, bytes[before] == 0x20 || bytes[before] == 9 { before -= 1 }
        guard before < 0 || [10, 13].contains(bytes[before]) || "(,=:[{;".utf8.contains(bytes[before]) else { return false }
        var after = index + 1
        while after < bytes.count, bytes[after] != 10 {
            if bytes[after] == UInt8(ascii: "\\") { after += 1 } else if bytes[after] == UInt8(ascii: "/") { return true }
            after += 1
        }
        return false
    }

    private mutating func regex() {
        index += 1
        while index < bytes.count, bytes[index] != 10 {
            if bytes[index] == UInt8(ascii: "\\") {
                blank()
                blank()
            } else if bytes[index] == UInt8(ascii: "/") {
                index += 1
                return
            } else {
                blank()
            }
        }
    }
}
