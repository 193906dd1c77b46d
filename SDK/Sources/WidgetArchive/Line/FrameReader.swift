import Foundation

/// Takes frames off a descriptor, blocking. One thread reads.
package struct FrameReader: Sendable {
    package let descriptor: Int32
    private let maximumPayload: Int

    package init(descriptor: Int32, maximumPayload: Int = Frame.maximumPayload) {
        self.descriptor = descriptor
        self.maximumPayload = maximumPayload
    }

    /// The next frame, or nil when the other end has closed the line between two frames.
    package func next() throws(FrameError) -> (channel: FrameChannel, payload: [UInt8])? {
        try next { _, _ throws(FrameError) in }
    }

    /// The same, where `admitting` is told the channel and the payload's length in bytes before there is any room for it: it may wait, or
    /// refuse it.
    package func next(
        admitting: (FrameChannel, Int) throws(FrameError) -> Void
    ) throws(FrameError) -> (channel: FrameChannel, payload: [UInt8])? {
        var header: [UInt8] = []
        try fill(&header, 4, endAllowed: true)
        guard !header.isEmpty else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0 else { throw .empty }
        guard length <= UInt64(maximumPayload) + 1 else { throw .tooLong(length: length - 1, limit: maximumPayload) }
        var first: [UInt8] = []
        try fill(&first, 1, endAllowed: false)
        guard let channel = FrameChannel(rawValue: first[0]) else { throw .unknownChannel(first[0]) }
        try admitting(channel, Int(length) - 1)
        var payload: [UInt8] = []
        try fill(&payload, Int(length) - 1, endAllowed: false)
        return (channel, payload)
    }

    @available(*, noasync)
    private func fill(_ bytes: inout [UInt8], _ count: Int, endAllowed: Bool) throws(FrameError) {
        var failure: FrameError?
        bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
                if got > 0 {
                    filled += got
                } else if got == 0 {
                    if !(endAllowed && filled == 0) { failure = .closedInside(needed: count - filled) }
                    return
                } else if errno == EAGAIN || errno == EWOULDBLOCK {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                    poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    failure = .system(call: "read", code: errno)
                    return
                }
            }
        }
        if let failure { throw failure }
    }
}
