import Dispatch
import Foundation

/// The signals that ask a program to end.
enum Signals {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]
    /// The sources take the place of what the signals would do. Said once, before the first source: a signal that is ignored from then on
    /// would reach none of them.
    private static let ignoring: Void = numbers.forEach { signal($0, SIG_IGN) }

    /// Yields the number of each SIGINT, SIGTERM or SIGHUP; SIGHUP too at the end of a file, where one is given.
    static func stopping(orAtEndOf input: FileHandle? = nil) -> AsyncStream<Int32> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        if let input {
            Thread.detachNewThread {
                while let data = try? input.read(upToCount: 4096), !data.isEmpty {}
                continuation.yield(SIGHUP)
            }
        }
        _ = ignoring
        let sources = numbers.map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield(number) }
            source.resume()
            return source
        }
        let kept = UncheckedSources(sources)
        continuation.onTermination = { _ in kept.cancel() }
        return stream
    }

    private final class UncheckedSources: @unchecked Sendable {
        // Only cancelled, which any thread may do.
        private let sources: [any DispatchSourceSignal]
        init(_ sources: [any DispatchSourceSignal]) { self.sources = sources }
        func cancel() { sources.forEach { $0.cancel() } }
    }
}
