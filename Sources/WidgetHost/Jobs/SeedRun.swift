import Foundation
import VitrineWidgetArchive

/// Runs an app once to sign a sample customer in: `App --seed NAME`, with its service up meanwhile.
package struct SeedRun: Sendable {
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case failed(app: String, seed: String, reason: String)
        case hung(app: String, seed: String)

        package var description: String {
            switch self {
            case .failed(let app, let seed, let reason): "\(app) could not be seeded with “\(seed)”: it \(reason)"
            case .hung(let app, let seed): "\(app) was not done with the seed “\(seed)” in time, and was ended."
            }
        }
    }

    private let plan: ChildPlan
    private let patience: Duration

    /// - Parameter patience: real time the app has for it.
    package init(plan: ChildPlan, patience: Duration = .seconds(60)) {
        self.plan = plan
        self.patience = patience
    }

    /// - Parameter service: where the app's service answers; it is up already.
    package func run(_ app: AppBundle, seed: String, service: URL?) async throws {
        let child = try ChildProcess(plan.launch(app, service: service, arguments: ["--seed", seed]))
        let late = Task { [patience] in
            try await Task.sleep(for: patience)
            child.kill()
        }
        var said: String?
        var exit = ChildExit.exited(status: 0)
        for await event in child.events {
            switch event {
            case .frame(.call, let payload):
                // Nobody has a screen yet.
                if let reply = (try? HostCall(payload: payload))?.answerWithoutScreen { child.send(reply) }
                child.consumed()
            case .frame: child.consumed()
            case .line(let text):
                said = text
                child.consumed()
            case .broken: child.kill()
            case .ended(let how): exit = how
            }
        }
        late.cancel()
        if exit == .exited(status: 0) { return }
        if case .success = await late.result { throw Failure.hung(app: app.displayName, seed: seed) }
        throw Failure.failed(app: app.displayName, seed: seed, reason: exit.words + (said.map { ": \($0)" } ?? "."))
    }
}
