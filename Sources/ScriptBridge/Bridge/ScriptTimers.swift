import Foundation

/// Timers by the time at which they are due; those of one time in the order in which they were set.
struct ScriptTimers {
    private struct Timer: Comparable {
        var due: Date
        var order: Int
        var id: Int

        static func < (one: Timer, other: Timer) -> Bool { (one.due, one.order) < (other.due, other.order) }
    }

    /// The waiting timers, the latest first.
    private var waiting: [Timer] = []
    private var order = 0

    var count: Int { waiting.count }
    var nextDue: Date? { waiting.last?.due }

    mutating func start(_ id: Int, due: Date) {
        order += 1
        let timer = Timer(due: due, order: order, id: id)
        var low = 0, high = waiting.count
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle] > timer { low = middle + 1 } else { high = middle }
        }
        waiting.insert(timer, at: low)
    }

    mutating func stop(_ id: Int) { waiting.removeAll { $0.id == id } }

    /// The first that is due.
    mutating func takeDue(_ now: Date) -> Int? {
        guard let next = waiting.last, next.due <= now else { return nil }
        waiting.removeLast()
        return next.id
    }
}
