import Foundation
import UIKit

/// Makes photographs, one at a time: ten decoded at once would be more memory than an extension has. What was made is put into a folder
/// that all processes share, so that the next timeline, or the next attempt at this one, does not make it again.
actor PhotographCache {
    /// Pictures in the folder: those of a handful of tiles.
    static let kept = 60
    /// Bytes of a picture that is read from the folder.
    static let largest = 2_000_000
    private let folder: URL

    /// - Parameter folder: made when it is missing.
    init(folder: URL) { self.folder = folder }

    /// - Throws: also where nobody waits for it any longer.
    func picture(_ file: Data, filling pixels: CGSize) throws(RestClientError) -> UIImage {
        guard !Task.isCancelled else { throw .tooLate }
        let place = folder.appendingPathComponent(Self.name(of: file, filling: pixels))
        if let known = taken(from: place) { return known }
        let (picture, jpeg) = try Photograph.develop(file, filling: pixels)
        put(jpeg, at: place)
        return picture
    }

    private func taken(from place: URL) -> UIImage? {
        guard let size = (try? FileManager.default.attributesOfItem(atPath: place.path))?[.size] as? Int, (1...Self.largest).contains(size),
            let jpeg = try? Data(contentsOf: place)
        else { return nil }
        // A damaged picture is none, and is made anew.
        return Photograph.isWhole(jpeg) ? UIImage(data: jpeg) : nil
    }

    /// Nothing is lost but time when this fails.
    private func put(_ jpeg: Data, at place: URL) {
        let files = FileManager.default
        try? files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? jpeg.write(to: place, options: .atomic)
        let all = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        guard all.count > Self.kept else { return }
        let dated = all.map { name -> (name: String, date: Date) in
            let values = try? files.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
            return (name, values?[.modificationDate] as? Date ?? .distantPast)
        }
        for old in dated.sorted(by: { $0.date < $1.date }).prefix(all.count - Self.kept) {
            try? files.removeItem(at: folder.appendingPathComponent(old.name))
        }
    }

    /// A name made of the file's content and the picture's size, so that another photograph never has this one's.
    private static func name(of file: Data, filling pixels: CGSize) -> String {
        let digest = digest(of: file)
        let (width, height) = (min(max(pixels.width, 0), 100_000), min(max(pixels.height, 0), 100_000))
        return "\(String(digest, radix: 16))-\(file.count)-\(Int(width))x\(Int(height)).jpg"
    }

    /// FNV-1a over words of eight bytes.
    private static func digest(of file: Data) -> UInt64 {
        file.withUnsafeBytes { bytes in
            var digest: UInt64 = 0xcbf2_9ce4_8422_2325
            let words = bytes.count / 8 * 8
            for start in stride(from: 0, to: words, by: 8) {
                digest = (digest ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))) &* 0x100_0000_01b3
                // Carries what changed in the high bits down to the low ones, which multiplying alone never does.
                digest ^= digest >> 32
            }
            for place in words..<bytes.count { digest = (digest ^ UInt64(bytes[place])) &* 0x100_0000_01b3 }
            return digest
        }
    }
}
