import Foundation

extension UInt8: WireCodable {
    package func write(to writer: inout WireWriter) { writer.writeFixed(self) }
    package init(from reader: inout WireReader) throws { self = try reader.readFixed() }
}

extension UInt16: WireCodable {
    package func write(to writer: inout WireWriter) { writer.writeFixed(self) }
    package init(from reader: inout WireReader) throws { self = try reader.readFixed() }
}

extension UInt32: WireCodable {
    package func write(to writer: inout WireWriter) { writer.writeFixed(self) }
    package init(from reader: inout WireReader) throws { self = try reader.readFixed() }
}

extension UInt64: WireCodable {
    package func write(to writer: inout WireWriter) { writer.writeFixed(self) }
    package init(from reader: inout WireReader) throws { self = try reader.readFixed() }
}

extension Int: WireCodable {
    /// Zigzag, so that small negative numbers are short too.
    package func write(to writer: inout WireWriter) { writer.writeVariable(UInt64(bitPattern: Int64((self << 1) ^ (self >> 63)))) }
    package init(from reader: inout WireReader) throws {
        let folded = try reader.readVariable()
        self = Int(Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1))
    }
}

extension Bool: WireCodable {
    package func write(to writer: inout WireWriter) { writer.writeFixed(self ? UInt8(1) : 0) }
    package init(from reader: inout WireReader) throws {
        switch try reader.readFixed(UInt8.self) {
        case 0: self = false
        case 1: self = true
        default: throw reader.badValue
        }
    }
}

extension Double: WireCodable {
    package func write(to writer: inout WireWriter) { writer.writeFixed(bitPattern) }
    package init(from reader: inout WireReader) throws { self = Double(bitPattern: try reader.readFixed()) }
}

extension Float: WireCodable {
    package func write(to writer: inout WireWriter) { writer.writeFixed(bitPattern) }
    package init(from reader: inout WireReader) throws { self = Float(bitPattern: try reader.readFixed()) }
}

extension String: WirePart {
    package static var partKind: UInt8 { 0 }
    package func writeBody(to writer: inout WireWriter) { writer.writeBytes(Array(utf8)) }
    package init(bodyFrom reader: inout WireReader) throws {
        guard let text = String(validating: try reader.readBytes(), as: UTF8.self) else { throw reader.badValue }
        self = text
    }
}

extension Array: WireCodable where Element: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.writeCount(count)
        for element in self { element.write(to: &writer) }
    }
    /// Every element takes at least one byte; an element type that writes nothing cannot be read back as an array.
    package init(from reader: inout WireReader) throws {
        let count = try reader.readCount()
        self = []
        // A hostile count may claim one element a byte; large elements must not multiply that into memory.
        reserveCapacity(Swift.min(count, 1024))
        for _ in 0..<count { append(try reader.read("element")) }
    }
}

extension Optional: WireCodable where Wrapped: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(self != nil)
        if let self { writer.write(self) }
    }
    package init(from reader: inout WireReader) throws {
        self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
    }
}

extension Dictionary: WireCodable where Key: WireCodable & Comparable, Value: WireCodable {
    /// Writes the values in the order of the keys, so that equal ones have equal bytes.
    package func write(to writer: inout WireWriter) {
        writer.writeCount(count)
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            writer.write(key)
            writer.write(value)
        }
    }
    package init(from reader: inout WireReader) throws {
        let count = try reader.readCount(bytesEach: 2)
        self = [:]
        for _ in 0..<count {
            let key: Key = try reader.read("key")
            // The subscript alone would ask for an optional value, which has another form.
            let value: Value = try reader.read("value")
            self[key] = value
        }
    }
}

extension Date: WireCodable {
    package func write(to writer: inout WireWriter) { writer.write(timeIntervalSinceReferenceDate) }
    package init(from reader: inout WireReader) throws {
        self.init(timeIntervalSinceReferenceDate: try reader.readFinite("seconds"))
    }
}

extension Data: WireCodable {
    package func write(to writer: inout WireWriter) { writer.writeBytes([UInt8](self)) }
    package init(from reader: inout WireReader) throws { self.init(try reader.readBytes()) }
}

extension URL: WireCodable {
    package func write(to writer: inout WireWriter) { writer.write(absoluteString) }
    package init(from reader: inout WireReader) throws {
        guard let url = URL(string: try String(from: &reader)) else { throw reader.badValue }
        self = url
    }
}

extension CGSize: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(width)
        writer.write(height)
    }
    package init(from reader: inout WireReader) throws {
        self.init(width: try reader.readFinite("width"), height: try reader.readFinite("height"))
    }
}

extension CGPoint: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(x)
        writer.write(y)
    }
    package init(from reader: inout WireReader) throws {
        self.init(x: try reader.readFinite("x"), y: try reader.readFinite("y"))
    }
}

extension CGRect: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(origin)
        writer.write(size)
    }
    package init(from reader: inout WireReader) throws {
        self.init(origin: try reader.read("origin"), size: try reader.read("size"))
    }
}
