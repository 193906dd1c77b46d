/// Somebody with an account; what the signed-in customer sees of themselves.
public struct Customer: Codable, Equatable, Sendable {
    public var email: String
    public var name: String
}
