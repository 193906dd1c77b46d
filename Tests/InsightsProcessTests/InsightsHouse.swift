import Credentials
import Foundation
import FoundationNetworking
import WidgetArchive
import WidgetHost

/// Insights installed in a state folder of its own, signed in, with its service and extension as real processes while `body` runs.
struct InsightsHouse: Sendable {
    let host: WidgetHost
    let service: URL
    let state: StateFolder

    /// - Parameters:
    ///   - duplicates: how often a provider is asked for each timeline, at once.
    ///   - seed: who is signed in; nil for nobody.
    static func run(
        duplicates: Int = 1, seed: String? = "merchant", _ body: (InsightsHouse) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("insights-house-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = StateFolder(folder)
        try state.make()
        let build = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
            .first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("InsightsWidgets").path) }
        guard let build else { throw CocoaError(.fileNoSuchFile) }
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root = root.deletingLastPathComponent() }
        let app = try Installer(state: state).install(ProjectProducts(root: root, build: build).system(of: "InsightsWidgets"))
        var configuration = HostConfiguration(state: state, launcher: build.appendingPathComponent("vitrine-confine"))
        configuration.locale = "en_US"
        configuration.timeZone = "UTC"
        configuration.rate = 0
        configuration.duplicateProviderCalls = duplicates
        configuration.retries = []
        configuration.attempts = 1
        // What is counted here does not depend on time or memory, of which an unoptimised extension takes more.
        configuration.limits.answer = .seconds(120)
        configuration.limits.options = .seconds(60)
        configuration.limits.memory = 300 << 20
        let plan = ChildPlan(
            state: state, launcher: configuration.launcher, clock: state.clock, locale: configuration.locale, timeZone: "UTC")
        // Makes the clock that all processes follow.
        let host = try WidgetHost(configuration)
        if let seed {
            let service = try await ServiceRun(app, plan: plan, isHostRunning: false)
            do {
                try await SeedRun(plan: plan, patience: .seconds(120)).run(app, seed: seed, service: service?.address)
            } catch {
                await service?.stop()
                throw error
            }
            await service?.stop()
        }
        try await host.start()
        do {
            guard let service = try await ServiceRun(app, plan: plan, isHostRunning: true)?.address else {
                throw CocoaError(.featureUnsupported)
            }
            let house = InsightsHouse(host: host, service: service, state: state)
            // The app asks for what its page shows; it is not counted here.
            try await house.settleApp()
            try await house.post("/v1/counters/reset", "{}")
            try await body(house)
            await host.stop()
        } catch {
            await host.stop()
            throw error
        }
    }

    /// Places a tile and waits for its timeline.
    func place(
        _ family: WidgetFamilyName, kind: String = "InsightsWidget", metrics: [String]? = nil
    ) async throws -> String {
        let tile = try await host.place(kind: kind, family: family)
        if let metrics {
            await host.settle()
            try await host.configure(tile: tile, values: IntentValues(["metrics": .list(metrics.map { .entity(id: $0) })]))
        }
        await host.settle()
        return tile
    }

    /// Goes forward, playing what happens on the way.
    func advance(_ seconds: TimeInterval) async throws {
        let now = await host.state().clock.now
        try await host.setClock(now: now.addingTimeInterval(seconds), rate: 0)
        await host.settle()
    }

    func reload(_ tile: String) async throws {
        try await host.reload(tile: tile)
        await host.settle()
    }

    func tile(_ id: String) async -> TileState? { await host.state().tiles.first { $0.id == id } }

    /// What the tile says, as it is read aloud.
    func words(_ id: String) async -> String { await tile(id)?.label ?? "" }

    struct Counts: Decodable {
        var requests: [String: Int]
        var queries: [String: Int]
        var refreshes: Int
        var reuses: Int
    }

    func counts() async throws -> Counts { try JSONDecoder().decode(Counts.self, from: try await get("/v1/counters")) }

    /// What the adoption page counts, by kind.
    func adoption() async throws -> String { String(decoding: try await get("/v1/adoption"), as: UTF8.self) }

    func get(_ path: String) async throws -> Data {
        guard let url = URL(string: service.absoluteString + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.timeoutInterval = 60
        return try await URLSession.shared.data(for: request).0
    }

    @discardableResult
    func post(_ path: String, _ body: String) async throws -> Data {
        guard let url = URL(string: service.absoluteString + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return try await URLSession.shared.data(for: request).0
    }

    /// Until the service hears nothing more of the app.
    private func settleApp() async throws {
        var last = -1
        for _ in 0..<100 {
            let count = (try? await counts().requests.filter { $0.key != "/v1/counters" }.values.reduce(0, +)) ?? -1
            if count == last, count >= 0 { return }
            last = count
            await pause(.milliseconds(300))
        }
    }

    private func pause(_ duration: Duration) async { try? await Task.sleep(for: duration) }
}
