import Foundation
import FoundationNetworking
import Testing
import TestTime
import WidgetHost

/// A `vitrine run` under way, on a free port.
final class Running: @unchecked Sendable {
    // Started and ended by one test.
    let process: Process
    /// The address without the token.
    let address: URL
    /// The address as it was printed, for a browser.
    let opening: URL
    let token: String
    private let log: URL
    private let scratch = TemporaryFolder()
    private let folder: TemporaryFolder
    private let system: String

    /// - Parameters:
    ///   - system: whose tiles and processes ``state()`` tells of.
    ///   - isAlone: the others do not run beside it.
    convenience init(
        _ state: TemporaryFolder, _ more: String..., system: String = "Trips", isAlone: Bool = true, environment: [String: String] = [:]
    ) async throws {
        try await self.init(state, (isAlone ? ["--system", system] : []) + more, system: system, environment: environment)
    }

    /// - Parameter arguments: beside the port and the state.
    init(_ state: TemporaryFolder, _ arguments: [String], system: String = "Trips", environment: [String: String] = [:]) async throws {
        folder = state
        self.system = system
        let (out, err) = (try scratch.file("out"), try scratch.file("err"))
        process = try Program.start(
            ["run", "--port", "0", "--state", state.url.path] + arguments,
            environment: environment, output: out.handle, errors: err.handle)
        log = err.url
        var found: URL?
        // A project is built before its home screen is there.
        _ = await eventually(within: .seconds(120)) {
            let text = try String(contentsOf: out.url, encoding: .utf8)
            found = text.firstMatch(of: /Home screen: (http:\S+)/).flatMap { URL(string: String($0.1)) }
            return found != nil
        }
        // The page is there before what stands on it: as programs do, this waits for the first tiles, as long as it makes sense.
        if found != nil {
            _ = await eventually { try String(contentsOf: out.url, encoding: .utf8).contains("Stop with Control-C") }
        }
        // An initialiser that throws leaves no deinit to end the process.
        if found == nil { process.terminate() }
        opening = try #require(found, "It printed no address: \((try? String(contentsOf: err.url, encoding: .utf8)) ?? "")")
        let parts = try #require(URLComponents(url: opening, resolvingAgainstBaseURL: false))
        token = try #require(parts.queryItems?.first { $0.name == "token" }?.value, "It printed no token: \(opening)")
        address = try #require(URL(string: "http://\(parts.host ?? ""):\(parts.port ?? 0)"))
    }

    /// A request that it lets in.
    func request(_ path: String) -> URLRequest {
        var request = URLRequest(url: address.appendingPathComponent(path))
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        return request
    }

    /// The text that the process has written to standard error until now.
    var errors: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    struct State: Decodable {
        struct Clock: Decodable { var now: Double }
        struct Tile: Decodable {
            var id: String
            var kind: String
            var version: Int
            var label: String
            var status: String
            var family: String
            var screen: String
        }
        struct Child: Decodable {
            var role: String
            var name: String
            var pid: Int32?
            var restarts: Int
            var page: URL?
            var picture: Int?
            var standIn: String?
        }
        struct Line: Decodable {
            var by: String
            var kind: String?
            var decision: String
            var reason: String
        }
        var clock: Clock
        var tiles: [Tile]
        var processes: [Child]
        var ledger: [Line]
    }

    private static let kinds = [
        "Trips": ["TripsWidget", "TripsSearchWidget"], "Getaways": ["DealsWidget", "InspirationalDealsWidget"],
        "Insights": ["InsightsWidget", "InsightsAppIntentWidget", "TotalSalesWidget", "SessionsWidget"],
        "Salon": ["SalonWidget"],
    ]

    func state() async throws -> State {
        let (data, _) = try await URLSession.shared.data(for: request("state"))
        var state = try JSONDecoder().decode(State.self, from: data)
        let names = Self.kinds.keys.filter { $0 != system }
        state.tiles.removeAll { tile in names.contains { Self.kinds[$0]?.contains(tile.kind) == true } }
        state.processes.removeAll { child in names.contains { child.name.hasPrefix($0) } }
        return state
    }

    /// The page of its app, which may come up after the home screen.
    func appPage() async throws -> URL {
        var page: URL?
        _ = await eventually {
            page = try await state().processes.first { $0.role == "app" }?.page
            return page != nil
        }
        return try #require(page, "Its app has no page.")
    }

    @discardableResult
    func post(_ path: String, _ body: [String: Any], to base: URL? = nil, form: String? = nil) async throws -> Int {
        // The token is nobody's but the home screen's.
        var request = base.map { URLRequest(url: $0.appendingPathComponent(path)) } ?? request(path)
        let base = base ?? address
        request.httpMethod = "POST"
        request.setValue(form == nil ? "application/json" : "application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        let origin = "http://\(base.host ?? ""):\(base.port ?? 0)"
        request.setValue(origin, forHTTPHeaderField: "Origin")
        request.httpBody = try form.map { Data($0.utf8) } ?? JSONSerialization.data(withJSONObject: body)
        let (_, response) = try await URLSession.shared.data(for: request)
        return (response as? HTTPURLResponse)?.statusCode ?? 0
    }

    /// What the page answers to a `POST`.
    func answer(_ path: String, _ body: [String: Any]) async throws -> Data {
        var request = request(path)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("http://\(address.host ?? ""):\(address.port ?? 0)", forHTTPHeaderField: "Origin")
        request.httpBody = try JSONSerialization.data(withJSONObject: body)
        return try await URLSession.shared.data(for: request).0
    }

    /// Ends the process as a user would; nothing of it is left.
    func stop() async {
        process.terminate()
        _ = await eventually { !process.isRunning }
    }
}
