import Foundation

extension ProcessInfo {
    /// Runs work that is to go on when the app leaves the screen. Nothing here ends a process before its work, so that the block is called
    /// once, on a queue of its own, and told that nothing expires.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}
