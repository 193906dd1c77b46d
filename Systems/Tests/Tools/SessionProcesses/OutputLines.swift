import Foundation

/// The lines of a pipe, read on a thread of its own.
final class OutputLines: @unchecked Sendable {
    // One caller asks at a time.
    private var iterator: AsyncStream<String>.Iterator

    init(_ handle: FileHandle) {
        let (lines, toLines) = AsyncStream<String>.makeStream()
        iterator = lines.makeAsyncIterator()
        Thread.detachNewThread {
            var unread = Data()
            while true {
                let more = handle.availableData
                guard !more.isEmpty else { return toLines.finish() }
                unread.append(more)
                while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                    toLines.yield(String(decoding: unread[..<end], as: UTF8.self))
                    unread = Data(unread[unread.index(after: end)...])
                }
            }
        }
    }

    /// The next line; nil after the last.
    func next() async -> String? { await iterator.next(isolation: nil) }
}
