import Foundation

/// A bar code as ISO/IEC 15417 has it, of ASCII: two digits are one character where at least four stand together.
struct Code128 {
    /// A module each, true for a dark one.
    let modules: [Bool]

    /// Makes a bar code; nil for no bytes, and for bytes that are no ASCII. What is white around it is no part of it.
    init?(_ message: Data) {
        guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
        let values = Self.values([UInt8](message))
        var sum = values[0]
        for (place, value) in values.enumerated().dropFirst() { sum += place * value }
        modules = (values + [sum % 103, Self.stop]).flatMap { value in
            // Bars and spaces by turns, a digit each, the first a bar.
            Self.widths[value].utf8.enumerated().flatMap { place, digit in
                Array(repeating: place.isMultiple(of: 2), count: Int(digit) - 48)
            }
        }
    }

    private enum Subset: Int {
        // Control characters and capitals, small letters and capitals, pairs of digits. The value starts a code in that set.
        case a = 103
        case b, c
        /// The value that goes on in the set.
        var change: Int { [101, 100, 99][rawValue - 103] }
    }

    private static func values(_ bytes: [UInt8]) -> [Int] {
        var values: [Int] = [], current: Subset?, place = 0
        func use(_ set: Subset) {
            guard set != current else { return }
            values.append(current == nil ? set.rawValue : set.change)
            current = set
        }
        while place < bytes.count {
            let digits = bytes[place...].prefix { (48...57).contains($0) }.count
            // Two are shorter as a pair where they are all, or follow others.
            if digits >= 4 || (digits >= 2 && (current == .c || digits == bytes.count)) {
                // Of an odd number of digits the first stands before the pairs, or the last after them where pairs begin the code or go on.
                if !digits.isMultiple(of: 2), current == .a || current == .b {
                    values.append(Int(bytes[place]) - 32)
                    place += 1
                }
                use(.c)
                for _ in 0..<digits / 2 {
                    values.append(Int(bytes[place] - 48) * 10 + Int(bytes[place + 1] - 48))
                    place += 2
                }
                continue
            }
            let byte = bytes[place]
            if byte < 32 { use(.a) } else if byte > 95 || current == nil || current == .c { use(.b) }
            values.append(byte < 32 ? Int(byte) + 64 : Int(byte) - 32)
            place += 1
        }
        return values
    }

    private static let stop = 106

    /// Widths of bars and spaces by value, from the standard's table.
    private static let widths = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 \
        223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 \
        112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 \
        311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 \
        122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 \
        214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(separator: " ").map(String.init)
}
