/// The lifetimes of tokens, in seconds of the service's clock.
public struct TokenOptions: Sendable {
    /// An access token's life.
    public var accessLifetime: Double
    /// The time for which the answer to the previous refresh token is given again; 0 gives it never.
    public var grace: Double
    /// The time for which a refresh token waits to be used.
    public var idleLifetime: Double

    public init(accessLifetime: Double = 900, grace: Double = 10, idleLifetime: Double = 365 * 86_400) {
        self.accessLifetime = accessLifetime
        self.grace = grace
        self.idleLifetime = idleLifetime
    }
}
