import Foundation

/// Reads files that another process may have put there.
public enum BoundedFile {
    /// An error that tells why a file was not read.
    public enum Failure: Error, Hashable, Sendable {
        /// There is no file of that name.
        case missing
        /// There is something else than a file, such as a folder, a link or a pipe.
        case noFile
        /// The file has so many bytes, more than the limit.
        case tooLarge(bytes: Int)
        /// The system refused to open or to read it; its `errno`.
        case refused(code: Int32)
    }

    /// The whole of a file that has no more than so many bytes; follows no link, waits for no pipe.
    public static func contents(of file: URL, limit: Int) throws(Failure) -> Data {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: throw .missing
            case ELOOP: throw .noFile
            default: throw .refused(code: errno)
            }
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .refused(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
        guard Int(status.st_size) <= limit else { throw .tooLarge(bytes: Int(status.st_size)) }
        var bytes = Data(count: Int(status.st_size))
        var done = 0
        while done < bytes.count {
            let room = bytes.count - done
            let count = bytes.withUnsafeMutableBytes { buffer in
                // There is room left, so there is an address.
                // Blocks: never for long, it is a regular file.
                read(descriptor, buffer.baseAddress! + done, room)
            }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .refused(code: errno) }
            // The file became shorter meanwhile.
            guard count > 0 else { return bytes.prefix(done) }
            done += count
        }
        return bytes
    }
}
