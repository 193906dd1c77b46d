import VitrineCPixels
import SeededGenerators
import Testing

@testable import VitrineDrawing

@Suite("Rows of pixels") struct BlendingTests {
    /// Premultiplied pixels of every kind: empty, full, between.
    static func pixels(_ count: Int, seed: UInt64) -> [Pixel] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            let word = random.next()
            let alpha: UInt32 = word % 4 == 0 ? 0 : word % 4 == 1 ? 255 : UInt32(word >> 8 & 255)
            func channel(_ shift: UInt64) -> UInt32 { alpha == 0 ? 0 : UInt32(word >> shift & 255) % (alpha + 1) }
            return Pixel(red: channel(16), green: channel(24), blue: channel(32), alpha: alpha)
        }
    }

    /// Coverage in stretches of one value, as edges, letters and shadows have it.
    static func coverage(_ count: Int, seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        var bytes: [UInt8] = []
        while bytes.count < count {
            let word = random.next()
            let value: UInt8 = word % 3 == 0 ? 0 : word % 3 == 1 ? 255 : UInt8(word >> 8 & 255)
            bytes += Array(repeating: value, count: Int(word >> 16 % 23) % 23 + 1)
        }
        return Array(bytes[..<count])
    }

    static let counts = Array(0...40) + [255, 1092]

    @Test(arguments: counts) func `a row is painted as each of its pixels would be`(count: Int) {
        for seed in UInt64(1)...20 {
            let under = Self.pixels(count, seed: seed), source = Self.pixels(count, seed: seed + 100)
            let coverage = Self.coverage(count, seed: seed + 200)
            let color = Self.pixels(1, seed: seed + 300)[0], share = UInt32(seed * 12)
            func painted(_ paint: (UnsafeMutablePointer<Pixel>) -> Void) -> [Pixel] {
                var row = under + [7]
                row.withUnsafeMutableBufferPointer { paint($0.baseAddress!) }
                // Nothing is written behind the end.
                #expect(row.removeLast() == 7)
                return row
            }
            #expect(
                painted { Blending.paint(color, coverage: share, onto: $0, count: count) } == under.map { color.scaled(share).over($0) })
            #expect(
                painted { Blending.paint(color, through: coverage, onto: $0, count: count) }
                    == zip(under, coverage).map { color.scaled(UInt32($1)).over($0) })
            #expect(
                painted { Blending.paint(source, coverage: share, onto: $0, count: count) }
                    == zip(under, source).map { $1.scaled(share).over($0) })
            #expect(
                painted { Blending.paint(source, coverage: 255, onto: $0, count: count) } == zip(under, source).map { $1.over($0) })
            #expect(
                painted { Blending.paint(source, through: coverage, onto: $0, count: count) }
                    == under.indices.map { source[$0].scaled(UInt32(coverage[$0])).over(under[$0]) })
        }
    }

    @Test(arguments: Array(1...40) + [200]) func `a letter is painted as each of its pixels would be, and nothing beside it`(width: Int) {
        for seed in UInt64(1)...20 {
            let height = Int(seed % 5) + 1, stride = width + Int(seed % 3)
            let under = Self.pixels(stride * height, seed: seed), color = Self.pixels(1, seed: seed + 300)[0]
            let coverage = Self.coverage(width * height, seed: seed + 200)
            var target = under
            vitrine_over_color_letter(&target, stride, coverage, width, height, color)
            let expected = under.indices.map { place in
                let (x, y) = (place % stride, place / stride)
                return x < width ? color.scaled(UInt32(coverage[y * width + x])).over(under[place]) : under[place]
            }
            #expect(target == expected)
        }
    }

    @Test(arguments: counts) func `pixels that are straight are counted in blocks`(count: Int) {
        for place in 0..<max(count, 1) {
            // Opaque, empty, and one between.
            var row = (0..<count).map { Pixel($0 % 3 == 0 ? 0 : 0xFF01_0203) }
            #expect(vitrine_straight_count(row, count) == count)
            guard count > 0 else { continue }
            row[place] = 0x8000_0000
            #expect(vitrine_straight_count(row, count) == place / 64 * 64)
            row = row.map { _ in 0xFF01_0203 }
            row[place] = 0xFE00_0000
            #expect(vitrine_straight_count(row, count) == place / 64 * 64)
        }
    }

    @Test(arguments: counts) func `coverage is multiplied and rounded to nearest`(count: Int) {
        for seed in UInt64(1)...20 {
            let a = Self.coverage(count, seed: seed), b = Self.coverage(count, seed: seed + 1)
            var product = [UInt8](repeating: 1, count: count), shared = product
            vitrine_multiply(&product, a, b, count)
            vitrine_multiply_share(&shared, a, count, 77)
            #expect(product == zip(a, b).map { UInt8(multiplied(UInt32($0), UInt32($1))) })
            #expect(shared == a.map { UInt8(multiplied(UInt32($0), 77)) })
        }
    }

    @Test func `a row is made straight wherever in it the see-through pixels are`() {
        for place in 0..<200 {
            var row = [Pixel](repeating: 0xFF01_0203, count: 200)
            row[place] = 0x8040_2000
            row[199 - place] = 0x0000_0000
            var straight = [Pixel](repeating: 1, count: 200)
            vitrine_straighten(&straight, row, 200)
            let expected = row.map { pixel in
                let color = pixel.straight
                return Pixel(red: UInt32(color.x), green: UInt32(color.y), blue: UInt32(color.z), alpha: pixel.alpha)
            }
            #expect(straight == expected)
        }
    }
}
