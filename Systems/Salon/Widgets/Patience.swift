/// A deadline for several waits: what has not come by then is done without.
struct Patience: Sendable {
    private let timer: Task<Void, Never>

    /// Makes a deadline that begins to run now.
    init(_ duration: Duration, clock: any Clock<Duration>) {
        timer = Task { try? await clock.sleep(for: duration) }
    }

    /// What a task brings; nil where the time is over before. The task goes on: others may wait for it, and what it brings is there next time.
    ///
    /// No group of tasks: that would end only with all of its tasks, the slow one too.
    func result<Value, Failure>(of task: Task<Value, Failure>) async -> Result<Value, Failure>? {
        let (results, first) = AsyncStream<Result<Value, Failure>?>.makeStream()
        Task {
            first.yield(await task.result)
            first.finish()
        }
        Task { [timer] in
            await timer.value
            first.finish()
        }
        for await result in results { return result }
        return nil
    }

    /// Nobody waits any more.
    func end() { timer.cancel() }
}
