import VitrineDrawing

/// One entry, written as the answer to a question for a placeholder or a snapshot.
package struct EntryWriter: Sendable {
    private var table = PictureTable()
    private var rest = WireWriter(sharesParts: true)

    package init(_ entry: ArchivedEntry) { entry.write(to: &rest, &table) }

    package var size: ArchiveSize { ArchiveSize(table, rest) }

    /// The bytes of the answer, equal to those of an ``ExtensionResponse`` with the entry.
    package func payload(id: UInt64) -> [UInt8] {
        var writer = WireWriter()
        writer.writeFixed(id)
        writer.writeFixed(ExtensionResponse.entryForm)
        writer.write(table, rest)
        return writer.bytes
    }
}
