import Foundation

/// What the kernel says of a process.
package struct ProcessFigures: Hashable, Sendable {
    /// Bytes that only this process has in memory: program text and data.
    package var privateBytes: Int
    /// Bytes that it has written: heap, stacks, relocated data. What iOS counts against an extension. Program text is none of it, though
    /// the kernel calls it dirty until a file that was just installed has reached the disk.
    package var dirtyBytes: Int

    package var privateMegabytes: Double { Double(privateBytes) / 1_048_576 }

    /// The figures of a process; nil when there is no such process (any more).
    package static func of(_ pid: Int32) -> ProcessFigures? {
        KernelFile.read("/proc/\(pid)/smaps_rollup") { text in
            let clean = kilobytes("Private_Clean", in: text), dirty = kilobytes("Private_Dirty", in: text)
            guard clean + dirty > 0 else { return nil }
            return ProcessFigures(
                privateBytes: (clean + dirty) << 10, dirtyBytes: (kilobytes("Anonymous", in: text) + kilobytes("Swap", in: text)) << 10)
        }
    }

    /// ``dirtyBytes`` as the kernel counts them beside its work, some pages a thread late. For ``of(_:)`` it walks through all of a process's
    /// memory, which takes milliseconds in which that process waits; this takes none.
    static func countedDirtyBytes(of pid: Int32) -> Int? {
        KernelFile.read("/proc/\(pid)/status") { text in
            let anonymous = kilobytes("RssAnon", in: text)
            return anonymous > 0 ? (anonymous + kilobytes("VmSwap", in: text)) << 10 : nil
        }
    }

    /// The most memory that a process has had at once since it began, as the kernel counts it, and how much of what it has now is of files.
    static func highest(of pid: Int32) -> (bytes: Int, ofFiles: Int)? {
        KernelFile.read("/proc/\(pid)/status") { text in
            let most = kilobytes("VmHWM", in: text)
            return most > 0 ? (most << 10, (kilobytes("RssFile", in: text) + kilobytes("RssShmem", in: text)) << 10) : nil
        }
    }

    /// Milliseconds of processor time since its start, to the hundredth of a second that the kernel counts in.
    package static func processorTime(of pid: Int32) -> Double? {
        KernelFile.read("/proc/\(pid)/stat") { text in
            // The parent is the first number, utime the 11th, stime the 12th.
            guard let state = KernelFile.state(in: text) else { return nil }
            let numbers = KernelFile.numbers(in: state.rest, most: 12)
            guard numbers.count == 12 else { return nil }
            return Double(numbers[10] + numbers[11]) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
        }
    }

    /// Whether a thread of it is at work, or would be if a processor were free; false where all of them wait.
    static func isAtWork(_ pid: Int32) -> Bool {
        let folder = "/proc/\(pid)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return threads.contains { KernelFile.read("\(folder)/\($0)/stat") { KernelFile.state(in: $0)?.letter } == "R" }
    }

    /// Whether `vitrine-confine` could confine it; false too while it has not come so far.
    static func isConfined(_ pid: Int32) -> Bool {
        (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(pid)/environ")))?
            .split(separator: 0).contains { $0.elementsEqual("VITRINE_CONFINED=1".utf8) } ?? false
    }

    private static func kilobytes(_ name: StaticString, in text: UnsafePointer<CChar>) -> Int { KernelFile.number(name, in: text) ?? 0 }
}
