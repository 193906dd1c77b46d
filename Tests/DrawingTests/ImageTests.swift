import Foundation
import SeededGenerators
import Testing

@testable import VitrineDrawing

@Suite struct ImageTests {
    /// A picture with its left half red, its right half blue.
    private func halves(_ width: Int, _ height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let out = (y * width + x) * 4
                bitmap.pixels.replaceSubrange(out..<out + 4, with: x < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255])
            }
        }
        return bitmap
    }

    private func withOrientation(_ value: UInt8, _ jpeg: [UInt8]) -> [UInt8] {
        let exif: [UInt8] = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
        return Array(jpeg[..<2]) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + Array(jpeg[2...])
    }

    @Test func `the header alone gives format and size`() throws {
        let png = try EncodedImage(bytes: PNG.encode(halves(30, 20)))
        #expect(png.format == .png && png.pixelWidth == 30 && png.pixelHeight == 20)
        let jpeg = try EncodedImage(bytes: JPEG.encode(halves(30, 20)))
        #expect(jpeg.format == .jpeg && jpeg.pixelWidth == 30 && jpeg.pixelHeight == 20)
    }

    @Test func `what is no picture is refused`() {
        #expect(throws: ImageError.unknownFormat) { try EncodedImage(bytes: Array("GIF89a".utf8)) }
        #expect(throws: ImageError.unknownFormat) { try EncodedImage(bytes: []) }
    }

    @Test func `a header that claims too many pixels is refused before decoding`() throws {
        var file = PNG.encode(halves(4, 4))
        file.replaceSubrange(16..<20, with: [0, 1, 0, 0])
        #expect(throws: ImageError.tooLarge(width: 65536, height: 4)) { try EncodedImage(bytes: file) }
        file.replaceSubrange(16..<24, with: [0, 0, 0x3F, 0, 0, 0, 0x3F, 0])
        #expect(throws: ImageError.self) { try EncodedImage(bytes: file) }
    }

    @Test(arguments: [(1, false, "left"), (3, false, "right"), (6, true, "top"), (8, true, "bottom")])
    func `a photograph is seen the way EXIF turns it`(orientation: Int, turned: Bool, redSide: String) throws {
        let file = withOrientation(UInt8(orientation), try JPEG.encode(halves(64, 32), quality: 95))
        let image = try EncodedImage(bytes: file)
        #expect((image.pixelWidth, image.pixelHeight) == (turned ? (32, 64) : (64, 32)))
        let bitmap = try Bitmap(decoding: file)
        let places = ["left": (4, 10), "right": (bitmap.width - 4, 10), "top": (10, 4), "bottom": (10, bitmap.height - 4)]
        let (x, y) = try #require(places[redSide])
        #expect(bitmap[x, y][0] > 200 && bitmap[x, y][2] < 60)
    }

    @Test func `a JPEG is decoded no larger than it needs to be`() throws {
        let file = try JPEG.encode(halves(800, 400))
        let grid = try ImageDecoder.decode(file, atLeast: (width: 90, height: 45))
        #expect(grid.width == 100 && grid.height == 50)
    }

    @Test(arguments: [(90, 45), (613, 307), (800, 401), (799, 400), (1300, 900), (1, 1), (3, 900)])
    func `a JPEG scaled while it is read has the pixels of one that was read whole`(width: Int, height: Int) throws {
        var random = SeededGenerator(seed: 3)
        var noisy: [UInt8] = []
        for _ in 0..<800 * 402 {
            let value = random.next()
            noisy += [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255), 255]
        }
        let file = try JPEG.encode(try #require(Bitmap(width: 800, height: 402, pixels: noisy)), quality: 90)
        let whole = try ImageDecoder.decode(file, atLeast: (width, height))
        // One axis after the other, each of which leaves the other as it is.
        let narrow = Resampler.scale(whole, width: width, height: whole.height)
        let expected = Resampler.scale(narrow, width: width, height: height)
        #expect(Resampler.scale(whole, width: width, height: height).pixels == expected.pixels)
        guard let read = try ImageDecoder.scaledJPEG(file, width: width, height: height) else {
            #expect(whole.width == width || whole.height == height)
            return
        }
        #expect(read.pixels == expected.pixels && read.isOpaque)
        #expect(throws: ImageError.self) { try ImageDecoder.scaledJPEG(Array(file[..<(file.count / 2)]), width: 90, height: 45) }
    }

    @Test func `shrinking keeps plain colours and takes the mean of the others`() {
        let grid = PixelGrid(width: 64, height: 4, pixels: (0..<256).map { $0 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF })
        let small = Resampler.scale(grid, width: 8, height: 2)
        #expect(small.pixels.allSatisfy { abs(Int($0 & 255) - 128) < 12 && $0.alpha == 255 })
        let plain = PixelGrid(width: 37, height: 11, pixels: Array(repeating: 0xFF12_3456, count: 37 * 11))
        #expect(Resampler.scale(plain, width: 13, height: 29).pixels.allSatisfy { $0 == 0xFF12_3456 })
    }

    @Test func `damaged files throw, and never trap`() throws {
        var random = SeededGenerator(seed: 11)
        for sound in [PNG.encode(Sample.checkerboard()), try JPEG.encode(Sample.checkerboard())] {
            #expect(throws: ImageError.self) { try Bitmap(decoding: Array(sound[..<40])) }
            for _ in 0..<300 {
                var bytes = sound
                for _ in 0...Int(random.next() % 3) {
                    bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
                }
                if random.next() % 4 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
                _ = try? Bitmap(decoding: bytes)
            }
        }
    }

    @Test func `equal bytes have equal keys, and others do not`() {
        #expect(ImageKey(bytes: [1, 2, 3]) == ImageKey(bytes: [1, 2, 3]))
        #expect(ImageKey(bytes: [1, 2, 3]) != ImageKey(bytes: [1, 2, 3, 0]))
    }
}
