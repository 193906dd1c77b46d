import CryptoKit
import Foundation
import SwiftUI
import Testing
import UIKit

/// The matrices and modules to compare with were made by other people's programs: `qrcode` 8 and `python-barcode` 0.16 of PyPI, the mask as
/// chosen here. What is made here was read by zbar, from version 1 to 40.
@Suite("Codes of Core Image") struct CodeTests {
    private func code(_ message: Data, _ level: String) -> CIImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = message
        filter.correctionLevel = level
        return filter.outputImage
    }

    /// Rows of `#` and `.`, from the top; a pixel that is neither black nor white is `?`.
    private func rows(_ image: CIImage) throws -> [String] {
        let picture = try #require(CIContext().createCGImage(image, from: image.extent))
        let bytes = try [UInt8](#require(picture.dataProvider?.data) as Data)
        return (0..<picture.height).map { row in
            let line = (0..<picture.width).map { column -> UInt8 in
                let start = (row * picture.width + column) * 4, pixel = bytes[start..<start + 4]
                return UInt8(ascii: pixel.elementsEqual([0, 0, 0, 255]) ? "#" : pixel.elementsEqual([255, 255, 255, 255]) ? "." : "?")
            }
            return String(decoding: line, as: UTF8.self)
        }
    }

    @Test("xcode.2: a QR code is the matrix that the standard has for its bytes, with a white border of one module") func matrix() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("tide".utf8), forKey: "inputMessage")
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let expected = """
            .......................
            .#######..#.##.#######.
            .#.....#.#..##.#.....#.
            .#.###.#.....#.#.###.#.
            .#.###.#..#.#..#.###.#.
            .#.###.#.##.##.#.###.#.
            .#.....#..###..#.....#.
            .#######.#.#.#.#######.
            ..........#............
            .#.#.#.#..#..#...#..#..
            ........###.#.#.#.####.
            .##..#.##..##.###.####.
            .#....#.....###.##..#..
            .#...#.#...##.###...##.
            .........#.....#.....#.
            .#######..##.#...#.###.
            .#.....#.......#....#..
            .#.###.#.##..#.#.#..##.
            .#.###.#..###.#.#...#..
            .#.###.#.#.##.###.##.#.
            .#.....#..#####.###.#..
            .#######.####.###..###.
            .......................
            """
        #expect(try rows(image) == expected.split(separator: "\n").map(String.init))
        // M is what stands there where no level is set.
        #expect(try rows(#require(code(Data("tide".utf8), "M"))) == rows(image))
    }

    @Test(
        "xcode.2: bytes of any kind, in each level and up to the largest of the forty versions",
        arguments: [
            (20, "Q", 25, "101914b8eca3c9dd"), (150, "H", 65, "98d56900bb0f4fc0"), (1000, "M", 121, "5e1a4b8157753fa0"),
            (2953, "L", 177, "f85e558c14352c64"),
        ])
    func versions(count: Int, level: String, side: Int, digest: String) throws {
        let image = try #require(code(Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) }), level))
        #expect(image.extent.width == CGFloat(side + 2))
        let inner = try rows(image).dropFirst().dropLast().map { $0.dropFirst().dropLast() }.joined()
        #expect(SHA256.hash(data: Data(inner.utf8)).map { String(format: "%02x", $0) }.joined().hasPrefix(digest))
    }

    @Test("xcode.2: what no code holds is no picture: no bytes, too many, and an unknown level") func impossible() {
        #expect(code(Data(), "M") == nil && code(Data(count: 2954), "L") == nil && code(Data("tide".utf8), "X") == nil)
        #expect(CIFilter.qrCodeGenerator().outputImage == nil)
    }

    @Test("xcode.2: a code that is made larger, as widgets do, has sharp pixels and the colours that it is given") func larger() throws {
        let small = try #require(code(Data("tide".utf8), "M")), unit = try rows(small)
        let large = small.samplingNearest().transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        #expect(large.extent == CGRect(x: 0, y: 0, width: 230, height: 230))
        let pixels = try rows(large)
        #expect(pixels == unit.flatMap { row in Array(repeating: row.map { String(repeating: $0, count: 10) }.joined(), count: 10) })

        let colors = CIFilter.falseColor()
        colors.inputImage = small
        colors.color0 = CIColor(red: 1, green: 0, blue: 0)
        colors.color1 = .clear
        let colored = try UIImage(ciImage: #require(colors.outputImage))
        #expect(colored.pixel(1, 1) == [255, 0, 0, 255] && colored.pixel(0, 0) == [0, 0, 0, 0])
        let mask = CIFilter.maskToAlpha()
        mask.inputImage = small
        let masked = try UIImage(ciImage: #require(mask.outputImage))
        #expect(masked.pixel(1, 1) == [0, 0, 0, 0] && masked.pixel(0, 0) == [255, 255, 255, 255])
    }

    @Test("xcode.2: a bar code of ASCII, digits in pairs; nothing of other bytes, and nothing of codes that are not made") func bars()
        throws
    {
        func modules(_ text: String) throws -> String {
            let filter = CIFilter.code128BarcodeGenerator()
            filter.message = Data(text.utf8)
            filter.quietSpace = 3
            filter.barcodeHeight = 20
            let image = try #require(filter.outputImage), lines = try rows(image)
            #expect(lines.count == 26 && Set(lines[3..<23]).count == 1 && lines[0].allSatisfy { $0 == "." })
            return String(lines[10].dropFirst(3).dropLast(3).map { $0 == "#" ? "1" : "0" })
        }
        #expect(
            try modules("Tide 7")
                == "11010010000110111000101000011010010000100110101100100001101100110011101101110101111000101100011101011")
        #expect(try modules("123456") == "11010011100101100111001000101100011100010110100011011101100011101011")
        #expect(try modules("12345") == "1101001110010110011100100010110001011110111011011100100111010110001100011101011")
        #expect(
            try modules("TIDE-20261124")
                == "110100100001101110001011000100010101100010001000110100010011011100101110111101100100111011100"
                + "1001101100010010011101001100110110111101100011101011")
        let other = CIFilter.code128BarcodeGenerator()
        other.message = Data("Möwe".utf8)
        #expect(other.outputImage == nil && CIFilter.aztecCodeGenerator().outputImage == nil)
        #expect(CIFilter.pdf417BarcodeGenerator().outputImage == nil)
    }
}
