import SeededGenerators

/// Changes to bytes, as rot, cut-off downloads and ill will make them.
enum Mutation {
    private static let words: [UInt32] = [0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x1_0000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF]

    static func mutate(_ bytes: [UInt8], _ chance: inout SeededGenerator) -> [UInt8] {
        var result = bytes
        for _ in 0...chance.below(4) {
            guard !result.isEmpty else { return (0..<chance.below(64)).map { _ in UInt8(truncatingIfNeeded: chance.next()) } }
            change(&result, &chance)
        }
        return result
    }

    private static func change(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
        // Headers decide most, so half of the changes meet the beginning.
        let place = chance.below(chance.once(in: 2) ? min(64, bytes.count) : bytes.count)
        switch chance.below(10) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: chance.next())
        case 1: bytes[place] ^= 1 << UInt8(chance.below(8))
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(UInt8(truncatingIfNeeded: chance.next()), at: place)
        case 4: bytes.removeLast(chance.below(bytes.count))
        case 5:
            let end = min(bytes.count, place + 1 + chance.below(32))
            bytes.insert(contentsOf: bytes[place..<end], at: chance.below(bytes.count))
        case 6: bytes.removeSubrange(place..<min(bytes.count, place + 1 + chance.below(16)))
        case 7:
            for index in place..<min(bytes.count, place + 1 + chance.below(16)) { bytes[index] = UInt8(truncatingIfNeeded: chance.next()) }
        default: write(chance.pick(words), into: &bytes, at: place, &chance)
        }
    }

    private static func write(_ word: UInt32, into bytes: inout [UInt8], at place: Int, _ chance: inout SeededGenerator) {
        let size = chance.pick([1, 2, 4]), isLittle = chance.once(in: 2)
        for index in 0..<size where place + index < bytes.count {
            let shift = UInt32(8 * (isLittle ? index : size - 1 - index))
            bytes[place + index] = UInt8(truncatingIfNeeded: word >> shift)
        }
    }
}
