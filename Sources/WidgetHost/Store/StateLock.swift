import Foundation

/// Held by the one host that works in a state folder. It goes with the process, however that ends.
public final class StateLock: Sendable {
    /// Another host has the folder.
    public struct Taken: Error, Hashable, Sendable, CustomStringConvertible {
        public let folder: String
        public var description: String { "Another vitrine is running in \(folder); stop it, or give another folder by --state." }
    }

    private let descriptor: Int32

    /// - Throws: `Taken`, or an error of the file system.
    public init(_ state: StateFolder) throws {
        try state.make()
        let path = state.host.appendingPathComponent("lock").path
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw Taken(folder: state.url.path)
        }
    }

    deinit { close(descriptor) }
}
