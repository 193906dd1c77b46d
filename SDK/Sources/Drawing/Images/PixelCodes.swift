import VitrineCPixels

/// The codes of bytes and runs, prepared for rows whose pixels have four bytes. Plain memory, which `deallocate` gives back.
struct PixelCodes {
    private let codes: UnsafeMutableBufferPointer<UInt32>
    /// The codes of every pair of bytes; empty where the processor uses `split`.
    private let pairs: UnsafeMutableBufferPointer<UInt32>
    /// The codes split into their bytes, for processors that look up many at once.
    private let split: UnsafeMutablePointer<vitrine_split_codes>

    /// - Parameter codes: of every byte, and from 256 on of runs, as `RunDeflate` has them.
    init(_ codes: [UInt32]) {
        let puts = vitrine_puts_split()
        self.codes = .allocate(capacity: codes.count)
        _ = self.codes.initialize(from: codes)
        split = .allocate(capacity: 1)
        pairs = .allocate(capacity: puts ? 0 : 1 << 16)
        if puts { vitrine_split(split, codes) } else { vitrine_pair_codes(pairs.baseAddress, codes) }
    }

    func deallocate() {
        codes.deallocate()
        split.deallocate()
        pairs.deallocate()
    }

    /// Writes a row.
    func put(_ pixels: UnsafePointer<UInt8>, count: Int, to bits: inout vitrine_bits) {
        if pairs.isEmpty {
            vitrine_put_pixels_split(&bits, pixels, count, codes.baseAddress, split)
        } else {
            vitrine_put_pixels(&bits, pixels, count, codes.baseAddress, pairs.baseAddress)
        }
    }
}
