import VitrineCCodec
import VitrineCPixels

/// Deflate that looks for nothing but runs of one pixel, with one Huffman table for the whole stream. After PNG's Up filter most
/// of a drawn picture is zeros or repeats one difference, so this finds nearly all there is to find, in one pass over the bytes:
/// the table is made beforehand from a sample of the rows.
struct RunDeflate {
    private static let longestRun = 258
    /// Literals 0…255, the end at 256, run lengths from 257.
    private static let symbols = 286
    private static let end = 256
    /// Four codes of so many bits, and what a byte had left, fit a word.
    private static let longestCode = 12

    /// Bytes from which on codes are prepared for pixels: as many as there are codes of two bytes.
    private static let pixelsRoom = 1 << 16

    /// Bytes a pixel, 1…4: how far back a run looks.
    private let distance: Int
    /// Bytes of a row before its first pixel.
    private let lead: Int
    private var counts: [UInt32]
    private var writer: BitWriter
    private var entries: [UInt32] = []
    /// The codes with which pixels of four bytes are written, where there is enough to write that preparing them pays.
    private var pixelCodes: PixelCodes?
    private let takesPixels: Bool
    private var checksum: UInt32 = 1

    /// - Parameters:
    ///   - room: the most bytes that will be written.
    ///   - lead: bytes of each row that belong to no pixel.
    init(room: Int, distance: Int, lead: Int) {
        self.distance = distance
        self.lead = lead
        takesPixels = distance == 4 && room >= Self.pixelsRoom
        counts = Array(repeating: 0, count: Self.symbols)
        // No code takes more than one and a half times its byte; the header is below 600 bytes.
        writer = BitWriter(room: room + room / 2 + 1024)
    }

    /// A zlib stream of one row.
    static func compress(_ bytes: [UInt8], distance: Int) -> [UInt8] {
        var deflate = RunDeflate(room: bytes.count, distance: distance, lead: 0)
        bytes.withUnsafeBufferPointer { bytes in
            deflate.sample(bytes)
            deflate.begin()
            deflate.write(bytes)
        }
        var result: [UInt8] = []
        deflate.finish { result.append(contentsOf: $0) }
        return result
    }

    /// Counts what a row would need.
    mutating func sample(_ row: UnsafeBufferPointer<UInt8>) {
        if let first = row.baseAddress, hasWholePixels(row.count) {
            for index in 0..<lead { counts[Int(first[index])] &+= 1 }
            return vitrine_count_pixels(&counts, first + lead, (row.count - lead) >> 2, RunLengths.symbol)
        }
        counts.withUnsafeMutableBufferPointer { counts in
            RunLengths.symbol.withUnsafeBufferPointer { symbols in
                Self.scan(row, lead: lead, distance: distance) { bytes, count in
                    for index in 0..<count { counts[Int(bytes[index])] &+= 1 }
                } run: {
                    counts[Int(symbols[$0])] &+= 1
                }
            }
        }
    }

    /// Makes the codes from what was sampled and writes the head of the stream.
    mutating func begin() {
        // What was not in the sample may come all the same.
        var weights = counts.map { Int($0) * 8 + 1 }
        weights[Self.end] = 1
        let table = HuffmanTable(counts: weights, longest: Self.longestCode)
        writer.put(0x78, 8)
        writer.put(0x01, 8)
        Self.writeHeader(table, distance, to: &writer)
        entries = Self.entries(table)
        if takesPixels { pixelCodes = PixelCodes(entries) }
    }

    /// Writes a row.
    mutating func write(_ row: UnsafeBufferPointer<UInt8>) {
        guard let first = row.baseAddress else { return }
        checksum = vitrine_adler32(checksum, first, row.count)
        if writePixels(row, first) { return }
        // A copy that no one else can reach stays in registers.
        var writer = self.writer
        entries.withUnsafeBufferPointer { entries in
            // There are as many entries as bytes and runs.
            let codes = entries.baseAddress!
            Self.scan(row, lead: lead, distance: distance) { bytes, count in
                if count == 4 {
                    writer.put(codes[Int(bytes[0])], codes[Int(bytes[1])], codes[Int(bytes[2])], codes[Int(bytes[3])])
                } else {
                    for index in 0..<count { writer.put(codes[Int(bytes[index])]) }
                }
            } run: {
                writer.put(codes[256 &+ $0])
            }
        }
        self.writer = writer
    }

    /// Writes a row whose pixels have four bytes, several at a time; false where that cannot be.
    private mutating func writePixels(_ row: UnsafeBufferPointer<UInt8>, _ first: UnsafePointer<UInt8>) -> Bool {
        guard let pixelCodes, hasWholePixels(row.count) else { return false }
        for index in 0..<lead { writer.put(entries[Int(first[index])]) }
        return writer.put(first + lead, count: (row.count - lead) >> 2, codes: pixelCodes)
    }

    /// Whether a row of so many bytes is one of pixels of four bytes, as the kernels take them.
    private func hasWholePixels(_ count: Int) -> Bool {
        distance == 4 && count > lead && (count - lead) & 3 == 0 && (count - lead) >> 2 <= vitrine_longest_row
    }

    /// Ends the stream and hands out its bytes; this value is used up.
    mutating func finish(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        writer.put(entries[Self.end])
        writer.fillByte()
        for shift in [UInt32(24), 16, 8, 0] { writer.put(UInt64(checksum >> shift & 255), 8) }
        writer.finish(body)
        pixelCodes?.deallocate()
        pixelCodes = nil
    }

    /// Takes a row apart: literal bytes, at most a pixel at a time, and the lengths of runs, none longer than one code tells.
    @inline(__always) private static func scan(
        _ row: UnsafeBufferPointer<UInt8>, lead: Int, distance: Int, literals: (UnsafePointer<UInt8>, Int) -> Void, run: (Int) -> Void
    ) {
        guard let first = row.baseAddress else { return }
        let raw = UnsafeRawPointer(first), count = row.count
        let head = min(count, lead &+ distance)
        if lead > 0 { literals(first, min(lead, count)) }
        if head > lead { literals(first + lead, head &- lead) }
        var index = head
        // A single pixel that repeats is not worth a code for a run.
        while index &+ 2 &* distance <= count {
            let length = distance == 4 ? run4(raw, index, count) : anyRun(raw, index, count, distance)
            guard length > 0 else {
                literals(first + index, distance)
                index &+= distance
                continue
            }
            index &+= length
            var left = length
            while left > longestRun {
                // No rest is too short for a code.
                let part = left &- longestRun >= 3 ? longestRun : left &- 3
                run(part)
                left &-= part
            }
            run(left)
        }
        while index < count {
            let part = min(distance, count &- index)
            literals(first + index, part)
            index &+= part
        }
    }

    /// The length of the run from `start` in which each pixel of four bytes equals the one before; less than two count as none.
    @inline(__always) private static func run4(_ raw: UnsafeRawPointer, _ start: Int, _ count: Int) -> Int {
        @inline(__always) func isRun<Word: FixedWidthInteger>(_ place: Int, _ type: Word.Type) -> Bool {
            (raw + place).loadUnaligned(as: type) == (raw + (place &- 4)).loadUnaligned(as: type)
        }
        guard isRun(start, UInt64.self) else { return 0 }
        var end = start &+ 8
        while end &+ 8 <= count, isRun(end, UInt64.self) { end &+= 8 }
        if end &+ 4 <= count, isRun(end, UInt32.self) { end &+= 4 }
        return end &- start
    }

    /// The length of a run as `run4` finds it, for pixels of any size.
    private static func anyRun(_ raw: UnsafeRawPointer, _ start: Int, _ count: Int, _ distance: Int) -> Int {
        let bytes = raw.assumingMemoryBound(to: UInt8.self)
        var end = start
        while end < count, bytes[end] == bytes[end &- distance] { end &+= 1 }
        let length = (end &- start) / distance &* distance
        return length >= max(2 &* distance, 4) ? length : 0
    }

    /// A code's bits from bit 8 on, and their number: of each literal, of the end, and from 256 on of each run with its extra bits and
    /// the one bit of the only distance. No run is shorter than 3, so that the end does not collide.
    private static func entries(_ table: HuffmanTable) -> [UInt32] {
        (0...256 + longestRun).map { place in
            if place <= end { return UInt32(table.codes[place]) << 8 | UInt32(table.lengths[place]) }
            let run = place - 256
            guard run >= 3 else { return 0 }
            let symbol = Int(RunLengths.symbol[run])
            let length = UInt32(table.lengths[symbol]), extra = UInt32(RunLengths.extraBits[run])
            return (UInt32(table.codes[symbol]) | UInt32(RunLengths.extra[run]) << length) << 8 | (length + extra + 1)
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
