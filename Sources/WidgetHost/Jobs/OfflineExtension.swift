import Foundation
import WidgetArchive

/// A real extension process without a host around it, with a clock of its own that stands still.
struct OfflineExtension: Sendable {
    let process: ExtensionProcess
    let clock: HostClock
    private let page: URL

    /// - Parameter at: the time that the process will see.
    init(_ bundle: ExtensionBundle, configuration: HostConfiguration, at: Date) throws {
        try configuration.state.make()
        // Not the host's page: a host may be at work in the same folder.
        let page = configuration.state.host.appendingPathComponent("clock-\(UUID().uuidString)")
        clock = try HostClock(path: page.path)
        try clock.set(now: at, rate: 0)
        self.page = page
        let plan = ChildPlan(
            state: configuration.state, launcher: configuration.launcher, clock: page, locale: configuration.locale,
            timeZone: configuration.timeZone)
        process = ExtensionProcess(
            bundle: bundle, limits: configuration.limits, keepsAlive: false, backOff: configuration.backOff,
            launch: { try plan.launch(bundle) })
    }

    func close() async {
        await process.stop()
        try? FileManager.default.removeItem(at: page)
    }

    /// The widgets to work on: one kind, or all.
    func widgets(kind: String?) async throws -> [ExtensionDescription.Widget] {
        guard case .described(let description) = try await process.ask(.describe).body else {
            throw ExtensionError.wrongAnswer("what is no description")
        }
        guard let kind else { return description.widgets }
        let found = description.widgets.filter { $0.kind == kind }
        guard !found.isEmpty else { throw HostError.unknownKind(kind, known: description.widgets.map(\.kind)) }
        return found
    }
}
