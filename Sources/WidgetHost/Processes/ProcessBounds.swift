import Foundation

/// What a process may hold together with all that it started, looked at as long as it lives.
package struct ProcessBounds: Hashable, Sendable {
    /// Bytes that they have written to, of memory.
    package var memory: Int
    /// Processes at once.
    package var processes: Int
    /// Bytes of the disk in all folders that they may write to.
    package var disk: Int
    /// Real time between two looks; a close one is taken when there is reason for it, and now and then.
    package var look: Duration

    package init(memory: Int = 1 << 30, processes: Int = 64, disk: Int = 4 << 30, look: Duration = .milliseconds(100)) {
        (self.memory, self.processes, self.disk, self.look) = (memory, processes, disk, look)
    }

    /// What the kernel keeps to, where it can: the same memory, and threads for each process.
    var ofGroup: ControlGroup.Limits { ControlGroup.Limits(memory: memory, tasks: max(processes * 16, 512)) }

    /// Why the kernel ended it, as the rest of a sentence.
    var endedByKernel: String { "was ended, because it used more than \(memory >> 20) MB of memory" }

    /// Looks between two close ones.
    private static let seldom = 10
    /// Tasks of the whole machine that are more than at the last look, and so a reason for a close one.
    private static let sudden = 48

    /// The share of the time that goes into looks at folders, at most: one part in so many.
    private static let share = 50
    /// Looks between two at the disk, at least.
    private static let seldomDisk = 20

    /// Returns when the process has ended, or was found to hold too much.
    /// - Parameter folders: what it may write to.
    /// - Returns: why it is to be ended, as the rest of a sentence.
    func watch(_ child: ChildProcess, folders: [URL] = []) async -> String? {
        var tasks = ProcessTree.tasks(), round = 0, nextDisk = Self.seldomDisk
        while !child.hasEnded, !Task.isCancelled {
            try? await Task.sleep(for: look)
            round += 1
            let now = ProcessTree.tasks(), isSudden = now > tasks + Self.sudden
            tasks = now
            if round >= nextDisk, !folders.isEmpty {
                let start = ContinuousClock.now, used = await FolderUsage.counted(in: folders)
                if used > disk {
                    return "was ended, because its folders hold \(used >> 20) MB on disk, \(disk >> 20) MB allowed"
                }
                let pause = Int((ContinuousClock.now - start) * Self.share / look)
                nextDisk = round + max(Self.seldomDisk, pause)
            }
            let own = child.program.flatMap(ProcessFigures.countedDirtyBytes) ?? 0
            guard isSudden || own > memory || round % Self.seldom == 0 else { continue }
            let all = child.processes
            guard all.count <= processes else { return "was ended, because it started \(all.count - 1) processes" }
            let held = all.reduce(0) { $0 + (ProcessFigures.countedDirtyBytes(of: $1) ?? 0) }
            if held > memory {
                let megabytes = held >> 20, others = all.count > 1 ? " with \(all.count - 1) others that it started" : ""
                return "was ended, because it used \(megabytes) MB of memory\(others), \(memory >> 20) MB allowed"
            }
        }
        return nil
    }
}
