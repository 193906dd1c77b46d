import Foundation
import WidgetHost

/// The four systems, installed from a build and filled with their first samples, in a state folder of its own.
struct InstalledSystems {
    /// Friday 12 June 2026, midnight in Rome: where the clock stands until it is moved.
    static let begin = Date(timeIntervalSince1970: 1_781_215_200)

    /// The build folder that holds the products.
    let build: URL

    /// Runs a host over them, with apps, services and extensions as real processes, until the body returns.
    func run<Result>(_ body: (WidgetHost) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vitrine-systems-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = StateFolder(folder)
        try state.make()
        var configuration = HostConfiguration(state: state, launcher: build.appendingPathComponent("vitrine-confine"))
        configuration.timeZone = "Europe/Rome"
        configuration.now = Self.begin
        configuration.rate = 0
        configuration.longestPlay = .seconds(3600)
        let installer = Installer(state: state)
        for system in ProjectProducts(build: build).systems() { _ = try installer.install(system) }
        for app in installer.installed().apps {
            guard let seed = app.seeds.first else { continue }
            let plan = ChildPlan(
                state: state, launcher: configuration.launcher, clock: state.clock, locale: configuration.locale,
                timeZone: configuration.timeZone)
            _ = try HostClock(path: state.clock.path)
            let service = try await ServiceRun(app, plan: plan, isHostRunning: false)
            try await SeedRun(plan: plan).run(app, seed: seed, service: service?.address)
            await service?.stop()
        }
        let host = try WidgetHost(configuration)
        do {
            try await host.start()
            let result = try await body(host)
            await host.stop()
            return result
        } catch {
            await host.stop()
            throw error
        }
    }
}
