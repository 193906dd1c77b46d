import Foundation

// The main queue runs on whatever thread is free: a Swift program on Linux gives its first thread away (`dispatchMain`). On Apple's systems
// both are one, and code relies on it: `if Thread.isMainThread { … } else { DispatchQueue.main.sync { … } }` would wait for itself.

@_silgen_name("dispatch_queue_get_label")
private func label(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>

extension Thread {
    /// Stands before the getter of `Thread.isMainThread`: whether it is the process's first thread, or the one that works for the main queue
    /// now.
    @_silgen_name("$s10Foundation6ThreadC06isMainB0SbvgZ")
    public final class func vitrineIsMainThread() -> Bool {
        Thread.current.isMainThread || strcmp(label(nil), "com.apple.main-thread") == 0
    }
}
