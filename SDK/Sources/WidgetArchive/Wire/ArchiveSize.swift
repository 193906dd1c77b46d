import VitrineDrawing

/// The sizes of an archive that have limits.
package struct ArchiveSize: Sendable {
    /// Bytes of the fonts that go with the pictures, each once.
    package let fontBytes: Int
    /// Bytes that the entries would take if nothing were shared.
    package let fullSize: Int
    /// The size of the largest of the shared parts, such as one picture.
    package let largestPart: Int

    init(_ table: PictureTable, _ rest: WireWriter) {
        fontBytes = table.fonts.reduce(0) { $0 + $1.count }
        (fullSize, largestPart) = (rest.fullSize, rest.largestPart)
    }

    /// Why nobody would take the archive, in a sentence; nil where it is not too large.
    /// - Parameter most: bytes that iOS takes. It draws with the widget's own fonts and archives none of them.
    package func excess(of payload: [UInt8], most: Int) -> String? {
        if payload.count - fontBytes > most {
            return """
                The archived timeline has \(payload.count) bytes, more than the \(most) that iOS takes. Give fewer entries or smaller images.
                """
        }
        if largestPart > ArchiveLimits.maximumTimelineBytes {
            return """
                A picture of the timeline is made of \(largestPart) bytes of drawing, more than the \(ArchiveLimits.maximumTimelineBytes) \
                that one may have. Draw less, or draw it into an image.
                """
        }
        if fullSize > ArchiveLimits.maximumFullSize {
            return """
                The timeline's pictures have \(fullSize) bytes together, more than \(ArchiveLimits.maximumFullSize), though they share most \
                of them. Give fewer entries.
                """
        }
        return nil
    }
}
