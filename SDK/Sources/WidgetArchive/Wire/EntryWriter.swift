import Drawing

/// One entry, written as the answer to a question for a placeholder or a snapshot.
public struct EntryWriter: Sendable {
    private var table = PictureTable()
    private var rest = WireWriter(sharesParts: true)

    public init(_ entry: ArchivedEntry) { entry.write(to: &rest, &table) }

    public var size: ArchiveSize { ArchiveSize(table, rest) }

    /// Equal to that of an ``ExtensionResponse`` with the entry.
    public func payload(id: UInt64) -> [UInt8] {
        var writer = WireWriter()
        writer.writeFixed(id)
        writer.writeFixed(ExtensionResponse.entryForm)
        writer.write(table, rest)
        return writer.bytes
    }
}
