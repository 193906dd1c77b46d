import VitrineCPixels

/// Appends bits, lowest first.
struct BitWriter {
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private var place = 0
    private var held: UInt64 = 0
    /// Fewer than 8 between two calls.
    private var heldBits: UInt64 = 0

    /// - Parameter room: the most bytes that will be written.
    init(room: Int) { bytes = .allocate(capacity: room + 16) }

    /// - Parameter count: at most 56.
    @inline(__always) mutating func put(_ bits: UInt64, _ count: Int) {
        held |= bits &<< heldBits
        heldBits &+= UInt64(truncatingIfNeeded: count)
        flush()
    }

    /// A code from bit 8 on, with the number of its bits in the lowest byte.
    @inline(__always) mutating func put(_ entry: UInt32) {
        held |= UInt64(entry &>> 8) &<< heldBits
        heldBits &+= UInt64(entry & 255)
        flush()
    }

    /// Four such codes of at most 12 bits.
    @inline(__always) mutating func put(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) {
        // A shift looks at the lowest six bits alone, where the sum of the numbers is.
        let (first, second, third, fourth) = (UInt64(a), UInt64(b), UInt64(c), UInt64(d))
        let two = first &+ second, three = two &+ third
        let bits = first &>> 8 | (second &>> 8) &<< first | (third &>> 8) &<< two | (fourth &>> 8) &<< three
        held |= bits &<< heldBits
        heldBits &+= (three &+ fourth) & 255
        flush()
    }

    /// A row's pixels of four bytes.
    /// - Returns: whether there is room for as much as they may take.
    mutating func put(_ pixels: UnsafePointer<UInt8>, count: Int, codes: PixelCodes) -> Bool {
        // No pixel takes more than four codes of 12 bits.
        guard place + 6 * count + 8 <= bytes.count else { return false }
        var bits = vitrine_bits(bytes: bytes.baseAddress, place: place, held: held, held_count: heldBits)
        codes.put(pixels, count: count, to: &bits)
        (place, held, heldBits) = (bits.place, bits.held, bits.held_count)
        return true
    }

    /// Writes all whole bytes; what lies behind them is written again by the next call.
    @inline(__always) private mutating func flush() {
        // More than was asked for is a mistake of the caller's, but never a write outside.
        guard place &+ 8 <= bytes.count else { return }
        UnsafeMutableRawBufferPointer(bytes).storeBytes(of: held.littleEndian, toByteOffset: place, as: UInt64.self)
        place &+= Int(truncatingIfNeeded: heldBits &>> 3)
        held = held &>> (heldBits & ~7)
        heldBits &= 7
    }

    /// Zeros up to the next whole byte.
    mutating func fillByte() {
        heldBits = (heldBits + 7) / 8 * 8
        flush()
    }

    /// Hands out the whole bytes; the writer is used up.
    mutating func finish(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        body(UnsafeBufferPointer(rebasing: bytes[..<place]))
        bytes.deallocate()
    }
}
