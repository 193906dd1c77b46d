import Dispatch
import Foundation

/// Watches a script's thread from outside: JavaScriptCore cannot be stopped in endless microtasks, or in one of its own long functions.
final class ScriptSupervision: Sendable {
    // Touched by its queue only, apart from being ended, which is safe from anywhere.
    nonisolated(unsafe) private let timer: any DispatchSourceTimer

    /// - Parameters:
    ///   - seconds: of processor time in one turn after which nothing helps.
    ///   - isLost: called once.
    init(_ thread: ScriptThread, seconds: Double, isLost: @escaping @Sendable () -> Void) {
        timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
        let period = DispatchTimeInterval.milliseconds(Int(min(max(seconds * 250, 20), 1000)))
        timer.schedule(deadline: .now() + period, repeating: period, leeway: .milliseconds(10))
        timer.setEventHandler { [weak thread, timer] in
            guard let thread else { return timer.cancel() }
            guard let worked = thread.workedInTurn, worked > seconds else { return }
            timer.cancel()
            isLost()
        }
        timer.resume()
    }

    func end() { timer.cancel() }
}
