import Foundation
import WidgetHost

/// The most memory that a process has had while it was watched, looked at all the time.
public struct MemoryWatch: Sendable {
    /// In MB.
    public struct Peak: Sendable {
        /// What no other process had in memory at the moment: its own, and what only it used of the system's libraries just then.
        public var held = 0.0
        /// Heap, stacks and relocated data.
        public var written = 0.0
        /// What was written, and the program itself; it does not depend on who else runs. Zero where it was not asked for.
        public var own = 0.0
    }
    private let task: Task<Peak, Never>

    /// - Parameter countsOwn: whether ``Peak/own`` is wanted, which takes the process a millisecond each time.
    public init(_ pid: Int32, countsOwn: Bool = false) {
        // Sleeping on a thread is what this one does.
        task = Task.detached {
            var peak = Peak()
            while !Task.isCancelled {
                if let figures = ProcessFigures.of(pid) {
                    peak.held = max(peak.held, figures.privateMegabytes)
                    peak.written = max(peak.written, Double(figures.dirtyBytes) / 1_048_576)
                    if countsOwn { peak.own = max(peak.own, Double(figures.dirtyBytes + Self.program(pid)) / 1_048_576) }
                }
                usleep(1_000)
            }
            return peak
        }
    }

    public func cancel() { task.cancel() }

    public func end() async -> Peak {
        task.cancel()
        return await task.value
    }

    /// Bytes of the program's file in memory that were not written.
    private static func program(_ pid: Int32) -> Int {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/exe")) ?? ""
        // A file of the kernel's has no size, and comes in pieces.
        guard !path.isEmpty, let text = try? FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(pid)/smaps")).readToEnd() else {
            return 0
        }
        var isProgram = false, kilobytes = 0
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            guard let name = words.first else { continue }
            if !name.hasSuffix(":") {
                isProgram = line.hasSuffix(path)
            } else if isProgram, words.count > 1, let size = Int(words[1]) {
                if name == "Private_Clean:" || name == "Private_Dirty:" { kilobytes += size }
                if name == "Anonymous:" { kilobytes -= size }
            }
        }
        return kilobytes << 10
    }
}

extension SystemHouse {
    /// The most memory that the extension has while `body` runs.
    public func peak(_ body: () async throws -> Void) async throws -> MemoryWatch.Peak {
        let watch = MemoryWatch(try await pid(.extension), countsOwn: true)
        defer { watch.cancel() }
        try await body()
        return await watch.end()
    }
}
