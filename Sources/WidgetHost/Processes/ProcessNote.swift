/// What is worth telling of a process.
package enum ProcessNote: Hashable, Sendable {
    /// A line of its output.
    case printed(String)
    /// Why it is gone, as the rest of a sentence.
    case ended(String)
    /// It said what it should not.
    case odd(String)
}
