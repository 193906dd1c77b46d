import Foundation

/// A file written whole under another name, before it takes its place in one step.
struct Draft {
    private let path: String

    /// The pieces one after the other; nil when they cannot be written.
    init?(_ pieces: Data..., in folder: URL) {
        // The time tells when nobody can be writing it any more.
        path = folder.appendingPathComponent("\(Int(Uptime.now))-\(UUID().uuidString)\(Trimming.draft)").path
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        let isWritten = pieces.allSatisfy { Self.write($0, to: file) }
        guard close(file) == 0, isWritten else {
            discard()
            return nil
        }
    }

    func replace(_ file: URL) -> Bool { rename(path, file.path) == 0 }

    func discard() { unlink(path) }

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
