import Foundation
import XcodeProject

/// A view's expression as it stands in the source: `Text("A").bold().padding(4)` is a `Text("A")` with two modifiers.
package struct ViewExpression: Hashable, Sendable {
    /// The expression that makes the view, without the insides of its braces.
    package var view: String
    /// The modifiers that follow, each with its point, in the order of the source; without the insides of braces.
    package var modifiers: [String]

    /// - Parameters:
    ///   - line: the first is 1.
    ///   - column: in bytes, as compilers count; the first is 1.
    package init?(in source: String, line: Int, column: Int) {
        let bytes = Array(source.utf8), code = CodeText(source).bytes
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = bytes[start...].firstIndex(of: 10) else { return nil }
            start = end + 1
        }
        start += column - 1
        guard line > 0, column > 0, start < bytes.count, code[start] != 10 else { return nil }
        var scan = Scan(bytes: bytes, code: code, index: start)
        let parts = scan.chain()
        guard !parts.isEmpty else { return nil }
        // The first call makes the view, unless it is a modifier of a value that is called by its name: `Color.red.opacity(0.5)`.
        let call = parts.firstIndex { $0.isCall }
        var first = call ?? parts.count - 1
        if let call, call > 1 || call == 1 && parts[0].text.first?.isUppercase != true { first = call - 1 }
        view = parts[...first].map(\.text).joined()
        modifiers = parts[(first + 1)...].map(\.text)
    }

    /// The walk along names, calls and braces that belong together.
    private struct Scan {
        struct Part {
            var text: String
            var isCall: Bool
        }

        let bytes: [UInt8]
        let code: [UInt8]
        var index: Int

        mutating func chain() -> [Part] {
            var parts: [Part] = []
            while let part = part(isFirst: parts.isEmpty), parts.count < 60 { parts.append(part) }
            return parts
        }

        private func at(_ place: Int) -> UInt8 { place < code.count ? code[place] : 0 }

        private func isName(_ byte: UInt8) -> Bool {
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
        }

        /// A name with what is in its brackets; every one but the first begins with a point, which may stand on a later line.
        private mutating func part(isFirst: Bool) -> Part? {
            var place = index
            if !isFirst {
                while [0x20, 9, 10, 13].contains(at(place)) { place += 1 }
                guard at(place) == UInt8(ascii: ".") else { return nil }
            }
            let start = place
            if at(place) == UInt8(ascii: ".") { place += 1 }
            let name = place
            while isName(at(place)) || at(place) == UInt8(ascii: "`") { place += 1 }
            guard place > name else { return nil }
            var text = String(decoding: bytes[start..<place], as: UTF8.self), isCall = false
            while true {
                var next = place
                while at(next) == 0x20 { next += 1 }
                switch at(next) {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"):
                    guard next == place, let end = close(next) else { break }
                    if at(next) == UInt8(ascii: "(") { isCall = true }
                    text += words(next..<end)
                    place = end
                    continue
                case UInt8(ascii: "{"):
                    guard let end = close(next) else { break }
                    isCall = true
                    text += " { … }"
                    place = end
                    continue
                case UInt8(ascii: "?"), UInt8(ascii: "!"):
                    guard next == place, at(next + 1) == UInt8(ascii: ".") else { break }
                    place += 1
                    continue
                default: break
                }
                break
            }
            index = place
            return Part(text: text, isCall: isCall)
        }

        /// The place after the bracket that closes the one here.
        private func close(_ open: Int) -> Int? {
            var depth = 0, place = open
            let isGeneric = at(open) == UInt8(ascii: "<")
            while place < code.count {
                switch code[place] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    depth -= 1
                    if depth < 0 { return nil }
                case UInt8(ascii: "<") where isGeneric: depth += 1
                case UInt8(ascii: ">") where isGeneric: depth -= 1
                case 10 where isGeneric: return nil
                default: break
                }
                place += 1
                if depth == 0 { return place }
            }
            return nil
        }

        /// The code in one line, braces without their insides, not longer than is read at a glance.
        private func words(_ range: Range<Int>) -> String {
            var text: [UInt8] = [], place = range.lowerBound
            while place < range.upperBound {
                if code[place] == UInt8(ascii: "{"), let end = close(place) {
                    text += Array("{ … }".utf8)
                    place = end
                } else {
                    text.append(bytes[place])
                    place += 1
                }
            }
            let line = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return line.count <= 120 ? line : String(line.prefix(119)) + "…"
        }
    }
}
