import Foundation
import FoundationNetworking
import WidgetArchive
import WidgetHost

/// Getaways installed in a state folder of its own, with its service and extension as real processes while `body` runs.
struct GetawaysHouse: Sendable {
    let host: WidgetHost
    let service: URL
    let state: StateFolder

    static func run(duplicates: Int = 1, _ body: (GetawaysHouse) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("getaways-house-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = StateFolder(folder)
        try state.make()
        let build = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
            .first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("GetawaysWidgets").path) }
        guard let build else { throw CocoaError(.fileNoSuchFile) }
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root = root.deletingLastPathComponent() }
        let app = try Installer(state: state).install(ProjectProducts(root: root, build: build).system(of: "GetawaysWidgets"))
        var configuration = HostConfiguration(state: state, launcher: build.appendingPathComponent("vitrine-confine"))
        configuration.timeZone = "UTC"
        configuration.duplicateProviderCalls = duplicates
        configuration.retries = [.milliseconds(200)]
        // What is counted here does not depend on time or memory, of which an unoptimised extension takes more.
        configuration.limits.answer = .seconds(120)
        configuration.limits.memory = 200 << 20
        let plan = ChildPlan(
            state: state, launcher: configuration.launcher, clock: state.clock, locale: configuration.locale, timeZone: "UTC")
        let host = try WidgetHost(configuration)
        try await host.start()
        do {
            // The port is known from the state folder; nothing is started twice.
            guard let service = try await ServiceRun(app, plan: plan, isHostRunning: true)?.address else {
                throw CocoaError(.featureUnsupported)
            }
            try await body(GetawaysHouse(host: host, service: service, state: state))
            await host.stop()
        } catch {
            await host.stop()
            throw error
        }
    }

    /// A tile with deals from an airport.
    func place(_ airport: String, _ family: WidgetFamilyName = .systemMedium) async throws -> String {
        let tile = try await host.place(kind: "DealsWidget", family: family)
        await host.settle()
        try await host.configure(tile: tile, values: values(airport))
        await host.settle()
        return tile
    }

    func values(_ airport: String) -> IntentValues { IntentValues(["location": .entity(id: airport)]) }

    /// Draws the photographs of an airport's deals before anybody waits for them; how many there are.
    func warm(_ airport: String) async throws -> Int {
        struct Feed: Decodable {
            struct Deal: Decodable { var imagePath: String }
            var deals: [Deal]
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let feed = try decoder.decode(Feed.self, from: try await get("/v1/deals?language=en&airport=\(airport)&travellers=2&dates=weekend"))
        for deal in feed.deals { _ = try await get(deal.imagePath) }
        try await post("/v1/counters/reset", "{}")
        return feed.deals.count
    }

    func requests() async throws -> [String: Int] {
        struct Counts: Decodable { var requests: [String: Int] }
        return try JSONDecoder().decode(Counts.self, from: try await get("/v1/counters")).requests
    }

    func get(_ path: String) async throws -> Data {
        guard let url = URL(string: service.absoluteString + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.timeoutInterval = 60
        return try await URLSession.shared.data(for: request).0
    }

    func post(_ path: String, _ body: String) async throws {
        guard let url = URL(string: service.absoluteString + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        _ = try await URLSession.shared.data(for: request)
    }

    func tile(_ id: String) async -> TileState? { await host.state().tiles.first { $0.id == id } }

    func pid() async -> Int32? {
        await host.state().processes.first { $0.role == .extension && $0.name.contains("Widgets") }?.pid
    }

    /// The most private memory, in MB, that the extension has while `body` runs, looked at all the time.
    func peak(_ body: () async throws -> Void) async throws -> Double {
        guard let pid = await pid() else { throw CocoaError(.featureUnsupported) }
        let watch = Task.detached {
            var most = 0.0
            while !Task.isCancelled {
                most = max(most, ProcessFigures.of(pid)?.privateMegabytes ?? 0)
                usleep(1_000)
            }
            return most
        }
        defer { watch.cancel() }
        try await body()
        watch.cancel()
        return await watch.value
    }
}
