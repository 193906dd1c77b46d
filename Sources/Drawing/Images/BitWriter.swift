/// Appends bits, lowest first.
struct BitWriter {
    private var bytes: UnsafeMutableBufferPointer<UInt8>
    private var place = 0
    private var held: UInt64 = 0
    private var heldBits = 0

    /// - Parameter room: the most bytes that will be written.
    init(room: Int) { bytes = .allocate(capacity: room + 8) }

    /// - Parameter count: at most 32.
    @inline(__always) mutating func put(_ bits: UInt64, _ count: Int) {
        held |= bits << UInt64(truncatingIfNeeded: heldBits)
        heldBits &+= count
        guard heldBits >= 32, place &+ 8 <= bytes.count else { return }
        UnsafeMutableRawBufferPointer(bytes).storeBytes(
            of: UInt32(truncatingIfNeeded: held).littleEndian, toByteOffset: place, as: UInt32.self)
        place &+= 4
        held >>= 32
        heldBits &-= 32
    }

    /// Zeros up to the next whole byte.
    mutating func fillByte() { heldBits = (heldBits + 7) / 8 * 8 }

    /// The bytes; the writer is used up.
    mutating func finish() -> [UInt8] {
        while heldBits > 0, place < bytes.count {
            bytes[place] = UInt8(truncatingIfNeeded: held)
            place += 1
            held >>= 8
            heldBits -= 8
        }
        defer { bytes.deallocate() }
        return Array(bytes[..<place])
    }
}
