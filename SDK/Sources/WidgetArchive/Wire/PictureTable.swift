import Foundation
import VitrineDrawing

/// The bitmaps and fonts of one timeline, each once, however many entries and variants show it. What else its pictures share are parts.
struct PictureTable: Sendable {
    private(set) var images: [ImageKey: EncodedImage] = [:]
    private(set) var fonts: Set<FontData> = []

    init() {}

    /// The list, without what goes into the table.
    mutating func add(_ list: DisplayList) -> ArchivedPicture {
        if !list.images.isEmpty { images.merge(list.images) { first, _ in first } }
        if !list.fonts.isEmpty { fonts.formUnion(list.fonts) }
        return ArchivedPicture(list)
    }

    func write(to writer: inout WireWriter) {
        writer.write(images)
        writer.write(fonts)
    }

    init(from reader: inout WireReader) throws {
        images = try reader.read("images")
        fonts = try reader.read("fonts")
    }
}

/// A display list that names its bitmaps.
struct ArchivedPicture: WirePart {
    static var partKind: UInt8 { 16 }
    private let size: CGSize
    private let images: [ImageKey]
    private let hasFonts: Bool
    private let items: [DisplayItem]

    init(_ list: DisplayList) {
        (size, items) = (list.size, list.items)
        (images, hasFonts) = (list.images.keys.sorted(), !list.fonts.isEmpty)
    }

    /// The picture as a list with the table's bitmaps and fonts.
    func list(_ table: PictureTable) -> DisplayList {
        var list = DisplayList(size: size, items: items)
        for key in images { list.images[key] = table.images[key] }
        if hasFonts { list.fonts = table.fonts }
        return list
    }

    func writeBody(to writer: inout WireWriter) {
        writer.write(size)
        writer.write(images)
        writer.write(hasFonts)
        writer.write(items)
    }

    init(bodyFrom reader: inout WireReader) throws {
        size = try reader.read("size")
        images = try reader.read("images used")
        hasFonts = try reader.read("has fonts")
        items = try reader.read("items")
    }
}
