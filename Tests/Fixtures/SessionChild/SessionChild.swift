import Credentials
import Foundation
import Synchronization

// A process that shares a session with others, as an app or an extension would:
//
//     session-child SERVICE-URL LOCK-FOLDER WAITING [LINE…]
//
// The child finds its groups in its bundle's entitlements, does what each line of its arguments and of its input says, and answers each
// with a line.
//
//     at SECONDS          its clock, in seconds of 1970
//     sign-in NAME PASSWORD
//     session             the session, renewed if need be
//     rejected TOKEN      the same after a 401
//     naive               the way without lock and without reading again: read, renew, write
//     sign-out
//     add NAME TEXT [GROUP] · read NAME [GROUP]
//     open PATH · overwrite PATH · confined

@main enum SessionChild {
    static func main() async {
        let words = CommandLine.arguments
        guard words.count >= 4, let url = URL(string: words[1]), let waiting = Double(words[3]) else { exit(2) }
        let work: Work
        do {
            work = try Work(url, folder: URL(fileURLWithPath: words[2], isDirectory: true), waiting: waiting)
        } catch {
            return say("error \(error)")
        }
        let (lines, toLines) = AsyncStream<String>.makeStream()
        words[4...].forEach { toLines.yield($0) }
        // Lines are read on a thread of their own: waiting for one must hold nobody up.
        Thread.detachNewThread {
            while let line = readLine() { toLines.yield(line) }
            toLines.finish()
        }
        for await line in lines {
            do {
                say(try await work.answer(line.split(separator: " ").map(String.init)))
            } catch {
                say(Work.words(error))
            }
        }
    }

    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}

struct Work {
    static let group = "com.example.shared"
    private let keychain: any Keychain
    private let endpoint: OAuthEndpoint
    private let store: SessionStore
    private let clock = Clock()

    init(_ service: URL, folder: URL, waiting: Double) throws {
        keychain = try DeviceKeychain.open(service: "example")
        endpoint = OAuthEndpoint(service: service, client: "insights-app")
        var limits = SessionStore.Limits()
        limits.waiting = waiting
        store = SessionStore(
            keychain: keychain, group: Self.group, folder: folder, refresher: endpoint, limits: limits, now: { [clock] in clock.now })
    }

    func answer(_ words: [String]) async throws -> String {
        switch (words.first, words.count) {
        case ("at", 2):
            clock.set(Double(words[1]) ?? 0)
            return "at \(words[1])"
        case ("sign-in", 3):
            return Self.words(try await store.signIn(try await endpoint.grant(username: words[1], password: words[2]), account: words[1]))
        case ("session", 1): return Self.words(try await store.session())
        case ("rejected", 2): return Self.words(try await store.session(afterRejected: words[1]))
        case ("naive", 1): return Self.words(try await naive())
        case ("sign-out", 1): return try await store.signOut() == nil ? "nobody" : "signed out"
        case ("add", 3...4):
            try keychain.add(Data(words[2].utf8), words[1], group: words.count > 3 ? words[3] : nil, accessibility: .whenUnlocked)
            return "added"
        case ("read", 2...3):
            return try keychain.read(words[1], group: words.count > 2 ? words[2] : nil).map { String(decoding: $0, as: UTF8.self) }
                ?? "none"
        case ("confined", 1): return ProcessInfo.processInfo.environment["VITRINE_CONFINED"] ?? "0"
        case ("open", 2), ("overwrite", 2):
            let file = open(words[1], words[0] == "open" ? O_RDONLY : O_WRONLY)
            defer { if file >= 0 { close(file) } }
            return file >= 0 ? "open" : String(cString: strerror(errno))
        default: return "what?"
        }
    }

    /// Renews a session in the naive way, which the tests show to lose sessions.
    private func naive() async throws -> Session {
        guard let data = try keychain.read("naive", group: Self.group) else {
            let session = try await store.session()
            try keychain.write(JSONEncoder().encode(session), "naive", group: Self.group)
            return session
        }
        var session = try JSONDecoder().decode(Session.self, from: data)
        let grant = try await endpoint.refresh(session)
        session.accessToken = grant.accessToken
        session.refreshToken = grant.refreshToken
        session.generation += 1
        try keychain.write(JSONEncoder().encode(session), "naive", group: Self.group)
        return session
    }

    static func words(_ session: Session) -> String { "session \(session.generation) \(session.accessToken)" }

    static func words(_ error: any Error) -> String {
        switch error {
        case SessionError.signedOut(let reason): "signed-out \(reason.rawValue)"
        case SessionError.notAvailable(let error): "not-available \(error.status)"
        case SessionError.stale: "stale"
        case RefreshError.invalidGrant: "invalid-grant"
        case let error as KeychainError: "keychain \(error.status)"
        default: "error \(error)"
        }
    }
}

/// A clock that stands where it was set.
final class Clock: Sendable {
    private let seconds = Mutex(Date().timeIntervalSince1970)
    var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
    func set(_ value: Double) { seconds.withLock { $0 = value } }
}
