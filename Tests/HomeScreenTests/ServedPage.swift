import Testing

@testable import HomeScreen

/// Runs a test against a served home screen on a free port, then takes the server down.
func withServedPage(
    heartbeat: Duration = .seconds(15), patience: LocalPage.Patience = LocalPage.Patience(),
    _ test: @escaping @Sendable (PageClient, FakeHome) async throws -> Void
) async throws {
    let host = FakeHome()
    let token = AccessToken()
    let server = try {
        var server = try HomeScreenServer(host: host.controls, port: 0, token: token)
        (server.heartbeat, server.patience) = (heartbeat, patience)
        return server
    }()
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
            defer { listening.finish() }
            try await server.run { listening.yield($0) }
        }
        var first = ports.makeAsyncIterator()
        let port = try #require(await first.next(), "The server ended before it listened.")
        // Cancelled also when the test throws: the group leaves only after its tasks.
        defer { group.cancelAll() }
        try await test(PageClient(port: port, token: token.text), host)
    }
}
