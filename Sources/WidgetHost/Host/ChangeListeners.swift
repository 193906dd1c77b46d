/// Those who are told that something on the screen changed.
struct ChangeListeners: Sendable {
    private struct Listener {
        var stream: AsyncStream<Void>.Continuation
        /// Whether a date in a picture that reads otherwise is a change too.
        var ticks: Bool
    }

    private var listeners: [Int: Listener] = [:]
    private var last = 0

    /// Whether a date that reads otherwise counts as a change: not where all who listen follow the dates by themselves.
    var ticksCount: Bool { listeners.isEmpty || listeners.values.contains(where: \.ticks) }

    /// Adds a listener; several changes may reach it as one.
    /// - Parameter ended: is told the listener's number when nobody reads the stream any more.
    mutating func add(ticks: Bool, ended: @escaping @Sendable (Int) -> Void) -> AsyncStream<Void> {
        last += 1
        let number = last
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        continuation.onTermination = { _ in ended(number) }
        listeners[number] = Listener(stream: continuation, ticks: ticks)
        return stream
    }

    mutating func remove(_ number: Int) { listeners[number] = nil }

    func tell() { listeners.values.forEach { $0.stream.yield() } }

    /// Ends every stream.
    mutating func end() {
        listeners.values.forEach { $0.stream.finish() }
        listeners = [:]
    }
}
