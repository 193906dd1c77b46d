import Foundation
import VitrineDrawing

extension ArchivedTimeline: WireCodable {
    package func write(to writer: inout WireWriter) {
        var timeline = TimelineWriter(kind: kind, family: family, count: entries.count, policy: policy)
        for entry in entries { timeline.append(entry) }
        timeline.write(to: &writer)
    }

    package init(from reader: inout WireReader) throws {
        self = try reader.withTables { reader, table in
            ArchivedTimeline(
                kind: try reader.read("kind"), family: try reader.readEnum("family"), policy: try reader.read("policy"),
                entries: try reader.inside("entries") { reader in
                    try (0..<reader.readCount(bytesEach: 10)).map { _ in try ArchivedEntry(from: &reader, table) }
                })
        }
    }

    private init(kind: String, family: WidgetFamilyName, policy: ReloadPolicy, entries: [ArchivedEntry]) {
        self.init(kind: kind, family: family, entries: entries, policy: policy)
    }
}

extension ArchivedEntry: WireCodable {
    package func write(to writer: inout WireWriter) { writer.withTables { write(to: &$0, &$1) } }

    package init(from reader: inout WireReader) throws {
        self = try reader.withTables { try ArchivedEntry(from: &$0, $1) }
    }

    func write(to writer: inout WireWriter, _ table: inout PictureTable) {
        writer.write(date)
        writer.write(relevance)
        writer.writeCount(variants.count)
        for view in variants { view.write(to: &writer, &table) }
    }

    fileprivate init(from reader: inout WireReader, _ table: PictureTable) throws {
        self.init(
            date: try reader.read("date"), relevance: try reader.read("relevance"),
            variants: try reader.inside("variants") { reader in
                try (0..<reader.readCount(bytesEach: 8)).map { _ in try ArchivedView(from: &reader, table) }
            })
    }
}

extension ArchivedView {
    fileprivate func write(to writer: inout WireWriter, _ table: inout PictureTable) {
        writer.charge(ArchiveLimits.viewBytes)
        writer.write(environment)
        writer.write(table.add(content))
        writer.write(background.map { table.add($0) })
        writer.write(PartList(taps))
        writer.write(widgetURL)
        writer.write(PartList(accessibility))
        writer.write(PartList(nodes))
        writer.write(PartList(diagnostics))
    }

    fileprivate init(from reader: inout WireReader, _ table: PictureTable) throws {
        reader.charge(ArchiveLimits.viewBytes)
        self.init(
            environment: try reader.read("environment"), content: try reader.read("content", as: ArchivedPicture.self).list(table),
            background: try reader.read("background", as: ArchivedPicture?.self)?.list(table),
            taps: try reader.read("taps", as: PartList.self).elements, widgetURL: try reader.read("widgetURL"),
            accessibility: try reader.read("accessibility", as: PartList.self).elements,
            nodes: try reader.read("nodes", as: PartList.self).elements,
            diagnostics: try reader.read("diagnostics", as: PartList.self).elements)
        guard reader.fullSize <= ArchiveLimits.maximumFullSize else {
            throw WireError.expandsTooFar(field: reader.field, bytes: reader.fullSize, most: ArchiveLimits.maximumFullSize)
        }
    }
}

extension WireWriter {
    /// The tables stand before the body, so that a reader meets a part before its place.
    fileprivate mutating func withTables(_ body: (inout WireWriter, inout PictureTable) -> Void) {
        var pictures = PictureTable()
        var rest = WireWriter(sharesParts: true)
        body(&rest, &pictures)
        write(pictures, rest)
    }

    mutating func write(_ pictures: PictureTable, _ rest: WireWriter) {
        pictures.write(to: &self)
        writeTable(of: rest)
        writeBytes(rest.bytes)
    }
}

extension WireReader {
    fileprivate mutating func withTables<Value>(_ body: (inout WireReader, PictureTable) throws -> Value) throws -> Value {
        let pictures = try PictureTable(from: &self)
        try readTable(of: ArchiveParts.types, most: ArchiveLimits.maximumTimelineBytes)
        var rest = WireReader(try inside("entries") { try $0.readBytes() }, partsOf: self)
        let value = try body(&rest, pictures)
        guard rest.remaining == 0 else { throw WireError.bytesLeft(count: rest.remaining) }
        return value
    }
}
