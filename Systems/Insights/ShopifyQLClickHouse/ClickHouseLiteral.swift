import ShopifyQL

/// Values and names as ClickHouse reads them. Release 18.16 has no parameters: everything that comes from a query is written out here.
enum ClickHouseLiteral {
    /// A text between quotes. Backslash and quote are the only bytes that mean something within; NUL is written out too, so that no
    /// reader takes it for the end.
    static func text(_ text: String) -> String {
        var bytes: [UInt8] = [0x27]
        bytes.reserveCapacity(text.utf8.count + 2)
        for byte in text.utf8 {
            switch byte {
            case 0x27, 0x5C: bytes += [0x5C, byte]
            case 0: bytes += [0x5C, 0x30]
            default: bytes.append(byte)
            }
        }
        bytes.append(0x27)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A name between backquotes.
    static func name(_ name: String) -> String {
        "`" + name.replacing("\\", with: "\\\\").replacing("`", with: "\\`") + "`"
    }

    /// A whole number; the smallest has no positive counterpart to put a minus before.
    static func integer(_ value: Int64) -> String { value == .min ? "toInt64('\(value)')" : String(value) }

    static func cell(_ cell: Cell) -> String {
        switch cell {
        case .null: "NULL"
        case .integer(let value): integer(value)
        case .text(let value): text(value)
        }
    }
}
