import Foundation
import GRDB
import SalonCalendar
import SalonCore
import SalonRounds
import SharedStore
import StoreRounds
import OwnThreads
import Testing

/// The app in a process of its own, and the widget in this one.
@Suite(.serialized, .timeLimit(.minutes(3))) struct SalonProcessTests {
    private func app(_ folder: URL, patience: Double = 2) throws -> StoreChild {
        let child = try StoreChild(product: "salon-child", [folder.path, "app"], environment: ["STORE_PATIENCE": "\(patience)"])
        try #require(child.line() == "ready")
        return child
    }

    /// What the child says to a line.
    private func ask(_ child: StoreChild, _ line: String) -> String? {
        child.goOn(line)
        return child.line()
    }

    private func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try body()
        return (ContinuousClock.now - start) / .seconds(1)
    }

    @Test(
        "R3.20, R3.22, R3.27, R3.28, R3.29: what the app's process changes, the widget's is told of by the store, and the other way round")
    func bothWays() async throws {
        try await onThread {
            try withFolder { folder in
                let app = try app(folder), environment = SalonEnvironment(folder)
                #expect(ask(app, "start") == "open")
                let widget = try environment.salon(as: .member), now = SampleEvents.now
                let changes = Arrivals(try widget.changes(account: "mara", from: now, to: now + 86_400))
                #expect(changes.next() == [])
                #expect(ask(app, "put a 1") == "put")
                #expect(changes.next() == ["a"])
                #expect(ask(app, "put b 1") == "put")
                #expect(changes.next() == ["a", "b"])
                #expect(ask(app, "remove a") == "removed")
                #expect(changes.next() == ["b"])
                // The widget receives, and the app's process takes over.
                try widget.upsert([try SalonEnvironment.received(SampleEvents.event("w", version: 7), seal: environment.seal)])
                #expect(changes.next() == ["b", "w"])
                #expect(eventually { ask(app, "counts") == "2 2 0" })
                #expect(ask(app, "event w") == "7")
            }
        }
    }

    @Test("R3.43, G3.3: what only the widget knows opens in the running app, by a link sent directly after; within a second")
    func linkAfterReceiving() async throws {
        try await onThread {
            try withFolder { folder in
                let app = try app(folder), environment = SalonEnvironment(folder)
                #expect(ask(app, "start") == "open")
                let widget = try environment.salon(as: .member)
                var times: [Double] = []
                for number in 0..<50 {
                    try widget.upsert([
                        try SalonEnvironment.received(SampleEvents.event("w\(number)", version: number), seal: environment.seal)
                    ])
                    times.append(seconds { #expect(ask(app, "link w\(number)") == "details w\(number) \(number)") })
                }
                #expect(times.sorted()[25] < 1)
            }
        }
    }

    @Test("R3.44, R3.45, R3.46, R3.47: an app that is started by the link first loads, then imports, then shows the details")
    func coldStart() async throws {
        try await onThread {
            try withFolder { folder in
                let environment = SalonEnvironment(folder)
                _ = try environment.salon()
                let widget = try environment.salon(as: .member), seal = environment.seal
                try widget.upsert(try SampleEvents.events(300).map { try SalonEnvironment.received($0, seal: seal) })
                let wanted = SampleEvents.events(300)[299].id
                let app = try app(folder)
                #expect(ask(app, "link \(wanted)") == "loading")
                app.goOn("start")
                #expect(Set([app.line(), app.line()]) == ["open", "details \(wanted) 1"])
                #expect(ask(app, "link none") == "not found none")
                #expect(ask(app, "counts") == "300 300 0")
            }
        }
    }

    @Test("G3.8: a widget that is stopped inside a read, or before a write, holds up neither the app's sync nor its links")
    func stoppedReading() async throws {
        try await onThread {
            try withFolder { folder in
                let app = try app(folder), environment = SalonEnvironment(folder)
                #expect(ask(app, "start") == "open")
                let held = try ["read", "before"].map { try StoreChild(product: "salon-child", [folder.path, "hold", $0]) }
                for child in held {
                    #expect(child.line() == "here")
                    child.send(SIGSTOP)
                    child.goOn()
                }
                let time = try seconds {
                    for number in 0..<10 { #expect(ask(app, "put a\(number) 1") == "put") }
                    try environment.salon(as: .member).upsert([
                        try SalonEnvironment.received(SampleEvents.event("w"), seal: environment.seal)
                    ])
                    #expect(ask(app, "link w") == "details w 1")
                    #expect(eventually { ask(app, "counts") == "11 11 0" })
                }
                #expect(time < 10)
                for child in held { child.send(SIGCONT) }
                #expect(held[0].line() == "true")
                #expect(held[1].line() == "written")
                #expect(eventually { ask(app, "counts") == "12 12 0" })
            }
        }
    }

    @Test(
        "G3.8: while one is stopped inside a write, links to what the app has open, others end within their deadline; freed, all is made up for"
    )
    func stoppedWriting() async throws {
        try await onThread {
            try withFolder { folder in
                let app = try app(folder, patience: 0.5), environment = SalonEnvironment(folder)
                #expect(ask(app, "start") == "open")
                #expect(ask(app, "put a 1") == "put")
                #expect(eventually { ask(app, "counts") == "1 1 0" })
                try environment.salon(as: .member).upsert([try SalonEnvironment.received(SampleEvents.event("z"), seal: environment.seal)])
                #expect(eventually { ask(app, "counts") == "2 2 0" })
                let held = try StoreChild(product: "salon-child", [folder.path, "hold", "write"])
                #expect(held.line() == "here")
                held.send(SIGSTOP)
                held.goOn()
                // The app's own store is not held.
                let own = seconds {
                    #expect(ask(app, "put b 1") == "put")
                    #expect(ask(app, "link b") == "details b 1")
                }
                #expect(own < 2)
                let other = seconds { #expect(ask(app, "link none")?.contains("none") == true) }
                #expect(other < 10)
                held.end()
                #expect(eventually { ask(app, "counts") == "3 3 0" })
            }
        }
    }

    @Test("G3.8: app, widget and reader are killed at random: nothing said is lost, nobody is held up, the stores come into step")
    func killed() async throws {
        try await onThread {
            let rounds = try SalonKillRounds(seed: 20)
            for _ in 0..<6 { try rounds.round() }
            #expect(rounds.failures == [])
            #expect(rounds.commits > 20)
        }
    }

    @Test("R3.12: a widget whose app was never opened is told so, and is not in the way of the app that comes")
    func neverOpened() async throws {
        try await onThread {
            try withFolder { folder in
                let environment = SalonEnvironment(folder)
                #expect(throws: StoreError.notCreated(path: environment.sharedDatabase.path)) { try environment.salon(as: .member) }
                let app = try app(folder)
                #expect(ask(app, "start") == "open")
                _ = try environment.salon(as: .member)
            }
        }
    }
}
