import Foundation
import LoopbackService
import RotatingTokens
import RunningService
import ServiceStorage
import TestTime

@testable import SalonServiceCore

/// A running salon, and those who ask it.
struct Salon: Sendable {
    let clock: TestClock
    let caller: ServiceCaller

    /// The service with the sample diary, in memory or a folder, on a port of its own while `body` runs.
    static func run<Result: Sendable>(
        clock: TestClock = TestClock(Date(timeIntervalSince1970: 1_781_263_080)), options: TokenOptions = TokenOptions(),
        folder: URL? = nil, _ body: @Sendable (Salon) async throws -> Result
    ) async throws -> Result {
        let database = try folder.map { try ServiceDatabase.salon.open(in: $0) } ?? ServiceDatabase.salon.inMemory()
        let diary = Diary(database: database, now: { clock.now })
        let api = SalonAPI(
            tokens: TokenStore(database: database, options: options, now: { clock.now }),
            cookies: CookieSessions(database: database, now: { clock.now }), diary: diary,
            filling: DiaryFilling(seed: "tests", diary: diary), now: { clock.now })
        return try await withRunning(LoopbackServer(name: "SalonService", router: { api.router() }).run) { url in
            try await body(Salon(clock: clock, caller: ServiceCaller(url)))
        }
    }

    func signIn(_ name: String = "mara") async throws -> String {
        let answer = try await caller.json("/v1/sessions", #"{"email":"\#(name)@salon.example","password":"scissors","kind":"token"}"#)
        guard answer.status == 200, let token = answer.object["access_token"] as? String else { throw Unexpected(answer: answer) }
        return token
    }

    struct Day: Decodable { var events: [Appointment], cursor: String }
    struct News: Decodable {
        struct Change: Decodable { var id: String, event: Appointment?, version: Int }
        var changes: [Change], cursor: String, more: Bool
    }

    func day(_ day: String = "2026-06-12", _ more: String = "", token: String) async throws -> Day {
        try read(try await caller.ask("/v1/calendar/events?day=\(day)\(more)", token: token))
    }

    func news(since cursor: String, _ more: String = "", token: String) async throws -> News {
        try read(try await caller.ask("/v1/calendar/changes?since=\(cursor)\(more)", token: token))
    }

    func put(_ appointment: Appointment, token: String) async throws -> ServiceResponse {
        try await caller.ask(
            "/v1/calendar/events/\(appointment.id)", method: "PUT", body: try AppointmentJSON.encoder.encode(appointment), token: token)
    }

    func change(_ body: String) async throws -> News { try read(try await caller.json("/v1/samples/change", body)) }

    func counts() async throws -> Counters.Counts { try await caller.ask("/v1/counters").json(snakeCase: false) }

    func read<Value: Decodable>(_ answer: ServiceResponse) throws -> Value {
        guard (200...201).contains(answer.status) else { throw Unexpected(answer: answer) }
        return try AppointmentJSON.decoder.decode(Value.self, from: answer.body)
    }

    struct Unexpected: Error { var answer: ServiceResponse }
}
