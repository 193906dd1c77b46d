import AppPage
import Credentials
import FetchCache
import Foundation
import WidgetTimelines
import RotatingTokens
import RunningService
import InsightsAppCore
import InsightsCore
import InsightsSession
import LoopbackService

@testable import InsightsServiceCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Counts how often widgets were asked to look again.
final class CountedTimelines: TimelineReloading, @unchecked Sendable {
    private let lock = NSLock()
    private var reloads = 0
    var count: Int { lock.withLock { reloads } }
    func reloadAllTimelines() async { lock.withLock { reloads += 1 } }
}

/// Counts how often somebody looked which widgets there are.
final class CountedLifecycle: LifecycleWatching, @unchecked Sendable {
    private let lock = NSLock()
    private var looks = 0
    var count: Int { lock.withLock { looks } }
    func timelineAsked() async { lock.withLock { looks += 1 } }
}

/// Real time, moved to the middle of a day: just after midnight a shop has sold nothing yet, and some metrics have no value.
enum Noon {
    private static let offset: Double = {
        let now = Date().timeIntervalSince1970, day = 86_400.0
        return (now / day).rounded(.down) * day + day / 2 - now
    }()

    static var now: Date { Date().addingTimeInterval(offset) }
}

/// The time by which the device's clock is ahead.
final class Ahead: @unchecked Sendable {
    private let lock = NSLock()
    private var seconds = 0.0
    var now: Date { lock.withLock { Noon.now.addingTimeInterval(seconds) } }
    func advance(_ seconds: Double) { lock.withLock { self.seconds += seconds } }
}

/// An app beside a real service, with a keychain, a group folder and a cache of its own.
struct AppParts: Sendable {
    let service: URL
    let home: URL
    let timelines = CountedTimelines()
    let lifecycle = CountedLifecycle()
    /// The clock by which answers age.
    let clock = Ahead()
    let memory: MerchantMemory
    let sessions: SessionStore
    let log: LifecycleLog
    let repository: InsightsRepository
    let model: InsightsAppModel

    /// Another process of the same device: it shares everything but what is in memory.
    init(service: URL, home: URL) throws {
        self.service = service
        self.home = home
        let group = home.appendingPathComponent("Group", isDirectory: true)
        try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
        let endpoint = OAuthEndpoint(service: service, client: "insights-app")
        let store = SessionStore(
            keychain: FileKeychain(home: home, groups: [InsightsGroup.keychain], service: "com.vitrine.insights"),
            group: InsightsGroup.keychain, folder: group.appendingPathComponent("Session", isDirectory: true), refresher: endpoint)
        let source = StoredSessions(store)
        memory = MerchantMemory(folder: group)
        log = LifecycleLog(folder: group)
        sessions = store
        let clock = clock
        let client = InsightsClient(
            folder: group.appendingPathComponent("Fetched", isDirectory: true), address: service, sessions: source, now: { clock.now })
        repository = InsightsRepository(client: client, sessions: source, memory: memory, locale: Locale(identifier: "en_US"))
        model = InsightsAppModel(
            access: MerchantAccess(store: store, endpoint: endpoint), repository: repository, memory: memory, timelines: timelines,
            lifecycle: lifecycle)
    }

    /// Returns the counters of the service.
    func counts() async throws -> Counters.Counts {
        let (data, _) = try await URLSession.shared.data(from: service.appendingPathComponent("v1/counters"))
        return try JSONDecoder().decode(Counters.Counts.self, from: data)
    }

    /// Makes the service misbehave.
    func mode(_ words: String) async throws {
        var request = URLRequest(url: service.appendingPathComponent("v1/modes"))
        request.httpMethod = "POST"
        request.httpBody = Data(words.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        _ = try await URLSession.shared.data(for: request)
    }

    /// Ends the session as somebody else would who is not this device.
    func revoke() async throws {
        var request = URLRequest(url: service.appendingPathComponent("oauth/revoke"))
        request.httpMethod = "POST"
        request.httpBody = Data("token=\(try await sessions.session().refreshToken)".utf8)
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        _ = try await URLSession.shared.data(for: request)
    }

    /// Files in the cache.
    var fetched: [String] {
        let folder = home.appendingPathComponent("Group/Fetched")
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0 != "lock" }
    }
}

/// A real service on a port of its own, and an app beside it, while `body` runs.
func withApp(_ body: @Sendable (AppParts) async throws -> Void) async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("insights-app-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let server = try InsightsServer(
        folder: home.appendingPathComponent("Service"), seed: "tests", days: 2, tokens: TokenOptions(), now: { Noon.now })
    try await withRunning({ try await server.run(port: $0, listening: $1) }) { try await body(AppParts(service: $0, home: home)) }
}
