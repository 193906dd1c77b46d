import Foundation

/// What the browser says, message by message; each ends with a zero byte.
struct BrowserMessages {
    /// Seconds for any one message; the first includes the browser's start on a busy machine.
    private static let patience: Int32 = 60

    private let source: FileHandle
    private var received = Data()

    init(_ source: FileHandle) { self.source = source }

    /// - Throws: `HeadlessBrowser.Failure` when nothing comes in time, or nothing more.
    @available(*, noasync)
    mutating func next() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = received[received.startIndex..<end]
                defer { received = Data(received[received.index(after: end)...]) }
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            var wanted = pollfd(fd: source.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, Self.patience * 1000) > 0 else {
                throw HeadlessBrowser.Failure("The browser said nothing for \(Self.patience) s.")
            }
            let piece = source.availableData
            guard !piece.isEmpty else { throw HeadlessBrowser.Failure("The browser ended.") }
            received += piece
        }
    }
}
