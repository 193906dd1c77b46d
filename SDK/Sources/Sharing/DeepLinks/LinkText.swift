import Foundation

/// Encodes text for a link, and decodes it.
enum LinkText {
    private static let unreserved = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

    /// Only letters, digits and `-._~` stand for themselves: nobody on the way can take anything else for more than it is.
    static func encoded(_ text: String, name: String) throws(DeepLinkError) -> String {
        guard let result = text.addingPercentEncoding(withAllowedCharacters: unreserved) else { throw .invalidValue(name) }
        return result
    }

    /// A part of a path, decoded once, never twice. No slash may come out, nor anything else that would change what the path means.
    static func part(_ text: Substring.UnicodeScalarView) throws(DeepLinkError) -> String {
        guard let result = plain(text), isPart(result) else { throw .malformedEncoding }
        return result
    }

    /// Whether a text can be a part of a path and be read as the same text again.
    static func isPart(_ text: String) -> Bool {
        !text.isEmpty && !text.contains("/") && text != "." && text != ".." && !text.unicodeScalars.contains(where: isControl)
    }

    /// A name or value after the question mark, decoded once; `+` is a space there. Nil when its encoding is no UTF-8.
    static func decoded(_ text: Substring.UnicodeScalarView) -> String? {
        plain(text, plusIsSpace: true)
    }

    /// The text that a link's stands for; nil where a percent sign has no two digits behind it, or the bytes are no UTF-8. Foundation's
    /// own decoding drops a mark for the order of bytes at the beginning, which would be another text.
    private static func plain(_ text: Substring.UnicodeScalarView, plusIsSpace: Bool = false) -> String? {
        var bytes: [UInt8] = [], rest = String(text).utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        let result = String(decoding: bytes, as: UTF8.self)
        // What is no UTF-8 was mended on the way, and differs.
        return result.utf8.elementsEqual(bytes) ? result : nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }

    /// A name that may be repeated in an error: short, and of letters, digits and `-._` only.
    static func harmless(_ name: String) -> String {
        let isHarmless =
            name.utf8.count <= 40
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-._".utf8.contains(byte)
                }
            }
        return isHarmless ? name : ""
    }
}
