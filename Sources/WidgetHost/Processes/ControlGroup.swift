import Foundation
import Synchronization

/// A control group of the kernel's second hierarchy (cgroup v2): the kernel bounds the memory and the tasks of all that is in it, lists them
/// however they were started, and ends all of them at once.
package struct ControlGroup: Hashable, Sendable {
    /// What all in a group may hold together.
    package struct Limits: Hashable, Sendable {
        /// Bytes, files of file systems in memory included.
        package var memory = 1 << 30
        /// Processes and their threads.
        package var tasks = 1024

        package init(memory: Int = 1 << 30, tasks: Int = 1024) { (self.memory, self.tasks) = (memory, tasks) }
    }

    /// The group's folder in the kernel's file system.
    let folder: URL

    /// Makes an empty one.
    /// - Returns: nil where the kernel refuses.
    static func make(in parent: ControlGroupParent, _ limits: Limits) -> ControlGroup? {
        let group = ControlGroup(folder: parent.nextFolder())
        guard mkdir(group.folder.path, 0o755) == 0 else { return nil }
        guard group.write("\(limits.memory)", to: "memory.max"), group.write("\(limits.tasks)", to: "pids.max") else {
            group.remove()
            return nil
        }
        // Where there is no swap there is no such file.
        _ = group.write("0", to: "memory.swap.max")
        // Half of what belongs together is of no use to anybody.
        _ = group.write("1", to: "memory.oom.group")
        return group
    }

    /// All in it, as this process sees them.
    var processes: [Int32] {
        (read("cgroup.procs") ?? "").split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }.filter { $0 > 0 }
    }

    /// Whether the kernel ended something in it for its memory.
    var ranOutOfMemory: Bool {
        (read("memory.events") ?? "").split(separator: "\n").contains { line in
            let words = line.split(separator: " ")
            return words.first == "oom_kill" && words.last != "0"
        }
    }

    /// Ends all in it. Before Linux 5.14 one after the other, until none is left.
    func end() {
        if write("1", to: "cgroup.kill") { return }
        for _ in 0..<50 {
            let left = processes
            if left.isEmpty { return }
            for process in left { kill(process, SIGKILL) }
        }
    }

    /// - Returns: whether it is gone; it stays while anything in it lives.
    @discardableResult
    func remove() -> Bool { rmdir(folder.path) == 0 }

    private func read(_ name: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    private func write(_ text: String, to name: String) -> Bool {
        ControlGroupParent.write(text, to: folder.appendingPathComponent(name))
    }
}

/// The control group under which this process may make others: the one that it is in.
final class ControlGroupParent: Sendable {
    let folder: URL
    private let made = Atomic<Int>(0)

    private init(folder: URL) { self.folder = folder }

    /// The parent of this process's groups; nil where there is no second hierarchy, where memory and tasks are not counted by it, or where
    /// this process may not make groups. `VITRINE_GROUPS=none` in the environment does without.
    static let here: ControlGroupParent? = {
        guard ProcessInfo.processInfo.environment["VITRINE_GROUPS"] != "none",
            let mounts = try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8),
            let own = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8),
            let folder = folder(mounts: mounts, own: own)
        else { return nil }
        return ControlGroupParent(takingOver: folder)
    }()

    /// The folder of this process's group.
    /// - Parameters:
    ///   - mounts: `/proc/self/mountinfo` (proc_pid_mountinfo(5)).
    ///   - own: `/proc/self/cgroup` (cgroups(7)): the second hierarchy has the number 0.
    static func folder(mounts: String, own: String) -> URL? {
        guard let path = own.split(separator: "\n").first(where: { $0.hasPrefix("0::/") })?.dropFirst("0::".count) else { return nil }
        for line in mounts.split(separator: "\n") {
            // Optional fields stand before the dash: the kind of file system follows it.
            let fields = line.split(separator: " ")
            guard let dash = fields.firstIndex(of: "-"), fields.count > dash + 1, fields[dash + 1] == "cgroup2", fields.count > 4 else {
                continue
            }
            let root = fields[3], place = URL(fileURLWithPath: unescaped(fields[4]), isDirectory: true)
            if root == "/" { return place.appendingPathComponent(String(path.dropFirst())) }
            // A part of the hierarchy may be mounted.
            guard path == root || path.hasPrefix("\(root)/") else { continue }
            return place.appendingPathComponent(String(path.dropFirst(root.count)))
        }
        return nil
    }

    /// What the kernel writes for a blank, a tab, a line's end and a backslash.
    private static func unescaped(_ text: Substring) -> String {
        [("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")].reduce(String(text)) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }

    /// Has the groups below counted by the kernel. A group that has processes of its own cannot (the root's can): where they are this program's
    /// alone, they go into a group below.
    init?(takingOver folder: URL) {
        self.folder = folder
        guard Self.words("cgroup.controllers", in: folder).isSuperset(of: Self.controllers) else { return nil }
        removeLeftOver()
        if counts || count() { return }
        let own = folder.appendingPathComponent("\(Self.prefix)\(getpid())-host", isDirectory: true)
        let inside = Self.words("cgroup.procs", in: folder).compactMap { Int32($0) }
        guard !inside.isEmpty, inside.allSatisfy(Self.isOwn), mkdir(own.path, 0o755) == 0 else { return nil }
        let moved = inside.allSatisfy { Self.write("\($0)", to: own.appendingPathComponent("cgroup.procs")) }
        if moved, count() { return }
        // As it was.
        for process in inside { _ = Self.write("\(process)", to: folder.appendingPathComponent("cgroup.procs")) }
        rmdir(own.path)
        return nil
    }

    private static let controllers: Set<Substring> = ["memory", "pids"]
    private static let prefix = "vitrine-"

    private var counts: Bool { Self.words("cgroup.subtree_control", in: folder).isSuperset(of: Self.controllers) }

    private func count() -> Bool { Self.write("+memory +pids", to: folder.appendingPathComponent("cgroup.subtree_control")) }

    /// This process and whoever keeps it alive, which run the same program.
    private static func isOwn(_ process: Int32) -> Bool {
        func program(_ process: Int32) -> String? {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
        }
        return process == getpid() || process == getppid() && program(process) == program(getpid())
    }

    /// Groups of a host that was killed; those with processes stay, the kernel sees to it.
    private func removeLeftOver() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(Self.prefix) {
            guard let maker = name.dropFirst(Self.prefix.count).split(separator: "-").first.flatMap({ Int32($0) }),
                maker != getpid(), !ProcessTree.isAlive(maker)
            else { continue }
            rmdir(folder.appendingPathComponent(name).path)
        }
    }

    /// A folder that is not there yet.
    func nextFolder() -> URL {
        let number = made.add(1, ordering: .relaxed).newValue
        return folder.appendingPathComponent("\(Self.prefix)\(getpid())-\(number)", isDirectory: true)
    }

    private static func words(_ name: String, in folder: URL) -> Set<Substring> {
        Set(((try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? "").split(whereSeparator: \.isWhitespace))
    }

    /// The kernel takes one write a line.
    fileprivate static func write(_ text: String, to file: URL) -> Bool {
        let descriptor = open(file.path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // Blocks: never, the kernel answers at once.
        return Foundation.write(descriptor, text, text.utf8.count) == text.utf8.count
    }
}
