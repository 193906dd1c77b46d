import Dispatch
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Says that the device's situation was written anew, until it is released.
package final class SituationWatch: @unchecked Sendable {
    // Set once, before anybody else has it.
    private var source: (any DispatchSourceRead)?

    /// - Parameters:
    ///   - queue: where it is said.
    ///   - changed: is called after each change.
    /// - Returns: nil where nobody says anything, or files cannot be watched.
    package init?(
        _ file: URL? = DeviceSituation.file(), on queue: DispatchQueue = .global(), _ changed: @escaping @Sendable () -> Void
    ) {
        #if canImport(Glibc)
            guard let file else { return nil }
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            // The file is replaced as a whole, so that its folder is what can be watched.
            guard inotify_add_watch(descriptor, file.deletingLastPathComponent().path, UInt32(IN_MOVED_TO)) >= 0 else {
                close(descriptor)
                return nil
            }
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler {
                var bytes = [UInt8](repeating: 0, count: 4096)
                // What happened does not matter, only that something did.
                // Blocks: never, the descriptor does not.
                while read(descriptor, &bytes, bytes.count) > 0 {}
                changed()
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
            self.source = source
        #else
            return nil
        #endif
    }

    deinit { source?.cancel() }
}
