import Foundation
import VitrineSharedFiles

/// A lease on disk: its bytes are written once; the file's modification time, counted in ``Uptime`` from 1970 on, is the last heartbeat.
///
/// So a heartbeat is one call on one file that takes no lock: a process may be suspended in the middle of it and holds nobody up.
struct LeaseFile {
    /// Bytes that are read at most; a failure's sentence may be long.
    private static let most = 1_000_000

    let url: URL

    /// Reads the lease; nil where there is none that can be read.
    /// - Parameter uptime: now; a modification time beyond it is the wall clock's, of a lease without a heartbeat since.
    func lease(at uptime: () -> Double) -> Lease? {
        opened { file, status in
            guard var lease = Self.lease(in: file, status) else { return nil }
            let modified = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
            if modified <= uptime() { lease.beat = max(lease.beat, modified) }
            return lease
        }
    }

    /// Renews the lease with a heartbeat, unless another process has taken over: a file that has lost its name meanwhile is read by nobody.
    func renew(_ owner: String, at uptime: Double) {
        opened { file, status in
            guard Self.lease(in: file, status)?.owner == owner else { return nil }
            let seconds = uptime.rounded(.down)
            let time = timespec(tv_sec: Int(seconds), tv_nsec: Int((uptime - seconds) * 1e9))
            futimens(file, [time, time])
            return nil
        }
    }

    @discardableResult
    private func opened(_ body: (Int32, stat) -> Lease?) -> Lease? {
        let file = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) <= Self.most else { return nil }
        return body(file, status)
    }

    /// The bytes never change, so that what is read is of one lease.
    private static func lease(in file: Int32, _ status: stat) -> Lease? {
        var bytes = Data(count: Int(status.st_size))
        let count = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
        guard count == bytes.count else { return nil }
        return try? JSONDecoder().decode(Lease.self, from: bytes)
    }
}
