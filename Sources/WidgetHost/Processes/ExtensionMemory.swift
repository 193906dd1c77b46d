/// What an extension's process has written to memory since it was ready, against what it may.
struct ExtensionMemory {
    /// Bytes that a process may write before it is ready, beyond what it may afterwards: the runtime is linked and set up then.
    static let linking = 96 << 20
    /// Bytes that a process may come to hold more or less without a close look, far from its limit.
    static let unseen = 256 << 10

    /// Bytes that it may write.
    var limit: Int
    /// Bytes written when it was ready; nil before.
    private(set) var baseline: Int?
    /// The process's figures at the last close look.
    private(set) var figures: ProcessFigures?
    /// What the kernel counted at that look.
    private var counted: Int?
    /// The most that it had at once when that was last asked for, of files as well.
    private var highest: Int?

    init(limit: Int) { self.limit = limit }

    /// Forgets the figures, as another process begins.
    mutating func started() { (baseline, figures, counted, highest) = (nil, nil, nil, nil) }

    /// It is ready: what it has written until now is not its widgets'.
    mutating func ready(_ program: Int32) {
        if let now = ProcessFigures.of(program) { ready(now, counted: ProcessFigures.countedDirtyBytes(of: program)) }
        highest = ProcessFigures.highest(of: program)?.bytes
    }

    /// The same, by what the kernel says at that moment.
    mutating func ready(_ now: ProcessFigures, counted: Int?) {
        self.counted = counted
        baseline = baseline ?? now.dirtyBytes
        figures = now
    }

    /// Whether a process is worth a close look.
    func isNearLimit(_ program: Int32) -> Bool {
        ProcessFigures.countedDirtyBytes(of: program).map(isNearLimit(counted:)) ?? false
    }

    private func isNearLimit(counted: Int) -> Bool {
        // The kernel's count is some pages a thread late.
        guard let baseline else { return counted > (limit + Self.linking) / 4 * 3 }
        return counted - baseline > limit / 4 * 3
    }

    /// Asks for the most that it has written at one time since it was ready, where that is more than when it was last asked: between two looks
    /// it may have given back what it took. It was no less than that, as a process rarely has fewer pages of files later.
    mutating func peak(_ program: Int32) -> Int? {
        guard let baseline, let before = highest, let now = ProcessFigures.highest(of: program), now.bytes > before else { return nil }
        highest = now.bytes
        return max(0, now.bytes - now.ofFiles - baseline)
    }

    /// Looks closely where that would tell something new.
    /// - Returns: the error when it uses too much.
    mutating func judge(_ program: Int32) -> ExtensionError? {
        let counted = ProcessFigures.countedDirtyBytes(of: program)
        guard isWorthLook(counted: counted), let now = ProcessFigures.of(program) else { return nil }
        return look(now, counted: counted)
    }

    /// Whether a close look, for which the process has to wait, would tell something new: it is near its limit, or the kernel counts
    /// otherwise than at the last look.
    func isWorthLook(counted now: Int?) -> Bool {
        guard let now, let counted else { return true }
        return abs(now - counted) >= Self.unseen || isNearLimit(counted: now)
    }

    /// Looks closely.
    /// - Returns: the error when it uses too much.
    mutating func look(_ now: ProcessFigures, counted: Int?) -> ExtensionError? {
        (figures, self.counted) = (now, counted)
        // Before it is ready it is still being linked; not all of that is its own memory.
        let used = now.dirtyBytes - (baseline ?? 0), limit = limit + (baseline == nil ? Self.linking : 0)
        guard used > limit else { return nil }
        return .memory(megabytes: Double(used) / 1_048_576, limit: Double(limit) / 1_048_576)
    }
}
