/// Prepares rows for compression: straight (not premultiplied) bytes, each row behind the number of its filter.
struct PNGFilter {
    let bitmap: Bitmap
    /// 3 without alpha, 4 with it.
    let channels: Int

    private var rowBytes: Int { bitmap.width * channels }

    /// Every row less the one above it.
    func up() -> [UInt8] {
        let rowBytes = self.rowBytes, height = bitmap.height
        return [UInt8](unsafeUninitializedCapacity: (rowBytes + 1) * height) { target, count in
            var before = [UInt8](repeating: 0, count: rowBytes), row = before
            for y in 0..<height {
                fill(&row, y)
                // There is at least one pixel, so both have addresses.
                let out = target.baseAddress! + y * (rowBytes + 1)
                out[0] = 2
                row.withUnsafeBufferPointer { row in
                    before.withUnsafeBufferPointer { before in
                        for index in 0..<rowBytes { out[index &+ 1] = row[index] &- before[index] }
                    }
                }
                swap(&row, &before)
            }
            count = (rowBytes + 1) * height
        }
    }

    /// For each row the filter whose differences are smallest in sum, as the PNG specification advises.
    func best() -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((rowBytes + 1) * bitmap.height)
        var before = [UInt8](repeating: 0, count: rowBytes), row = before
        for y in 0..<bitmap.height {
            fill(&row, y)
            var winner: (sum: Int, filter: UInt8, bytes: [UInt8])?
            for filter in UInt8(0)...4 {
                let bytes = filtered(row, before, filter)
                let sum = bytes.reduce(0) { $0 + Int(min($1, 0 &- $1)) }
                if sum < winner?.sum ?? .max { winner = (sum, filter, bytes) }
            }
            result.append(winner?.filter ?? 0)
            result += winner?.bytes ?? row
            swap(&row, &before)
        }
        return result
    }

    private func filtered(_ row: [UInt8], _ before: [UInt8], _ filter: UInt8) -> [UInt8] {
        row.indices.map { index in
            let left = index >= channels ? row[index - channels] : 0
            let above = before[index]
            let corner = index >= channels ? before[index - channels] : 0
            switch filter {
            case 0: return row[index]
            case 1: return row[index] &- left
            case 2: return row[index] &- above
            case 3: return row[index] &- UInt8((Int(left) + Int(above)) / 2)
            default: return row[index] &- Self.paeth(Int(left), Int(above), Int(corner))
            }
        }
    }

    private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
        let guess = left + above - corner
        let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
        return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
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
