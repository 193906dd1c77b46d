import Foundation

/// Words as people type them: small letters without accents, one space wherever there was none of either.
enum Folding {
    static func folded(_ text: String) -> String {
        if let plain = foldedASCII(text) { return plain }
        var result = ""
        var isGap = true
        for scalar in plain(text).unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                result.unicodeScalars.append(scalar)
                isGap = false
            } else if !apostrophes.contains(scalar), !isGap {
                result.append(" ")
                isGap = true
            }
        }
        return isGap && !result.isEmpty ? String(result.dropLast()) : result
    }

    /// Most words have no letter beyond ASCII; nil for those that do.
    private static func foldedASCII(_ text: String) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case UInt8(ascii: "'"), UInt8(ascii: "`"): break
            case 0..<128: if bytes.last != UInt8(ascii: " "), !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            default: return nil
            }
        }
        if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let apostrophes: Set<Unicode.Scalar> = ["'", "’", "ʼ", "`"]

    private static func plain(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 128 }) { return text.lowercased() }
        var result = ""
        let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        for scalar in folded.unicodeScalars {
            // Letters that are no base letter with an accent, as keyboards without them write them.
            if let letters = spelled[scalar] { result += letters } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    private static let spelled: [Unicode.Scalar: String] = [
        "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ı": "i", "İ": "i", "ß": "ss", "æ": "ae", "Æ": "ae", "œ": "oe",
        "Œ": "oe",
        "þ": "th", "Þ": "th", "ð": "d", "Ð": "d", "ə": "e",
    ]
}
