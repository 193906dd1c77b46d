import BenchFigures
import Foundation
import SystemProcesses
import VitrineWidgetArchive
import WidgetHost

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The figures of the apps whose rules are JavaScript.
enum ScriptFigures {
    /// Times that each is measured; the middle one counts.
    private static let rounds = 7
    /// The bookings of the customer that are saved.
    private static let bookings = 1_000

    static func all(root: URL, build: URL) async throws -> [Figure] {
        let trips = try await SystemEnvironment.run("TripsWidgets", seed: "flight", build: build) { environment in
            [try await booking(environment)]
        }
        let quiet: (inout HostConfiguration) -> Void = { $0.startsApps = false }
        let ready = try await SystemEnvironment.run("TripsWidgets", seed: "package", build: build, configure: quiet) {
            environment in
            let page = try await coldPage(environment, link: nil) {
                $0.contains("<h1 id=\"bookings\">") && $0.contains("Park Hotel Shiodome")
            }
            return [Figure("script.ready", page).atMost(250)] + (try await saving(environment, root: root, build: build))
        }
        let link = try await SystemEnvironment.run("GetawaysWidgets", build: build, configure: quiet) { environment in
            let link = URL(string: "getaways://widget/search/MXP/LIS?city=Lisbon&dates=weekend&travellers=2&type=flight")
            return [Figure("script.link", try await coldPage(environment, link: link) { $0.contains("<h1 id=\"results\">") }).atMost(400)]
        }
        return trips + ready + link
    }

    /// Measures from a form that is sent to the app's page until the tile says what was booked: app, service, script, extension, picture.
    private static func booking(_ environment: SystemEnvironment) async throws -> Figure {
        let tile = try await environment.place(kind: "TripsWidget", .systemMedium)
        let changes = await environment.host.changes()
        var times: [Double] = []
        for _ in 0..<rounds {
            let before = await environment.words(tile), start = ContinuousClock.now
            let late = Task {
                try await Task.sleep(for: .seconds(20))
                try await environment.host.remove(tile: tile)
            }
            async let sent: Void = environment.submit(
                "/bookings", ["product": "hotel", "destination": "palermo", "departure": day(after: 1), "nights": "1"])
            for await _ in changes where await environment.words(tile) != before { break }
            times.append((ContinuousClock.now - start) / .milliseconds(1))
            late.cancel()
            try await sent
            guard await environment.words(tile).contains("Villa Mondello") else { throw BenchFailure("The booking is not on the tile.") }
            // Back to what was there before.
            let page = try await environment.page("/bookings")
            let stay = page.split(separator: "<article").first { $0.contains("Villa Mondello") }
            guard let id = stay?.firstMatch(of: #/action="/bookings/([^/"]+)/cancel"/#)?.1 else { throw BenchFailure("No booking.") }
            try await environment.submit("/bookings/\(id)/cancel")
            guard await environment.says(tile, { $0 == before }) else { throw BenchFailure("The booking does not leave the tile.") }
        }
        return Figure("script.booking", middle(times)).atMost(500)
    }

    /// `2026-06-12`, as the service takes it.
    private static func day(after days: Double) -> String {
        Date().addingTimeInterval(days * 86_400).ISO8601Format(.iso8601.year().month().day())
    }

    /// Measures from the start of an app until its page, or the one that a link leads to, is there.
    private static func coldPage(
        _ environment: SystemEnvironment, link: URL?, _ isThere: @escaping @Sendable (String) -> Bool
    ) async throws -> Double {
        guard let service = try await ServiceRun(environment.bundle, plan: environment.plan, isHostRunning: false) else {
            throw BenchFailure("\(environment.bundle.displayName) has no service.")
        }
        var times: [Double] = []
        do {
            // The first one fills the system's caches, and those of the service.
            for _ in 0...rounds { times.append(try await coldStart(environment, service.address, link, isThere)) }
        } catch {
            await service.stop()
            throw error
        }
        await service.stop()
        return middle(Array(times.dropFirst()))
    }

    private static func coldStart(
        _ environment: SystemEnvironment, _ service: URL, _ link: URL?, _ isThere: @escaping @Sendable (String) -> Bool
    ) async throws -> Double {
        let start = ContinuousClock.now
        var launch = try environment.plan.launch(environment.bundle, service: service)
        // Asked under the machine's own name.
        launch.environment["VITRINE_PAGE_HOST"] = nil
        let child = try ChildProcess(launch)
        if let link { child.send(HostReply.open(id: 1, link, cold: true)) }
        var looking: Task<Double, any Error>?
        for await event in child.events {
            switch event {
            case .frame(.call, let payload):
                let call = try HostCall(payload: payload)
                if case .ready(_, let page?) = call, looking == nil {
                    looking = Task {
                        defer { child.kill() }
                        while !isThere(String(decoding: try await URLSession.shared.data(from: page).0, as: UTF8.self)) {
                            guard ContinuousClock.now - start < .seconds(20) else { throw BenchFailure("The page does not come.") }
                            try await Task.sleep(for: .milliseconds(2))
                        }
                        return (ContinuousClock.now - start) / .milliseconds(1)
                    }
                } else if let reply = call.answerWithoutScreen {
                    child.send(reply)
                }
                child.consumed()
            case .frame, .line: child.consumed()
            case .broken: child.kill()
            case .ended: break
            }
        }
        guard let looking else { throw BenchFailure("\(environment.bundle.displayName) ended before it was ready.") }
        return try await looking.value
    }

    /// `save` of a thousand bookings, the first and the middle one of those after it.
    private static func saving(_ environment: SystemEnvironment, root: URL, build: URL) async throws -> [Figure] {
        let bundle = root.appendingPathComponent("Systems/Tests/TripsTests/Script/trips-tests.js")
        var launch = try environment.plan.launch(
            environment.bundle, service: nil, arguments: [bundle.path, "group.com.vitrine.trips", "\(bookings)", "\(3 * rounds)"])
        launch.executable = build.appendingPathComponent("script-child").resolvingSymlinksInPath()
        launch.confinement?.read += [build.resolvingSymlinksInPath(), bundle.deletingLastPathComponent()]
        var said: [String] = []
        let child = try ChildProcess(launch)
        for await event in child.events {
            if case .line(let text) = event {
                said.append(text)
                child.consumed()
            }
        }
        let times = said.compactMap(Double.init)
        guard times.count == 3 * rounds else { throw BenchFailure("Nothing was saved: \(said.last ?? "")") }
        return [Figure("script.save.first", times[0]), Figure("script.save", middle(Array(times.dropFirst()))).atMost(20)]
    }
}
