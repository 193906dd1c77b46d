/// What becomes of a session, for logs and for pages that show it.
public enum SessionEvent: Hashable, Sendable {
    case refreshed(generation: Int)
    /// Another process had a newer pair.
    case adopted(generation: Int)
    /// The service gave a new pair that the keychain did not take; it is used from memory.
    case unsaved(generation: Int, KeychainError)
    case saved(generation: Int)
    /// The session ended while it was renewed: the new pair was thrown away.
    case discarded(generation: Int)
    case signedOut(SignedOutReason)
}
