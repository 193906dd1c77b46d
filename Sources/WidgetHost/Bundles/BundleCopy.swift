import Foundation

/// Copies bundles into a state without having their programs twice on the disk, and without asking for the owner or group of the original.
///
/// A file system that shares blocks clones a file. Where it does not, a program that was built is linked: linkers write a new file in the
/// place of an old one, so that what is installed stays as it is. All else is copied.
struct BundleCopy {
    /// Whether large files that cannot be cloned become links to the original.
    var links: Bool
    /// Bytes from which on a link is worth it.
    static let large: off_t = 64 << 10

    /// Files keep their permissions for their owner, folders are its alone. A link in the tree is copied as a link.
    /// - Throws: `CocoaError`, with the path of the file that could not be read or written.
    func copy(_ source: URL, to target: URL) throws {
        var status = stat()
        guard lstat(source.path, &status) == 0 else { throw Self.failure(source) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            guard mkdir(target.path, 0o700) == 0 else { throw Self.failure(target) }
            for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted() {
                try copy(source.appendingPathComponent(name), to: target.appendingPathComponent(name))
            }
        case S_IFLNK:
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: source.path)
            guard symlink(path, target.path) == 0 else { throw Self.failure(target) }
        case S_IFREG: try copyFile(source, to: target, status)
        // Sockets and devices are no part of a bundle.
        default: break
        }
    }

    private func copyFile(_ source: URL, to target: URL, _ status: stat) throws {
        let reading = open(source.path, O_RDONLY | O_CLOEXEC)
        guard reading >= 0 else { throw Self.failure(source) }
        defer { close(reading) }
        let isProgram = status.st_mode & 0o111 != 0
        let writing = open(target.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isProgram ? 0o700 : 0o600)
        guard writing >= 0 else { throw Self.failure(target) }
        defer { close(writing) }
        if ioctl(writing, Self.clone, reading) == 0 { return }
        if links, status.st_size >= Self.large, Self.link(source, in: target) { return }
        try Self.copy(reading, to: writing, target)
    }

    /// `FICLONE` of linux/fs.h, which Swift's Glibc does not show.
    private static let clone: UInt = 0x4004_9409

    /// Puts a link in the place of the empty file; false where there can be none: on another file system, or of another's file.
    private static func link(_ source: URL, in target: URL) -> Bool {
        let beside = target.path + ".link"
        guard Glibc.link(source.path, beside) == 0 else { return false }
        guard rename(beside, target.path) == 0 else {
            unlink(beside)
            return false
        }
        return true
    }

    private static func copy(_ reading: Int32, to writing: Int32, _ target: URL) throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            // Blocks: never for long, it is a file.
            let count = read(reading, &buffer, buffer.count)
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(target)
            }
            var start = 0
            while start < count {
                let written = buffer[start..<count].withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
                if written < 0, errno != EINTR { throw failure(target) }
                start += max(0, written)
            }
        }
    }

    private static func failure(_ file: URL) -> CocoaError {
        let code = errno
        let reason = String(cString: strerror(code))
        return CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path, NSLocalizedDescriptionKey: reason])
    }
}
