import VitrineCPixels

/// Prepares rows for compression: straight (not premultiplied) bytes, each row behind the number of its filter.
struct PNGFilter {
    let bitmap: Bitmap
    /// 3 without alpha, 4 with it.
    let channels: Int

    private var rowBytes: Int { bitmap.width * channels }

    /// Hands out every row less the one above it, in order. Before that a sample of them, with `isSample`.
    func up(_ body: (_ row: UnsafeBufferPointer<UInt8>, _ isSample: Bool) -> Void, between: () -> Void) {
        let rowBytes = self.rowBytes, height = bitmap.height
        bitmap.pixels.withUnsafeBytes { pixels in
            withUnsafeTemporaryAllocation(byteCount: 4 * (rowBytes + 8), alignment: 16) { memory in
                // Two rows made straight, a row of zeros above the first, and the difference; none is empty.
                let parts = memory.baseAddress!
                let straight = (parts, parts + rowBytes + 8)
                let zeros = parts + 2 * (rowBytes + 8), out = parts + 3 * (rowBytes + 8)
                zeros.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes)
                let difference = out.bindMemory(to: UInt8.self, capacity: rowBytes + 1)
                difference[0] = 2
                func row(_ y: Int) -> UnsafeRawPointer {
                    guard y >= 0 else { return UnsafeRawPointer(zeros) }
                    return self.row(y, of: pixels, in: y & 1 == 0 ? straight.0 : straight.1)
                }
                func subtract(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer) -> UnsafeBufferPointer<UInt8> {
                    vitrine_subtract(difference + 1, row, above, rowBytes)
                    return UnsafeBufferPointer(start: difference, count: rowBytes + 1)
                }
                let step = height < 64 ? 1 : height < 256 ? 8 : 32
                for y in stride(from: step / 2, to: height, by: step) { body(subtract(row(y), row(y - 1)), true) }
                between()
                var above = row(-1)
                for y in 0..<height {
                    let here = row(y)
                    body(subtract(here, above), false)
                    above = here
                }
            }
        }
    }

    /// One row's straight bytes: the bitmap's own where they are straight already, or in `scratch`.
    private func row(_ y: Int, of pixels: UnsafeRawBufferPointer, in scratch: UnsafeMutableRawPointer) -> UnsafeRawPointer {
        // The bitmap has `height` rows of `width` pixels of four bytes.
        let source = (pixels.baseAddress! + y * bitmap.width * 4).assumingMemoryBound(to: UInt32.self)
        if channels == 3 {
            vitrine_drop_alpha(scratch.bindMemory(to: UInt8.self, capacity: rowBytes), source, bitmap.width)
        } else if vitrine_straight_count(source, bitmap.width) == bitmap.width {
            return UnsafeRawPointer(source)
        } else {
            vitrine_straighten(scratch.bindMemory(to: UInt32.self, capacity: bitmap.width), source, bitmap.width)
        }
        return UnsafeRawPointer(scratch)
    }

    /// Picks for each row the filter whose differences are smallest in sum, as the PNG specification advises.
    func best() -> [UInt8] {
        let rowBytes = self.rowBytes
        // Both rows begin with one empty pixel, the left neighbour of the first.
        var before = [UInt8](repeating: 0, count: rowBytes + channels), row = before
        var straight = [UInt8](repeating: 0, count: rowBytes)
        var tried = [UInt8](repeating: 0, count: rowBytes * 5)
        var result: [UInt8] = []
        result.reserveCapacity((rowBytes + 1) * bitmap.height)
        for y in 0..<bitmap.height {
            fill(&straight, y)
            row.replaceSubrange(channels..., with: straight)
            let winner = tried.withUnsafeMutableBufferPointer { tried in
                row.withUnsafeBufferPointer { row in before.withUnsafeBufferPointer { tryAll(row, $0, into: tried) } }
            }
            result.append(UInt8(winner))
            result += tried[winner * rowBytes..<(winner + 1) * rowBytes]
            swap(&row, &before)
        }
        return result
    }

    /// Writes the row by each of the five filters, one after the other, and answers which has the smallest sum.
    private func tryAll(
        _ row: UnsafeBufferPointer<UInt8>, _ before: UnsafeBufferPointer<UInt8>, into tried: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        let count = rowBytes
        var plain = 0, sub = 0, up = 0, mean = 0, paeth = 0
        for index in 0..<count {
            let value = row[index &+ channels], left = row[index], above = before[index &+ channels], corner = before[index]
            let bySub = value &- left, byUp = value &- above
            let byMean = value &- UInt8(truncatingIfNeeded: (UInt32(left) &+ UInt32(above)) >> 1)
            let byPaeth = value &- Self.paeth(Int32(left), Int32(above), Int32(corner))
            tried[index] = value
            tried[index &+ count] = bySub
            tried[index &+ 2 &* count] = byUp
            tried[index &+ 3 &* count] = byMean
            tried[index &+ 4 &* count] = byPaeth
            plain &+= Self.size(value)
            sub &+= Self.size(bySub)
            up &+= Self.size(byUp)
            mean &+= Self.size(byMean)
            paeth &+= Self.size(byPaeth)
        }
        let sums = [plain, sub, up, mean, paeth]
        return sums.indices.min { sums[$0] < sums[$1] } ?? 0
    }

    /// A difference's distance from 0, which wraps at 256.
    @inline(__always) private static func size(_ byte: UInt8) -> Int { byte < 128 ? Int(byte) : 256 &- Int(byte) }

    @inline(__always) private static func paeth(_ left: Int32, _ above: Int32, _ corner: Int32) -> UInt8 {
        let toLeft = abs(above &- corner), toAbove = abs(left &- corner), toCorner = abs(left &+ above &- 2 &* corner)
        return UInt8(truncatingIfNeeded: toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner)
    }

    /// One row's straight bytes.
    private func fill(_ row: inout [UInt8], _ y: Int) {
        let width = bitmap.width, channels = self.channels
        bitmap.pixels.withUnsafeBytes { bytes in
            let source = bytes.bindMemory(to: Pixel.self)
            row.withUnsafeMutableBufferPointer { row in
                var out = 0
                for x in y * width..<(y + 1) * width {
                    let pixel = source[x]
                    if channels == 3 || pixel.alpha == 255 {
                        row[out] = UInt8(truncatingIfNeeded: pixel)
                        row[out &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                        row[out &+ 2] = UInt8(truncatingIfNeeded: pixel >> 16)
                    } else {
                        let color = pixel.straight
                        row[out] = UInt8(truncatingIfNeeded: color.x)
                        row[out &+ 1] = UInt8(truncatingIfNeeded: color.y)
                        row[out &+ 2] = UInt8(truncatingIfNeeded: color.z)
                    }
                    if channels == 4 { row[out &+ 3] = UInt8(truncatingIfNeeded: pixel.alpha) }
                    out &+= channels
                }
            }
        }
    }
}
