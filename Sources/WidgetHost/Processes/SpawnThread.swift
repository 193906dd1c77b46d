import Foundation

/// The thread that starts all children, and never ends: the kernel ends a confined child with the thread that started it, and those of
/// Swift's and Dispatch's pools come and go.
final class SpawnThread: @unchecked Sendable {
    static let shared = SpawnThread()

    private let condition = NSCondition()
    // Touched only under the condition's lock.
    private var waiting: [() -> Void] = []

    private init() {
        let thread = Thread { [self] in work() }
        thread.name = "starts of children"
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// Does something there, and waits for it.
    func run(_ body: @escaping () -> Int32) -> Int32 {
        let done = DispatchSemaphore(value: 0)
        // Written before the signal, read after it.
        nonisolated(unsafe) var value: Int32 = 0
        condition.lock()
        waiting.append {
            value = body()
            done.signal()
        }
        condition.signal()
        condition.unlock()
        // Blocks: for one start of a child, as starting it here would.
        done.wait()
        return value
    }

    @available(*, noasync)
    private func work() {
        while true {
            condition.lock()
            while waiting.isEmpty { condition.wait() }
            let next = waiting.removeFirst()
            condition.unlock()
            next()
        }
    }
}
