import Foundation
import VitrineWidgetArchive

/// The system calls of a start.
enum ChildSpawn {
    /// A lock held while a program's file is written: a child started meanwhile would have it open for writing, and nobody could start it.
    static let writing = NSLock()

    /// Two ends of a socket. Both close on exec: an end that leaks into another child would hide this one's death.
    static func pair() throws(ChildError) -> (host: Int32, child: Int32) {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .noDescriptors(code: errno) }
        // Clear of the numbers that the child's own descriptors get.
        let moved = ends.map { $0 > Self.doors ? $0 : fcntl($0, F_DUPFD_CLOEXEC, Self.doors + 1) }
        for (end, new) in zip(ends, moved) where new != end { close(end) }
        guard moved.allSatisfy({ $0 >= 0 }) else {
            let code = errno
            moved.forEach { close($0) }
            throw .noDescriptors(code: code)
        }
        return (moved[0], moved[1])
    }

    /// The descriptor through which a child in a network of its own hands over its doors to the host; `vitrine-confine` closes it.
    private static let doors: Int32 = 4

    /// A process with nothing on its input, `output` on 1 and 2, `line` on 3, its own group, no blocked signals and no ignored ones but
    /// SIGXFSZ.
    static func spawn(
        _ launch: ChildLaunch, in group: ControlGroup? = nil, line: Int32, output: Int32, doors: Int32? = nil
    ) throws(ChildError) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        posix_spawn_file_actions_adddup2(&actions, line, Frame.descriptor)
        if let doors { posix_spawn_file_actions_adddup2(&actions, doors, Self.doors) }

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

        let words = launch.commandLine(in: group)
        var arguments = words.map { strdup($0) } + [nil]
        var environment = launch.environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        var pid: pid_t = 0
        let code = SpawnThread.shared.run {
            writing.withLock { posix_spawn(&pid, words[0], &actions, &attributes, &arguments, &environment) }
        }
        guard code == 0 else { throw .notStarted(program: words[0], code: code) }
        return pid
    }

    /// What a short program of ours prints; nil where it cannot be started, fails, or takes longer than `patience` (seconds).
    static func output(of program: String, _ arguments: [String], patience: Double = 10) -> String? {
        guard let pipe = try? pair() else { return nil }
        defer { close(pipe.host) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, pipe.child, 1)
        var words = ([program] + arguments).map { strdup($0) } + [nil], pid: pid_t = 0
        defer { words.forEach { free($0) } }
        let code = writing.withLock { posix_spawn(&pid, program, &actions, nil, &words, environ) }
        close(pipe.child)
        guard code == 0 else { return nil }
        let bytes = read(pipe.host, until: .now() + patience)
        // Whoever is late, or says too much, is not waited for.
        if bytes == nil { kill(pid, SIGKILL) }
        var status: Int32 = 0
        // Blocks: hardly, it has closed its output or is being killed.
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        guard let bytes, status == 0 else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// All up to the end of a stream; nil when it has no end by `deadline`, or more than 64 KB.
    private static func read(_ stream: Int32, until deadline: DispatchTime) -> [UInt8]? {
        var bytes: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 1024)
        while bytes.count < 64 << 10 {
            let now = DispatchTime.now()
            guard now < deadline else { return nil }
            var waiting = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
            // Blocks: once for a launcher, as long as it takes to look at what the kernel has, and no longer than the deadline.
            let ready = poll(&waiting, 1, Int32((deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) + 1)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return nil }
            let count = Glibc.read(stream, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += buffer[..<count]
        }
        return nil
    }
}
