import Foundation
import FoundationNetworking
import GRDB
import SalonCalendar
import SalonCore
import WidgetArchive
import WidgetHost

/// Salon installed in a state folder of its own, Mara signed in, with service, app and extension as real processes while `body` runs. It is
/// the board's Friday, and stands still.
struct SalonHouse: Sendable {
    let host: WidgetHost
    let service: URL
    let state: StateFolder
    private let store: SalonStore

    /// 12 June 2026, 13:18 in Rome.
    static let start = Date(timeIntervalSince1970: 1_781_263_080)

    static func run(_ body: (SalonHouse) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("salon-house-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = StateFolder(folder)
        try state.make()
        let build = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
            .first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("SalonWidgets").path) }
        guard let build else { throw CocoaError(.fileNoSuchFile) }
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root = root.deletingLastPathComponent() }
        let app = try Installer(state: state).install(ProjectProducts(root: root, build: build).system(of: "SalonWidgets"))
        var configuration = HostConfiguration(state: state, launcher: build.appendingPathComponent("vitrine-confine"))
        configuration.locale = "en_GB"
        configuration.timeZone = "Europe/Rome"
        configuration.now = start
        configuration.rate = 0
        configuration.retries = []
        configuration.attempts = 1
        // What is proven here does not depend on time or memory, of which an unoptimised extension takes more.
        configuration.limits.answer = .seconds(120)
        configuration.limits.memory = 300 << 20
        let plan = ChildPlan(
            state: state, launcher: configuration.launcher, clock: state.clock, locale: configuration.locale,
            timeZone: configuration.timeZone)
        // Makes the clock that all processes follow.
        let host = try WidgetHost(configuration)
        let seeding = try await ServiceRun(app, plan: plan, isHostRunning: false)
        do {
            try await SeedRun(plan: plan, patience: .seconds(120)).run(app, seed: "mara", service: seeding?.address)
        } catch {
            await seeding?.stop()
            throw error
        }
        await seeding?.stop()
        try await host.start()
        do {
            guard let service = try await ServiceRun(app, plan: plan, isHostRunning: true)?.address else {
                throw CocoaError(.featureUnsupported)
            }
            let file = state.group(SalonGroup.name).appendingPathComponent("shared.sqlite")
            let house = SalonHouse(host: host, service: service, state: state, store: try SalonStore(at: file, as: .reader))
            try await body(house)
            await host.stop()
        } catch {
            await host.stop()
            throw error
        }
    }

    // MARK: Tiles

    func place(_ family: WidgetFamilyName) async throws -> String {
        let tile = try await host.place(kind: "SalonWidget", family: family)
        await host.settle()
        return tile
    }

    func advance(_ seconds: TimeInterval) async throws {
        let now = await host.state().clock.now
        try await host.setClock(now: now.addingTimeInterval(seconds), rate: 0)
        await host.settle()
    }

    func reload(_ tile: String) async throws {
        try await host.reload(tile: tile)
        await host.settle()
    }

    /// What the tile says, as it is read aloud.
    func words(_ tile: String) async -> String {
        (await host.state().tiles.first { $0.id == tile }?.label ?? "").replacingOccurrences(of: "\u{2009}", with: " ")
    }

    /// Whether the tile comes to say so.
    func says(_ tile: String, _ condition: @Sendable (String) -> Bool) async -> Bool {
        await eventually { condition(await words(tile)) }
    }

    /// Looks again and again, for half a minute at most.
    func eventually(_ condition: () async throws -> Bool) async -> Bool {
        let end = ContinuousClock.now + .seconds(30)
        while ContinuousClock.now < end {
            if (try? await condition()) == true { return true }
            try? await Task.sleep(for: .milliseconds(20))
        }
        return (try? await condition()) == true
    }

    // MARK: Stores

    /// The shared store's row; also one that is gone.
    func row(_ id: String, of account: String = "mara") throws -> LightCalendarEvent? { try store.event(id, account: account) }

    /// How many rows are whose.
    func rows() throws -> [String: Int] {
        try store.shared.read { db in
            try Row.fetchAll(db, sql: "SELECT account, COUNT(*) AS n FROM event GROUP BY account").reduce(into: [:]) {
                $0[$1["account"]] = $1["n"]
            }
        }
    }

    // MARK: Processes

    func process(_ role: ProcessState.Role) async -> ProcessState? {
        await host.state().processes.first { $0.role == role && $0.name.hasPrefix("Salon") }
    }

    /// The app's process, so that it can be stopped and killed.
    func app() async throws -> Int32 {
        guard let pid = await process(.app)?.pid else { throw CocoaError(.executableNotLoadable) }
        return pid
    }

    // MARK: The app's page, and the service

    func page(_ path: String = "/") async throws -> String {
        guard let page = await process(.app)?.page, let url = URL(string: path, relativeTo: page) else { throw URLError(.badURL) }
        return String(decoding: try await URLSession.shared.data(for: URLRequest(url: url, timeoutInterval: 30)).0, as: UTF8.self)
    }

    /// Whether the app comes to show the details of this customer's appointment.
    func showsDetails(of customer: String) async -> Bool {
        await eventually {
            let page = try await page()
            return page.contains(#"id="event""#) && page.contains(customer)
        }
    }

    func submit(_ path: String, _ fields: [String: String] = [:]) async throws {
        guard let page = await process(.app)?.page, let url = URL(string: path, relativeTo: page) else { throw URLError(.badURL) }
        var parts = URLComponents()
        parts.queryItems = fields.map { URLQueryItem(name: $0.key, value: $0.value) }
        var request = URLRequest(url: url, timeoutInterval: 30)
        request.httpMethod = "POST"
        request.httpBody = Data((parts.percentEncodedQuery ?? "").utf8)
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.setValue("http://\(page.host ?? ""):\(page.port ?? 0)", forHTTPHeaderField: "Origin")
        let (_, response) = try await URLSession.shared.data(for: request)
        guard let status = (response as? HTTPURLResponse)?.statusCode, status < 400 else { throw URLError(.badServerResponse) }
    }

    @discardableResult
    func post(_ path: String, _ body: String) async throws -> Data {
        guard let url = URL(string: service.absoluteString + path) else { throw URLError(.badURL) }
        var request = URLRequest(url: url, timeoutInterval: 60)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let (data, response) = try await URLSession.shared.data(for: request)
        guard let status = (response as? HTTPURLResponse)?.statusCode, status < 400 else {
            throw URLError(.badServerResponse, userInfo: [NSLocalizedDescriptionKey: String(decoding: data, as: UTF8.self)])
        }
        return data
    }

    /// What somebody else at the salon does. The identifier of the appointment.
    @discardableResult
    func change(_ body: String) async throws -> String {
        struct Answer: Decodable {
            struct Change: Decodable { var id: String }
            var changes: [Change]
        }
        let data = try await post("/v1/samples/change", body)
        guard let id = try JSONDecoder().decode(Answer.self, from: data).changes.first?.id else { throw CocoaError(.coderReadCorrupt) }
        return id
    }
}
