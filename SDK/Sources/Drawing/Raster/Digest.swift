/// A 64-bit digest of bytes, the same on every machine and in every run; not for secrets. Eight bytes a step, mixed as
/// SplitMix64 mixes its state.
struct Digest {
    private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func add(_ word: UInt64) {
        var mixed = value ^ word
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        value = (mixed ^ (mixed >> 31)) &+ 0x9E37_79B9_7F4A_7C15
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        add(rest)
        add(UInt64(bytes.count))
    }
}
