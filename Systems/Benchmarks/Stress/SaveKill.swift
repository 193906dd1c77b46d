import Foundation
import SeededGenerators
import SystemProcesses
import TestTime
import VitrineWidgetArchive
import WidgetHost

/// `kill -9` of the app or of the extension while a booking is made or cancelled in the app's JavaScript: the tile shows the old list or
/// the new one, never a mix of both, never nothing, and comes to show the one that the customer has.
enum SaveKill {
    static let name = "save-kill"
    private static let rounds = 500
    /// Kills that must come before the app has answered; the others come after it.
    private static let fewestHits = 50

    /// The words of a tile, and the number of its entries.
    private struct Shown: Hashable {
        var words: String
        var entries: Int
    }

    static func run(_ root: URL, _ build: URL, _ generator: SeededGenerator, _ record: inout SuiteRecord) async throws {
        var generator = generator
        try await SystemEnvironment.run("TripsWidgets", seed: "flight", build: build, configure: configure) { environment in
            let tile = try await environment.place(kind: "TripsWidget", .systemMedium)
            let old = try await shown(environment, tile)
            try await add(environment)
            guard await eventually({ try await shown(environment, tile) != old }) else {
                throw StressFailure("A booking does not come to the tile.")
            }
            let new = try await shown(environment, tile)
            var hits = 0
            for round in 0..<rounds {
                let role = round % 2 == 0 ? ProcessState.Role.app : .extension
                let change = Task { try await isNew(environment) ? cancel(environment) : add(environment) }
                try await Task.sleep(for: .microseconds(Int.random(in: 0...120_000, using: &generator)))
                let victim = try await environment.pid(role)
                kill(victim, SIGKILL)
                if case .failure = await change.result { hits += 1 }
                // The loop runs until the killed process is back and the tile shows what the customer has.
                var seen: Set<Shown> = []
                let isRight = await eventually {
                    seen.insert(try await shown(environment, tile))
                    guard let back = await environment.process(role)?.pid, back != victim else { return false }
                    return try await shown(environment, tile) == (isNew(environment) ? new : old)
                }
                seen.subtract([old, new])
                if !seen.isEmpty { record.fail("after the end of the \(role) the tile showed \(seen)") }
                if !isRight { record.fail("after the end of the \(role) the tile shows \(try await shown(environment, tile))") }
                if await environment.tile(tile)?.status != .live { record.fail("the tile is not live") }
                try record.progress(of: rounds)
            }
            say("  \(name): \(hits) kills came before the app had answered")
            if hits < fewestHits { record.fail("only \(hits) kills came before the app had answered") }
        }
    }

    private static func configure(_ configuration: inout HostConfiguration) {
        configuration.now = Date(timeIntervalSince1970: 1_781_078_400)
        configuration.backOff = RestartBackOff(first: .milliseconds(10), longest: .milliseconds(50))
        configuration.retries = [.milliseconds(50)]
        // Reloads are what is tried here, not how many a day has.
        configuration.budget = RefreshBudget.Rule(perDay: 1_000_000, burst: 1_000_000)
        configuration.floor = 0
    }

    private static func shown(_ environment: SystemEnvironment, _ tile: String) async throws -> Shown {
        guard let found = await environment.tile(tile) else { throw StressFailure("The tile is gone.") }
        return Shown(words: found.label, entries: found.entries.count)
    }

    /// A stay before the flight that the sample has.
    private static func add(_ environment: SystemEnvironment) async throws {
        try await environment.submit("/bookings", ["product": "hotel", "destination": "palermo", "departure": "2026-06-11", "nights": "1"])
    }

    private static func cancel(_ environment: SystemEnvironment) async throws {
        guard let id = try await bookings(environment).first(where: { $0.isStay })?.id else { return }
        try await environment.submit("/bookings/\(id)/cancel")
    }

    /// Whether the customer has that stay.
    private static func isNew(_ environment: SystemEnvironment) async throws -> Bool {
        try await bookings(environment).contains { $0.isStay }
    }

    /// The bookings as the app's page lists them.
    private static func bookings(_ environment: SystemEnvironment) async throws -> [(id: String, isStay: Bool)] {
        let page = try await environment.page("/bookings")
        guard page.contains("<h1 id=\"bookings\">") else { throw StressFailure("The page shows no bookings.") }
        return page.split(separator: "<article").dropFirst().compactMap { part in
            part.firstMatch(of: #/action="/bookings/([^/"]+)/cancel"/#).map { (String($0.1), part.contains("Villa Mondello")) }
        }
    }
}
