import VitrineWidgetArchive

/// What a child does, in the order in which it did it.
package enum ChildEvent: Sendable {
    case frame(FrameChannel, [UInt8])
    /// One line of its output or of its complaints.
    case line(String)
    /// It sent what is no frame; the line to it is closed.
    case broken(FrameError)
    /// The last event.
    case ended(ChildExit)
}
