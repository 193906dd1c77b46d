import VitrineCCodec

/// The header of an image file: what its first bytes say, read without decoding.
struct ImageHeader: Hashable {
    let format: EncodedImage.Format
    /// The width as stored, in pixels, before any rotation.
    let width: Int
    let height: Int
    /// EXIF's orientation, 1…8.
    let orientation: Int
    /// Whether the file is an animation, of which only the first picture is seen.
    let isAnimated: Bool

    init(_ bytes: [UInt8]) throws {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = try Self.png(bytes)
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            self = try Self.jpeg(bytes)
        } else if bytes.count >= 12, bytes[..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) {
            self = try Self.webp(bytes)
        } else {
            throw ImageError.unknownFormat
        }
        guard width <= Bitmap.largestSide, height <= Bitmap.largestSide, width * height <= Bitmap.mostPixels else {
            throw ImageError.tooLarge(width: width, height: height)
        }
        guard width > 0, height > 0 else { throw ImageError.damaged(format) }
    }

    /// Whether the picture lies on its side in the file.
    var isTurned: Bool { orientation >= 5 }

    private init(format: EncodedImage.Format, width: Int, height: Int, orientation: Int, isAnimated: Bool = false) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
        self.isAnimated = isAnimated
    }

    private static func png(_ bytes: [UInt8]) throws -> ImageHeader {
        guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else { throw ImageError.damaged(.png) }
        return ImageHeader(format: .png, width: Int(bytes.word(at: 16)), height: Int(bytes.word(at: 20)), orientation: 1)
    }

    private static func webp(_ bytes: [UInt8]) throws -> ImageHeader {
        var width: UInt32 = 0, height: UInt32 = 0, animated: Int32 = 0
        guard vitrine_webp_size(bytes, bytes.count, &width, &height, &animated) == 1 else { throw ImageError.damaged(.webp) }
        return ImageHeader(
            format: .webp, width: Int(width), height: Int(height), orientation: Exif.orientation(inWebP: bytes) ?? 1,
            isAnimated: animated != 0)
    }

    private static func jpeg(_ bytes: [UInt8]) throws -> ImageHeader {
        var place = 2
        var orientation = 1
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else { throw ImageError.damaged(.jpeg) }
            let marker = bytes[place + 1]
            // Fill bytes and markers without a body.
            if marker == 0xFF || marker == 0x01 || (0xD0...0xD7).contains(marker) {
                place += marker == 0xFF ? 1 : 2
                continue
            }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            guard length >= 2, place + 2 + length <= bytes.count else { throw ImageError.damaged(.jpeg) }
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard length >= 8 else { throw ImageError.damaged(.jpeg) }
                let height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                let width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
                return ImageHeader(format: .jpeg, width: width, height: height, orientation: orientation)
            case 0xE1: orientation = Exif.orientation(bytes[(place + 4)..<(place + 2 + length)]) ?? orientation
            case 0xD9, 0xDA: throw ImageError.damaged(.jpeg)
            default: break
            }
            place += 2 + length
        }
        throw ImageError.damaged(.jpeg)
    }
}

extension [UInt8] {
    /// Four bytes, highest first; the caller has checked that they are there.
    func word(at place: Int) -> UInt32 {
        self[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}

extension EncodedImage {
    /// Takes format and size from the file's header; a picture that EXIF turns has its turned size.
    /// Throws `ImageError`. The pixels themselves are not looked at until they are drawn.
    package init(bytes: [UInt8]) throws {
        let header = try ImageHeader(bytes)
        self.init(
            format: header.format, bytes: bytes, pixelWidth: header.isTurned ? header.height : header.width,
            pixelHeight: header.isTurned ? header.width : header.height)
    }
}

extension ImageKey {
    /// The key of these encoded bytes.
    package init(bytes: [UInt8]) {
        var digest = Digest()
        bytes.withUnsafeBytes { digest.add($0) }
        self.init(rawValue: digest.value)
    }
}
