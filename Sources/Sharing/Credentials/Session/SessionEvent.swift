/// An event in the life of a session, for logs and for pages that show it.
public enum SessionEvent: Hashable, Sendable {
    /// The service gave a new pair, and the keychain took it.
    case refreshed(generation: Int)
    /// Another process had a newer pair.
    case adopted(generation: Int)
    /// The service gave a new pair that the keychain did not take; it is used from memory.
    case unsaved(generation: Int, KeychainError)
    /// The keychain took a pair that it had not taken before.
    case saved(generation: Int)
    /// The session ended while it was renewed: the new pair was thrown away.
    case discarded(generation: Int)
    /// Nobody is signed in any more.
    case signedOut(SignedOutReason)
}
