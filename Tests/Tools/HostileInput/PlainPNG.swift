import VitrineCCodec

/// Writes PNG files of every kind the format knows, without filters, for the tests of reading them.
public struct PlainPNG {
    public enum Color: UInt8, CaseIterable, Sendable {
        case grey = 0, rgb = 2, palette = 3, greyAlpha = 4, rgba = 6

        public var channels: Int {
            switch self {
            case .grey, .palette: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        /// Bits a channel that the format allows.
        public var depths: [Int] {
            switch self {
            case .grey: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .greyAlpha, .rgba: [8, 16]
            }
        }
    }

    public var width: Int
    public var height: Int
    public var color: Color
    /// Bits a channel.
    public var depth: Int
    public var interlaced = false
    /// The colours of the palette: red, green, blue.
    public var palette: [[UInt8]] = []
    /// The body of the tRNS chunk: alphas of a palette, or the one transparent value in 16 bits a channel.
    public var transparency: [UInt8] = []
    /// One value a channel of the pixel at (x, y), below 2^`depth`.
    public var sample: (Int, Int) -> [Int]

    public init(width: Int, height: Int, color: Color, depth: Int, interlaced: Bool = false, sample: @escaping (Int, Int) -> [Int]) {
        self.width = width
        self.height = height
        self.color = color
        self.depth = depth
        self.interlaced = interlaced
        self.sample = sample
    }

    public var bytes: [UInt8] {
        var header: [UInt8] = []
        for side in [width, height] { header += Self.bytes(UInt32(truncatingIfNeeded: side)) }
        header += [UInt8(depth), color.rawValue, 0, 0, interlaced ? 1 : 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        if !palette.isEmpty { file += chunk("PLTE", palette.flatMap { $0 }) }
        if !transparency.isEmpty { file += chunk("tRNS", transparency) }
        let raw = rows
        let room = vitrine_zlib_bound(raw.count)
        var packed = [UInt8](repeating: 0, count: room)
        packed.removeLast(room - vitrine_zlib_compress(raw, raw.count, 6, &packed, room))
        return file + chunk("IDAT", packed) + chunk("IEND", [])
    }

    /// Each row with its filter byte; of an interlaced picture those of Adam7's seven passes.
    private var rows: [UInt8] {
        guard interlaced else { return rows(fromX: 0, fromY: 0, stepX: 1, stepY: 1) }
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return passes.flatMap { rows(fromX: $0.0, fromY: $0.1, stepX: $0.2, stepY: $0.3) }
    }

    private func rows(fromX: Int, fromY: Int, stepX: Int, stepY: Int) -> [UInt8] {
        guard fromX < width else { return [] }
        return stride(from: fromY, to: height, by: stepY).flatMap { y in
            var row: [UInt8] = [0]
            var bits = 0, held = 0
            for x in stride(from: fromX, to: width, by: stepX) {
                for value in sample(x, y) {
                    if depth == 16 {
                        row += [UInt8(value >> 8), UInt8(value & 255)]
                        continue
                    }
                    held = held << depth | value
                    bits += depth
                    guard bits == 8 else { continue }
                    row.append(UInt8(held))
                    (bits, held) = (0, 0)
                }
            }
            if bits > 0 { row.append(UInt8(held << (8 - bits))) }
            return row
        }
    }

    private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + body
        return Self.bytes(UInt32(body.count)) + content + Self.bytes(vitrine_crc32(0, content, content.count))
    }

    /// The bytes of a number, the highest first.
    static func bytes(_ word: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
}
