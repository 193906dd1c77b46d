import Foundation

/// An archived timeline as it lies on the host's disk: magic, version, checksum of the rest, the timeline.
public enum ArchiveFile {
    static let magic: [UInt8] = Array("VTRN".utf8)
    static let version: UInt16 = 1
    private static let headerSize = 14

    public static func encode(_ timeline: ArchivedTimeline) -> [UInt8] {
        var body = ArchiveWriter()
        body.timeline(timeline)
        var header = ArchiveWriter()
        magic.forEach { header.byte($0) }
        header.fixed(version)
        header.fixed(checksum(body.bytes[...]))
        return header.bytes + body.bytes
    }

    public static func decode(_ bytes: [UInt8]) throws(ArchiveError) -> ArchivedTimeline {
        guard bytes.starts(with: magic), bytes.count >= headerSize else { throw .notAnArchive }
        var header = ArchiveReader(Array(bytes[magic.count..<headerSize]))
        let found = try header.fixed("version", as: UInt16.self)
        guard found == version else { throw .unsupportedVersion(found) }
        guard try header.fixed("checksum", as: UInt64.self) == checksum(bytes[headerSize...]) else { throw .wrongChecksum }
        var reader = ArchiveReader(Array(bytes[headerSize...]))
        let timeline = try reader.timeline()
        try reader.finish()
        return timeline
    }

    /// FNV-1a: it finds a torn or rotten file; it is no defence against an author of one, and need not be.
    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}
