import Foundation

/// Reads a `.strings` file as it is written: `"key" = "text";` with comments between. It does not recurse, so nothing in it is too deep.
enum StringsFile {
    enum Failure: Error, CustomStringConvertible {
        case notText
        /// `line` is counted from 1.
        case expected(String, line: Int)

        var description: String {
            switch self {
            case .notText: "it is neither UTF-8 nor UTF-16"
            case .expected(let what, let line): "\(what) expected in line \(line)"
            }
        }
    }

    static func read(_ data: Data) throws(Failure) -> [String: String] {
        guard let text = text(data) else { throw .notText }
        var reader = Reader(scalars: Array(text.unicodeScalars))
        return try reader.pairs()
    }

    private static func text(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return String(data: data, encoding: .utf16) }
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
        return String(data: data, encoding: .utf8)
    }

    private struct Reader {
        let scalars: [Unicode.Scalar]
        var place = 0

        private var current: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }
        private var next: Unicode.Scalar? { place + 1 < scalars.count ? scalars[place + 1] : nil }

        mutating func pairs() throws(Failure) -> [String: String] {
            var result: [String: String] = [:]
            skipSpace()
            while current != nil {
                let key = try word("a key")
                skipSpace()
                var text = key
                if current == "=" {
                    place += 1
                    skipSpace()
                    text = try word("a text")
                    skipSpace()
                }
                guard current == ";" else { throw expected("“;”") }
                place += 1
                // Of two entries with one key the last counts.
                result[key] = text
                skipSpace()
            }
            return result
        }

        private func expected(_ what: String) -> Failure {
            .expected(what, line: scalars[..<min(place, scalars.count)].reduce(1) { $0 + ($1 == "\n" ? 1 : 0) })
        }

        private mutating func skipSpace() {
            while let scalar = current {
                if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                    place += 1
                } else if scalar == "/", next == "/" {
                    while let scalar = current, scalar != "\n", scalar != "\r" { place += 1 }
                } else if scalar == "/", next == "*" {
                    place += 2
                    while current != nil, !(current == "*" && next == "/") { place += 1 }
                    place = min(place + 2, scalars.count)
                } else {
                    return
                }
            }
        }

        private mutating func word(_ what: String) throws(Failure) -> String {
            guard let quote = current, quote == "\"" || quote == "'" else { return try bareWord(what) }
            place += 1
            var word = String.UnicodeScalarView()
            while let scalar = current, scalar != quote {
                place += 1
                if scalar == "\\" { word.append(contentsOf: escape()) } else { word.append(scalar) }
            }
            guard current == quote else { throw expected("“\(quote)”") }
            place += 1
            return String(word)
        }

        private mutating func bareWord(_ what: String) throws(Failure) -> String {
            var word = String.UnicodeScalarView()
            while let scalar = current, scalar.isASCII, scalar.properties.isAlphabetic || "0123456789_$.:-/".unicodeScalars.contains(scalar)
            {
                word.append(scalar)
                place += 1
            }
            guard !word.isEmpty else { throw expected(what) }
            return String(word)
        }

        /// The characters for an escape sequence whose backslash is already read.
        private mutating func escape() -> [Unicode.Scalar] {
            guard let scalar = current else { return [] }
            place += 1
            switch scalar {
            case "n": return ["\n"]
            case "t": return ["\t"]
            case "r": return ["\r"]
            case "0"..."7":
                place -= 1
                return [number(most: 3, radix: 8)].compactMap { $0 }
            case "u", "U":
                guard let first = number(most: 4, radix: 16, asUnit: true) else { return surrogatePair() }
                return [first]
            default: return [scalar]
            }
        }

        var pending: UInt32?

        /// Two escapes that make one character, the first of them read; nothing where the second is missing.
        private mutating func surrogatePair() -> [Unicode.Scalar] {
            guard let high = pending, (0xD800..<0xDC00).contains(high), current == "\\", next == "U" || next == "u" else { return [] }
            place += 2
            pending = nil
            _ = number(most: 4, radix: 16, asUnit: true)
            guard let low = pending, (0xDC00..<0xE000).contains(low) else { return [] }
            return [Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))].compactMap { $0 }
        }

        /// Reads a character by its number; nil for half of a pair, which is kept in `pending`.
        private mutating func number(most: Int, radix: UInt32, asUnit: Bool = false) -> Unicode.Scalar? {
            var value: UInt32 = 0
            for _ in 0..<most {
                guard let digit = current.flatMap({ Character($0).hexDigitValue }), digit < radix else { break }
                value = value * radix + UInt32(digit)
                place += 1
            }
            let scalar = Unicode.Scalar(value)
            if asUnit, scalar == nil { pending = value }
            return scalar
        }
    }
}
