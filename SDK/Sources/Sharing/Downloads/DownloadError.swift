/// An error that tells why nothing was downloaded.
public enum DownloadError: Error, Equatable, Sendable {
    /// The address is neither https nor this machine's.
    case addressRefused(String)
    /// The answer has more bytes than are taken.
    case tooLarge(limit: Int)
    /// No answer came; why, as a sentence.
    case unreachable(String)
}
