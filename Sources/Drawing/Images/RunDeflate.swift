import CCodec

/// Deflate that looks for nothing but runs of one pixel, with one Huffman table for the whole stream. After PNG's Up filter most
/// of a drawn picture is zeros or repeats one difference, so this finds nearly all there is to find, in one pass over the bytes.
enum RunDeflate {
    private static let runsFrom = 4
    private static let longestRun = 258
    /// Literals 0…255, the end at 256, run lengths from 257.
    private static let symbols = 286
    private static let end = 256

    /// A zlib stream.
    /// - Parameter distance: bytes a pixel, 1…4: how far back a run looks.
    static func compress(_ bytes: [UInt8], distance: Int) -> [UInt8] {
        var counts = [Int](repeating: 0, count: symbols)
        let tokens = tokenise(bytes, distance, &counts)
        counts[end] = 1
        let table = HuffmanTable(counts: counts, longest: 15)
        // Room: no code is longer than 15 bits and no run costs more than 15 + 5 + 1; the header is below 600 bytes.
        var writer = BitWriter(room: tokens.count * 3 + 1024)
        writer.put(0x78, 8)
        writer.put(0x01, 8)
        writeHeader(table, distance, to: &writer)
        write(tokens, table, to: &writer)
        writer.put(UInt64(table.codes[end]), Int(table.lengths[end]))
        writer.fillByte()
        var result = writer.finish()
        result.append(bigEndian: vitrine_adler32(1, bytes, bytes.count))
        return result
    }

    /// Literals as they are; a run of n bytes, each equal to the one `distance` before it, as 256 + n.
    private static func tokenise(_ bytes: [UInt8], _ distance: Int, _ counts: inout [Int]) -> [UInt16] {
        [UInt16](unsafeUninitializedCapacity: bytes.count) { tokens, made in
            bytes.withUnsafeBufferPointer { bytes in
                counts.withUnsafeMutableBufferPointer { counts in
                    var index = 0, out = 0
                    let count = bytes.count
                    while index < count {
                        var run = index >= distance && bytes[index] == bytes[index &- distance] ? runLength(bytes, index, distance) : 0
                        if run < runsFrom {
                            let byte = bytes[index]
                            tokens[out] = UInt16(byte)
                            counts[Int(byte)] &+= 1
                            out &+= 1
                            index &+= 1
                            continue
                        }
                        while run >= runsFrom {
                            let part = min(run, longestRun)
                            tokens[out] = UInt16(truncatingIfNeeded: 256 &+ part)
                            counts[Int(RunLengths.symbol[part])] &+= 1
                            out &+= 1
                            index &+= part
                            run &-= part
                        }
                    }
                    made = out
                }
            }
        }
    }

    @inline(__always) private static func runLength(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ distance: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = start
        while index &+ 8 <= bytes.count {
            let here = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let before = raw.loadUnaligned(fromByteOffset: index &- distance, as: UInt64.self)
            let difference = UInt64(littleEndian: here ^ before)
            if difference != 0 { return index &- start &+ difference.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < bytes.count, bytes[index] == bytes[index &- distance] { index &+= 1 }
        return index &- start
    }

    private static func write(_ tokens: [UInt16], _ table: HuffmanTable, to writer: inout BitWriter) {
        // Each token's bits and their number, runs with their extra bits and the one bit of the only distance.
        let entries: [UInt32] = (0...256 + longestRun).map { token in
            if token < 256 { return UInt32(table.codes[token]) << 8 | UInt32(table.lengths[token]) }
            let run = token - 256
            guard run >= 3 else { return 0 }
            let symbol = Int(RunLengths.symbol[run])
            let length = Int(table.lengths[symbol]), extra = Int(RunLengths.extraBits[run])
            let bits = UInt32(table.codes[symbol]) | UInt32(RunLengths.extra[run]) << UInt32(length)
            return bits << 8 | UInt32(length + extra + 1)
        }
        tokens.withUnsafeBufferPointer { tokens in
            entries.withUnsafeBufferPointer { entries in
                for token in tokens {
                    let entry = entries[Int(token)]
                    writer.put(UInt64(entry >> 8), Int(entry & 255))
                }
            }
        }
    }

    /// The block's header: last block, own tables; one distance code.
    private static func writeHeader(_ table: HuffmanTable, _ distance: Int, to writer: inout BitWriter) {
        // Distances 1…4 are the first four symbols, without extra bits.
        let lengths = table.lengths + [UInt8](repeating: 0, count: distance - 1) + [1]
        var counts = [Int](repeating: 0, count: 19)
        for length in lengths { counts[Int(length)] += 1 }
        let outer = HuffmanTable(counts: counts, longest: 7)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        writer.put(1 | 2 << 1, 3)
        writer.put(UInt64(symbols - 257), 5)
        writer.put(UInt64(distance - 1), 5)
        writer.put(UInt64(order.count - 4), 4)
        for symbol in order { writer.put(UInt64(outer.lengths[symbol]), 3) }
        for length in lengths { writer.put(UInt64(outer.codes[Int(length)]), Int(outer.lengths[Int(length)])) }
    }
}

/// Deflate's symbols for run lengths 0…258 (below 3 unused).
enum RunLengths {
    static let symbol: [UInt16] = table.map { $0.symbol }
    static let extraBits: [UInt8] = table.map { $0.bits }
    static let extra: [UInt8] = table.map { $0.extra }

    private static let table: [(symbol: UInt16, bits: UInt8, extra: UInt8)] = (0...258).map { length in
        guard length >= 3 else { return (0, 0, 0) }
        if length == 258 { return (285, 0, 0) }
        // Eight symbols of one length, then groups of four whose reach doubles.
        let above = length - 3
        guard above >= 8 else { return (UInt16(257 + above), 0, 0) }
        let bits = Int.bitWidth - above.leadingZeroBitCount - 3
        return (UInt16(257 + 4 * bits + above >> bits), UInt8(bits), UInt8(above & (1 << bits - 1)))
    }
}
