import Foundation

/// A font file's bytes, checked, in memory that stays where it is for FreeType and HarfBuzz. Equal bytes are one font.
package final class FontData: Hashable, @unchecked Sendable {
    /// Bytes of one file at the most.
    package static let largest = 4 << 20
    /// Bytes of all fonts of one process, or of one archive.
    package static let mostBytes = 8 << 20
    /// Faces of one file.
    static let mostFaces = 64

    let memory: UnsafeRawBufferPointer
    /// The digest of the bytes; its last six bits are 0.
    let digest: UInt64
    /// The facts of each face in the file.
    package let facts: [FontFacts]
    /// The glyphs of each face that are pictures; nil of most faces.
    let pictures: [FontPictures?]

    /// The font of these bytes; the same object while one is kept.
    package static func reading(_ bytes: [UInt8]) throws(FontError) -> FontData {
        guard bytes.count <= largest else { throw .tooLarge(bytes: bytes.count, most: largest) }
        return try CustomFonts.unique(try FontData(bytes))
    }

    private init(_ bytes: [UInt8]) throws(FontError) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
        copy.copyBytes(from: bytes)
        memory = UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])
        var digest = Digest()
        digest.add(memory)
        self.digest = digest.value & 0x7FFF_FFFF_FFFF_FFC0
        do throws(FontError) {
            var facts: [FontFacts] = [], pictures: [FontPictures?] = []
            for start in try FontReader.faces(memory) {
                let reader = try FontReader(memory, face: start)
                facts.append(try reader.facts())
                pictures.append(FontPictures(reader))
            }
            (self.facts, self.pictures) = (facts, pictures)
        } catch {
            copy.deallocate()
            throw error
        }
    }

    deinit { memory.deallocate() }

    package var bytes: [UInt8] { [UInt8](memory) }
    package var count: Int { memory.count }

    /// The number of a face of this file, wherever it is read.
    package func face(_ index: Int) -> FontFace { FontFace(rawValue: FontFace.custom | digest | UInt64(index & (Self.mostFaces - 1))) }

    package static func == (a: FontData, b: FontData) -> Bool { a === b || (a.digest == b.digest && a.hasBytes(of: b)) }
    package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    func hasBytes(of other: FontData) -> Bool {
        memory.count == other.memory.count && memory.elementsEqual(other.memory)
    }
}

extension FontFace {
    /// Faces from here on are not the catalogue's: the rest of the number is a digest of the file, and the place of the face in it.
    static let custom: UInt64 = 1 << 63

    package var isCustom: Bool { rawValue & Self.custom != 0 }
}
