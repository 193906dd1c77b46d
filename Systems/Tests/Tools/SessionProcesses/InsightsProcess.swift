import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The service of Insights in a process of its own, as it is delivered.
public final class InsightsProcess: Sendable {
    /// The counters of the service.
    public struct Counts: Decodable, Equatable, Sendable {
        public var refreshes: Int
        public var replays: Int
        public var reuses: Int
        public var revocations: Int

        public init(refreshes: Int, replays: Int, reuses: Int, revocations: Int) {
            self.refreshes = refreshes
            self.replays = replays
            self.reuses = reuses
            self.revocations = revocations
        }
    }

    /// An error that tells why the process is of no use.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Name and password, as `session-child` is told them.
    public static let account = "merchant@kaffa.example espresso"
    public let url: URL
    private let process: Process
    /// The service ends when this does.
    private let input = Pipe()
    private let state: URL

    /// - Parameters:
    ///   - products: where the executable lies.
    ///   - grace: seconds for which the previous refresh token gives the same pair again.
    public init(products: URL, grace: Double) async throws {
        state = FileManager.default.temporaryDirectory.appendingPathComponent("insights-\(UUID().uuidString)", isDirectory: true)
        let process = Process(), output = Pipe()
        process.executableURL = products.appendingPathComponent("InsightsService")
        process.arguments = ["--state", state.path, "--port", "0", "--days", "1", "--grace", "\(grace)"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        self.process = process
        let line = await OutputLines(output.fileHandleForReading).next() ?? "nothing"
        guard line.hasPrefix("listening "), let url = URL(string: String(line.dropFirst("listening ".count))) else {
            throw Failure(description: "The service does not come up; it says: \(line)")
        }
        self.url = url
    }

    deinit {
        if process.isRunning { process.terminate() }
        // Blocks: no longer than a service takes to end; it is asked of threads and tasks alike, at the end of a test.
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: state)
    }

    public func counts() async throws -> Counts {
        let (data, _) = try await URLSession.shared.data(from: url.appendingPathComponent("v1/counters"))
        return try JSONDecoder().decode(Counts.self, from: data)
    }

    /// How the token endpoint misbehaves from now on.
    public func setMode(_ mode: String) async throws {
        var request = URLRequest(url: url.appendingPathComponent("v1/modes"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data("{\"token\":\"\(mode)\"}".utf8)
        let (_, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw Failure(description: "The service takes no mode \(mode).") }
    }
}
