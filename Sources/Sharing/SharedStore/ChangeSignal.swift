#if canImport(Glibc)
    import CEpoll
    import Foundation

    /// Tells all processes that have a database open that something was committed: a byte into a named pipe beside it.
    ///
    /// Nobody reads what it says. Each process waits for the edge, so that any number see each byte; whoever writes takes the old byte out
    /// first, so that there always is an edge. A process that dies in between costs one ping, which the next one makes up for.
    final class ChangeSignal: @unchecked Sendable {
        /// The reason for which pings do not reach other processes; nil when they do.
        let obstacle: String?
        private let pipe: Int32
        private let poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        /// Wakes this process only.
        private let own = eventfd(0, Int32(EFD_NONBLOCK) | Int32(EFD_CLOEXEC))

        /// - Parameter path: of the database.
        init(database path: String) {
            let path = path + "-ping"
            if mkfifo(path, 0o600) != 0 && errno != EEXIST {
                obstacle = "\(path): \(String(cString: strerror(errno)))"
                pipe = -1
            } else {
                // The pipe is opened for writing too: with no writer it would be at its end all the time.
                let file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
                var status = stat()
                if file >= 0, fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
                    pipe = file
                    obstacle = nil
                } else {
                    obstacle = "\(path): \(file < 0 ? String(cString: strerror(errno)) : "it is no pipe")"
                    if file >= 0 { close(file) }
                    pipe = -1
                }
            }
            for file in [pipe, own] where file >= 0 {
                var event = epoll_event()
                event.events = EPOLLIN.rawValue | EPOLLET.rawValue
                event.data.fd = file
                epoll_ctl(poll, EPOLL_CTL_ADD, file, &event)
            }
        }

        deinit { for file in [pipe, poll, own] where file >= 0 { close(file) } }

        /// Tells the others, after a commit.
        func post() {
            guard pipe >= 0 else { return wake() }
            Self.refill(pipe)
        }

        /// Ends a wait of this process.
        func wake() {
            var one: UInt64 = 1
            _ = write(own, &one, 8)
        }

        /// Returns at the next ping, or after so many seconds. Of several threads that wait, a ping ends the wait of one.
        /// - Returns: whether there was a ping.
        @available(*, noasync)
        func wait(seconds: Double) -> Bool {
            var event = epoll_event()
            let count = epoll_wait(poll, &event, 1, Int32((max(0, min(seconds, 3600)) * 1000).rounded(.up)))
            // Without a descriptor to wait for, this must not become a busy loop.
            if count < 0, errno != EINTR { usleep(10_000) }
            return count > 0
        }

        private static func refill(_ pipe: Int32) {
            drain(pipe)
            var byte: UInt8 = 1
            _ = write(pipe, &byte, 1)
        }

        @available(*, noasync)
        private static func drain(_ pipe: Int32) {
            withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
                while read(pipe, bytes.baseAddress, bytes.count) == bytes.count {}
            }
        }
    }
#else
    import Foundation
    #if canImport(notify)
        import notify
    #endif

    /// Tells all processes that have a database open that something was committed: a Darwin notification, named after its path.
    ///
    /// The notification carries no data, may be merged with the next, and does not reach a suspended process.
    final class ChangeSignal: @unchecked Sendable {
        /// The reason for which pings do not reach other processes; nil when they do.
        let obstacle: String?
        private let name: String
        private let waiting = DispatchSemaphore(value: 0)
        private let queue = DispatchQueue(label: "SharedStore.signal", qos: .userInitiated)
        private var token: Int32 = NOTIFY_TOKEN_INVALID

        /// - Parameter path: of the database.
        init(database path: String) {
            // FNV-1a: the same in all processes, and a path is no secret worth more.
            let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            let hash = real.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            name = "shared-store." + String(hash, radix: 16)
            let waiting = waiting
            let status = notify_register_dispatch(name, &token, queue) { _ in waiting.signal() }
            obstacle = status == NOTIFY_STATUS_OK ? nil : "notify_register_dispatch: \(status)"
        }

        deinit { if notify_is_valid_token(token) { notify_cancel(token) } }

        /// Tells the others, after a commit.
        func post() {
            if notify_post(name) != NOTIFY_STATUS_OK || obstacle != nil { wake() }
        }

        /// Ends a wait of this process.
        func wake() { waiting.signal() }

        /// Returns at the next ping, or after so many seconds. Of several threads that wait, a ping ends the wait of one.
        /// - Returns: whether there was a ping.
        func wait(seconds: Double) -> Bool {
            guard waiting.wait(timeout: .now() + max(0, seconds)) == .success else { return false }
            // Pings that came together are one.
            while waiting.wait(timeout: .now()) == .success {}
            return true
        }
    }
#endif
