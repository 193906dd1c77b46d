import Foundation
import VitrineWidgetArchive

extension WidgetHost: HostObserving {
    package func state() async -> HostState {
        let now = clock.now
        followEntries(now)
        var processes = [hostState]
        for app in apps { processes += await app.states() }
        let accents = Dictionary(apps.map { ($0.bundle.identifier, $0.bundle.accent) }, uniquingKeysWith: { first, _ in first })
        var time = clock.state
        time.jump = moves.jump
        var state = HostState(
            clock: time, device: configuration.device.name, timeZone: configuration.timeZone,
            tiles: tiles.map { tile in
                var state = tile.state(on: configuration.device, at: now)
                state.accent = accents[state.app] ?? nil
                return state
            },
            processes: processes, ledger: ledger.recent)
        state.environment = configuration.environment
        state.updates = updates
        state.pages = layout.pages(of: configuration.environment.screen)
        return state
    }

    private var hostState: ProcessState {
        let pid = getpid()
        return ProcessState(
            role: .host, name: "vitrine", pid: pid, restarts: configuration.restarts, lastExit: configuration.lastExit, confined: false,
            privateMegabytes: ProcessFigures.of(pid)?.privateMegabytes, page: nil)
    }

    package func ledger(_ filter: LedgerFilter) async throws -> [LedgerEntry] { try store.ledger(filter) }

    package func doctor() async -> DoctorReport {
        var report = await HostDoctor(apps: apps, configuration: configuration).report()
        report.findings += HostDoctor.findings(of: tiles, at: clock.now)
        return report
    }
}
