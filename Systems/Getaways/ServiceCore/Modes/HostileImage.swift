import Foundation

/// Images that are small as files and enormous as pixels. Both are well formed, and made once: whoever asks is not to wait for that.
enum HostileImage {
    private static let hugeFile = Result { try makeHuge() }
    private static let bombFile = Result { try file(named: "bomb.png") }

    /// A grey JPEG of 12,000 × 12,000 pixels, 2.2 MB.
    static func huge() throws -> [UInt8] { try hugeFile.get() }

    /// A PNG of some 100 KB that is 28,000 × 28,000 pixels: 98 MB unpacked, 3 GB as colours.
    static func bomb() throws -> [UInt8] { try bombFile.get() }

    private struct NotThere: Error {
        let name: String
    }

    private static func file(named name: String) throws -> [UInt8] {
        guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Hostile") else {
            throw NotThere(name: name)
        }
        return [UInt8](try Data(contentsOf: url))
    }

    private static func makeHuge() throws -> [UInt8] {
        let side = 12_000, block = 16
        // One grey block, with the tables that encoders start from.
        let small = try file(named: "grey.jpg")
        guard let frame = marker(0xC0, in: small), let scan = marker(0xDA, in: small), scan + 3 < small.count else {
            throw NotThere(name: "grey.jpg")
        }
        let scanEnd = scan + 2 + Int(small[scan + 2]) << 8 + Int(small[scan + 3])
        var bytes = Array(small[..<scanEnd])
        for (offset, value) in [(5, side), (7, side)] {
            bytes[frame + offset] = UInt8(value >> 8)
            bytes[frame + offset + 1] = UInt8(value & 255)
        }
        // A block of 16 × 16 pixels without any change to the one before is, in the tables that encoders start from: four times
        // 00 1010 for brightness and twice 00 00 for colour. Together four bytes.
        let blocks = (side / block) * (side / block)
        bytes.reserveCapacity(bytes.count + blocks * 4 + 2)
        for _ in 0..<blocks { bytes += [0x28, 0xA2, 0x8A, 0x00] }
        return bytes + [0xFF, 0xD9]
    }

    /// The place of a JPEG's marker; those before the picture itself have their length behind them.
    private static func marker(_ kind: UInt8, in bytes: [UInt8]) -> Int? {
        var index = 2
        while index + 3 < bytes.count, bytes[index] == 0xFF {
            if bytes[index + 1] == kind { return index }
            index += 2 + Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
        }
        return nil
    }
}
