/// Waits for something that real processes or other tasks do: looks again and again, for a minute where nothing else is said.
/// - Returns: whether it came to hold. What is thrown meanwhile counts as not yet.
public func eventually(within limit: Duration = .seconds(60), _ condition: () async throws -> Bool) async -> Bool {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
        if (try? await condition()) == true { return true }
        try? await Task.sleep(for: .milliseconds(10))
    }
    return (try? await condition()) == true
}
