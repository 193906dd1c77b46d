/// The parts of a message on the wire: 4 bytes little-endian length (of what follows), 1 byte channel, payload.
/// A length above `maximumPayload` is refused before anything is allocated.
package enum FrameChannel: UInt8, Sendable {
    case request = 1
    case answer = 2
    case call = 3
    case reply = 4
}

package enum Frame {
    /// 64 MiB; a timeline above iOS's 10 MB limit is refused by name long before.
    package static let maximumPayload = 64 << 20
    /// The largest frame of what a child asks of the host or tells it, 1 MiB: all of it is a line of text or two.
    package static let maximumCall = 1 << 20
    /// The descriptor on which a child finds its line to the host.
    package static let descriptor: Int32 = 3
}
