extension Task where Success == Void, Failure == Never {
    /// Waits until the work is done, or a time is over; the work goes on.
    package func wait(atMost patience: Duration) async {
        let (done, finish) = AsyncStream.makeStream(of: Void.self)
        let ending = Task {
            await value
            finish.finish()
        }
        let late = Task {
            try? await Task<Never, Never>.sleep(for: patience)
            finish.finish()
        }
        for await _ in done {}
        late.cancel()
        withExtendedLifetime(ending) {}
    }
}
