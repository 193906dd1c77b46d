import Foundation

/// An app's service, up without a host around it, on the port that the state folder keeps for it.
package struct ServiceRun: Sendable {
    /// The address at which the service answers.
    package let address: URL
    private let process: ServiceProcess?

    /// Starts it, or finds the running host's; nil for an app that has none.
    /// - Throws: `ServiceProcess.Failure`, `HostStoreError`.
    package init?(_ app: AppBundle, plan: ChildPlan, isHostRunning: Bool) async throws {
        guard let declared = app.service else { return nil }
        let store = try HostStore(plan.state.database)
        let known = try store.port(of: declared.executable)
        let port: Int
        if isHostRunning, let known {
            port = known
        } else {
            guard let found = ServiceProcess.port(known: known) else { throw NoFreePort() }
            if found.isNew { try store.save(port: found.number, of: declared.executable) }
            port = found.number
        }
        // A port is a number of 1…65535.
        address = URL(string: "http://127.0.0.1:\(port)")!
        guard !isHostRunning else {
            process = nil
            return
        }
        let service = ServiceProcess(
            name: declared.executable, launch: { try plan.launch(declared, of: app, port: port) }, note: { _ in })
        do {
            try await service.start()
        } catch {
            await service.stop()
            throw error
        }
        process = service
    }

    package func stop() async { await process?.stop() }
}

/// The system has no port left to give.
struct NoFreePort: Error, CustomStringConvertible {
    var description: String { "There is no free port on 127.0.0.1 for the app's service." }
}
