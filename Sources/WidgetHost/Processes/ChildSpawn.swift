import Foundation
import WidgetArchive

/// The system calls of a start.
enum ChildSpawn {
    /// Held while a program's file is written: a child started meanwhile would have it open for writing, and nobody could start it.
    static let writing = NSLock()

    /// Two ends of a socket. Both close on exec: an end that leaks into another child would hide this one's death.
    static func pair() throws(ChildError) -> (host: Int32, child: Int32) {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .noDescriptors(code: errno) }
        // Clear of the numbers that the child's own descriptors get.
        let moved = ends.map { $0 > Frame.descriptor ? $0 : fcntl($0, F_DUPFD_CLOEXEC, Frame.descriptor + 1) }
        for (end, new) in zip(ends, moved) where new != end { close(end) }
        guard moved.allSatisfy({ $0 >= 0 }) else {
            let code = errno
            moved.forEach { close($0) }
            throw .noDescriptors(code: code)
        }
        return (moved[0], moved[1])
    }

    /// A process with nothing on its input, `output` on 1 and 2, `line` on 3, its own group, no blocked signals and no ignored ones but
    /// SIGXFSZ.
    static func spawn(_ launch: ChildLaunch, line: Int32, output: Int32) throws(ChildError) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        posix_spawn_file_actions_adddup2(&actions, line, Frame.descriptor)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        sigdelset(&signals, SIGXFSZ)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

        let words = launch.commandLine
        var arguments = words.map { strdup($0) } + [nil]
        var environment = launch.environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        var pid: pid_t = 0
        let code = writing.withLock { posix_spawn(&pid, words[0], &actions, &attributes, &arguments, &environment) }
        guard code == 0 else { throw .notStarted(program: words[0], code: code) }
        return pid
    }
}
