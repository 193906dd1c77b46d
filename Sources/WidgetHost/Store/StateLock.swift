import Foundation

/// A lock held by the one host that works in a state folder. It goes with the process, however that ends.
package final class StateLock: Sendable {
    /// Another host has the folder.
    package struct Taken: Error, Hashable, Sendable, CustomStringConvertible {
        package let folder: String
        package var description: String { "Another vitrine is running in \(folder); stop it, or give another folder by --state." }
    }

    private let descriptor: Int32

    /// - Throws: `Taken`, or an error of the file system.
    package init(_ state: StateFolder) throws {
        try state.make()
        let path = Self.path(in: state)
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        var whole = Self.wholeFile
        guard fcntl(descriptor, Self.take, &whole) == 0 else {
            close(descriptor)
            throw Taken(folder: state.url.path)
        }
    }

    deinit { close(descriptor) }

    /// Whether a host has the folder. To ask takes nothing: a host that starts at that moment is not refused for it.
    package static func isHeld(_ state: StateFolder) -> Bool {
        let file = open(path(in: state), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        var whole = wholeFile
        return fcntl(file, ask, &whole) == 0 && whole.l_type != Int16(F_UNLCK)
    }

    #if os(Linux)
        // F_OFD_GETLK and F_OFD_SETLK of fcntl(2): locks of an open file, which are known of without being taken. Swift's Glibc lacks them.
        private static let ask: Int32 = 36
        private static let take: Int32 = 37
    #else
        private static let ask = F_OFD_GETLK
        private static let take = F_OFD_SETLK
    #endif

    private static func path(in state: StateFolder) -> String { state.host.appendingPathComponent("lock").path }

    private static var wholeFile: flock {
        var region = flock()
        region.l_type = Int16(F_WRLCK)
        region.l_whence = Int16(SEEK_SET)
        return region
    }
}
