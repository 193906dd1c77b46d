import Foundation
import Synchronization
import WidgetHost

/// The most memory that a process has had while it was watched, looked at all the time.
package final class MemoryWatch: Sendable {
    /// The most memory, in MB.
    package struct Peak: Sendable {
        /// The memory that no other process shared at the moment: its own, and what only it used of the system's libraries just then.
        package var held = 0.0
        /// Heap, stacks and relocated data.
        package var written = 0.0
        /// The written memory and the program itself, whoever else runs. Zero where it was not asked for.
        package var own = 0.0
    }
    private let state = Mutex(State())

    private struct State {
        var peak = Peak()
        var isOver = false
        var waiting: CheckedContinuation<Peak, Never>?
    }

    /// - Parameter countsOwn: whether ``Peak/own`` is wanted, which takes the process a millisecond each time.
    package init(_ pid: Int32, countsOwn: Bool = false) {
        let thread = Thread { [self] in
            while !state.withLock({ $0.isOver }) {
                if let figures = ProcessFigures.of(pid) {
                    let own = countsOwn ? Double(figures.dirtyBytes + Self.program(pid)) / 1_048_576 : 0
                    state.withLock {
                        $0.peak.held = max($0.peak.held, figures.privateMegabytes)
                        $0.peak.written = max($0.peak.written, Double(figures.dirtyBytes) / 1_048_576)
                        $0.peak.own = max($0.peak.own, own)
                    }
                }
                usleep(1_000)
            }
            state.withLock { $0.waiting.take()?.resume(returning: $0.peak) }
        }
        thread.name = "memory of \(pid)"
        thread.start()
    }

    package func cancel() { state.withLock { $0.isOver = true } }

    /// Looks no more, and says what was seen. Called once.
    package func end() async -> Peak {
        await withCheckedContinuation { continuation in
            state.withLock {
                guard !$0.isOver else { return continuation.resume(returning: $0.peak) }
                ($0.isOver, $0.waiting) = (true, continuation)
            }
        }
    }

    /// Bytes of the program's file in memory that were not written.
    @available(*, noasync)
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

extension SystemEnvironment {
    /// The most memory that the extension has while `body` runs.
    package func peak(_ body: () async throws -> Void) async throws -> MemoryWatch.Peak {
        let watch = MemoryWatch(try await pid(.extension), countsOwn: true)
        defer { watch.cancel() }
        try await body()
        return await watch.end()
    }
}
