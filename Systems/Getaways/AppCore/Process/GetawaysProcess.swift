import AppLine
import AppPage
import Foundation
import GetawaysCore
import ScriptModules
import VitrineWidgetArchive

/// The app as a process: its script, its page, and its line to the host.
public struct GetawaysProcess: Sendable {
    private let environment: AppEnvironment
    private let script: GetawaysScript
    private let line: ChildLine?

    public init(environment: AppEnvironment, restClient: RestClient = .live(), line: ChildLine? = .shared) {
        self.environment = environment
        self.line = line
        script = GetawaysScript(
            service: environment.service, locale: environment.locale, network: CachedNetwork(restClient: restClient),
            report: { words in
                ScriptedApp.log(words)
                // A line for the host's ledger.
                try? line?.send(.note(words))
            })
    }

    /// Serves the page and follows the host until it is gone.
    public func run() async throws {
        let server = GetawaysPageServer(script: script, page: try GetawaysPage())
        // Awaited: the link is open when its results are there.
        let duties = AppLine.Duties(open: { await script.open($0) })
        try await AppLine(line, duties).serve(server.loopback, PortMemory(folder: environment.privateFolder("Getaways")))
    }
}
