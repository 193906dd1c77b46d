/// A value that occurs again and again in what is written: a path, a text, a drawing command with all that is in it.
///
/// Where writer and reader have a table, it is written there once and named by its place from then on, and what was read once is the same
/// value everywhere. Without a table it stands where it is.
package protocol WirePart: WireCodable {
    /// Tells the types of a table apart.
    static var partKind: UInt8 { get }
    /// Writes the value itself; what is in it may be parts again.
    func writeBody(to writer: inout WireWriter)
    /// Throws `WireError`; never traps, whatever the bytes.
    init(bodyFrom reader: inout WireReader) throws
}

extension WirePart {
    package func write(to writer: inout WireWriter) { writer.writePart(self) }
    package init(from reader: inout WireReader) throws { self = try reader.readPart() }
}

/// The parts that display lists are made of.
package enum DrawingParts {
    package static var types: [any WirePart.Type] {
        [String.self, Path.self, Paint.self, Letters.self, TextParagraph.self, DisplayItem.self]
    }
}
