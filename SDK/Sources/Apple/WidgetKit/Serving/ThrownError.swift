import Synchronization

/// The error that an intent threw, for whoever had it performed in the same process: the answer to a host has only its words.
package final class ThrownError: Sendable {
    /// The one that the intents performed by this task fill in.
    @TaskLocal package static var current: ThrownError?

    private let kept = Mutex<(any Error)?>(nil)

    package init() {}

    /// The error; nil where nothing was thrown.
    package var error: (any Error)? { kept.withLock { $0 } }

    func keep(_ error: any Error) { kept.withLock { $0 = error } }
}
