import Foundation

/// Puts frames on a descriptor, whole and one after the other, from any thread. It blocks until the other end has room.
package final class FrameWriter: Sendable {
    package let descriptor: Int32
    private let maximumPayload: Int
    private let lock = NSLock()

    package init(descriptor: Int32, maximumPayload: Int = Frame.maximumPayload) {
        self.descriptor = descriptor
        self.maximumPayload = maximumPayload
    }

    package func send(_ message: some FrameMessage) throws {
        try send(type(of: message).channel, try message.payload())
    }

    package func send(_ channel: FrameChannel, _ payload: [UInt8]) throws(FrameError) {
        guard payload.count <= maximumPayload else { throw .tooLong(length: UInt64(payload.count), limit: maximumPayload) }
        var frame: [UInt8] = []
        frame.reserveCapacity(payload.count + 5)
        withUnsafeBytes(of: UInt32(payload.count + 1).littleEndian) { frame.append(contentsOf: $0) }
        frame.append(channel.rawValue)
        frame.append(contentsOf: payload)
        lock.lock()
        defer { lock.unlock() }
        try write(frame)
    }

    @available(*, noasync)
    private func write(_ bytes: [UInt8]) throws(FrameError) {
        var failure: FrameError?
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let start = buffer.baseAddress.map { $0 + sent }
                // A closed peer must be an error here, never a signal that ends the process.
                let count = Foundation.send(descriptor, start, buffer.count - sent, Int32(MSG_NOSIGNAL))
                if count >= 0 {
                    sent += count
                } else if errno == EAGAIN || errno == EWOULDBLOCK {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    failure = .system(call: "send", code: errno)
                    return
                }
            }
        }
        if let failure { throw failure }
    }
}
