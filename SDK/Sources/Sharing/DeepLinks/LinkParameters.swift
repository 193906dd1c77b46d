/// The values that a link carries, in its path and after its question mark, without percent-encoding.
public struct LinkParameters: Equatable, Sendable {
    /// Path values; they win over query values of the same name.
    public let path: [String: String]
    /// The values after the question mark, by name.
    public let query: [String: String]

    /// The values of a link by name, as they are without percent-encoding.
    public init(path: [String: String] = [:], query: [String: String] = [:]) {
        self.path = path
        self.query = query
    }

    /// The value of a name, the path's before the query's; nil where neither has one.
    public subscript(name: String) -> String? { path[name] ?? query[name] }

    /// A value that is there and not empty.
    public func required(_ name: String) throws(DeepLinkError) -> String {
        guard let value = self[name], !value.isEmpty else { throw .missingValue(name) }
        return value
    }

    /// A value read as a number or another type made from text.
    public func required<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type) throws(DeepLinkError) -> Value {
        guard let value = Value(try required(name)) else { throw .invalidValue(name) }
        return value
    }

    /// A value that is one of an enumeration's.
    public func required<Value: RawRepresentable<String>>(_ name: String, of type: Value.Type) throws(DeepLinkError) -> Value {
        guard let value = Value(rawValue: try required(name)) else { throw .invalidValue(name) }
        return value
    }

    /// A whole number within bounds.
    public func required(_ name: String, in bounds: ClosedRange<Int>) throws(DeepLinkError) -> Int {
        let text = try required(name)
        // Neither “+2” nor “02”: a number has one form.
        guard let value = Int(text), bounds.contains(value), String(value) == text else { throw .invalidValue(name) }
        return value
    }

    /// Any text, the empty one too, of at most so many characters.
    public func text(_ name: String, atMost longest: Int = 1_000) throws(DeepLinkError) -> String {
        guard let value = self[name] else { throw .missingValue(name) }
        guard value.count <= longest else { throw .invalidValue(name) }
        return value
    }
}
