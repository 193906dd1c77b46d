import VitrineCCodec
import Foundation
import SeededGenerators
import Testing

@testable import VitrineDrawing

@Suite struct PNGTests {
    /// Pixels that premultiplying does not change: opaque or empty.
    private func noise(_ width: Int, _ height: Int, seed: UInt64, empty: Bool) -> Bitmap {
        var random = SeededGenerator(seed: seed)
        var bitmap = Bitmap(width: width, height: height)
        for pixel in 0..<width * height where !(empty && random.next() % 3 == 0) {
            let word = random.next()
            // Half of the rows are one colour, so that there are runs of all lengths.
            let flat = (pixel / width).isMultiple(of: 2)
            bitmap.pixels[pixel * 4] = flat ? 7 : UInt8(truncatingIfNeeded: word)
            bitmap.pixels[pixel * 4 + 1] = flat ? 9 : UInt8(truncatingIfNeeded: word >> 8)
            bitmap.pixels[pixel * 4 + 2] = UInt8(pixel % width / 100)
            bitmap.pixels[pixel * 4 + 3] = 255
        }
        return bitmap
    }

    @Test(arguments: [(1, 1), (3, 2), (257, 9), (300, 40), (1014, 12)]) func `what is written is read back by libpng`(
        width: Int, height: Int
    ) throws {
        for empty in [false, true] {
            let bitmap = noise(width, height, seed: UInt64(width), empty: empty)
            #expect(try Bitmap(decoding: PNG.encode(bitmap)) == bitmap)
            #expect(try Bitmap(decoding: PNG.encode(bitmap, compression: .compact)) == bitmap)
        }
    }

    /// The codes are made from a sample of the rows: what is in none of those must be written all the same.
    @Test(arguments: [20, 100, 300]) func `colours that are in a single row are written too`(height: Int) throws {
        for row in stride(from: 0, to: height, by: 7) {
            for empty in [false, true] {
                var bitmap = Bitmap(width: 64, height: height)
                if !empty { bitmap.pixels = [UInt8](repeating: 255, count: bitmap.pixels.count) }
                let noise = noise(64, 2, seed: UInt64(row), empty: false)
                bitmap.pixels.replaceSubrange(row * 256..<(row + 1) * 256, with: noise.pixels[256...])
                #expect(try Bitmap(decoding: PNG.encode(bitmap)) == bitmap)
            }
        }
    }

    @Test func `a picture without transparency has no alpha channel`() {
        #expect(PNG.encode(noise(4, 4, seed: 1, empty: false))[25] == 2)
        #expect(PNG.encode(Bitmap(width: 4, height: 4))[25] == 6)
    }

    @Test func `the fast stream is sound zlib of the filtered rows`() {
        let bitmap = noise(400, 30, seed: 3, empty: false)
        var rows: [UInt8] = []
        PNGFilter(bitmap: bitmap, channels: 3).up { row, isSample in
            if !isSample { rows += row }
        } between: {
        }
        let stream = RunDeflate.compress(rows, distance: 3)
        var back = [UInt8](repeating: 0, count: rows.count)
        #expect(vitrine_zlib_decompress(stream, stream.count, &back, back.count) == 1)
        #expect(back == rows)
    }

    @Test func `runs of every length survive`() {
        for length in [1, 3, 4, 5, 6, 10, 11, 12, 13, 18, 19, 34, 66, 67, 130, 131, 227, 257, 258, 259, 261, 262, 516, 1000] {
            let bytes = [UInt8](repeating: 5, count: length) + [1, 2, 3] + [UInt8](repeating: 0, count: length)
            for distance in 1...4 {
                let stream = RunDeflate.compress(bytes, distance: distance)
                var back = [UInt8](repeating: 0, count: bytes.count)
                #expect(vitrine_zlib_decompress(stream, stream.count, &back, back.count) == 1)
                #expect(back == bytes)
            }
        }
    }

    /// The rows of a large picture are written two bytes at a time, those of a small one byte by byte.
    @Test(arguments: [1, 2, 3, 8, 9, 63, 64, 65, 127, 128, 129, 1092])
    func `a large picture's stream is what a small one's would be`(width: Int) {
        var random = SeededGenerator(seed: UInt64(width))
        let rows = (0..<max(4, 12_000 / width / 4)).map { row -> [UInt8] in
            var bytes: [UInt8] = [2]
            while bytes.count <= 4 * width {
                let word = random.next()
                // Single pixels, short runs and those longer than one code tells; colours that are common, and any.
                let length = word % 3 == 0 ? 1 : word % 3 == 1 ? Int(word >> 8 & 0xFFFF) % 5 : Int(word >> 8 & 0xFFFF) % 140
                let color = UInt32(truncatingIfNeeded: row.isMultiple(of: 3) ? word >> 16 : word >> 16 & 0x0001_0001)
                for _ in 0..<min(length, (4 * width + 1 - bytes.count) / 4) {
                    bytes += [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: color >> $0) }
                }
            }
            return bytes
        }
        func stream(room: Int) -> [UInt8] {
            var deflate = RunDeflate(room: room, distance: 4, lead: 1)
            for row in rows { row.withUnsafeBufferPointer { deflate.sample($0) } }
            deflate.begin()
            for row in rows { row.withUnsafeBufferPointer { deflate.write($0) } }
            var stream: [UInt8] = []
            deflate.finish { stream.append(contentsOf: $0) }
            return stream
        }
        let small = stream(room: 65_535)
        #expect(stream(room: 65_536) == small)
        var back = [UInt8](repeating: 0, count: rows.reduce(0) { $0 + $1.count })
        #expect(vitrine_zlib_decompress(small, small.count, &back, back.count) == 1)
        #expect(back == Array(rows.joined()))
    }

    @Test func `codes stay within their longest length, however uneven the counts`() {
        var counts = [1, 1]
        while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        let table = HuffmanTable(counts: counts, longest: 7)
        #expect(table.lengths.allSatisfy { (1...7).contains($0) })
        let share = table.lengths.reduce(0.0) { (sum: Double, length) -> Double in sum + 1 / Double(1 << Int(length)) }
        #expect(share <= 1)
    }

    @Test func `compact is smaller than fast`() {
        let bitmap = Rasterizer.forTests().draw(Sample.everything, scale: 2)
        #expect(PNG.encode(bitmap, compression: .compact).count < PNG.encode(bitmap).count)
    }
}
