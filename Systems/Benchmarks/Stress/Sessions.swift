import Foundation
import SeededGenerators
import SessionProcesses

/// Six processes that share a session and renew it at the same moment, at the service of Insights, which ends a session whose refresh token
/// comes back. First undisturbed, then with `kill -9` of one of them each round; at last the same at a service without grace, where a kill
/// between its answer and the keychain costs the session, and must do so in one clear way.
enum Sessions {
    static let name = "sessions"
    private static let rounds = 200
    private static let processes = 6

    static func run(_ build: URL, _ generator: SeededGenerator, _ record: inout SuiteRecord) async throws {
        var generator = generator
        try await together(build, &record)
        for grace in [60.0, 0] { try await killed(build, grace: grace, &generator, &record) }
    }

    private static func together(_ build: URL, _ record: inout SuiteRecord) async throws {
        let environment = try await SessionEnvironment(build, grace: 0, processes: processes)
        try await environment.signIn()
        for round in 1...rounds {
            let answers = await environment.renew()
            if Set(answers).count != 1 || answers.first?.hasPrefix("session \(round + 1) ") != true {
                record.fail("they have not the same new session: \(answers)")
            }
            try record.progress(of: 3 * rounds)
        }
        let counts = try await environment.service.counts()
        say("  \(name): \(rounds) rounds of \(processes) processes: \(words(counts))")
        if counts != InsightsProcess.Counts(refreshes: rounds, replays: 0, reuses: 0, revocations: 0) {
            record.fail("there should be \(rounds) refreshes and nothing else")
        }
    }

    private static func killed(_ build: URL, grace: Double, _ generator: inout SeededGenerator, _ record: inout SuiteRecord) async throws {
        let environment = try await SessionEnvironment(build, grace: grace, processes: processes)
        try await environment.signIn()
        var signOuts = 0
        for _ in 1...rounds {
            let before = try await environment.service.counts()
            let answers = await environment.renew(
                killing: Int.random(in: 0..<processes, using: &generator), after: .random(in: 0...12_000, using: &generator))
            // Whatever those who survived were told, a moment later all agree, the new process too.
            let now = Set(await environment.children.ask("session")), after = try await environment.service.counts()
            if now == ["signed-out revoked"] {
                signOuts += 1
                if after.revocations != before.revocations + 1 { record.fail("signed out, and the service has ended no session") }
                // One request was refused, and nobody tries again.
                if after.reuses != before.reuses + 1 { record.fail("the dead token was sent \(after.reuses - before.reuses) times") }
                let again = Set(await environment.children.ask("session"))
                if again != now { record.fail("the signed-out state does not last: \(again)") }
                if try await environment.service.counts() != after { record.fail("somebody goes on asking for a session that has ended") }
                try await environment.signIn()
            } else {
                if now.count != 1 || now.first?.hasPrefix("session ") != true { record.fail("they do not agree: \(now)") }
                if after.reuses != before.reuses { record.fail("a used token was sent, and all are signed in") }
            }
            let known = answers.filter { !$0.hasPrefix("session ") && $0 != SessionChild.dead && $0 != "signed-out revoked" }
            if !known.isEmpty { record.fail("a survivor is neither signed in nor out: \(known)") }
            try record.progress(of: 3 * rounds)
        }
        let counts = try await environment.service.counts()
        say("  \(name): \(rounds) rounds with a kill, grace \(Int(grace)) s: \(words(counts)), \(signOuts) sign-outs")
        if grace > 0, signOuts > 0 || counts.reuses > 0 { record.fail("within the grace nobody should be signed out") }
        if counts.refreshes < rounds - signOuts { record.fail("there should be a refresh each round") }
    }

    private static func words(_ counts: InsightsProcess.Counts) -> String {
        "\(counts.refreshes) refreshes, \(counts.replays) answers given again, \(counts.reuses) reuse errors"
    }
}

/// A device with processes that share a session, and their service.
private final class SessionEnvironment {
    private static let lifetime = 900.0
    /// The time that is waited at most, in seconds.
    private static let patience = 60.0

    let service: InsightsProcess
    private(set) var children: [SessionChild] = []
    private let build: URL
    private let home: URL
    private let bundle: URL
    private var time = Date().timeIntervalSince1970

    init(_ build: URL, grace: Double, processes: Int) async throws {
        self.build = build
        home = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-sessions-\(UUID().uuidString)", isDirectory: true)
        bundle = try SessionBundle.make("com.example.shop.widgets", keychainGroups: ["com.example.shared"], in: home)
        service = try await InsightsProcess(products: build, grace: grace)
        children = try (0..<processes).map { _ in try child() }
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    private func child() throws -> SessionChild {
        try SessionChild(
            products: build, home: home, locks: home.appendingPathComponent("locks"), bundle: bundle, service: service.url, waiting: 20)
    }

    func signIn() async throws {
        _ = await children.ask("at \(time)")
        let answer = await children[0].ask("sign-in \(InsightsProcess.account)")
        guard answer.hasPrefix("session 1 ") else { throw StressFailure("Signing in fails: \(answer)") }
    }

    /// All find the token stale, and ask for a session at the same moment.
    /// - Parameters:
    ///   - victim: killed meanwhile, and started anew.
    ///   - delay: microseconds until then.
    func renew(killing victim: Int? = nil, after delay: UInt32 = 0) async -> [String] {
        time += Self.lifetime
        // A process that answers nothing for so long is an error and not a wait for ever.
        let all = children
        let watch = DispatchWorkItem { all.forEach { $0.end() } }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watch)
        defer { watch.cancel() }
        _ = await children.ask("at \(time)")
        for child in children { child.send("session") }
        if let victim {
            try? await Task.sleep(for: .microseconds(delay))
            await children[victim].die()
        }
        var answers: [String] = []
        for (index, child) in children.enumerated() where index != victim { answers.append(await child.line()) }
        if let victim, let new = try? child() {
            children[victim] = new
            _ = await new.ask("at \(time)")
        }
        return answers
    }
}
