import VitrineCCodec

/// Writes PNG files.
package enum PNG {
    package enum Compression: Sendable {
        /// Each row less the one above, runs, one Huffman table: a tenth of the time, a tenth more bytes.
        case fast
        /// The best filter for each row and full deflate.
        case compact
    }

    /// The file's bytes. An opaque bitmap is written without alpha.
    package static func encode(_ bitmap: Bitmap, compression: Compression = .fast) -> [UInt8] {
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
        case .fast: append("IDAT", to: &file) { filter.runs(to: &$0) }
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

    private static func append(_ name: StaticString, _ data: [UInt8], to file: inout [UInt8]) { append(name, to: &file) { $0 += data } }

    private static func append(_ name: StaticString, to file: inout [UInt8], data: (inout [UInt8]) -> Void) {
        let start = file.count
        file.append(bigEndian: 0)
        name.withUTF8Buffer { file.append(contentsOf: $0) }
        data(&file)
        let count = UInt32(file.count - start - 8)
        for place in 0..<4 { file[start + place] = UInt8(truncatingIfNeeded: count >> UInt32(24 - 8 * place)) }
        let sum = file.withUnsafeBufferPointer { bytes in
            // The name was just appended, so the buffer has an address.
            vitrine_crc32(0, bytes.baseAddress! + start + 4, bytes.count - start - 4)
        }
        file.append(bigEndian: sum)
    }
}

extension PNGFilter {
    /// The zlib stream of the rows, each less the one above it.
    fileprivate func runs(to file: inout [UInt8]) {
        var deflate = RunDeflate(room: (bitmap.width * channels + 1) * bitmap.height, distance: channels, lead: 1)
        up { row, isSample in
            if isSample { deflate.sample(row) } else { deflate.write(row) }
        } between: {
            deflate.begin()
        }
        deflate.finish { stream in
            file.reserveCapacity(file.count + stream.count + 32)
            file.append(contentsOf: stream)
        }
    }
}

extension [UInt8] {
    mutating func append(bigEndian word: UInt32) {
        for shift in [UInt32(24), 16, 8, 0] { append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}
