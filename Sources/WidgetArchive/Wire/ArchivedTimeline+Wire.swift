import Drawing
import Foundation

extension ArchivedTimeline: WireCodable {
    public func write(to writer: inout WireWriter) {
        var timeline = TimelineWriter(kind: kind, family: family, count: entries.count, policy: policy)
        for entry in entries { timeline.append(entry) }
        timeline.write(to: &writer)
    }

    public init(from reader: inout WireReader) throws {
        self = try reader.withPictures { reader, lists in
            ArchivedTimeline(
                kind: try reader.read("kind"), family: try reader.readEnum("family"), policy: try reader.read("policy"),
                entries: try reader.inside("entries") { reader in
                    try (0..<reader.readCount(bytesEach: 10)).map { _ in try ArchivedEntry(from: &reader, lists) }
                })
        }
    }

    private init(kind: String, family: WidgetFamilyName, policy: ReloadPolicy, entries: [ArchivedEntry]) {
        self.init(kind: kind, family: family, entries: entries, policy: policy)
    }
}

extension ArchivedEntry: WireCodable {
    public func write(to writer: inout WireWriter) { writer.withPictures { write(to: &$0, &$1) } }

    public init(from reader: inout WireReader) throws {
        self = try reader.withPictures { try ArchivedEntry(from: &$0, $1) }
    }

    func write(to writer: inout WireWriter, _ table: inout PictureTable) {
        writer.write(date)
        writer.write(relevance)
        writer.writeCount(variants.count)
        for view in variants { view.write(to: &writer, &table) }
    }

    fileprivate init(from reader: inout WireReader, _ lists: [DisplayList]) throws {
        self.init(
            date: try reader.read("date"), relevance: try reader.read("relevance"),
            variants: try reader.inside("variants") { reader in
                try (0..<reader.readCount(bytesEach: 18)).map { _ in try ArchivedView(from: &reader, lists) }
            })
    }
}

extension ArchivedView {
    fileprivate func write(to writer: inout WireWriter, _ table: inout PictureTable) {
        writer.write(environment)
        writer.writeCount(table.add(content))
        writer.write(background != nil)
        if let background { writer.writeCount(table.add(background)) }
        writer.write(taps)
        writer.write(widgetURL)
        writer.write(accessibility)
        writer.write(nodes)
        writer.write(diagnostics)
    }

    fileprivate init(from reader: inout WireReader, _ lists: [DisplayList]) throws {
        func picture(_ field: StaticString, _ reader: inout WireReader) throws -> DisplayList {
            try reader.inside(field) { reader in
                let place = try reader.readVariable()
                guard place < UInt64(lists.count) else { throw reader.badValue }
                return lists[Int(place)]
            }
        }
        self.init(
            environment: try reader.read("environment"), content: try picture("content", &reader),
            background: try reader.read("has background") ? try picture("background", &reader) : nil,
            taps: try reader.read("taps"), widgetURL: try reader.read("widgetURL"), accessibility: try reader.read("accessibility"),
            nodes: try reader.read("nodes"), diagnostics: try reader.read("diagnostics"))
    }
}

extension WireWriter {
    /// The table stands before the body, so that a reader meets a picture before its place.
    fileprivate mutating func withPictures(_ body: (inout WireWriter, inout PictureTable) -> Void) {
        var table = PictureTable()
        var rest = WireWriter()
        body(&rest, &table)
        table.write(to: &self)
        writeBytes(rest.bytes)
    }
}

extension WireReader {
    fileprivate mutating func withPictures<Value>(_ body: (inout WireReader, [DisplayList]) throws -> Value) throws -> Value {
        let lists = try PictureTable.read(from: &self)
        var rest = WireReader(try inside("entries") { try $0.readBytes() })
        let value = try body(&rest, lists)
        guard rest.remaining == 0 else { throw WireError.bytesLeft(count: rest.remaining) }
        return value
    }
}
