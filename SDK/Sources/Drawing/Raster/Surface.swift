/// Pixels to paint on, placed somewhere in device space. The memory belongs to whoever made it.
struct Surface {
    let bounds: PixelRect
    let pixels: UnsafeMutablePointer<Pixel>

    /// The pixel at (`x`, `y`), which must lie inside `bounds`.
    @inline(__always) func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Pixel> {
        pixels + ((y &- bounds.top) &* bounds.width &+ (x &- bounds.left))
    }

    var count: Int { bounds.width * bounds.height }
}

/// Lends out memory for groups and keeps it for the next one: fresh pages cost more than the drawing.
final class SurfacePool {
    private var free: [UnsafeMutableBufferPointer<Pixel>] = []
    /// Pixels; a large tile at 3 pixels a point has 1.2 million.
    private static let mostKept = 4 << 20

    /// Lends a surface of transparent pixels.
    func lend(_ bounds: PixelRect) -> Surface {
        let count = max(1, bounds.width * bounds.height)
        let place = free.indices.filter { free[$0].count >= count }.min { free[$0].count < free[$1].count }
        let memory: UnsafeMutableBufferPointer<Pixel>
        if let place {
            memory = free.remove(at: place)
        } else {
            memory = .allocate(capacity: count)
        }
        lent[memory.baseAddress] = memory
        // An allocated buffer has an address even when it is empty, and it never is.
        let pixels = memory.baseAddress!
        pixels.update(repeating: .transparent, count: count)
        return Surface(bounds: bounds, pixels: pixels)
    }

    func takeBack(_ surface: Surface) {
        guard let memory = lent.removeValue(forKey: surface.pixels) else { return }
        // The memory of huge pictures is not kept, as it would wait for pictures that may never come.
        guard memory.count <= Self.mostKept else { return memory.deallocate() }
        free.append(memory)
        if free.count > 4 { free.removeFirst().deallocate() }
    }

    private var lent: [UnsafeMutablePointer<Pixel>?: UnsafeMutableBufferPointer<Pixel>] = [:]

    deinit {
        for memory in free { memory.deallocate() }
        for memory in lent.values { memory.deallocate() }
    }
}
