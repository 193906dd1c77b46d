import Dispatch
import Foundation

/// How much of the disk folders take, by the blocks of their files; a file with two names counts once, and no link is followed.
enum FolderUsage {
    /// A folder may have very many files, and whoever counts them waits for the disk: no thread of Swift's shared pool does.
    private static let queue = DispatchQueue(label: "sizes of folders", qos: .utility)

    /// Counts as ``bytes(of:)`` does, on a thread of its own.
    static func counted(in folders: [URL]) async -> Int {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: bytes(of: folders)) }
        }
    }

    /// - Returns: bytes; 0 for a folder that is not there.
    static func bytes(of folders: [URL]) -> Int {
        var bytes = 0, left = folders.map(\.path)
        var linked: Set<UInt64> = []
        while let path = left.popLast() {
            // What goes while it is looked at is no use of the disk.
            guard let folder = opendir(path) else { continue }
            defer { closedir(folder) }
            while let entry = readdir(folder) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                guard name != ".", name != ".." else { continue }
                var status = stat()
                guard fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
                switch status.st_mode & S_IFMT {
                case S_IFDIR: left.append("\(path)/\(name)")
                case S_IFREG where status.st_nlink < 2 || linked.insert(UInt64(status.st_ino)).inserted:
                    bytes += Int(status.st_blocks) * 512
                default: break
                }
            }
        }
        return bytes
    }
}
