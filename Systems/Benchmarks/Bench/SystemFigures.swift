import BenchFigures
import Foundation
import SystemProcesses
import VitrineWidgetArchive
import WidgetHost

/// The figures by which every system's extension is measured, with service, host and extension as real processes.
struct SystemFigures: Sendable {
    typealias Step = @Sendable (SystemEnvironment) async throws -> Void

    /// The name with which the system's figures begin.
    let name: String
    /// The name of the extension's product.
    let product: String
    /// The seed that a first start of the app is given; nil for none.
    var seed: String?
    /// The time that the clock shows; nil for now.
    var now: Date?
    /// Starts the extension, and asks for nothing of what is measured.
    let prepare: Step
    /// Each to its end; the first has nothing in any cache.
    let steps: [Step]
    /// Throws where the tiles do not show what they were asked for.
    let check: Step
    /// The figures that are measured of this system alone.
    var more: @Sendable (SystemEnvironment) async throws -> [Figure] = { _ in [] }

    static let all = [getaways, insights, salon]

    /// How soon the extension is ready, the most private memory it has while it makes its timelines, looked at all the time, and how long
    /// the first of them takes until the tile shows it.
    func measure(build: URL) async throws -> [Figure] {
        try await SystemEnvironment.run(product, seed: seed, build: build, configure: { $0.now = now }) { environment in
            guard let bundle = environment.bundle.extensions.first(where: { $0.identifier.hasSuffix(".widgets") }) else {
                throw BenchFailure("\(product) is no extension of its app.")
            }
            let ready = try await ProcessFigure.startUp(bundle, named: "\(name).ready", plan: environment.plan, build: build)
            return try await ready.filter { $0.name == "\(name).ready" } + timelines(environment) + more(environment)
        }
    }

    private func timelines(_ environment: SystemEnvironment) async throws -> [Figure] {
        try await prepare(environment)
        await environment.host.settle()
        let watch = MemoryWatch(try await environment.pid(.extension))
        defer { watch.cancel() }
        var times: [Double] = []
        for step in steps {
            let start = ContinuousClock.now
            try await step(environment)
            await environment.host.settle()
            times.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        let peak = await watch.end()
        try await check(environment)
        return [
            Figure(privateMemory, peak.held, "MB").atMost(30), Figure("\(name).dirty", peak.written, "MB"),
            Figure("\(name).timeline", times[0]),
        ]
    }

    /// The figure that the system limits, whatever the machine's speed.
    var privateMemory: String { "\(name).private" }
}
