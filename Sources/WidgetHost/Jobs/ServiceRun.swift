import Foundation
import LoopbackPorts

/// An app's service, up without a host around it, on the port that the state folder keeps for it.
package struct ServiceRun: Sendable {
    /// The address at which the service answers.
    package let address: URL
    private let process: ServiceProcess?

    /// Ports that are tried before a service that does not come up is given up.
    private static let tries = 4

    /// Starts it, or finds the running host's; nil for an app that has none.
    ///
    /// A program that looked for a port at the same moment may have taken the one that was found free, so that the service cannot listen.
    /// It is started at another one then.
    /// - Parameter find: finds a port, given the one that the service has had.
    /// - Throws: `ServiceProcess.Failure`, `HostStoreError`.
    package init?(
        _ app: AppBundle, plan: ChildPlan, isHostRunning: Bool,
        find: (Int?) -> (number: Int, isNew: Bool)? = { ServiceProcess.port(known: $0) }
    ) async throws {
        guard let declared = app.service else { return nil }
        let store = try HostStore(plan.state.database)
        if isHostRunning, let known = try store.port(of: declared.executable) {
            (address, process) = (Self.address(known), nil)
            return
        }
        var attempt = 0
        while true {
            attempt += 1
            guard let found = find(try store.port(of: declared.executable)) else { throw NoFreePort() }
            if found.isNew { try store.save(port: found.number, of: declared.executable) }
            guard !isHostRunning else {
                (address, process) = (Self.address(found.number), nil)
                return
            }
            let service = ServiceProcess(
                name: declared.executable, launch: { try plan.launch(declared, of: app, port: found.number) }, note: { _ in })
            do {
                try await service.start()
                (address, process) = (Self.address(found.number), service)
                return
            } catch {
                await service.stop()
                guard attempt < Self.tries, !LoopbackPort.isFree(found.number) else { throw error }
            }
        }
    }

    /// - Parameter port: a number of 1…65535.
    private static func address(_ port: Int) -> URL { URL(string: "http://127.0.0.1:\(port)")! }

    package func stop() async { await process?.stop() }
}

/// The system has no port left to give.
struct NoFreePort: Error, CustomStringConvertible {
    var description: String { "There is no free port on 127.0.0.1 for the app's service." }
}
