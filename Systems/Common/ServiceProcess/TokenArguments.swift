import ArgumentParser

/// The arguments about tokens of the process of a service with sessions.
public struct TokenArguments: ParsableArguments {
    @Option(help: "Seconds an access token lives.")
    public var accessLifetime = 900.0

    @Option(help: "Seconds for which the answer to the previous refresh token is given again.")
    public var grace = 10.0

    public init() {}

    public func validate() throws {
        guard (1...1e7).contains(accessLifetime) else { throw ValidationError("--access-lifetime must be between 1 and 10000000.") }
        guard (0...3600).contains(grace) else { throw ValidationError("--grace must be between 0 and 3600.") }
    }
}
