/// Painting rows of premultiplied pixels over others. All arithmetic is in integers, so pictures are equal on every machine.
enum Blending {
    /// One colour at one coverage.
    @inline(__always)
    static func paint(_ color: Pixel, coverage: UInt32, onto row: UnsafeMutablePointer<Pixel>, count: Int) {
        let source = coverage == 255 ? color : color.scaled(coverage)
        let rest = 255 &- source.alpha
        if rest == 0 { return row.update(repeating: source, count: count) }
        if source.alpha == 0 { return }
        for index in 0..<count { row[index] = source &+ row[index].scaled(rest) }
    }

    /// One colour through a row of coverage.
    @inline(__always)
    static func paint(_ color: Pixel, through coverage: UnsafePointer<UInt8>, onto row: UnsafeMutablePointer<Pixel>, count: Int) {
        let opaque = color.alpha == 255
        for index in 0..<count {
            let share = UInt32(coverage[index])
            if share == 0 { continue }
            if share == 255, opaque {
                row[index] = color
            } else {
                row[index] = color.scaled(share).over(row[index])
            }
        }
    }

    /// A row of pixels at one coverage.
    @inline(__always)
    static func paint(
        _ source: UnsafePointer<Pixel>, coverage: UInt32, onto row: UnsafeMutablePointer<Pixel>, count: Int
    ) {
        if coverage == 255 {
            for index in 0..<count { row[index] = source[index].over(row[index]) }
        } else {
            for index in 0..<count { row[index] = source[index].scaled(coverage).over(row[index]) }
        }
    }

    /// A row of pixels through a row of coverage.
    @inline(__always)
    static func paint(
        _ source: UnsafePointer<Pixel>, through coverage: UnsafePointer<UInt8>, onto row: UnsafeMutablePointer<Pixel>, count: Int
    ) {
        for index in 0..<count {
            let share = UInt32(coverage[index])
            if share == 0 { continue }
            row[index] = source[index].scaled(share).over(row[index])
        }
    }
}
