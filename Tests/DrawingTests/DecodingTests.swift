import Foundation
import HostileInput
import Testing

@testable import VitrineDrawing

/// Each kind of file that must be read, against what was put into it.
@Suite struct DecodingTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Resources/Images")

    private func file(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    }

    /// The colours red, blue, yellow, green in the quarters of 48 × 32 pixels; the green one half transparent where alpha is kept.
    private static let quarters: [[Int]] = [[230, 40, 30, 255], [30, 60, 220, 255], [240, 220, 40, 255], [20, 160, 80, 255]]
    private static let faded = [10, 80, 40, 128]
    private static let centers = [(12, 8), (36, 8), (12, 24), (36, 24)]

    private func expectQuarters(
        _ bitmap: Bitmap, _ wanted: [[Int]], within tolerance: Int, location: SourceLocation = #_sourceLocation
    ) {
        #expect(bitmap.width == 48 && bitmap.height == 32, sourceLocation: location)
        for (place, color) in zip(Self.centers, wanted) {
            let found = bitmap[place.0, place.1].map(Int.init)
            #expect(zip(found, color).allSatisfy { abs($0 - $1) <= tolerance }, "\(found) for \(color)", sourceLocation: location)
        }
    }

    @Test(arguments: [("photo-ycbcr.jpg", 6), ("photo-progressive.jpg", 6), ("photo-cmyk.jpg", 6), ("photo-ycck.jpg", 8)])
    func `JPEGs of every colour space keep their colours`(name: String, tolerance: Int) throws {
        expectQuarters(try Bitmap(decoding: file(name)), Self.quarters, within: tolerance)
    }

    @Test func `a grey JPEG is grey`() throws {
        let light = Self.quarters.map { Int((Double($0[0]) * 0.299 + Double($0[1]) * 0.587 + Double($0[2]) * 0.114).rounded()) }
        expectQuarters(try Bitmap(decoding: file("photo-grey.jpg")), light.map { [$0, $0, $0, 255] }, within: 4)
    }

    @Test func `inks that no Adobe marker turns round are read as they stand`() throws {
        var bytes = try file("photo-cmyk.jpg")
        let marker = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xEE })
        bytes.removeSubrange(marker..<marker + 2 + Int(bytes[marker + 3]))
        // What was light is now ink: full yellow, magenta, cyan light become their complements under full black.
        let bitmap = try Bitmap(decoding: bytes)
        #expect(Self.centers.allSatisfy { bitmap[$0.0, $0.1] == [0, 0, 0, 255] })
    }

    @Test func `WebP with and without loss keeps its colours`() throws {
        expectQuarters(try Bitmap(decoding: file("picture-lossy.webp")), Self.quarters, within: 8)
        expectQuarters(try Bitmap(decoding: file("picture-lossless.webp")), Self.quarters, within: 0)
    }

    @Test func `WebP with and without loss keeps its alpha, premultiplied`() throws {
        let wanted = Self.quarters[..<3] + [Self.faded]
        expectQuarters(try Bitmap(decoding: file("picture-lossy-alpha.webp")), Array(wanted), within: 8)
        expectQuarters(try Bitmap(decoding: file("picture-lossless-alpha.webp")), Array(wanted), within: 1)
    }

    @Test func `of an animated WebP the first picture is seen`() throws {
        expectQuarters(try Bitmap(decoding: file("picture-animated.webp")), Array(Self.quarters[..<3]) + [Self.faded], within: 1)
    }

    @Test func `a WebP is turned as its EXIF says`() throws {
        let bytes = try file("picture-turned.webp")
        let image = try EncodedImage(bytes: bytes)
        #expect(image.format == .webp && image.pixelWidth == 32 && image.pixelHeight == 48)
        // Turned a quarter clockwise, the lower left comes to the upper left.
        #expect(try Bitmap(decoding: bytes)[8, 12] == [240, 220, 40, 255])
    }

    @Test func `a WebP is decoded at the size it is drawn`() throws {
        let grid = try ImageDecoder.decode(file("picture-lossless.webp"), atLeast: (width: 12, height: 8))
        #expect(grid.width == 12 && grid.height == 8)
        #expect(grid.pixels[2 * 12 + 2] == Pixel(red: 230, green: 40, blue: 30, alpha: 255))
        let turned = try ImageDecoder.decode(file("picture-turned.webp"), atLeast: (width: 8, height: 12))
        #expect(turned.width == 8 && turned.height == 12)
    }

    @Test func `a WebP that claims too many pixels is refused before decoding`() throws {
        var bytes = try file("picture-animated.webp")
        bytes.replaceSubrange(24..<30, with: [0xFF, 0xFF, 0x00, 0x0F, 0x00, 0x00])
        #expect(throws: ImageError.tooLarge(width: 65_536, height: 16)) { try EncodedImage(bytes: bytes) }
    }

    @Test func `a large PNG is averaged while it is read`() throws {
        let big = PlainPNG(width: 4000, height: 1500, color: .greyAlpha, depth: 8) { x, _ in [x % 2 * 200, 255] }
        let grid = try ImageDecoder.decode(big.bytes, atLeast: (width: 99, height: 30))
        #expect(grid.width == 200 && grid.height == 75)
        #expect(grid.pixels.allSatisfy { $0 == Pixel(red: 100, green: 100, blue: 100, alpha: 255) })
        var woven = big
        woven.interlaced = true
        #expect(try ImageDecoder.decode(woven.bytes, atLeast: (width: 99, height: 30)).width == 4000)
    }

    @Test(arguments: PlainPNG.Color.allCases, [false, true])
    func `PNGs of every colour type and depth are read, interlaced too`(color: PlainPNG.Color, interlaced: Bool) throws {
        for depth in color.depths {
            let most = 1 << depth
            func values(_ x: Int, _ y: Int) -> [Int] { (0..<color.channels).map { (x * 37 + y * 1009 + $0 * 4099) % most } }
            var png = PlainPNG(width: 19, height: 13, color: color, depth: depth, interlaced: interlaced, sample: values)
            if color == .palette {
                let entries = Array(UInt8(0)...UInt8(most - 1))
                png.palette = entries.map { [$0, 255 - $0, $0 &* 7] }
                png.transparency = [0, 128]
            }
            let bitmap = try Bitmap(decoding: png.bytes)
            for y in 0..<13 {
                for x in 0..<19 {
                    let wanted = expected(values(x, y), color, depth, png)
                    #expect(bitmap[x, y] == wanted, "\(color) of \(depth) bits at \(x), \(y)")
                }
            }
        }
    }

    @Test(arguments: [8, 16]) func `the one colour that tRNS names is transparent`(depth: Int) throws {
        let gap = depth == 8 ? 200 : 51_400
        var grey = PlainPNG(width: 4, height: 1, color: .grey, depth: depth) { x, _ in [x == 2 ? gap : 0] }
        grey.transparency = [UInt8(gap >> 8), UInt8(gap & 255)]
        #expect(try (0..<4).map { try Bitmap(decoding: grey.bytes)[$0, 0][3] } == [255, 255, 0, 255])
        var rgb = PlainPNG(width: 4, height: 1, color: .rgb, depth: depth) { x, _ in [gap, x, 0] }
        rgb.transparency = [UInt8(gap >> 8), UInt8(gap & 255), 0, 3, 0, 0]
        #expect(try (0..<4).map { try Bitmap(decoding: rgb.bytes)[$0, 0][3] } == [255, 255, 255, 0])
    }

    private func expected(_ values: [Int], _ color: PlainPNG.Color, _ depth: Int, _ png: PlainPNG) -> [UInt8] {
        let most = (1 << depth) - 1
        let bytes = values.map { (2 * $0 * 255 + most) / (2 * most) }
        func premultiplied(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> [UInt8] {
            [red, green, blue].map { UInt8(multiplied(UInt32($0), UInt32(alpha))) } + [UInt8(alpha)]
        }
        switch color {
        case .grey: return premultiplied(bytes[0], bytes[0], bytes[0], 255)
        case .greyAlpha: return premultiplied(bytes[0], bytes[0], bytes[0], bytes[1])
        case .rgb: return premultiplied(bytes[0], bytes[1], bytes[2], 255)
        case .rgba: return premultiplied(bytes[0], bytes[1], bytes[2], bytes[3])
        case .palette:
            let entry = png.palette[values[0]].map(Int.init)
            let alpha = values[0] < png.transparency.count ? Int(png.transparency[values[0]]) : 255
            return premultiplied(entry[0], entry[1], entry[2], alpha)
        }
    }
}
