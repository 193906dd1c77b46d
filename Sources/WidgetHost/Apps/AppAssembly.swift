import Foundation
import Logging
import VitrineWidgetArchive

/// Makes the processes of an app that is installed: the app, its extensions, the handlers of its intents, its service and the relay
/// before it. None is started yet.
struct AppAssembly: Sendable {
    let configuration: HostConfiguration
    let plan: SharedPlan
    let faults: SharedFaults
    let store: HostStore
    let log: Logger
    /// Hears what a process asks of the host; the extension is nil where the app itself asks.
    let call: @Sendable (HostCall, AppBundle, ExtensionBundle?) async -> Void
    /// Hears what a process says or what happens to it, by its name.
    let note: @Sendable (String, ProcessNote, AppBundle) async -> Void
    /// Hears why a service is down, by its name.
    let serviceEnded: @Sendable (String, String, AppBundle) async -> Void

    func app(of bundle: AppBundle) -> InstalledApp {
        let port = bundle.service.flatMap { self.port(of: $0.executable) }
        let relay = bundle.service.flatMap { service in port.flatMap { self.relay(to: $0, of: service.executable) } }
        let address = (relay?.port ?? port).flatMap { URL(string: "http://127.0.0.1:\($0)") }
        let addresses = bundle.addresses(of: address)
        return InstalledApp(
            bundle: bundle, process: process(of: bundle, service: address),
            extensions: bundle.extensions.map { found in
                configuration.answering(found).map { ExtensionProcess(bundle: found, answering: $0) }
                    ?? process(of: found, in: bundle, addresses, limits: configuration.limits, keepsAlive: true)
            },
            handlers: bundle.handlers.map { found in
                // A handler that does not answer holds up a sheet: it gets less time, and is ended then.
                var limits = configuration.limits
                limits.answer = limits.options
                return process(of: found, in: bundle, addresses, limits: limits, keepsAlive: false)
            },
            service: bundle.service.flatMap { declared in port.map { service(declared, of: bundle, port: $0, behind: relay) } },
            addresses: addresses, relay: relay, sandbox: configuration.sandbox)
    }

    private func process(of bundle: AppBundle, service: URL?) -> AppProcess {
        AppProcess(
            bundle: bundle, keepsAlive: configuration.startsApps, backOff: configuration.backOff,
            pageName: try? LocalName.kept(for: bundle.identifier, in: configuration.state),
            launch: { faulty(try plan.current.launch(bundle, service: service), app: bundle) },
            call: { await call($0, bundle, nil) },
            note: { await note(bundle.displayName, $0, bundle) })
    }

    private func process(
        of found: ExtensionBundle, in app: AppBundle, _ addresses: [String: URL], limits: ExtensionProcess.Limits, keepsAlive: Bool
    ) -> ExtensionProcess {
        ExtensionProcess(
            bundle: found, limits: limits, keepsAlive: keepsAlive, backOff: configuration.backOff,
            launch: { faulty(try plan.current.launch(found, addresses: addresses), app: app) },
            call: { await call($0, app, found) },
            note: { await note(found.executable.lastPathComponent, $0, app) })
    }

    /// The port of a service behind a relay is looked at again at each start: somebody may have taken it meanwhile. Without a relay its
    /// address is what app and extension were told, and stays.
    private func service(_ declared: AppBundle.Service, of app: AppBundle, port: Int, behind relay: ServiceRelay?) -> ServiceProcess {
        ServiceProcess(
            name: declared.executable, backOff: configuration.backOff,
            launch: {
                var port = port
                if let relay, let found = self.port(of: declared.executable) {
                    relay.turn(to: found)
                    port = found
                }
                return try plan.current.launch(declared, of: app, port: port)
            },
            serves: { relay?.serves($0) },
            note: { said in
                if case .ended(let reason) = said {
                    await serviceEnded(declared.executable, reason, app)
                } else {
                    await note(declared.executable, said, app)
                }
            })
    }

    private func faulty(_ launch: ChildLaunch, app: AppBundle) -> ChildLaunch {
        var launch = launch
        launch.refusesWrites = faults.current.isOn(.diskFull, app: app.identifier)
        return launch
    }

    /// The port a service has had since its first start; another where a stranger has it now.
    private func port(of service: String) -> Int? {
        guard let found = ServiceProcess.port(known: try? store.port(of: service)) else { return nil }
        if found.isNew { keep(port: found.number, of: service) }
        return found.number
    }

    /// What stands before a service, at the port it has had since its first start: addresses may be in caches.
    private func relay(to port: Int, of service: String) -> ServiceRelay? {
        let name = service + ".relay"
        guard let relay = ServiceRelay(to: port, port: try? store.port(of: name)) else {
            log.error("\(service) is reached without a relay: there is no free port")
            return nil
        }
        keep(port: relay.port, of: name)
        return relay
    }

    private func keep(port: Int, of name: String) {
        do {
            try store.save(port: port, of: name)
        } catch {
            log.error("A port cannot be kept: \(error)")
        }
    }
}
