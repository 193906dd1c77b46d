/// A refusal that a service answers with.
public protocol Refusal: Error {
    /// HTTP status, a word for programs, and a sentence for people.
    var answer: (status: Int, code: String, message: String) { get }
    /// The field at fault, where one is.
    var field: String? { get }
}
