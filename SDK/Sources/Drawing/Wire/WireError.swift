/// An error that tells why bytes could not be read back. `field` is the path of the value that failed, outermost first.
package enum WireError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes end before the value does.
    case endsEarly(field: String)
    /// A count that the remaining bytes cannot hold.
    case countTooLarge(field: String, count: Int)
    /// A number, case or text that the value cannot have.
    case badValue(field: String)
    /// Values stand inside values deeper than any picture needs.
    case tooDeep(field: String)
    /// A few bytes stand for more than anybody shows.
    case expandsTooFar(field: String, bytes: Int, most: Int)
    /// Bytes are left after the value.
    case bytesLeft(count: Int)

    package var description: String {
        switch self {
        case .endsEarly(let field): "The message ends inside “\(field)”: it was cut off."
        case .countTooLarge(let field, let count): "“\(field)” claims \(count) elements, more than the message holds."
        case .badValue(let field): "“\(field)” holds a value that is not allowed: sender and receiver may be of different versions."
        case .tooDeep(let field): "“\(field)” is nested deeper than \(WireReader.deepest) levels."
        case .expandsTooFar(let field, let bytes, let most):
            "“\(field)” stands for \(bytes) bytes, parts that it shares written out; \(most) are allowed."
        case .bytesLeft(let count): "\(count) bytes are left after the message: sender and receiver may be of different versions."
        }
    }
}
