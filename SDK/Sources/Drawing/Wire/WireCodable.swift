import Foundation

/// A value with a compact binary form, for messages between processes built from the same sources: no field names, no versions.
package protocol WireCodable {
    func write(to writer: inout WireWriter)
    /// Throws `WireError`; never traps, whatever the bytes.
    init(from reader: inout WireReader) throws
}

extension WireCodable {
    /// The value's bytes.
    package func wireBytes() -> [UInt8] {
        var writer = WireWriter()
        writer.write(self)
        return writer.bytes
    }

    /// Reads a value that fills all of `wireBytes`.
    package init(wireBytes: [UInt8]) throws {
        var reader = WireReader(wireBytes)
        self = try reader.read("message")
        guard reader.remaining == 0 else { throw WireError.bytesLeft(count: reader.remaining) }
    }
}
