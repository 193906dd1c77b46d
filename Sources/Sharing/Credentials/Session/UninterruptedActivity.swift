import Foundation

/// Asks the system not to suspend the process meanwhile: iOS ends what is suspended with a file's lock. Elsewhere nothing suspends.
/// (Written after Apple's documentation; the tests, which run on Linux, do not reach what is done on iOS.)
struct UninterruptedActivity {
    private let done = DispatchSemaphore(value: 0)

    init(_ reason: String) {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            let done = done
            // Runs on a queue of the system's, once or, when time is up, a second time.
            ProcessInfo.processInfo.performExpiringActivity(withReason: reason) { isExpired in
                if isExpired { done.signal() } else { done.wait() }
            }
        #endif
    }

    func end() { done.signal() }
}
