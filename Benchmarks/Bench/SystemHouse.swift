import BenchFigures
import Foundation
import WidgetArchive
import WidgetHost

/// One system installed in a state folder of its own, with service, app, extension and host as real processes.
struct SystemHouse {
    let host: WidgetHost
    let service: URL
    let app: AppBundle
    let plan: ChildPlan

    /// - Parameters:
    ///   - product: of the extension.
    ///   - seed: what a first start of the app is told; nil for nothing.
    static func run<Result>(
        _ product: String, seed: String? = nil, root: URL, build: URL, _ body: (SystemHouse) async throws -> Result
    ) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-bench-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = StateFolder(folder)
        try state.make()
        let app = try Installer(state: state).install(ProjectProducts(root: root, build: build).system(of: product))
        var configuration = HostConfiguration(state: state, launcher: build.appendingPathComponent("vitrine-confine"))
        configuration.timeZone = "UTC"
        let plan = ChildPlan(
            state: state, launcher: configuration.launcher, clock: state.clock, locale: configuration.locale, timeZone: "UTC")
        // Makes the clock that all processes follow.
        let host = try WidgetHost(configuration)
        if let seed {
            let service = try await ServiceRun(app, plan: plan, isHostRunning: false)
            try await SeedRun(plan: plan).run(app, seed: seed, service: service?.address)
            await service?.stop()
        }
        try await host.start()
        do {
            guard let service = try await ServiceRun(app, plan: plan, isHostRunning: true)?.address else {
                throw BenchFailure("\(product) has no service.")
            }
            let result = try await body(SystemHouse(host: host, service: service, app: app, plan: plan))
            await host.stop()
            return result
        } catch {
            await host.stop()
            throw error
        }
    }

    /// Looks at the extension's memory all the time, from now on.
    func watchExtension() async throws -> MemoryWatch {
        guard let pid = await host.state().processes.first(where: { $0.role == .extension && $0.name.contains("Widgets") })?.pid else {
            throw BenchFailure("The extension of \(app.identifier) does not run.")
        }
        return MemoryWatch(pid)
    }
}

/// The most memory that a process has had while it was watched.
struct MemoryWatch {
    private let task: Task<(held: Double, written: Double), Never>

    init(_ pid: Int32) {
        task = Task.detached {
            var held = 0.0, written = 0.0
            while !Task.isCancelled {
                if let figures = ProcessFigures.of(pid) {
                    held = max(held, figures.privateMegabytes)
                    written = max(written, Double(figures.dirtyBytes) / 1_048_576)
                }
                usleep(1_000)
            }
            return (held, written)
        }
    }

    func cancel() { task.cancel() }

    /// Private and written, in MB.
    func end() async -> (held: Double, written: Double) {
        task.cancel()
        return await task.value
    }
}
