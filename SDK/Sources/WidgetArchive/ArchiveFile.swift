import Foundation
import VitrineDrawing

/// An archived timeline as it lies on the host's disk: magic, version, checksum of the rest, the timeline.
package enum ArchiveFile {
    static let magic = Array("VTRN".utf8)
    static let version: UInt16 = 8
    private static let headerSize = 14

    package static func encode(_ timeline: ArchivedTimeline) -> [UInt8] { encode(body: timeline.wireBytes()[...]) }

    static func encode(body: ArraySlice<UInt8>) -> [UInt8] {
        var header = WireWriter()
        header.writeFixed(version)
        header.writeFixed(checksum(body))
        return magic + header.bytes + body
    }

    package static func decode(_ bytes: [UInt8]) throws(ArchiveError) -> ArchivedTimeline {
        guard bytes.starts(with: magic), bytes.count >= headerSize else { throw .notAnArchive }
        return try ArchiveError.naming {
            var header = WireReader(Array(bytes[magic.count..<headerSize]))
            let found: UInt16 = try header.read("version")
            guard found == version else { throw ArchiveError.unsupportedVersion(found) }
            let checksum: UInt64 = try header.read("checksum")
            guard checksum == Self.checksum(bytes[headerSize...]) else { throw ArchiveError.wrongChecksum }
            return try ArchivedTimeline(wireBytes: Array(bytes[headerSize...]))
        }
    }

    /// FNV-1a: it finds a torn or rotten file; it is no defence against an author of one, and need not be.
    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        // The memory is read as a whole: element by element a debug build would take tens of times as long.
        bytes.withUnsafeBytes { memory in
            var sum: UInt64 = 0xcbf2_9ce4_8422_2325
            var place = memory.startIndex
            while place < memory.endIndex {
                sum = (sum ^ UInt64(memory[place])) &* 0x0000_0100_0000_01b3
                place += 1
            }
            return sum
        }
    }
}
