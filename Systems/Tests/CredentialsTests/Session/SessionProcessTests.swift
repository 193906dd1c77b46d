import Foundation
import SessionProcesses
import TestTime
import Testing

@testable import Credentials

/// Real processes that share a session, at a service that ends it when a refresh token comes back.
@Suite(.timeLimit(.minutes(3)))
struct SessionProcessTests {
    private let start = 1_781_300_000.0

    private func children(_ count: Int, _ device: Device, _ service: URL, waiting: Double = 10) throws -> [SessionChild] {
        try (0..<count).map { _ in try device.child(service, waiting: waiting) }
    }

    /// Processes that share a session at a service in this process, which holds answers where a test says so.
    /// - Parameter age: seconds since the session was begun, of a token that lives 900.
    private func sharing(
        _ count: Int, grace: Bool = false, age: Double? = 900, waiting: Double = 10,
        _ body: @Sendable ([SessionChild], TokenService) async throws -> Void
    ) async throws {
        let device = try Device(), service = TokenService(grace: grace)
        try await TokenServer.run(service) { url in
            let children = try children(count, device, url, waiting: waiting)
            _ = await children.ask("at \(start)")
            try #require(await children[0].ask("sign-in a b").hasPrefix("session 1 "))
            if let age { _ = await children.ask("at \(start + age)") }
            try await body(children, service)
            for child in children { await child.die() }
        }
    }

    /// Lets one ask for its session, and returns when the service has the request and holds it.
    private func ask(_ child: SessionChild, _ service: TokenService, holding place: TokenService.Place) async {
        await service.hold(place)
        child.send("session")
        await service.arrived(1)
    }

    /// Stops a process, and returns when all of its threads stand still: while the signal is on its way, a thread could still read what is
    /// meant for a stopped one.
    private func stop(_ child: SessionChild) async throws {
        kill(child.pid, SIGSTOP)
        let folder = "/proc/\(child.pid)/task"
        let stands = await eventually {
            try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { thread in
                let text = try String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
                return text[(text.lastIndex(of: ")") ?? text.startIndex)...].hasPrefix(") T")
            }
        }
        try #require(stands)
    }

    @Test("R4.44, R4.46, R4.47, G4.5: six processes that find the token stale at once cost one refresh each round, and stay signed in")
    func six() async throws {
        let device = try Device(), service = try await InsightsProcess(products: Products.folder, grace: 0)
        let children = try children(6, device, service.url)
        _ = await children.ask("at \(start)")
        try #require(await children[0].ask("sign-in \(InsightsProcess.account)").hasPrefix("session 1 "))
        let rounds = 20
        for round in 1...rounds {
            _ = await children.ask("at \(start + Double(round) * 900)")
            let answers = Set(await children.ask("session"))
            #expect(answers.count == 1)
            #expect(answers.first?.hasPrefix("session \(round + 1) ") == true, "\(answers)")
        }
        #expect(try await service.counts() == InsightsProcess.Counts(refreshes: rounds, replays: 0, reuses: 0, revocations: 0))
    }

    @Test("R4.47: the same without a lock and without reading again ends the session at the first round: this test can fail")
    func withoutLock() async throws {
        try await sharing(6, age: nil) { children, service in
            try #require(await children[0].ask("naive").hasPrefix("session 1 "))
            // All have read the same token before the first answer comes.
            await service.hold(.before)
            for child in children { child.send("naive") }
            await service.arrived(6)
            await service.release()
            var answers: [String] = []
            for child in children { answers.append(await child.line()) }
            #expect(answers.filter { $0 == "invalid-grant" }.count == 5)
            #expect(await service.refreshes == 1)
            #expect(await service.reuses == 5)
            // Even the pair that one of them was given is dead.
            #expect(await children[0].ask("naive") == "invalid-grant")
        }
    }

    @Test("R4.46: kill -9 after the service has rotated, before the pair is stored: within its grace the next one gets the same pair")
    func killedWithGrace() async throws {
        try await sharing(3, grace: true) { children, service in
            await ask(children[0], service, holding: .after)
            await children[0].die()
            await service.release()
            #expect(await Array(children[1...]).ask("session") == Array(repeating: "session 2 access2", count: 2))
            #expect(await service.refreshes == 1)
            #expect(await service.reuses == 0)
        }
    }

    @Test("R4.46, R4.48: the same without grace ends in one clear signed-out state for all, after one more request")
    func killedWithoutGrace() async throws {
        try await sharing(4) { children, service in
            await ask(children[0], service, holding: .after)
            await children[0].die()
            await service.release()
            for _ in 0..<3 {
                #expect(await Array(children[1...]).ask("session") == Array(repeating: "signed-out revoked", count: 3))
            }
            #expect(await service.requests == 2)
        }
    }

    @Test("R4.46: an answer that is lost on its way is had again within the grace, at the service as it is delivered")
    func lostAnswer() async throws {
        let device = try Device(), service = try await InsightsProcess(products: Products.folder, grace: 60)
        let children = try children(2, device, service.url)
        _ = await children.ask("at \(start)")
        try #require(await children[0].ask("sign-in \(InsightsProcess.account)").hasPrefix("session 1 "))
        _ = await children.ask("at \(start + 900)")
        try await service.setMode("dropping")
        #expect(await children[0].ask("session") == "stale")
        try await service.setMode("normal")
        let answers = await children.ask("session")
        #expect(answers[0].hasPrefix("session 2 ") && answers[0] == answers[1], "\(answers)")
        #expect(try await service.counts() == InsightsProcess.Counts(refreshes: 1, replays: 1, reuses: 0, revocations: 0))
    }

    @Test("R4.44: a process that is stopped while it renews costs the others their waiting time only, and nobody renews beside it")
    func stopped() async throws {
        // Near its end, but it still stands for ten seconds.
        try await sharing(3, age: 890, waiting: 0.2) { children, service in
            await ask(children[0], service, holding: .after)
            try await stop(children[0])
            await service.release()
            #expect(await Array(children[1...]).ask("session") == Array(repeating: "session 1 access1", count: 2))
            _ = await Array(children[1...]).ask("at \(start + 900)")
            #expect(await Array(children[1...]).ask("session") == ["stale", "stale"])
            #expect(await service.requests == 1)
            // When the stopped process goes on, the session that it got is everybody's.
            kill(children[0].pid, SIGCONT)
            #expect(await children[0].line() == "session 2 access2")
            #expect(await Array(children[1...]).ask("session") == Array(repeating: "session 2 access2", count: 2))
            #expect(await service.requests == 1)
        }
    }

    @Test("R4.44: a stopped process that is then killed leaves no lock behind")
    func stoppedAndKilled() async throws {
        try await sharing(2, grace: true) { children, service in
            await ask(children[0], service, holding: .before)
            try await stop(children[0])
            children[1].send("session")
            await children[0].die()
            await service.release()
            #expect(await children[1].line() == "session 2 access2")
        }
    }

    @Test("R4.45: signing out in one process is not undone by the refresh of another")
    func signedOutElsewhere() async throws {
        try await sharing(3) { children, service in
            await ask(children[0], service, holding: .after)
            #expect(await children[1].ask("sign-out") == "signed out")
            await service.release()
            #expect(await children[0].line() == "signed-out never")
            #expect(await children[2].ask("session") == "signed-out never")
        }
    }

    @Test("R4.45: an access token that is refused to all processes at once is renewed once")
    func refusedToAll() async throws {
        let device = try Device(), service = try await InsightsProcess(products: Products.folder, grace: 0)
        let children = try children(6, device, service.url)
        _ = await children.ask("at \(start)")
        let first = await children[0].ask("sign-in \(InsightsProcess.account)")
        let token = try #require(first.split(separator: " ").last)
        let answers = Set(await children.ask("rejected \(token)"))
        #expect(answers.count == 1 && answers.first?.hasPrefix("session 2 ") == true, "\(answers)")
        #expect(try await service.counts() == InsightsProcess.Counts(refreshes: 1, replays: 0, reuses: 0, revocations: 0))
    }
}
