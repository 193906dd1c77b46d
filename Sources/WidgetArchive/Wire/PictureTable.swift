import Drawing
import Foundation

/// The pictures of one timeline, each display list and each bitmap once, however many entries and variants show it.
struct PictureTable {
    private(set) var images: [ImageKey: EncodedImage] = [:]
    private(set) var lists: [[UInt8]] = []
    private var places: [[UInt8]: Int] = [:]

    /// The list's place in the table.
    mutating func add(_ list: DisplayList) -> Int {
        images.merge(list.images) { first, _ in first }
        var writer = ArchiveWriter()
        writer.double(list.size.width)
        writer.double(list.size.height)
        writer.list(list.images.keys.map(\.rawValue).sorted()) { $0.fixed($1) }
        writer.items(list.items)
        if let place = places[writer.bytes] { return place }
        places[writer.bytes] = lists.count
        lists.append(writer.bytes)
        return lists.count - 1
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list(images.sorted { $0.key.rawValue < $1.key.rawValue }) { writer, image in
            writer.fixed(image.key.rawValue)
            writer.byte(image.value.format.rawValue)
            writer.count(image.value.pixelWidth)
            writer.count(image.value.pixelHeight)
            writer.data(image.value.bytes)
        }
        writer.list(lists) { $0.data($1) }
    }

    /// The display lists in the order of the table, with the bitmaps they name.
    static func read(from reader: inout ArchiveReader) throws(ArchiveError) -> [DisplayList] {
        var images: [ImageKey: EncodedImage] = [:]
        let count = try reader.count("images", minimumSize: 12)
        for _ in 0..<count {
            let key = ImageKey(rawValue: try reader.fixed("image key"))
            let format = try reader.byte("image format")
            guard let format = EncodedImage.Format(rawValue: format) else {
                throw .unknownValue(field: "image format", value: UInt64(format))
            }
            let width = try reader.index("image width", below: ArchiveLimits.maximumImageSide + 1)
            let height = try reader.index("image height", below: ArchiveLimits.maximumImageSide + 1)
            images[key] = EncodedImage(format: format, bytes: try reader.data("image bytes"), pixelWidth: width, pixelHeight: height)
        }
        return try reader.list("display lists") { reader throws(ArchiveError) in
            var part = ArchiveReader(try reader.data("display list"))
            let size = CGSize(width: try part.double("list width"), height: try part.double("list height"))
            let used = try part.list("list images", minimumSize: 8) { part throws(ArchiveError) in
                ImageKey(rawValue: try part.fixed("list image"))
            }
            var list = DisplayList(size: size, items: try part.items("items"))
            for key in used { list.images[key] = images[key] }
            try part.finish()
            return list
        }
    }
}
