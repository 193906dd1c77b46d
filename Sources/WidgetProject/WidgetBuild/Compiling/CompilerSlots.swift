import Foundation

/// Lets as many compilers run at a time as the machine has processors. Who comes first is served first, but for those others wait for.
actor CompilerSlots {
    /// The slots of this machine, for all that this process builds.
    static let machine = CompilerSlots(max(2, ProcessInfo.processInfo.activeProcessorCount))

    nonisolated let count: Int
    private var free: Int
    private var urgent: [CheckedContinuation<Void, Never>] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// The number of tasks that wait for a slot.
    var waitingCount: Int { urgent.count + waiting.count }

    init(_ count: Int) {
        self.count = count
        free = count
    }

    /// Runs a closure while it holds a slot.
    /// - Parameter isUrgent: others cannot begin before it is done.
    func holding<Value: Sendable>(isUrgent: Bool = false, _ body: @Sendable () async throws -> Value) async throws -> Value {
        await take(isUrgent)
        defer { give() }
        try Task.checkCancellation()
        return try await body()
    }

    private func take(_ isUrgent: Bool) async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { if isUrgent { urgent.append($0) } else { waiting.append($0) } }
        }
    }

    /// The slot goes on to who waits.
    private func give() {
        if !urgent.isEmpty {
            urgent.removeFirst().resume()
        } else if !waiting.isEmpty {
            waiting.removeFirst().resume()
        } else {
            free += 1
        }
    }
}
