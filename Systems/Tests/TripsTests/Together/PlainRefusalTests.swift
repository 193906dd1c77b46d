import Foundation
import Hummingbird
import LoopbackService
import RunningService
import Testing
import ScriptModules

/// A refusal that carries none of the shop's own words, as a gateway before it gives.
@Suite(.timeLimit(.minutes(1))) struct PlainRefusalTests {
    /// A service that answers everything alike.
    private func withAnswer(_ status: HTTPResponse.Status, _ body: String, _ test: @Sendable (TripsClient) async throws -> Void)
        async throws
    {
        let server = LoopbackServer(name: "Gateway") {
            let router = Router()
            let answer: @Sendable (Request, BasicRequestContext) async throws -> Response = { _, _ in
                Response(status: status, body: .init(byteBuffer: ByteBuffer(string: body)))
            }
            router.get("**", use: answer)
            router.post("**", use: answer)
            router.delete("**", use: answer)
            return router
        }
        try await withRunning({ try await server.run(port: $0, listening: $1) }) {
            try await test(TripsClient(service: $0.appendingPathComponent("")))
        }
    }

    @Test("true.10: a plain 401 ends the session as a coded one does", arguments: ["", "<html>Unauthorized</html>", "{}"])
    func unauthorized(_ body: String) async throws {
        try await withAnswer(.unauthorized, body) { client in
            await #expect(throws: TripsClientError.notSignedIn) { try await client.bookings(token: "t") }
            await #expect(throws: TripsClientError.notSignedIn) { try await client.cancel("b", token: "t") }
            // Where no session was shown none can be over.
            await #expect(throws: TripsClientError.badAnswer) { try await client.signIn(email: "a@b", password: "c") }
        }
    }

    @Test("true.10: a plain 401 signs out and empties the widget; a plain 503 does neither", arguments: [401, 503])
    func account(_ status: Int) async throws {
        try await withAnswer(HTTPResponse.Status(code: status), "") { client in
            let fixture = AccountFixture()
            defer { fixture.remove() }
            await fixture.account().signIn(email: "a@b", password: "right")
            let address = try #require(client.service).absoluteString
            let account = fixture.account(BoundedNetwork(), service: address, storage: fixture.storage)
            await account.start()
            #expect(try await (account.state.account == nil) == (status == 401))
            #expect(fixture.widgetHasBookings == (status != 401))
            #expect(try await account.state.notice?.kind == "problem")
        }
    }
}
