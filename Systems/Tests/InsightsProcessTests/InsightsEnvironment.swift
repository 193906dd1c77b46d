import Foundation
import SystemProcesses
import VitrineWidgetArchive
import WidgetHost

/// Insights, while a body runs.
typealias InsightsEnvironment = SystemEnvironment

extension SystemEnvironment {
    /// - Parameters:
    ///   - duplicates: how often a provider is asked for each timeline, at once.
    ///   - seed: who is signed in; nil for nobody.
    static func run(
        duplicates: Int = 1, seed: String? = "merchant", _ body: (InsightsEnvironment) async throws -> Void
    ) async throws {
        try await run(
            "InsightsWidgets", seed: seed,
            configure: {
                $0.locale = "en_US"
                $0.rate = 0
                // The middle of a day in every shop's zone: times of one day are written without it.
                $0.now = Date(timeIntervalSince1970: 1_781_258_400)
                $0.duplicateProviderCalls = duplicates
                $0.retries = []
                $0.attempts = 1
                $0.allowUnoptimised()
            }
        ) { environment in
            // The app asks for what its page shows; it is not counted here.
            try await environment.settleApp(asks: seed != nil)
            try await environment.post("/v1/counters/reset", "{}")
            try await body(environment)
        }
    }

    /// Places a tile and waits for its timeline.
    func place(
        _ family: WidgetFamilyName, kind: String = "InsightsWidget", metrics: [String]? = nil
    ) async throws -> String {
        let tile = try await place(kind: kind, family)
        if let metrics { try await configure(tile, IntentValues(["metrics": .list(metrics.map { .entity(id: $0) })])) }
        return tile
    }

    struct Counts: Decodable {
        var requests: [String: Int]
        var queries: [String: Int]
        var refreshes: Int
        var reuses: Int
    }

    func counts() async throws -> Counts { try JSONDecoder().decode(Counts.self, from: try await get("/v1/counters")) }

    /// Returns the adoption page, which counts by kind.
    func adoption() async throws -> String { String(decoding: try await get("/v1/adoption"), as: UTF8.self) }

    /// Waits until the service hears nothing more of the app: in three looks the same.
    /// - Parameter asks: whether it has to have asked for figures. On a busy machine an app is long silent before it does.
    private func settleApp(asks: Bool) async throws {
        var last = -1, same = 0
        for _ in 0..<100 {
            let heard = try? await counts()
            let count = heard?.requests.filter { $0.key != "/v1/counters" }.values.reduce(0, +) ?? -1
            same = count == last ? same + 1 : 0
            if same >= 2, count >= 0, !asks || heard?.queries.isEmpty == false { return }
            last = count
            try? await Task.sleep(for: .milliseconds(300))
        }
    }
}
