import Foundation

/// A build's folder, held against other processes and tasks that build the same: two that link one program would each take it from under
/// the other's hands. It ends with the process, however that ends.
final class FolderLock: Sendable {
    private let descriptor: Int32

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Waits without holding a thread until nobody else has it.
    /// - Throws: `CancellationError`; `BuildError.unreadable` where the folder cannot be written.
    static func hold(_ folder: URL) async throws -> FolderLock {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw BuildError.unreadable("\(path) cannot be written: \(String(cString: strerror(errno))).") }
        let lock = FolderLock(descriptor)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 { try await Task.sleep(for: .milliseconds(20)) }
        return lock
    }
}
