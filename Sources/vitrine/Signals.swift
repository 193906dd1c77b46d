import Dispatch
import Foundation

/// What asks a program to end.
enum Signals {
    /// Yields the number of each SIGINT, SIGTERM or SIGHUP.
    static func stopping() -> AsyncStream<Int32> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            // The source takes its place.
            signal(number, SIG_IGN)
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
