import Foundation
import Hummingbird
import LoopbackService
import RotatingTokens

/// The service's routes.
public struct SalonAPI: Sendable {
    /// Bytes of a request's body.
    static let bodyLimit = 32 * 1024
    private let sessions: SalonSessions
    private let diary: Diary
    private let filling: DiaryFilling
    private let counters = Counters()
    private let modes = ModeBoard<Topic, ServiceMode>(usual: .normal)
    private let now: @Sendable () -> Date

    /// - Parameter now: the service's clock.
    public init(
        accounts: SalonAccounts = SalonAccounts(), tokens: TokenStore, cookies: CookieSessions, diary: Diary, filling: DiaryFilling,
        now: @escaping @Sendable () -> Date
    ) {
        sessions = SalonSessions(accounts: accounts, tokens: tokens, cookies: cookies, counters: counters)
        self.diary = diary
        self.filling = filling
        self.now = now
    }

    public func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: RefusalMiddleware())
        router.add(middleware: OAuthRefusals())
        router.get("health") { _, _ in try Response.json(["status": "up"]) }
        addSessions(router)
        addReading(router)
        addWriting(router)
        addTests(router)
        return router
    }

    private func addSessions(_ router: Router<BasicRequestContext>) {
        router.post("v1/sessions") { request, _ in
            let body: SessionRequest = try await SentBody.json(of: request, limit: Self.bodyLimit)
            return try await answer("POST /v1/sessions", .sessions) { try await sessions.begin(body) }
        }
        router.post("v1/sessions/end") { request, _ in
            await counters.note("POST /v1/sessions/end")
            return try await sessions.end(request)
        }
        TokenRoutes(
            store: sessions.tokens, client: SalonSessions.client, bodyLimit: Self.bodyLimit,
            account: { try await sessions.accounts.account($0, password: $1).id }, note: { await counters.note($0) }
        ).add(
            to: router, answer: { _, make in try await answer("POST /oauth/token", .token) { try SalonResponse(try await make()) } },
            noteRevoking: { _ in await counters.note("POST /oauth/revoke") })
    }

    private func addReading(_ router: Router<BasicRequestContext>) {
        router.get("v1/stylists") { request, _ in
            try await answer("GET /v1/stylists", .events) {
                _ = try await sessions.account(of: request)
                return try SalonResponse(["stylists": Stylist.all])
            }
        }
        router.get("v1/calendar/events") { request, _ in
            try await answer("GET /v1/calendar/events", .events) {
                let account = try await sessions.account(of: request), question = EventParameters(request)
                let stylist = try question.stylist(of: account)
                try await filling.fill(around: now())
                let (found, cursor) = try await diary.appointments(from: question.day(), days: question.days(), stylist: stylist)
                return try SalonResponse(EventsBody(events: found, cursor: String(cursor)))
            }
        }
        router.get("v1/calendar/events/:id") { request, context in
            let id = try context.parameters.require("id")
            return try await answer("GET /v1/calendar/events/:id", .events) {
                _ = try await sessions.account(of: request)
                guard let found = try await diary.appointment(id) else { throw SalonRefusal.noSuchEvent }
                return try SalonResponse(found)
            }
        }
        router.get("v1/calendar/changes") { request, _ in
            try await answer("GET /v1/calendar/changes", .changes) {
                let account = try await sessions.account(of: request), question = EventParameters(request)
                // Blocks: never, `wait()` is for how long the caller wants to wait.
                let (stylist, cursor, wait) = try (question.stylist(of: account), question.cursor(), question.wait())
                try await filling.fill(around: now())
                return try SalonResponse(ChangesBody(try await changes(since: cursor, stylist: stylist, wait: wait)))
            }
        }
    }

    /// The changes after a cursor: at once where there are any, else as soon as there are, at the latest after `wait` seconds.
    private func changes(since cursor: Int, stylist: String?, wait: Double) async throws -> Diary.Changes {
        // Heard before it is looked for: what is changed in between is not missed.
        let bell = wait > 0 ? diary.bell.listen(for: wait) : nil
        func look() async throws -> Diary.Changes {
            guard let found = try await diary.changes(since: cursor, stylist: stylist) else { throw SalonRefusal.wrongCursor }
            return found
        }
        var found = try await look()
        guard let bell else { return found }
        var strokes = bell.makeAsyncIterator()
        while found.changes.isEmpty, await strokes.next() != nil { found = try await look() }
        return found
    }

    private func addWriting(_ router: Router<BasicRequestContext>) {
        router.post("v1/calendar/events") { request, _ in
            let new: NewAppointment = try await body(of: request)
            return try await answer("POST /v1/calendar/events", .writes) {
                let appointment = try new.appointment(for: try await sessions.account(of: request), now: now())
                return try await written(try await diary.add(appointment), as: .created)
            }
        }
        router.put("v1/calendar/events/:id") { request, context in
            let id = try context.parameters.require("id")
            let appointment: Appointment = try await body(of: request)
            guard appointment.id == id else { throw ServiceRefusal.field("id", reason: "is not the address's") }
            try appointment.check()
            return try await answer("PUT /v1/calendar/events/:id", .writes) {
                _ = try await sessions.account(of: request)
                return try await written(try await diary.put(appointment))
            }
        }
        router.delete("v1/calendar/events/:id") { request, context in
            let id = try context.parameters.require("id")
            return try await answer("DELETE /v1/calendar/events/:id", .writes) {
                _ = try await sessions.account(of: request)
                let (outcome, version) = try await diary.delete(id, version: EventParameters(request).version())
                // Deleting an appointment that is gone already succeeds.
                if case .conflict(nil, _) = outcome { return try SalonResponse(Deleted(id: id, version: version)) }
                guard case .stored = outcome else { return try await written(outcome) }
                await counters.note(outcome)
                return try SalonResponse(Deleted(id: id, version: version))
            }
        }
    }

    private struct Deleted: Encodable {
        var id: String
        var version: Int
    }

    private func written(_ outcome: Diary.Outcome, as status: HTTPResponse.Status = .ok) async throws -> SalonResponse {
        await counters.note(outcome)
        switch outcome {
        case .stored(let appointment): return try SalonResponse(appointment, status: status)
        case .conflict(nil, _): throw SalonRefusal.eventGone
        case .conflict(let stored, let version):
            return try SalonResponse(ConflictBody(event: stored, version: version), status: .conflict)
        case .unknown: throw SalonRefusal.noSuchEvent
        }
    }

    private func addTests(_ router: Router<BasicRequestContext>) {
        router.get("v1/counters") { _, _ in
            var counts = await counters.counts
            counts.waiting = diary.bell.count
            return try Response.json(counts)
        }
        router.post("v1/counters/reset") { request, _ in
            let _: [String: String] = try await SentBody.json(of: request, limit: Self.bodyLimit)
            await counters.reset()
            return Response(status: .noContent)
        }
        router.post("v1/modes") { request, _ in
            try await modes.set(try await SentBody.json(of: request, limit: Self.bodyLimit))
            return try Response.json(await modes.words)
        }
        router.post("v1/samples/change") { request, _ in
            let change: SampleChange = try await body(of: request)
            try await filling.fill(around: now())
            let made = try await change.make(in: diary, now: Date(timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down)))
            let head = try await diary.database.read { try DiaryRow.head(in: $0) }
            return try SalonResponse(ChangesBody(Diary.Changes(changes: made, cursor: head, hasMore: false))).response
        }
    }

    private func body<Value: Decodable>(of request: Request) async throws -> Value {
        try await SentBody.json(of: request, limit: Self.bodyLimit, decoder: AppointmentJSON.decoder)
    }

    /// Counts, misbehaves if it is to, and answers.
    private func answer(_ name: String, _ topic: Topic, _ make: () async throws -> SalonResponse) async throws -> Response {
        await counters.note(name)
        return try await Misbehaviour(mode: await modes[topic], topic: topic).response(make)
    }
}
