/// An error that tells why a value cannot be a parameter's.
package enum IntentValueError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownParameter(String, known: [String])
    case wrongType(parameter: String, found: String, expected: String)
    case notACase(parameter: String, found: String, cases: [String])
    case outOfRange(parameter: String, found: String, range: String)
    case tooLong(parameter: String, bytes: Int, limit: Int)
    case tooMany(parameter: String, count: Int, limit: Int)

    package var description: String {
        switch self {
        case .unknownParameter(let name, let known):
            "There is no parameter “\(name.prefix(60))”; there " + (known.isEmpty ? "are none." : "are \(known.joined(separator: ", ")).")
        case .wrongType(let name, let found, let expected): "“\(name)” takes \(expected), not \(found)."
        case .notACase(let name, let found, let cases):
            "“\(name)” cannot be “\(found.prefix(60))”; possible are \(cases.joined(separator: ", "))."
        case .outOfRange(let name, let found, let range): "“\(name)” cannot be \(found); it takes \(range)."
        case .tooLong(let name, let bytes, let limit): "“\(name)” has a text of \(bytes) bytes; \(limit) are allowed."
        case .tooMany(let name, let count, let limit): "“\(name)” has \(count) items; \(limit) \(limit == 1 ? "is" : "are") allowed."
        }
    }
}
