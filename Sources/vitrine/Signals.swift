import Dispatch
import Foundation

/// What asks a program to end.
enum Signals {
    /// Yields the number of each SIGINT, SIGTERM or SIGHUP; SIGHUP too at the end of a file, where one is given.
    static func stopping(orAtEndOf input: FileHandle? = nil) -> AsyncStream<Int32> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        if let input {
            Thread.detachNewThread {
                while let data = try? input.read(upToCount: 4096), !data.isEmpty {}
                continuation.yield(SIGHUP)
            }
        }
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
