import Foundation

#if canImport(VitrineCJavaScriptCore)
    import VitrineCJavaScriptCore
#endif
#if canImport(JavaScriptCore) && !os(Linux)
    import JavaScriptCore
#endif

/// Stops a script that works too long or takes too much memory: JavaScriptCore asks it every few milliseconds of work.
final class ScriptWatchdog {
    /// Seconds of work from one question to the next.
    private static let interval = 0.025
    private let group: JSContextGroupRef
    private let limits: ScriptLimits
    /// Seconds of the thread's processor time, when the turn began.
    private var began = 0.0
    private let baseline: Int
    /// The error with which the script was stopped; once set, it stays.
    private(set) var stopped: ScriptError?

    init(group: JSContextGroupRef, limits: ScriptLimits) {
        self.group = group
        self.limits = limits
        baseline = Self.residentBytes()
        arm()
    }

    func end() {
        #if canImport(VitrineCJavaScriptCore)
            JSContextGroupClearExecutionTimeLimit(group)
        #endif
    }

    /// A turn begins: its time counts from here.
    func beginTurn() { began = Self.workedSeconds() }

    /// Ends a turn, and checks the memory that many short turns have taken together.
    func endTurn(_ context: JSContextRef) { checkMemory(context) }

    private func arm() {
        #if canImport(VitrineCJavaScriptCore)
            JSContextGroupSetExecutionTimeLimit(
                group, Self.interval,
                { context, data in
                    guard let context, let data else { return true }
                    return Unmanaged<ScriptWatchdog>.fromOpaque(data).takeUnretainedValue().mustStop(context)
                }, Unmanaged.passUnretained(self).toOpaque())
        #endif
    }

    private func mustStop(_ context: JSContextRef) -> Bool {
        if stopped == nil, Self.workedSeconds() - began > limits.turn { stopped = .neverEnded(seconds: limits.turn) }
        checkMemory(context)
        // JavaScriptCore asks once; for the next question it must be told again.
        if stopped == nil { arm() }
        return stopped != nil
    }

    /// The process's memory is quickly read; only when that has grown JavaScript's own is counted.
    private func checkMemory(_ context: JSContextRef) {
        guard stopped == nil, Self.residentBytes() - baseline > limits.memory else { return }
        #if canImport(VitrineCJavaScriptCore)
            guard let statistics = JSGetMemoryUsageStatistics(context) else { return }
            let size = "heapSize".withScriptString { JSObjectGetProperty(context, statistics, $0, nil) }
            guard let size, JSValueToNumber(context, size, nil) > Double(limits.memory) else { return }
            stopped = .memory(limit: limits.memory)
        #endif
    }

    /// Seconds for which the calling thread has worked.
    static func workedSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func residentBytes() -> Int {
        #if os(Linux)
            let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return 0 }
            defer { close(file) }
            var text = [UInt8](repeating: 0, count: 128)
            // Blocks: never, the kernel writes it at once.
            let count = read(file, &text, text.count)
            guard count > 0 else { return 0 }
            let fields = text[..<count].split(separator: UInt8(ascii: " "))
            return fields.count > 1 ? (Int(String(decoding: fields[1], as: UTF8.self)) ?? 0) * 4096 : 0
        #else
            return 0
        #endif
    }
}
