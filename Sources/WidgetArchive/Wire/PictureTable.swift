import Drawing
import Foundation

/// The pictures of one timeline, each display list, bitmap and font once, however many entries and variants show it.
struct PictureTable {
    private(set) var images: [ImageKey: EncodedImage] = [:]
    private(set) var fonts: Set<FontData> = []
    private(set) var lists: [[UInt8]] = []
    private var places: [ListBytes: Int] = [:]

    /// Hashed as a whole; an array's hash takes its bytes one after the other.
    private struct ListBytes: Hashable {
        let bytes: [UInt8]

        func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
    }

    /// The list's place in the table.
    mutating func add(_ list: DisplayList) -> Int {
        images.merge(list.images) { first, _ in first }
        fonts.formUnion(list.fonts)
        var writer = WireWriter()
        writer.write(list.size)
        writer.write(list.images.keys.sorted())
        writer.write(!list.fonts.isEmpty)
        writer.write(list.items)
        let list = ListBytes(bytes: writer.bytes)
        if let place = places[list] { return place }
        places[list] = lists.count
        lists.append(list.bytes)
        return lists.count - 1
    }

    func write(to writer: inout WireWriter) {
        writer.write(images)
        writer.write(fonts)
        writer.writeCount(lists.count)
        for list in lists { writer.writeBytes(list) }
    }

    /// The display lists in the order of the table, with the bitmaps they name.
    static func read(from reader: inout WireReader) throws -> [DisplayList] {
        let images: [ImageKey: EncodedImage] = try reader.read("images")
        let fonts: Set<FontData> = try reader.read("fonts")
        return try reader.inside("pictures") { reader in
            let count = try reader.readCount()
            var lists: [DisplayList] = []
            for _ in 0..<count {
                var part = WireReader(try reader.readBytes())
                let size: CGSize = try part.read("size")
                let used: [ImageKey] = try part.read("images used")
                let hasFonts: Bool = try part.read("has fonts")
                var list = DisplayList(size: size, items: try part.read("items"))
                guard part.remaining == 0 else { throw WireError.bytesLeft(count: part.remaining) }
                for key in used { list.images[key] = images[key] }
                if hasFonts { list.fonts = fonts }
                lists.append(list)
            }
            return lists
        }
    }
}
