import Drawing
import Foundation

/// Values seen by callbacks of other threads.
final class Recorder<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []

    var all: [Value] { lock.withLock { values } }

    func add(_ value: Value) { lock.withLock { values.append(value) } }
}

/// Lets nobody pass before all have come.
final class Gate: @unchecked Sendable {
    private let condition = NSCondition()
    private var missing: Int

    init(count: Int) { missing = count }

    /// Gives up after a minute, so that a service that asks one by one fails the test instead of stopping it. On one busy core whoever is
    /// waited for may come late for no fault of the service.
    func arriveAndWait() {
        condition.lock()
        defer { condition.unlock() }
        missing -= 1
        condition.broadcast()
        waitLocked()
    }

    /// Until all have come, at most a minute.
    func wait() {
        condition.lock()
        defer { condition.unlock() }
        waitLocked()
    }

    private func waitLocked() {
        let limit = Date() + 60
        while missing > 0 {
            guard condition.wait(until: limit) else { return }
        }
    }
}

enum TestImage {
    /// A PNG of one colour.
    static func png(width: Int, height: Int, red: UInt8 = 40, green: UInt8 = 120, blue: UInt8 = 200) -> [UInt8] {
        var bitmap = Bitmap(width: width, height: height)
        bitmap.pixels = (0..<bitmap.width * bitmap.height).flatMap { _ in [red, green, blue, 255] }
        return PNG.encode(bitmap)
    }
}
