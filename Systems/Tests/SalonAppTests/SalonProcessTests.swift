import Foundation
import RunningService
import SalonCalendar
import SalonCore
import SystemProcesses
import Testing
import WidgetHost

/// The app and the service as processes of a host, and the widget's side of the shared store as another.
@Suite(.serialized) struct SalonProcessTests {
    @Test(
        "R3.44–R3.47: a link to what only the widget knows starts the app, which takes it over and shows it; the time is told",
        .timeLimit(.minutes(2)))
    func scenario3() async throws {
        try await SalonEnvironment.run(startsApps: false) { environment in
            let event = environment.event("only-the-widget", "Wanda W.")
            try environment.receive([event])
            // The service has never heard of it.
            let before = try environment.stored(event.id)
            #expect(before == nil)
            #expect(await environment.host.state().processes.first { $0.role == .app }?.pid == nil)
            let start = ContinuousClock.now
            try await environment.host.open(SalonLink.event(event.id).url)
            let time = ContinuousClock.now - start
            print("Cold start to details: \(time)")
            #expect(time < .seconds(10))
            let page = try await environment.page()
            #expect(page.contains("<h1 id=\"event\">Wanda W.") && page.contains("Trim"), "\(page)")
            #expect(try environment.stored(event.id) == event)
            // R3.48: the next one opens at once.
            try await environment.host.open(SalonLink.event("mara-2026-06-12-1430").url)
            #expect(try await environment.page().contains("Ana R."))
        }
    }

    @Test("R3.42, R3.43: while the app runs, what it knows opens at once, and what the widget has just stored too", .timeLimit(.minutes(2)))
    func scenarios1And2() async throws {
        try await SalonEnvironment.run(startsApps: true) { environment in
            try await environment.host.open(SalonLink.event("mara-2026-06-12-1330").url)
            #expect(try await environment.page().contains("Chiara M."))
            var times: [Duration] = []
            for index in 0..<10 {
                let event = environment.event("live-\(index)", "Live L.\(index)")
                try environment.receive([event])
                let start = ContinuousClock.now
                try await environment.host.open(SalonLink.event(event.id).url)
                times.append(ContinuousClock.now - start)
                #expect(try await environment.page().contains("Live L.\(index)"))
            }
            print("Link to what the widget has just stored: \(times.sorted()[5])")
            // The appointment comes without any link too.
            let quiet = environment.event("quiet", "Quiet Q.")
            try environment.receive([quiet])
            try await eventually("the app has taken it over") { try environment.stored("quiet") == quiet }
            try await eventually("its flag is cleared") {
                try SalonStore(at: environment.shared, as: .member).event("quiet", account: "mara")?.needsSync == false
            }
        }
    }

    @Test("R3.50: a link to what nobody knows is refused by the app, which says so on its page", .timeLimit(.minutes(2)))
    func notFound() async throws {
        try await SalonEnvironment.run(startsApps: false) { environment in
            let link = SalonLink.event("nobody-knows").url
            let isOpened = (try? await environment.host.open(link)) != nil
            #expect(!isOpened)
            // The link is refused a moment before the page is drawn anew.
            try await eventually("the page says so") { try await environment.page().contains("This appointment isn’t here") }
        }
    }

    @Test(
        "500 links at once to an app that does not run, while it takes over 5,000 events: all open, none is lost", .timeLimit(.minutes(4)))
    func storm() async throws {
        try await SalonEnvironment.run(startsApps: false) { environment in
            try environment.receive((0..<5_000).map { environment.event("storm-\($0)", "Storm S.\($0)", at: Double($0 % 600) * 60) })
            let start = ContinuousClock.now
            let opened = await withTaskGroup(of: Bool.self) { group in
                for index in 0..<500 {
                    group.addTask { (try? await environment.host.open(SalonLink.event("storm-\(index * 10)").url)) != nil }
                }
                return await group.reduce(into: 0) { if $1 { $0 += 1 } }
            }
            print("500 links while 5,000 events are taken over: \(ContinuousClock.now - start)")
            #expect(opened == 500)
            #expect(try await environment.page().contains("<h1 id=\"event\">Storm S."))
            try await eventually("all are taken over") {
                try environment.stored("storm-4999") != nil && environment.stored("storm-1") != nil
            }
        }
    }

    @Test(
        "R3.20: what the service's model changes is on the app's page and in the widget's store by itself; time follows the host's clock",
        .timeLimit(.minutes(2)))
    func live() async throws {
        try await SalonEnvironment.run(startsApps: true) { environment in
            try await eventually("the day is shown") { try await environment.page().contains("Friday, June 12") }
            let answer = try await environment.caller.json("/v1/samples/change", #"{"kind":"book","customer":"Desk D."}"#)
            let id = try #require((answer.object["changes"] as? [[String: Any]])?.first?["id"] as? String)
            try await eventually("it is in the widget's store") {
                try SalonStore(at: environment.shared, as: .member).event(id, account: "mara")?.customer == "Desk D."
            }
            #expect(try await environment.page().contains("Desk D."))
            try await environment.host.setClock(now: AppParts.friday.addingTimeInterval(86_400), rate: 0)
            #expect(try await environment.page().contains("Saturday, June 13"))
        }
    }
}
