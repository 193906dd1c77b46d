import Foundation
import VitrineDrawing

/// A timeline that is written while it is drawn: of an entry that was appended only its bytes are kept, and no bytes twice.
package struct TimelineWriter: Sendable {
    private var table = PictureTable()
    private var rest = WireWriter(sharesParts: true)

    /// - Parameter count: of the entries that will be appended, earliest first.
    package init(kind: String, family: WidgetFamilyName, count: Int, policy: ReloadPolicy) {
        rest.write(kind)
        rest.writeEnum(family)
        rest.write(policy)
        rest.writeCount(count)
    }

    package mutating func append(_ entry: ArchivedEntry) { entry.write(to: &rest, &table) }

    /// The answer to a question for this timeline, as the payload of a frame; equal to that of an ``ExtensionResponse`` with all entries.
    package func payload(id: UInt64) -> [UInt8] {
        var writer = WireWriter()
        writer.writeFixed(id)
        writer.writeFixed(ExtensionResponse.timelineForm)
        write(to: &writer)
        return writer.bytes
    }

    package var size: ArchiveSize { ArchiveSize(table, rest) }

    func write(to writer: inout WireWriter) { writer.write(table, rest) }
}
