/// The values that a link carries, in its path and after its question mark, without percent-encoding.
public struct LinkParameters: Equatable, Sendable {
    /// Path values; they win over query values of the same name.
    public let path: [String: String]
    public let query: [String: String]

    public init(path: [String: String] = [:], query: [String: String] = [:]) {
        self.path = path
        self.query = query
    }

    public subscript(name: String) -> String? { path[name] ?? query[name] }

    public func required(_ name: String) throws(DeepLinkError) -> String {
        guard let value = self[name], !value.isEmpty else { throw .missingValue(name) }
        return value
    }

    /// A value read as a number, an enum or another type made from text.
    public func required<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type) throws(DeepLinkError) -> Value {
        guard let value = Value(try required(name)) else { throw .invalidValue(name) }
        return value
    }
}
