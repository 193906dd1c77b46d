import Foundation

extension DisplayList: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(size)
        writer.write(items)
        writer.write(images)
        writer.write(fonts)
    }
    package init(from reader: inout WireReader) throws {
        self.init(
            size: try reader.read("size"), items: try reader.read("items"), images: try reader.read("images"),
            fonts: try reader.read("fonts"))
    }
}

extension DisplayItem: WirePart {
    package static var partKind: UInt8 { 5 }
    package func writeBody(to writer: inout WireWriter) {
        switch self {
        case .fill(let path, let paint, let rule):
            writer.writeFixed(UInt8(0))
            writer.write(path)
            writer.write(paint)
            writer.writeEnum(rule)
        case .stroke(let path, let paint, let stroke):
            writer.writeFixed(UInt8(1))
            writer.write(path)
            writer.write(paint)
            writer.write(stroke)
        case .glyphs(let run):
            writer.writeFixed(UInt8(2))
            writer.write(run)
        case .image(let item):
            writer.writeFixed(UInt8(3))
            writer.write(item)
        case .layer(let layer):
            writer.writeFixed(UInt8(4))
            writer.write(layer)
        case .liveText(let text):
            writer.writeFixed(UInt8(5))
            writer.write(text)
        case .liveMeter(let meter):
            writer.writeFixed(UInt8(6))
            writer.write(meter)
        }
    }
    package init(bodyFrom reader: inout WireReader) throws {
        switch try reader.readFixed(UInt8.self) {
        case 0: self = .fill(try reader.read("path"), try reader.read("paint"), try reader.readEnum("rule"))
        case 1: self = .stroke(try reader.read("path"), try reader.read("paint"), try reader.read("stroke"))
        case 2: self = .glyphs(try reader.read("glyphs"))
        case 3: self = .image(try reader.read("image"))
        case 4: self = .layer(try reader.read("layer"))
        case 5: self = .liveText(try reader.read("live text"))
        case 6: self = .liveMeter(try reader.read("live meter"))
        default: throw reader.badValue
        }
    }
}

extension Layer: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(items)
        writer.write(transform)
        writer.write(projection)
        writer.write(opacity)
        writer.write(clip)
        writer.write(mask)
        writer.write(shadow)
        writer.write(blur)
        writer.writeEnum(blend)
        writer.write(colorEffect)
        writer.writeEnum(accentGroup)
    }
    package init(from reader: inout WireReader) throws {
        self.init(items: try reader.read("items"))
        transform = try reader.read("transform")
        projection = try reader.read("projection")
        opacity = try reader.readFinite("opacity")
        clip = try reader.read("clip")
        mask = try reader.read("mask")
        shadow = try reader.read("shadow")
        blur = try reader.readFinite("blur")
        blend = try reader.readEnum("blend")
        colorEffect = try reader.read("colorEffect")
        accentGroup = try reader.readEnum("accentGroup")
    }
}

extension Projection: WireCodable {
    package func write(to writer: inout WireWriter) {
        for row in [x, y, depth] { for weight in [row.x, row.y, row.z] { writer.write(weight) } }
    }
    package init(from reader: inout WireReader) throws {
        func row(_ name: StaticString) throws -> SIMD3<Double> {
            SIMD3(try reader.readFinite(name), try reader.readFinite(name), try reader.readFinite(name))
        }
        self.init(x: try row("x"), y: try row("y"), depth: try row("depth"))
    }
}

extension Clip: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(path)
        writer.writeEnum(rule)
    }
    package init(from reader: inout WireReader) throws {
        self.init(try reader.read("path"), rule: try reader.readEnum("rule"))
    }
}

extension Shadow: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(color)
        writer.write(radius)
        writer.write(x)
        writer.write(y)
    }
    package init(from reader: inout WireReader) throws {
        self.init(
            color: try reader.read("color"), radius: try reader.readFinite("radius"), x: try reader.readFinite("x"),
            y: try reader.readFinite("y"))
    }
}

extension ColorEffect: WireCodable {
    package func write(to writer: inout WireWriter) {
        switch self {
        case .tint(let color):
            writer.writeFixed(UInt8(0))
            writer.write(color)
        case .desaturate(let luminanceToAlpha): writer.writeFixed(UInt8(luminanceToAlpha ? 2 : 1))
        case .matrix(let matrix):
            writer.writeFixed(UInt8(3))
            writer.write(matrix)
        }
    }
    package init(from reader: inout WireReader) throws {
        switch try reader.readFixed(UInt8.self) {
        case 0: self = .tint(try reader.read("tint"))
        case 1: self = .desaturate(luminanceToAlpha: false)
        case 2: self = .desaturate(luminanceToAlpha: true)
        case 3: self = .matrix(try reader.read("matrix"))
        default: throw reader.badValue
        }
    }
}

extension ImageItem: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(key)
        writer.write(frame)
        writer.writeEnum(interpolation)
        writer.write(tint)
        writer.write(source)
        writer.write(tile)
    }
    package init(from reader: inout WireReader) throws {
        self.init(
            key: try reader.read("key"), frame: try reader.read("frame"), interpolation: try reader.readEnum("interpolation"),
            tint: try reader.read("tint"), source: try reader.read("source"), tile: try reader.read("tile"))
    }
}

extension ImageRegion: WireCodable {
    package func write(to writer: inout WireWriter) { for number in [left, top, width, height] { writer.write(number) } }
    package init(from reader: inout WireReader) throws {
        self.init(
            left: try reader.read("left"), top: try reader.read("top"), width: try reader.read("width"), height: try reader.read("height"))
    }
}

extension ImageKey: WireCodable, Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    package func write(to writer: inout WireWriter) { writer.writeFixed(rawValue) }
    package init(from reader: inout WireReader) throws { self.init(rawValue: try reader.readFixed()) }
}

extension EncodedImage: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.writeEnum(format)
        writer.write(pixelWidth)
        writer.write(pixelHeight)
        writer.writeBytes(bytes)
    }
    /// The size is what the sender says; a decoder takes it from the header again.
    package init(from reader: inout WireReader) throws {
        let format: Format = try reader.readEnum("format")
        let width: Int = try reader.read("pixelWidth"), height: Int = try reader.read("pixelHeight")
        guard (1...16384).contains(width), (1...16384).contains(height) else { throw reader.badValue }
        self.init(format: format, bytes: try reader.inside("bytes") { try $0.readBytes() }, pixelWidth: width, pixelHeight: height)
    }
}

extension Set: WireCodable where Element == FontData {
    /// Writes the fonts in the order of their digests, so that equal pictures are equal bytes.
    package func write(to writer: inout WireWriter) {
        writer.writeCount(count)
        for font in sorted(by: { $0.digest < $1.digest }) { writer.writeBytes(font.bytes) }
    }

    /// A font that cannot be read makes the whole unreadable: its letters are numbers of glyphs, which mean nothing in another font.
    package init(from reader: inout WireReader) throws {
        var fonts: Set<FontData> = []
        var bytes = 0
        for _ in 0..<(try reader.readCount()) {
            let data = try reader.readBytes()
            bytes += data.count
            guard bytes <= FontData.mostBytes else { throw FontError.tooManyBytes(most: FontData.mostBytes) }
            fonts.insert(try FontData.reading(data))
        }
        self = fonts
    }
}
