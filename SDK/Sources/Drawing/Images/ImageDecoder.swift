import VitrineCCodec

/// Decodes files into premultiplied pixels.
enum ImageDecoder {
    /// - Parameter atLeast: a size in pixels that is enough: the file may be decoded smaller than it is, which takes less
    ///   time and memory.
    static func decode(_ bytes: [UInt8], atLeast: (width: Int, height: Int)? = nil) throws -> PixelGrid {
        let header = try ImageHeader(bytes)
        let wanted = atLeast.map { header.isTurned ? (width: $0.height, height: $0.width) : $0 }
        let straight =
            switch header.format {
            case .png: try png(bytes, header, atLeast: wanted)
            case .jpeg: try jpeg(bytes, header, atLeast: wanted)
            case .webp: try webp(bytes, header, atLeast: wanted)
            }
        return straight.oriented(header.orientation)
    }

    /// A PNG with more pixels than this is shrunk while it is read.
    private static let wholePixels = 4 << 20
    /// Rows sum up in 32 bits.
    private static let mostShrinking = 256

    private static func png(_ bytes: [UInt8], _ header: ImageHeader, atLeast: (width: Int, height: Int)?) throws -> PixelGrid {
        var shrink = 1
        // The last byte of the header tells whether rows come in order.
        if let atLeast, header.width * header.height > wholePixels, bytes[28] == 0 {
            // Twice what is needed: the last step to the drawn size is made with overlapping weights.
            shrink = min(header.width / max(1, 2 * atLeast.width), header.height / max(1, 2 * atLeast.height), mostShrinking)
        }
        let step = max(1, shrink)
        return try read(width: (header.width + step - 1) / step, height: (header.height + step - 1) / step, .png) {
            vitrine_png_read(bytes, bytes.count, $0, UInt32(header.width), UInt32(header.height), UInt32(step))
        }
    }

    private static func webp(_ bytes: [UInt8], _ header: ImageHeader, atLeast: (width: Int, height: Int)?) throws -> PixelGrid {
        var size = (width: header.width, height: header.height)
        if let atLeast, !header.isAnimated { size = (min(size.width, max(1, atLeast.width)), min(size.height, max(1, atLeast.height))) }
        return try read(width: size.width, height: size.height, .webp) {
            vitrine_webp_read(bytes, bytes.count, $0, UInt32(size.width), UInt32(size.height))
        }
    }

    private static func jpeg(_ bytes: [UInt8], _ header: ImageHeader, atLeast: (width: Int, height: Int)?) throws -> PixelGrid {
        let (eighths, width, height) = try jpegSize(bytes, header, atLeast: atLeast)
        return try read(width: width, height: height, .jpeg) {
            vitrine_jpeg_read(bytes, bytes.count, Int32(eighths), $0, UInt32(width), UInt32(height))
        }
    }

    /// The fewest eighths of a JPEG's size that are enough, and the size in pixels that they are.
    private static func jpegSize(
        _ bytes: [UInt8], _ header: ImageHeader, atLeast: (width: Int, height: Int)?
    ) throws -> (eighths: Int, width: Int, height: Int) {
        var eighths = 8
        if let atLeast {
            eighths = (1...8).first { header.width * $0 >= atLeast.width * 8 && header.height * $0 >= atLeast.height * 8 } ?? 8
        }
        var width: UInt32 = 0, height: UInt32 = 0
        guard vitrine_jpeg_size(bytes, bytes.count, Int32(eighths), &width, &height) == 1, width > 0, height > 0,
            width <= Bitmap.largestSide, height <= Bitmap.largestSide, Int(width) * Int(height) <= Bitmap.mostPixels
        else { throw ImageError.damaged(.jpeg) }
        return (eighths, Int(width), Int(height))
    }

    /// A JPEG at another size, scaled while it is read, so that it is nowhere whole at its own; nil for what has to be turned, has this size
    /// already, or is no JPEG. The same pixels as of ``Resampler`` on the whole.
    static func scaledJPEG(_ bytes: [UInt8], width: Int, height: Int) throws -> PixelGrid? {
        let header = try ImageHeader(bytes)
        guard header.format == .jpeg, !(2...8).contains(header.orientation) else { return nil }
        let own = try jpegSize(bytes, header, atLeast: (width, height))
        guard own.width != width, own.height != height, width * own.height <= Resampler.mostBetween else { return nil }
        let scaler = RowScaler(from: (own.width, own.height), to: (width, height))
        let rows = JPEGRows(scaler, width: own.width)
        var row = [UInt8](repeating: 0, count: own.width * 4)
        let done = withExtendedLifetime(rows) {
            vitrine_jpeg_rows(
                bytes, bytes.count, Int32(own.eighths), &row, UInt32(own.width), UInt32(own.height),
                { context, row in
                    guard let context, let row else { return }
                    Unmanaged<JPEGRows>.fromOpaque(context).takeUnretainedValue().take(row)
                }, Unmanaged.passUnretained(rows).toOpaque())
        }
        guard done == 1 else { throw ImageError.damaged(.jpeg) }
        return scaler.finished()
    }

    /// Lets `body` fill `width` × `height` pixels; 0 from it means that it could not.
    private static func read(
        width: Int, height: Int, _ format: EncodedImage.Format, _ body: (UnsafeMutablePointer<UInt8>) -> Int32
    ) throws -> PixelGrid {
        var pixels = [Pixel](repeating: .transparent, count: width * height)
        let done = pixels.withUnsafeMutableBytes { bytes in
            // The header was checked to have at least one pixel, so there is an address.
            body(bytes.bindMemory(to: UInt8.self).baseAddress!)
        }
        guard done == 1 else { throw ImageError.damaged(format) }
        return PixelGrid(width: width, height: height, pixels: pixels)
    }
}

/// Takes a JPEG's rows as they are decoded.
private final class JPEGRows {
    private let scaler: RowScaler
    private var pixels: [Pixel]

    init(_ scaler: RowScaler, width: Int) {
        self.scaler = scaler
        pixels = [Pixel](repeating: .transparent, count: width)
    }

    func take(_ row: UnsafePointer<UInt8>) {
        pixels.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(start: row, count: $0.count)) }
        pixels.withUnsafeBufferPointer { scaler.add($0) }
    }
}

extension PixelGrid {
    /// The picture as it is meant to be seen, by EXIF's numbers.
    fileprivate func oriented(_ orientation: Int) -> PixelGrid {
        guard (2...8).contains(orientation) else { return self }
        let turned = orientation >= 5
        let (newWidth, newHeight) = turned ? (height, width) : (width, height)
        var result = [Pixel](repeating: .transparent, count: pixels.count)
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                let (sx, sy) =
                    switch orientation {
                    case 2: (width - 1 - x, y)
                    case 3: (width - 1 - x, height - 1 - y)
                    case 4: (x, height - 1 - y)
                    case 5: (y, x)
                    case 6: (y, height - 1 - x)
                    case 7: (width - 1 - y, height - 1 - x)
                    default: (width - 1 - y, x)
                    }
                result[y * newWidth + x] = pixels[sy * width + sx]
            }
        }
        return PixelGrid(width: newWidth, height: newHeight, pixels: result)
    }
}

extension Bitmap {
    /// Decodes a PNG, JPEG or WebP. Throws `ImageError`.
    package init(decoding bytes: [UInt8]) throws {
        let grid = try ImageDecoder.decode(bytes)
        self.init(width: grid.width, height: grid.height)
        pixels = grid.pixels.withUnsafeBytes { [UInt8]($0) }
    }
}
