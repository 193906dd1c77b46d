import Foundation

/// Refuses JSON that nests deeper than any booking, before a recursive parser sees it.
struct NestingCheck {
    let limit: Int

    func check(_ json: Data) throws {
        var depth = 0
        var inString = false
        var escaped = false
        for byte in json {
            if inString {
                if escaped {
                    escaped = false
                } else if byte == UInt8(ascii: "\\") {
                    escaped = true
                } else if byte == UInt8(ascii: "\"") {
                    inString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): inString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > limit {
                    throw WidgetBookingsRepositoryError.ValueRefused(field: "JSON", reason: "is nested more than \(limit) levels deep")
                }
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
    }
}
