/// The path of a kind of link, such as `bookings/:id/section/:name`: each part is a word, or a named value after a colon.
public struct LinkPattern: Hashable, Sendable, ExpressibleByStringLiteral {
    enum Part: Hashable, Sendable {
        case word(String)
        case value(name: String)
    }

    let parts: [Part]

    /// A pattern from its text; a slash at either end, or a second one in a row, counts for nothing.
    public init(_ pattern: String) {
        parts = pattern.split(separator: "/").map { part in
            part.hasPrefix(":") ? .value(name: String(part.dropFirst())) : .word(String(part))
        }
    }

    /// A pattern written where it is used, read as ``init(_:)`` reads it.
    public init(stringLiteral pattern: String) { self.init(pattern) }

    /// The named values of a path of this form, or nil for any other path.
    func match(_ path: [String]) -> [String: String]? {
        guard path.count == parts.count else { return nil }
        var values: [String: String] = [:]
        for (part, text) in zip(parts, path) {
            switch part {
            case .word(let word): if word != text { return nil }
            case .value(let name): values[name] = text
            }
        }
        return values
    }
}
