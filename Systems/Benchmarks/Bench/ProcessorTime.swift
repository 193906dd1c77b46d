import Foundation

/// Time that processors worked, in milliseconds: what else the machine does hardly changes it.
enum ProcessorTime {
    /// The time of the calling thread.
    static var ofThread: Double { of(CLOCK_THREAD_CPUTIME_ID) }

    /// The time of all threads of this process.
    static var ofProcess: Double { of(CLOCK_PROCESS_CPUTIME_ID) }

    private static func of(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    /// The time of a process and all that descend from it and live.
    static func ofTree(_ root: Int32) -> Double {
        var ticks: [Int32: Double] = [:]
        var children: [Int32: [Int32]] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let pid = Int32(name), let line = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
                let end = line.lastIndex(of: ")")
            else { continue }
            // After the name: the state, the parent, and as 12th and 13th the ticks in user and in kernel mode.
            let fields = line[line.index(after: end)...].split(separator: " ")
            guard fields.count > 12, let parent = Int32(fields[1]), let user = Double(fields[11]), let kernel = Double(fields[12]) else {
                continue
            }
            ticks[pid] = user + kernel
            children[parent, default: []].append(pid)
        }
        var sum = 0.0
        var waiting = [root]
        while let pid = waiting.popLast() {
            sum += ticks[pid] ?? 0
            waiting += children[pid] ?? []
        }
        return sum * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
