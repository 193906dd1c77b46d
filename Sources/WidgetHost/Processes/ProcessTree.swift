import Foundation

/// A process and all that descends from it, as the kernel tells it now.
enum ProcessTree {
    /// Who started whom; those that are dead and only wait to be reaped are left out.
    typealias Parents = [Int32: Int32]

    /// Everything that runs on this machine, or in this container.
    static func parents() -> Parents {
        var parents: Parents = [:]
        guard let folder = opendir("/proc") else { return [:] }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let process = Int32(name), let (state, parent) = stat(of: process), state != "Z", state != "X" else { continue }
            parents[process] = parent
        }
        return parents
    }

    /// Nearest first, without the process itself.
    static func descendants(of root: Int32, in parents: Parents = parents()) -> [Int32] {
        let children = Dictionary(grouping: parents.keys) { parents[$0] ?? 0 }
        var found: [Int32] = [], next = [root], seen: Set<Int32> = [root]
        while let process = next.popLast() {
            for child in (children[process] ?? []).sorted() where seen.insert(child).inserted {
                found.append(child)
                next.append(child)
            }
        }
        return found
    }

    /// Nearest first, by the kernel's own lists, which cost no look at the rest of the machine.
    static func listedDescendants(of root: Int32) -> [Int32] {
        guard hasLists else { return descendants(of: root) }
        var found: [Int32] = [], next = [root]
        while let process = next.popLast() {
            let children = children(of: process)
            found += children
            next += children
        }
        return found
    }
    private static let hasLists = FileManager.default.fileExists(atPath: "/proc/self/task/\(getpid())/children")

    /// Its children, by the kernel's own list; empty where it has none or is gone.
    static func children(of process: Int32) -> [Int32] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return threads.flatMap { thread in
            KernelFile.read("/proc/\(process)/task/\(thread)/children") { KernelFile.numbers(in: $0) }?.map { Int32($0) } ?? []
        }
    }

    /// Whether it runs: not when it is only to be reaped.
    static func isAlive(_ process: Int32) -> Bool {
        guard let (state, _) = stat(of: process) else { return false }
        return state != "Z" && state != "X"
    }

    /// Ends all that descends from a process. What is stopped first starts nothing more meanwhile.
    static func endDescendants(of root: Int32) {
        var stopped: Set<Int32> = []
        for _ in 0..<50 {
            let fresh = listedDescendants(of: root).filter { stopped.insert($0).inserted }
            if fresh.isEmpty { break }
            for process in fresh { kill(process, SIGSTOP) }
        }
        for process in stopped { kill(process, SIGKILL) }
    }

    /// Ends whatever carries a mark in its environment: of a child without a keeper what it started may have left its tree.
    static func endMarked(_ mark: String) {
        for process in parents().keys where process != getpid() {
            guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { continue }
            if environment.split(separator: 0).contains(where: { $0.elementsEqual(mark.utf8) }) { kill(process, SIGKILL) }
        }
    }

    /// Tasks that the machine has, threads too: whether it is worth a closer look.
    static func tasks() -> Int {
        KernelFile.read("/proc/loadavg") { text in
            strchr(text, Int32(UInt8(ascii: "/"))).flatMap { KernelFile.numbers(in: $0 + 1, most: 1).first }
        } ?? 0
    }

    private static func stat(of process: Int32) -> (state: Character, parent: Int32)? {
        KernelFile.read("/proc/\(process)/stat") { text in
            guard let state = KernelFile.state(in: text), let parent = KernelFile.numbers(in: state.rest, most: 1).first else { return nil }
            return (state.letter, Int32(parent))
        }
    }
}
