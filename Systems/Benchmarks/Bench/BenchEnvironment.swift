import Foundation
import WidgetHost

/// A state folder of its own with Trips installed and filled, and the probe extension beside it.
final class BenchEnvironment {
    let build: URL
    let configuration: HostConfiguration
    let trips: AppBundle
    let probe: ExtensionBundle
    private let folder: URL

    var plan: ChildPlan {
        ChildPlan(
            state: configuration.state, launcher: configuration.launcher, clock: configuration.state.clock, locale: configuration.locale,
            timeZone: configuration.timeZone)
    }

    init(root: URL, build: URL) async throws {
        self.build = build
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-bench-\(UUID().uuidString)", isDirectory: true)
        let state = StateFolder(folder.appendingPathComponent("state", isDirectory: true))
        try StateFolder.make(folder)
        try state.make()
        var configuration = HostConfiguration(state: state, launcher: build.appendingPathComponent("vitrine-confine"))
        configuration.timeZone = "UTC"
        self.configuration = configuration
        let products = ProjectProducts(build: build)
        trips = try Installer(state: state).install(products.system(of: "TripsWidgets"))
        let fixture = root.appendingPathComponent("Tests/Fixtures/ProbeWidgets", isDirectory: true)
        // An extension needs no app to be asked.
        let appex = folder.appendingPathComponent("ProbeWidgets.appex", isDirectory: true)
        try StateFolder.make(appex)
        for (file, name) in [
            (build.appendingPathComponent("ProbeWidgets"), "ProbeWidgets"), (fixture.appendingPathComponent("Info.plist"), "Info.plist"),
            (fixture.appendingPathComponent("ProbeWidgets.entitlements"), ExtensionBundle.entitlements),
        ] {
            try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: appex.appendingPathComponent(name))
        }
        probe = try ExtensionBundle(folder: appex)
        let clock = try HostClock(path: state.clock.path)
        try clock.set(rate: 1)
        let service = try await ServiceRun(trips, plan: plan, isHostRunning: false)
        try await SeedRun(plan: plan).run(trips, seed: "package", service: service?.address)
        await service?.stop()
    }

    func close() { try? FileManager.default.removeItem(at: folder) }
}
