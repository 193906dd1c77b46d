import Credentials
import Foundation
import SalonCalendar
import SalonCore
import Testing

@testable import SalonAppCore

/// Links of the widget, in one process: the three scenarios, many at once, and what does not end well.
@Suite(.serialized) struct DeepLinkTests {
    private func link(_ id: String) -> URL { SalonLink.event(id).url }

    @Test("R3.42: an appointment that the app has opens at once, without loading")
    func known() async throws {
        try await withSalon { app in
            try await app.signIn()
            _ = try await app.caller.json("/v1/counters/reset", "{}")
            #expect(await app.model.open(link("mara-2026-06-12-1615")))
            #expect(await app.isShown(.event("mara-2026-06-12-1615")))
            let asked = try await app.caller.ask("/v1/counters").object["requests"] as? [String: Int]
            #expect(asked?["GET /v1/calendar/events/:id"] == nil)
        }
    }

    @Test("R3.43, G3.3: one that only the widget has received opens while the app runs, even before it was told")
    func live() async throws {
        try await withSalon { app in
            try await app.signIn()
            for index in 0..<20 {
                let event = app.event("only-widget-\(index)")
                try app.receive([event])
                // No pause: the link beats the notification.
                #expect(await app.model.open(link(event.id)), "\(index)")
                #expect(await app.isShown(.event(event.id)))
                #expect(try app.stored(event.id) == event)
            }
        }
    }

    @Test(
        "R3.44, R3.47, R3.48: a link that starts the app opens when what the widget has received is taken over, and later ones at once"
    )
    func coldStart() async throws {
        try await withSalon { app in
            try await app.signIn()
            await app.parts.feed.pause()
            app.parts.synchroniser.stop()
            let many = (0..<600).map { app.event("early-\($0)") }, event = app.event("zz-late", customer: "Last L.")
            try app.receive(many + [event])
            _ = try await app.caller.json("/v1/modes", #"{"events":"failing","changes":"failing"}"#)
            let next = try app.again()
            #expect(await next.model.open(link(event.id)))
            #expect(await next.isShown(.event(event.id)))
            #expect(try next.stored(event.id)?.customer.name == "Last L.")
            try await eventually("the first import is over") { next.parts.synchroniser.gate.isOpen }
            #expect(await next.model.open(link("early-3")))
            #expect(await next.isShown(.event("early-3")))
        }
    }

    @Test("R3.45, R3.46, R3.49, G3.1: any number of links wait for the gate, are shown as loading, and all go through when it opens")
    func manyWait() async throws {
        try await withSalon { app in
            try await app.signIn()
            await app.parts.feed.pause()
            app.parts.synchroniser.stop()
            let events = (0..<40).map { app.event("waiting-\($0)") }
            try app.receive(events)
            // Nothing can be taken over while the device was not unlocked: the gate stays closed.
            let device = KeychainFolders(home: app.home)
            try DeviceLock.beforeFirstUnlock.write(to: device)
            let next = try app.again(deadline: .seconds(20))
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for event in events { group.addTask { await next.model.open(link(event.id)) } }
                try await eventually("it is shown that something is loading") {
                    if case .opening = await next.model.state.place { true } else { false }
                }
                try DeviceLock.unlocked.write(to: device)
                for try await isOpened in group { #expect(isOpened) }
            }
            guard case .event = await next.model.state.place else { throw NeverHappened(what: "one of them is shown") }
        }
    }

    @Test("G3.2: a first import that does not end is said after the deadline, and the same link opens when it is tried again")
    func deadline() async throws {
        try await withSalon { app in
            try await app.signIn()
            await app.parts.feed.pause()
            app.parts.synchroniser.stop()
            let event = app.event("behind-the-lock")
            try app.receive([event])
            let device = KeychainFolders(home: app.home)
            try DeviceLock.beforeFirstUnlock.write(to: device)
            let next = try app.again(deadline: .milliseconds(300))
            #expect(await next.model.open(link(event.id)) == false)
            guard case .failed(event.id, let reason) = await next.model.state.place else { throw NeverHappened(what: "it is said") }
            #expect(reason == "It is taking longer than usual. Try again in a moment.")
            try DeviceLock.unlocked.write(to: device)
            try await eventually("it opens") {
                await next.model.tryAgain()
                return await next.isShown(.event(event.id))
            }
        }
    }

    @Test("R3.50: an appointment that nobody knows ends in a page that says so")
    func unknown() async throws {
        try await withSalon { app in
            try await app.signIn()
            #expect(await app.model.open(link("nobody-knows")) == false)
            #expect(await app.isShown(.notFound("nobody-knows")))
            // An appointment that only the service has, and neither store yet, is fetched.
            await app.parts.feed.pause()
            let id = try #require(try await app.change(#"{"kind":"book"}"#).first)
            #expect(await app.model.open(link(id)))
            #expect(await app.isShown(.event(id)))
        }
    }

    @Test("links to days and to signing in lead there; hostile ones nowhere")
    func others() async throws {
        try await withSalon { app in
            #expect(await app.model.open(SalonLink.event("mara-2026-06-12-1615").url))
            #expect(await app.model.state.presence == .signedOut)
            // What was asked for before anybody was signed in is shown afterwards.
            try await app.signIn()
            try await eventually("the awaited link is followed") { await app.isShown(.event("mara-2026-06-12-1615")) }
            let day = try #require(DiaryDay("2026-06-18"))
            #expect(await app.model.open(SalonLink.day(day).url))
            #expect(await app.isShown(.day))
            #expect(await app.model.shownDay == day)
            #expect(await app.model.open(SalonLink.signIn.url))
            let hostile = [
                "salon://event/", "salon://event/../../etc", "salon://event/%00", "salon://day/2026-02-30", "salon://day/x", "salon://",
                "salon://event/\(String(repeating: "x", count: 70))", "https://event/mara-2026-06-12-1615", "salon://event/a/b",
            ]
            for text in hostile {
                let url = try #require(URL(string: text))
                #expect(await app.model.open(url) == false, "\(text)")
                #expect(await app.model.takeNotice()?.text == "This link leads nowhere.")
            }
        }
    }

    @Test("500 links at once while 5,000 events are taken over: all open, none is lost", .timeLimit(.minutes(3)))
    func storm() async throws {
        try await withSalon { app in
            try await app.signIn()
            await app.parts.feed.pause()
            app.parts.synchroniser.stop()
            let events = (0..<5_000).map { app.event("storm-\($0)", at: Double($0 % 600) * 60) }
            try app.receive(events)
            let next = try app.again(deadline: .seconds(120))
            let opened = await withTaskGroup(of: Bool.self) { group in
                for index in 0..<500 { group.addTask { await next.model.open(link("storm-\(index * 10)")) } }
                return await group.reduce(into: 0) { if $1 { $0 += 1 } }
            }
            #expect(opened == 500)
            guard case .event = await next.model.state.place else { throw NeverHappened(what: "one of them is shown") }
            try await eventually("all are taken over") {
                try next.parts.calendar.events(account: "mara", from: .distantPast, to: .distantFuture, stylist: "mara")
                    .filter { $0.id.hasPrefix("storm-") }.count == 5_000
            }
        }
    }
}
