import Foundation

/// Reads property lists of the old style: `{ key = value; list = (a, "b c"); data = <0fbd>; }` with comments.
struct OldStyleParser {
    private let bytes: [UInt8]
    private let file: URL
    private var index = 0

    static func parse(_ data: Data, file: URL) throws(ProjectError) -> PropertyList {
        var parser = OldStyleParser(bytes: [UInt8](data), file: file)
        // A byte order mark.
        if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
        let value = try parser.value(depth: 0)
        try parser.skip()
        guard parser.index == parser.bytes.count else { throw parser.wrong("nothing was expected after the list's end") }
        return value
    }

    private init(bytes: [UInt8], file: URL) {
        self.bytes = bytes
        self.file = file
    }

    private mutating func value(depth: Int) throws(ProjectError) -> PropertyList {
        guard depth <= PropertyList.deepest else { throw .tooDeep(file: file.path, limit: PropertyList.deepest) }
        try skip()
        switch peek {
        case UInt8(ascii: "{"): return try dictionary(depth)
        case UInt8(ascii: "("): return try array(depth)
        case UInt8(ascii: "<"): return try data()
        default: return .string(try string())
        }
    }

    private mutating func dictionary(_ depth: Int) throws(ProjectError) -> PropertyList {
        index += 1
        var values: [String: PropertyList] = [:]
        while true {
            try skip()
            guard let next = peek else { throw wrong("“}” is missing") }
            if next == UInt8(ascii: "}") {
                index += 1
                return .dictionary(values)
            }
            let key = try string()
            try expect(UInt8(ascii: "="), "“=” after the key “\(key.prefix(60))”")
            values[key] = try value(depth: depth + 1)
            try skip()
            // The last one may do without.
            if peek == UInt8(ascii: "}") { continue }
            try expect(UInt8(ascii: ";"), "“;” after the value of “\(key.prefix(60))”")
        }
    }

    private mutating func array(_ depth: Int) throws(ProjectError) -> PropertyList {
        index += 1
        var items: [PropertyList] = []
        while true {
            try skip()
            guard let next = peek else { throw wrong("“)” is missing") }
            if next == UInt8(ascii: ")") {
                index += 1
                return .array(items)
            }
            items.append(try value(depth: depth + 1))
            try skip()
            if peek == UInt8(ascii: ")") { continue }
            try expect(UInt8(ascii: ","), "“,” or “)”")
        }
    }

    private mutating func data() throws(ProjectError) -> PropertyList {
        index += 1
        var digits: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: ">") {
            index += 1
            if let digit = Self.hexadecimal(byte) { digits.append(digit) }
        }
        guard peek != nil, digits.count.isMultiple(of: 2) else { throw wrong("data has an even number of digits and ends in “>”") }
        index += 1
        return .data(Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }))
    }

    private mutating func string() throws(ProjectError) -> String {
        guard let first = peek else { throw wrong("a value was expected where the text ends") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = index
        while let byte = peek, Self.isPlain(byte) { index += 1 }
        guard index > start else { throw wrong("a value was expected at “\(Character(Unicode.Scalar(first)))”") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted(_ mark: UInt8) throws(ProjectError) -> String {
        index += 1
        var text: [UInt8] = []
        while let byte = peek {
            index += 1
            if byte == mark { return String(decoding: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let escaped = peek else {
                text.append(byte)
                continue
            }
            index += 1
            switch escaped {
            case UInt8(ascii: "n"): text.append(10)
            case UInt8(ascii: "t"): text.append(9)
            case UInt8(ascii: "r"): text.append(13)
            case UInt8(ascii: "a"): text.append(7)
            case UInt8(ascii: "b"): text.append(8)
            case UInt8(ascii: "f"): text.append(12)
            case UInt8(ascii: "v"): text.append(11)
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                var code = UInt32(escaped - 48)
                while let digit = peek, (48...55).contains(digit), code < 0o40 {
                    code = code << 3 | UInt32(digit - 48)
                    index += 1
                }
                append(code, to: &text)
            case UInt8(ascii: "U"), UInt8(ascii: "u"): append(codeUnit(), to: &text)
            default: text.append(escaped)
            }
        }
        throw wrong("a quoted text does not end")
    }

    /// Four digits, and of a pair of surrogates the other half too.
    private mutating func codeUnit() -> UInt32 {
        func digits(_ start: Int) -> UInt32? {
            guard start + 4 <= bytes.count else { return nil }
            var value: UInt32 = 0
            for byte in bytes[start..<start + 4] {
                guard let digit = Self.hexadecimal(byte) else { return nil }
                value = value << 4 | UInt32(digit)
            }
            return value
        }
        guard let high = digits(index) else { return 0xFFFD }
        index += 4
        guard (0xD800..<0xDC00).contains(high), index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
            let low = digits(index + 2), (0xDC00..<0xE000).contains(low)
        else { return high }
        index += 6
        return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }

    private func append(_ code: UInt32, to text: inout [UInt8]) {
        text += Array(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
    }

    // MARK: Bytes

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func expect(_ byte: UInt8, _ words: String) throws(ProjectError) {
        try skip()
        guard peek == byte else { throw wrong("\(words) was expected") }
        index += 1
    }

    /// White space and comments.
    private mutating func skip() throws(ProjectError) {
        while let byte = peek {
            if byte == 0x20 || (9...13).contains(byte) {
                index += 1
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while let byte = peek, byte != 10, byte != 13 { index += 1 }
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                let start = index
                index += 2
                while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") { index += 1 }
                guard index + 1 < bytes.count else {
                    index = start
                    throw wrong("a comment does not end")
                }
                index += 2
            } else {
                return
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 0x80...: true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "#"):
            true
        default: false
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }

    private func wrong(_ reason: String) -> ProjectError {
        let line = bytes[..<min(index, bytes.count)].reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
        return .malformed(file: file.path, line: line, reason: reason)
    }
}
