import Foundation
import WidgetHost

/// Signs the first sample of each app in that has not run in this state before; each once, however many wait for it.
actor SampleSeeds {
    private let folder: StateFolder
    private let launcher: URL?
    private let store: HostStore
    private var running: [String: Task<Void, Never>] = [:]

    init(_ folder: StateFolder, launcher: URL?) throws {
        self.folder = folder
        self.launcher = launcher
        store = try HostStore(folder.database)
    }

    /// The apps that have not run here: none of their widgets was ever placed.
    nonisolated func fresh(of apps: [AppBundle]) throws -> [AppBundle] {
        try apps.filter { try store.setting(Self.name($0)) == nil && store.setting(Self.placed($0)) == nil }
    }

    /// Remembers that what they want on a screen was placed, whether their samples are signed in or not.
    nonisolated func havePlaced(_ apps: [AppBundle]) {
        do {
            for app in apps { try store.save(setting: Self.placed(app), "yes") }
        } catch {
            complain("vitrine: \(error)")
        }
    }

    /// Returns when the app's sample is signed in; at once where it was, or the app has none. An app that cannot be is said on standard error,
    /// and tried again at the next start.
    /// - Parameter environment: of the device.
    func signIn(_ app: AppBundle, in environment: HomeEnvironment) async {
        if let task = running[app.identifier] { return await task.value }
        let task = Task { [self] in
            do {
                guard try store.setting(Self.name(app)) == nil else { return }
                try await seed(app, environment)
                try store.save(setting: Self.name(app), "yes")
            } catch {
                complain("vitrine: \(error)")
            }
        }
        running[app.identifier] = task
        await task.value
    }

    private static func name(_ app: AppBundle) -> String { "seeded.\(app.identifier)" }
    private static func placed(_ app: AppBundle) -> String { "placed.\(app.identifier)" }

    private nonisolated func seed(_ app: AppBundle, _ environment: HomeEnvironment) async throws {
        guard let seed = app.seeds.first else { return }
        let plan = ChildPlan(
            state: folder, launcher: launcher, clock: folder.clock, locale: environment.locale, timeZone: environment.timeZone,
            isPad: environment.device.isPad)
        let service = try await ServiceRun(app, plan: plan, isHostRunning: false)
        do {
            try await SeedRun(plan: plan).run(app, seed: seed, service: service?.address)
        } catch {
            await service?.stop()
            throw error
        }
        await service?.stop()
    }
}
