import Foundation

/// A file written whole under another name, before it takes its place in one step.
public struct Draft {
    /// The suffix of the names of drafts.
    public static let ending = ".draft"

    private let path: String

    /// The pieces one after the other; nil when they cannot be written.
    /// - Parameter lasting: on the disk before this returns, so that not even a power cut leaves something else in its place.
    public init?(_ pieces: Data..., in folder: URL, lasting: Bool = false) {
        // The time tells when nobody can be writing it any more.
        path = folder.appendingPathComponent("\(Int(Uptime.now))-\(UUID().uuidString)\(Self.ending)").path
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        let isWritten = pieces.allSatisfy { Self.write($0, to: file) } && (!lasting || fsync(file) == 0)
        guard close(file) == 0, isWritten else {
            discard()
            return nil
        }
    }

    /// Renames the draft over a file, and says whether that succeeded.
    public func replace(_ file: URL) -> Bool { rename(path, file.path) == 0 }

    /// Removes the draft, where it has not taken another file's place.
    public func discard() { unlink(path) }

    /// The time at which a file of this name was begun, in ``Uptime``; nil for another file.
    public static func start(of name: String) -> Double? {
        guard name.hasSuffix(ending) else { return nil }
        return name.split(separator: "-").first.flatMap { Double($0) }
    }

    private static func write(_ bytes: Data, to file: Int32) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                // There are bytes left, so there is an address.
                let count = Foundation.write(file, bytes.baseAddress! + done, bytes.count - done)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                done += count
            }
            return true
        }
    }
}
