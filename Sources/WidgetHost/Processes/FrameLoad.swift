import Dispatch
import Foundation
import VitrineWidgetArchive

/// Bytes of frames that were read and not yet worked on. One frame is always let in, more only together up to a limit.
final class FrameLoad: @unchecked Sendable {
    /// Bytes: one answer of the greatest length and a little.
    static let most = Frame.maximumPayload + (4 << 20)
    private let condition = NSCondition()
    // Both are touched only under the condition's lock.
    private var bytes = 0
    private var isClosed = false

    @available(*, noasync)
    func add(_ count: Int) {
        condition.lock()
        while bytes > 0, bytes + count > Self.most, !isClosed { condition.wait() }
        bytes += count
        condition.unlock()
    }

    func remove(_ count: Int) {
        guard count > 0 else { return }
        condition.lock()
        bytes = max(0, bytes - count)
        condition.broadcast()
        condition.unlock()
    }

    func close() {
        condition.lock()
        isClosed = true
        condition.broadcast()
        condition.unlock()
    }
}

extension DispatchSemaphore {
    /// A semaphore that may be dropped while some of its value is taken: one that was made with a value ends the process then.
    convenience init(freely value: Int) {
        self.init(value: 0)
        for _ in 0..<value { signal() }
    }
}
