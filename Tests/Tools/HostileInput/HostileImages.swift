import VitrineCCodec
import Foundation
import SeededGenerators
import VitrineDrawing

/// Image files that are damaged, lie about their size, or are made to be as odd as their format allows.
public struct HostileImages: HostileInput {
    public static let name = "fuzz-images"

    private let samples: [[UInt8]]
    private let rasterizer = Rasterizer(fonts: { _ in nil })

    public init(samples: [[UInt8]]) {
        var chance = SeededGenerator(seed: 0)
        let made = PlainPNG.Color.allCases.flatMap { color in
            color.depths.flatMap { depth in [false, true].map { Self.png(color, depth, isInterlaced: $0, 17, 11, &chance) } }
        }
        var bitmap = Bitmap(width: 24, height: 16)
        for index in bitmap.pixels.indices { bitmap.pixels[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index &* index) }
        let jpegs = [10, 95].compactMap { try? JPEG.encode(bitmap, quality: $0) }
        self.samples = samples + made + jpegs + [PNG.encode(bitmap), PNG.encode(bitmap, compression: .compact)]
    }

    public mutating func feed(_ seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let bytes = file(&chance)
        guard let image = try? EncodedImage(bytes: bytes) else { return }
        // A file that says it is huge takes its time: most of those are looked at in their small size only.
        if image.pixelWidth * image.pixelHeight < 1 << 20 || chance.once(in: 20) { _ = try? Bitmap(decoding: bytes) }
        let key = ImageKey(bytes: bytes)
        var item = ImageItem(
            key: key,
            frame: CGRect(x: chance.coordinate(), y: chance.coordinate(), width: chance.coordinate(), height: chance.coordinate()),
            interpolation: chance.pick([.low, .medium, .high, .none]))
        if chance.once(in: 3) {
            item.source = ImageRegion(left: whole(&chance), top: whole(&chance), width: whole(&chance), height: whole(&chance))
        }
        if chance.once(in: 3) { item.tile = CGSize(width: chance.coordinate(), height: chance.coordinate()) }
        if chance.once(in: 4) { item.tint = .black }
        // What needs the whole picture is asked of those that are not huge.
        let isWhole = item.source != nil || item.interpolation == .none || item.interpolation == .low
        if isWhole, image.pixelWidth * image.pixelHeight > 4 << 20, !chance.once(in: 20) { return }
        let list = DisplayList(size: CGSize(width: 40, height: 30), items: [.image(item)], images: [key: image])
        _ = rasterizer.draw(list, scale: 1)
    }

    private func whole(_ chance: inout SeededGenerator) -> Int {
        chance.once(in: 10) ? Int(truncatingIfNeeded: chance.next()) : chance.below(30) - 4
    }

    private func file(_ chance: inout SeededGenerator) -> [UInt8] {
        switch chance.below(6) {
        case 0:
            let color = chance.pick(PlainPNG.Color.allCases)
            let width = 1 + chance.below(70), height = 1 + chance.below(40)
            let bytes = Self.png(color, chance.pick(color.depths), isInterlaced: chance.once(in: 2), width, height, &chance)
            return chance.once(in: 4) ? bytes : Mutation.mutate(bytes, &chance)
        case 1: return spliced(chance.pick(samples), chance.pick(samples), &chance)
        case 2: return Self.withChecksums(Mutation.mutate(chance.pick(samples), &chance))
        default: return Mutation.mutate(chance.pick(samples), &chance)
        }
    }

    private func spliced(_ first: [UInt8], _ second: [UInt8], _ chance: inout SeededGenerator) -> [UInt8] {
        Array(first.prefix(chance.below(first.count + 1)) + second.suffix(chance.below(second.count + 1)))
    }

    private static func png(
        _ color: PlainPNG.Color, _ depth: Int, isInterlaced: Bool, _ width: Int, _ height: Int, _ chance: inout SeededGenerator
    ) -> [UInt8] {
        let salt = Int(truncatingIfNeeded: chance.next() >> 8)
        var png = PlainPNG(width: width, height: height, color: color, depth: depth, interlaced: isInterlaced) { x, y in
            let places: Int = (x &* 7919) ^ (y &* 104_729), most: Int = (1 << depth) - 1
            return (0..<color.channels).map { (channel: Int) -> Int in (places ^ salt &+ channel) & most }
        }
        if color == .palette { png.palette = (0..<1 + chance.below(1 << depth)).map { [UInt8($0 & 255), 9, UInt8(255 - $0 & 255)] } }
        if chance.once(in: 2) { png.transparency = (0..<chance.below(8)).map { _ in UInt8(truncatingIfNeeded: chance.next()) } }
        return png.bytes
    }

    /// A PNG whose chunks have the sums of what they hold now, so that what they hold is read.
    private static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
        var result = bytes
        var place = 8
        while place + 12 <= result.count {
            let length = result[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= result.count - place - 12 else { break }
            let content = Array(result[place + 4..<place + 8 + length])
            result.replaceSubrange(place + 8 + length..<place + 12 + length, with: PlainPNG.bytes(vitrine_crc32(0, content, content.count)))
            place += 12 + length
        }
        return result
    }
}
