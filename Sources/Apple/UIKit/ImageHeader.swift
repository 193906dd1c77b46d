import Drawing

/// What the first bytes of a PNG or JPEG say: enough to know its size without decoding it.
struct ImageHeader {
    let format: EncodedImage.Format
    let width: Int
    let height: Int
    /// EXIF orientations 5…8 stand on their side.
    private static let largestSide = 32_768

    init?(_ bytes: [UInt8]) {
        guard let found = Self.png(bytes) ?? Self.jpeg(bytes) else { return nil }
        guard (1...Self.largestSide).contains(found.width), (1...Self.largestSide).contains(found.height) else { return nil }
        self = found
    }

    private init(format: EncodedImage.Format, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }

    private static func png(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        return ImageHeader(format: .png, width: number(at: 16), height: number(at: 20))
    }

    /// Walks the segments to the first start of frame.
    private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var offset = 2
        while offset + 9 < bytes.count {
            guard bytes[offset] == 0xFF else { return nil }
            let marker = bytes[offset + 1]
            if marker == 0xFF || marker == 0x01 || (0xD0...0xD7).contains(marker) {
                offset += marker == 0xFF ? 1 : 2
                continue
            }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let height = Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
                let width = Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8])
                return ImageHeader(format: .jpeg, width: width, height: height)
            }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2, marker != 0xDA, marker != 0xD9 else { return nil }
            offset += 2 + length
        }
        return nil
    }
}
