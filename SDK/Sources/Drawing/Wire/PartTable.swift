import Foundation

/// The parts that were written, each once: bytes that name only parts before them.
struct PartTable: Sendable {
    /// The bytes of all parts in their order, each after its kind.
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0
    /// The offset at which each part begins.
    private var starts: [Int] = []
    /// Open addressing: a part's place and one, or nought. As many as a power of two, never more than half of them taken.
    private var slots = [UInt32](repeating: 0, count: 256)

    /// Finds among the parts, or adds, what the bytes are from `start` on.
    mutating func place(of bytes: [UInt8], from start: Int, kind: UInt8) -> Int {
        bytes.withUnsafeBytes { place(of: UnsafeRawBufferPointer(rebasing: $0[start...]), kind: kind) }
    }

    private mutating func place(of part: UnsafeRawBufferPointer, kind: UInt8) -> Int {
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(bytes: part)
        var slot = hasher.finalize() & (slots.count - 1)
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if isEqual(place, kind, part) { return place }
            slot = (slot + 1) & (slots.count - 1)
        }
        starts.append(bytes.count)
        bytes.append(kind)
        bytes.append(contentsOf: part)
        count += 1
        slots[slot] = UInt32(count)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    private func end(of place: Int) -> Int { place + 1 < starts.count ? starts[place + 1] : bytes.count }

    private func isEqual(_ place: Int, _ kind: UInt8, _ part: UnsafeRawBufferPointer) -> Bool {
        let start = starts[place]
        guard end(of: place) - start - 1 == part.count, bytes[start] == kind else { return false }
        guard let other = part.baseAddress else { return true }
        return bytes.withUnsafeBytes { all in all.baseAddress.map { memcmp($0 + start + 1, other, part.count) == 0 } ?? false }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for place in starts.indices {
            var hasher = Hasher()
            bytes.withUnsafeBytes { all in
                hasher.combine(all[starts[place]])
                hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: all[(starts[place] + 1)..<end(of: place)]))
            }
            var slot = hasher.finalize() & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(place + 1)
        }
    }
}
