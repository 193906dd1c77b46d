import FetchCache
import Foundation
import RunningService
import SalonCalendar
import SalonCore
import Testing
import WidgetTimelines

@testable import SalonAppCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tests that nothing of whoever signed out comes back, beside a real service.
@Suite(.serialized) struct SigningOutTests {
    /// Does something whenever widgets are asked to look again.
    private struct Looking: TimelineReloading {
        var look: @Sendable () async -> Void
        func reloadAllTimelines() async { await look() }
    }

    private actor Seen {
        var accounts: [String] = []
        var isWatching = false
        func watch() { isWatching = true }
        func see(_ account: String?) { if isWatching { accounts.append(account ?? "nobody") } }
    }

    @Test("R3.10: a widget that looks again while somebody signs out finds nobody signed in")
    func widgetLooksAgain() async throws {
        try await withSalon { app in
            let seen = Seen()
            var parts = app.parts
            parts.timelines = Looking { [client = app.parts.client] in await seen.see(try? await client.account().id) }
            let model = SalonAppModel(parts)
            await model.signIn("mara@salon.example", password: "scissors")
            #expect(await model.state.presence != .signedOut)
            await seen.watch()
            await model.signOut()
            #expect(await model.state.presence == .signedOut)
            #expect(await seen.accounts == ["nobody"])
        }
    }

    @Test("R3.10: who cannot be signed out stays signed in, and is told; the widget would go on else")
    func cannotSignOut() async throws {
        try await withSalon { app in
            var parts = app.parts
            parts.signOut = { () async throws(CalendarProblem) in throw .sessionUnavailable("The device is locked.") }
            let model = SalonAppModel(parts)
            await model.signIn("mara@salon.example", password: "scissors")
            await model.signOut()
            guard case .signedIn = await model.state.presence else { throw NeverHappened(what: "Mara stays") }
            #expect(await model.takeNotice()?.text == "Your session can’t be reached right now. Unlock the device, then try again.")
        }
    }

    @Test("R3.10: an appointment that the service sends after its stylist has signed out is not stored")
    func lateAppointment() async throws {
        try await withSalon { app in
            let holder = Holder()
            var parts = app.parts
            let send = URLSessionTransport(limit: 1_000_000, timeout: 10)
            parts.client = CalendarClient(
                address: app.caller.url, authentication: app.parts.authentication,
                transport: { request in
                    let answer = try await send(request)
                    if request.url?.path.hasSuffix("far") == true { await holder.model?.signOut() }
                    return answer
                })
            let model = SalonAppModel(parts)
            await holder.hold(model)
            await model.signIn("mara@salon.example", password: "scissors")
            await app.parts.feed.pause()
            var event = app.event("far", at: 90 * 86_400)
            event = try await app.parts.client.create(event)
            #expect(event.id == "far")
            _ = await model.open(SalonLink.event("far").url)
            #expect(await model.state.presence == .signedOut)
            #expect(try app.stored("far") == nil)
        }
    }

    @Test("true.23: an app that was killed while somebody signed out removes at its next start what was still there")
    func killed() async throws {
        try await withSalon { app in
            try await app.signIn()
            try await eventually("Mara's day is in both stores") {
                try app.parts.salon.event("mara-2026-06-12-1330", account: "mara") != nil && app.stored("mara-2026-06-12-1330") != nil
            }
            await app.parts.feed.stop()
            app.parts.synchroniser.stop()
            // As far as it came: the session is gone, and who it was is forgotten.
            try await app.parts.signOut()
            app.parts.memory.write(nil)
            let next = try app.again()
            await next.model.start()
            #expect(await next.model.state.presence == .signedOut)
            await next.parts.synchroniser.idle()
            #expect(try next.stored("mara-2026-06-12-1330") == nil)
            #expect(try next.parts.salon.event("mara-2026-06-12-1330", account: "mara") == nil)
        }
    }

    private actor Holder {
        var model: SalonAppModel?
        func hold(_ model: SalonAppModel) { self.model = model }
    }
}
