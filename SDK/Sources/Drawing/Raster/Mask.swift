/// A mask's coverage in memory, which the mask holds: plain memory, so that who looks at every row need not hold the mask each time.
struct MaskRows {
    let bounds: PixelRect
    let bytes: UnsafeMutablePointer<UInt8>
    /// The longest fully covered stretch of each row as [start, end) in device pixels; equal when there is none.
    fileprivate let solid: UnsafeMutablePointer<(start: Int, end: Int)>

    @inline(__always) func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
        bytes + ((y &- bounds.top) &* bounds.width &+ (x &- bounds.left))
    }

    /// Whether all of `area`, which must lie inside `bounds`, is fully covered.
    func isSolid(_ area: PixelRect) -> Bool {
        (area.top..<area.bottom).allSatisfy { y in
            let solid = solidStretch(row: y)
            return solid.start <= area.left && solid.end >= area.right
        }
    }

    @inline(__always) func solidStretch(row y: Int) -> (start: Int, end: Int) { solid[y &- bounds.top] }
}

/// Coverage (0…255) over a rectangle of pixels, with the stretch of each row that is fully covered.
final class Mask {
    let rows: MaskRows

    var bounds: PixelRect { rows.bounds }
    var bytes: UnsafeMutablePointer<UInt8> { rows.bytes }
    private var solid: UnsafeMutablePointer<(start: Int, end: Int)> { rows.solid }

    /// Nothing is covered.
    init(bounds: PixelRect) {
        let count = max(1, bounds.width * bounds.height), height = max(1, bounds.height)
        rows = MaskRows(bounds: bounds, bytes: .allocate(capacity: count), solid: .allocate(capacity: height))
        rows.bytes.initialize(repeating: 0, count: count)
        rows.solid.initialize(repeating: (0, 0), count: height)
    }

    deinit {
        bytes.deallocate()
        solid.deallocate()
    }

    @inline(__always) func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { rows.at(x, y) }

    func set(_ coverage: UInt8, x: Int, y: Int, count: Int) {
        at(x, y).update(repeating: coverage, count: count)
        guard coverage == 255 else { return }
        let row = y - bounds.top
        if solid[row].end == x, solid[row].end > solid[row].start {
            solid[row].end = x + count
        } else if count > solid[row].end - solid[row].start {
            solid[row] = (x, x + count)
        }
    }

    /// Multiplies by the other mask, which counts as nothing outside its bounds.
    func multiply(_ other: Mask) {
        for y in bounds.top..<bounds.bottom {
            let row = at(bounds.left, y)
            guard y >= other.bounds.top, y < other.bounds.bottom else {
                row.update(repeating: 0, count: bounds.width)
                solid[y - bounds.top] = (0, 0)
                continue
            }
            let theirs = other.solid[y - other.bounds.top]
            for x in bounds.left..<bounds.right where x < theirs.start || x >= theirs.end {
                let share = x >= other.bounds.left && x < other.bounds.right ? other.at(x, y).pointee : 0
                row[x - bounds.left] = UInt8(truncatingIfNeeded: multiplied(UInt32(row[x - bounds.left]), UInt32(share)))
            }
            let own = solid[y - bounds.top]
            let start = max(own.start, theirs.start), end = min(own.end, theirs.end)
            solid[y - bounds.top] = start < end ? (start, end) : (0, 0)
        }
    }
}

/// The pixels that painting is allowed on: a rectangle and, inside it, coverage.
struct ClipState {
    var rect: PixelRect
    /// The coverage inside the rectangle; the mask's bounds contain `rect`.
    var mask: Mask?
}
