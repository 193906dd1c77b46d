import Foundation
import FoundationNetworking
import Testing

/// The service of Insights in a process of its own, as it is delivered.
final class InsightsProcess: Sendable {
    struct Counts: Decodable, Equatable {
        var refreshes: Int
        var replays: Int
        var reuses: Int
        var revocations: Int
    }

    static let account = "merchant@kaffa.example espresso"
    let url: URL
    private let process: Process
    /// The service ends when this does.
    private let input = Pipe()
    private let state: URL

    /// - Parameter grace: seconds for which the previous refresh token gives the same pair again.
    init(grace: Double) async throws {
        state = FileManager.default.temporaryDirectory.appendingPathComponent("insights-\(UUID().uuidString)", isDirectory: true)
        let process = Process(), output = Pipe()
        process.executableURL = try SessionChild.product("InsightsService")
        process.arguments = ["--state", state.path, "--port", "0", "--days", "1", "--grace", "\(grace)"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        self.process = process
        let line = await OutputLines(output.fileHandleForReading).next() ?? ""
        url = try #require(line.hasPrefix("listening ") ? URL(string: String(line.dropFirst("listening ".count))) : nil, "\(line)")
    }

    deinit {
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: state)
    }

    func counts() async throws -> Counts {
        let (data, _) = try await URLSession.shared.data(from: url.appendingPathComponent("v1/counters"))
        return try JSONDecoder().decode(Counts.self, from: data)
    }

    /// How the token endpoint misbehaves from now on.
    func setMode(_ mode: String) async throws {
        var request = URLRequest(url: url.appendingPathComponent("v1/modes"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data("{\"token\":\"\(mode)\"}".utf8)
        let (_, response) = try await URLSession.shared.data(for: request)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }
}
