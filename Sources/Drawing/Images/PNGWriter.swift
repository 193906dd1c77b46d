import CCodec

/// Writes PNG files.
public enum PNG {
    public enum Compression: Sendable {
        /// Each row less the one above, runs, one Huffman table: a tenth of the time, a tenth more bytes.
        case fast
        /// The best filter for each row and full deflate.
        case compact
    }

    /// The file's bytes. An opaque bitmap is written without alpha.
    public static func encode(_ bitmap: Bitmap, compression: Compression = .fast) -> [UInt8] {
        let opaque = bitmap.isOpaque
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        var header: [UInt8] = []
        header.append(bigEndian: UInt32(bitmap.width))
        header.append(bigEndian: UInt32(bitmap.height))
        // Eight bits, truecolour with or without alpha, deflate, the five filters, no interlacing.
        header += [8, opaque ? 2 : 6, 0, 0, 0]
        append("IHDR", header, to: &file)
        // Colours are sRGB, rendering intent perceptual.
        append("sRGB", [0], to: &file)
        let filter = PNGFilter(bitmap: bitmap, channels: opaque ? 3 : 4)
        switch compression {
        case .fast: append("IDAT", RunDeflate.compress(filter.up(), distance: filter.channels), to: &file)
        case .compact: append("IDAT", deflate(filter.best()), to: &file)
        }
        append("IEND", [], to: &file)
        return file
    }

    private static func deflate(_ rows: [UInt8]) -> [UInt8] {
        let room = vitrine_zlib_bound(rows.count)
        return [UInt8](unsafeUninitializedCapacity: room) { target, count in
            count = vitrine_zlib_compress(rows, rows.count, 6, target.baseAddress, room)
        }
    }

    private static func append(_ name: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
        file.reserveCapacity(file.count + data.count + 24)
        file.append(bigEndian: UInt32(data.count))
        let start = file.count
        name.withUTF8Buffer { file.append(contentsOf: $0) }
        file += data
        let sum = file.withUnsafeBufferPointer { bytes in
            // The name was just appended, so the buffer has an address.
            vitrine_crc32(0, bytes.baseAddress! + start, bytes.count - start)
        }
        file.append(bigEndian: sum)
    }
}

extension [UInt8] {
    mutating func append(bigEndian word: UInt32) {
        for shift in [UInt32(24), 16, 8, 0] { append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}
