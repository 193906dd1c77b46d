import Foundation

/// Splits what the browser sends into messages, each of which ends with a zero byte.
struct BrowserMessages {
    /// Seconds for any one message; the first includes the browser's start on a busy machine.
    private static let patience: Int32 = 60

    private let source: FileHandle
    private var received = Data()
    /// The number of bytes at the start of what was received that are known to end no message: a picture comes in hundreds of pieces.
    private var searched = 0

    init(_ source: FileHandle) { self.source = source }

    /// - Throws: `HeadlessBrowser.Failure` when nothing comes in time, or nothing more.
    @available(*, noasync)
    mutating func next() throws -> [String: Any] {
        while true {
            if let length = lengthOfMessage() {
                let message = received.prefix(length)
                received = Data(received.dropFirst(length + 1))
                searched = 0
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            searched = received.count
            var wanted = pollfd(fd: source.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, Self.patience * 1000) > 0 else {
                throw HeadlessBrowser.Failure("The browser said nothing for \(Self.patience) s.")
            }
            let piece = source.availableData
            guard !piece.isEmpty else { throw HeadlessBrowser.Failure("The browser ended.") }
            received += piece
        }
    }

    /// Bytes of the first message, nil while it has not come whole.
    private func lengthOfMessage() -> Int? {
        received.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let end = memchr(start + searched, 0, bytes.count - searched) else { return nil }
            return UnsafeRawPointer(end) - start
        }
    }
}
